"""Failures of a start: one sentence, own exit code, nothing changed."""

from contextlib import closing
from pathlib import Path

import pytest

from app.store.database.driver import sqlite3
from tests.running import Start, run


def test_a_second_start_says_who_holds_the_directory(start: Start) -> None:
    shop = start()
    for command in (["serve", "--port", "0", "--desk-port", "0"], ["backup"], ["upgrade"]):
        second = run(*command, "--data-dir", str(shop.folder))
        assert second.returncode == 1
        assert f"process {shop.process.pid} runs the shop on it already" in second.stderr
        assert "Traceback" not in second.stderr
    assert shop.ask("GET", "/api/health")[0] == 200


def test_a_taken_port_is_said(start: Start, tmp_path: Path) -> None:
    shop = start()
    for ports in (["--port", str(shop.port), "--desk-port", "0"], ["--port", "0", "--desk-port", str(shop.port)]):
        second = run("serve", *ports, "--data-dir", str(tmp_path / "other"))
        assert (second.returncode, second.stdout) == (20, "")
        assert second.stderr.startswith(f"pitlane: Port {shop.port} on 127.0.0.1 cannot be used: another Pitlane holds")


@pytest.mark.parametrize("content", [b"", b"no database at all\n" * 100])
def test_a_damaged_database_stops_the_start_and_is_left_untouched(tmp_path: Path, content: bytes) -> None:
    database = tmp_path / "pitlane.db"
    database.write_bytes(content)
    started = run("serve", "--port", "0", "--desk-port", "0", "--data-dir", str(tmp_path))
    assert started.returncode == 23
    assert started.stderr.startswith("pitlane: The database pitlane.db is damaged and was left untouched.")
    assert database.read_bytes() == content


@pytest.mark.parametrize(
    ("revision", "code", "sentence"),
    [("9999", 24, "written by a newer Pitlane"), ("0038", 21, "by a Pitlane from before the first release")],
)
def test_a_newer_or_unreleased_database_stops_the_start_and_is_left_untouched(
    tmp_path: Path, empty_database: Path, revision: str, code: int, sentence: str
) -> None:
    database = tmp_path / "pitlane.db"
    database.write_bytes(empty_database.read_bytes())
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = ?", [revision])
        connection.commit()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    content = database.read_bytes()
    started = run("serve", "--port", "0", "--desk-port", "0", "--data-dir", str(tmp_path))
    assert started.returncode == code
    assert sentence in started.stderr
    assert database.read_bytes() == content


@pytest.mark.parametrize(
    ("arguments", "more", "sentence", "code"),
    [
        (["--port", "70000"], {}, "must be a number from 0 to 65535", 1),
        (["--port", "9", "--desk-port", "9"], {}, "two different ports", 1),
        ([], {"PITLANE_PORT": "http"}, "PITLANE_PORT must be a port number", 1),
        ([], {"PITLANE_ADMIN_FROM": "everywhere"}, "PITLANE_ADMIN_FROM must be one of localhost, desk, anywhere", 1),
        (["--host", "0.0.0.0"], {"PITLANE_THROTTLES": "off"}, "needs --host 127.0.0.1", 1),
        (["--host", "203.0.113.1"], {}, "is not an address of this computer", 20),
        (["--host", "no such host"], {}, "is not an address of this computer", 20),
        (["--data-dir", "/dev/null/x"], {}, "cannot be written to", 21),
    ],
)
def test_what_cannot_be_meant_is_one_sentence(
    tmp_path: Path, arguments: list[str], more: dict[str, str], sentence: str, code: int
) -> None:
    started = run("serve", "--data-dir", str(tmp_path / "d"), "--desk-port", "0", *arguments, **more)
    assert started.returncode == code
    assert sentence in started.stderr
    assert started.stderr.count("\n") == 1
