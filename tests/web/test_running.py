"""The program as it is started and stopped: what it says, what it refuses, and that it leaves nothing broken."""

import http.client
import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
PASSWORD = "admin123"


@dataclass
class Running:
    """A shop of its own process: its process, its two ports, and the directory that it holds."""

    process: "subprocess.Popen[str]"
    port: int
    desk_port: int
    folder: Path

    def ask(self, method: str, path: str, body: Any = None, port: int | None = None, **headers: str) -> tuple[int, Any]:
        with closing(http.client.HTTPConnection("127.0.0.1", port or self.port, timeout=30)) as line:
            content = None if body is None else json.dumps(body)
            line.request(method, path, content, {"Content-Type": "application/json"} | headers)
            answer = line.getresponse()
            text = answer.read()
            return answer.status, json.loads(text) if text else None

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(60)


def environment(**more: str) -> dict[str, str]:
    own = {name: value for name, value in os.environ.items() if not name.startswith("PITLANE_")}
    return own | {"PYTHONUNBUFFERED": "1"} | more


def run(*arguments: str, **more: str) -> "subprocess.CompletedProcess[str]":
    """One command to its end; `given` is its standard input."""
    given = more.pop("given", "")
    command = [sys.executable, "-m", "app", *arguments]
    return subprocess.run(
        command,
        cwd=ROOT,
        env=environment(**more),
        input=given,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


Start = Callable[..., Running]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts shops, and ends those that still run."""
    started: list[subprocess.Popen[str]] = []

    def serve(folder: Path = tmp_path / "data", *arguments: str, **more: str) -> Running:
        ports = ["--port", "0", "--desk-port", "0"]
        process = subprocess.Popen(
            [sys.executable, "-m", "app", "serve", *ports, "--data-dir", str(folder), *arguments],
            cwd=ROOT, env=environment(**more), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )  # fmt: skip
        started.append(process)
        said = ""
        assert process.stdout
        for line in process.stdout:
            said += line
            if "Back office" in line:
                break
        shop, desk = re.findall(r"http://127\.0\.0\.1:(\d+)", said)
        return Running(process, int(shop), int(desk), folder)

    yield serve
    for process in started:
        if process.poll() is None:
            process.kill()
            process.wait()
        if process.stdout:
            process.stdout.close()


def test_it_serves_on_two_doors_and_stops_cleanly(start: Start) -> None:
    shop = start(PITLANE_ADMIN_PASSWORD=PASSWORD)
    assert shop.ask("GET", "/api/health")[0] == 200
    for port in (shop.port, shop.desk_port):
        assert shop.ask("POST", "/api/admin/login", {"password": PASSWORD}, port)[0] == 200
    assert shop.ask("GET", "/api/admin/setup", None, shop.desk_port) == (200, {"needed": False})
    assert shop.ask("GET", "/api/admin/setup")[0] == 404
    assert shop.ask("GET", "/api/admin/check", None, shop.desk_port, Host="evil.example")[0] == 403
    assert shop.stop() == 0
    assert not (shop.folder / "pitlane.db-wal").exists()
    for path in shop.folder.rglob("*"):
        assert path.is_dir() or PASSWORD.encode() not in path.read_bytes()


def test_the_environments_password_never_replaces_one_that_is_set(start: Start) -> None:
    assert start(PITLANE_ADMIN_PASSWORD=PASSWORD).stop() == 0
    again = start(PITLANE_ADMIN_PASSWORD="another one")
    assert again.ask("POST", "/api/admin/login", {"password": "another one"})[0] == 401
    assert again.ask("POST", "/api/admin/login", {"password": PASSWORD})[0] == 200


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
        assert second.returncode == 1
        assert second.stderr == (
            f"pitlane: Port {shop.port} on 127.0.0.1 cannot be used: another program holds it. Choose another port.\n"
        )


@pytest.mark.parametrize("content", [b"", b"no database at all\n" * 100])
def test_a_damaged_database_stops_the_start_and_is_left_untouched(tmp_path: Path, content: bytes) -> None:
    database = tmp_path / "pitlane.db"
    database.write_bytes(content)
    started = run("serve", "--port", "0", "--desk-port", "0", "--data-dir", str(tmp_path))
    assert started.returncode == 1
    assert started.stderr.startswith("pitlane: The database pitlane.db is damaged and was left untouched.")
    assert database.read_bytes() == content


def test_a_newer_database_stops_the_start_and_is_left_untouched(tmp_path: Path, empty_database: Path) -> None:
    database = tmp_path / "pitlane.db"
    database.write_bytes(empty_database.read_bytes())
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    content = database.read_bytes()
    started = run("serve", "--port", "0", "--desk-port", "0", "--data-dir", str(tmp_path))
    assert started.returncode == 1
    assert "written by a newer Pitlane" in started.stderr
    assert database.read_bytes() == content


@pytest.mark.parametrize(
    ("arguments", "more", "sentence"),
    [
        (["--port", "70000"], {}, "must be a number from 0 to 65535"),
        (["--port", "9", "--desk-port", "9"], {}, "two different ports"),
        ([], {"PITLANE_PORT": "http"}, "PITLANE_PORT must be a port number"),
        ([], {"PITLANE_ADMIN_FROM": "everywhere"}, "PITLANE_ADMIN_FROM must be one of localhost, desk, anywhere"),
        (["--host", "0.0.0.0"], {"PITLANE_THROTTLES": "off"}, "needs --host 127.0.0.1"),
        (["--host", "203.0.113.1"], {}, "is no address of this computer"),
        (["--host", "no such host"], {}, "is no address of this computer"),
        (["--data-dir", "/dev/null/x"], {}, "cannot be written to"),
    ],
)
def test_what_cannot_be_meant_is_one_sentence(
    tmp_path: Path, arguments: list[str], more: dict[str, str], sentence: str
) -> None:
    started = run("serve", "--data-dir", str(tmp_path / "d"), "--desk-port", "0", *arguments, **more)
    assert started.returncode == 1
    assert sentence in started.stderr
    assert started.stderr.count("\n") == 1


def test_a_stop_finishes_what_is_under_way(start: Start) -> None:
    shop = start(PITLANE_THROTTLES="off")
    statuses: list[int] = []
    begun = threading.Event()

    def keep_ordering() -> None:
        with suppress(ConnectionError):
            while True:
                statuses.append(shop.ask("POST", "/api/cart")[0])
                begun.set()

    threads = [threading.Thread(target=keep_ordering) for _ in range(4)]
    for thread in threads:
        thread.start()
    assert begun.wait(30)
    assert shop.stop() == 0
    for thread in threads:
        thread.join()
    with closing(sqlite3.connect(shop.folder / "pitlane.db")) as database:
        kept = database.execute("SELECT count(*) FROM carts").fetchone()[0]
    assert set(statuses) == {201}
    assert kept >= len(statuses)


def test_a_killed_shop_lets_go_of_its_directory_and_starts_again(start: Start) -> None:
    shop = start()
    cart = shop.ask("POST", "/api/cart")[1]["id"]
    shop.process.kill()
    shop.process.wait()
    again = start(shop.folder)
    assert again.ask("GET", f"/api/cart/{cart}")[0] == 200


def test_commands_back_up_restore_and_set_the_password(start: Start, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    directory = ["--data-dir", str(folder)]
    assert run("backup", *directory).stderr == f"pitlane: There is no shop in {folder}.\n"
    weak = run("set-password", *directory, given="password1234\n")
    assert (weak.returncode, "too easy to guess" in weak.stderr) == (1, True)
    assert run("set-password", *directory, given="a rather long secret\n").returncode == 0
    made = run("backup", *directory)
    assert made.returncode == 0
    name = next((folder / "backups").glob("pitlane-*.zip")).name
    assert name in made.stdout

    (folder / "pitlane.db").write_bytes(b"no database at all\n" * 100)
    (folder / "backups" / "pitlane-20200101-000000.zip").write_bytes(b"no zip")
    for unusable in ("nope.zip", "pitlane-20200101-000000.zip"):
        refused = run("restore", *directory, unusable)
        assert (refused.returncode, refused.stderr.count("\n")) == (1, 1)
        assert (folder / "pitlane.db").read_bytes().startswith(b"no database at all")
    restored = run("restore", *directory, name)
    assert restored.returncode == 0
    assert "The damaged database was kept as pitlane.db.damaged-" in restored.stdout
    assert run("upgrade", *directory).stdout == "The database is up to date.\n"
    assert start(folder).ask("POST", "/api/admin/login", {"password": "a rather long secret"})[0] == 200
    assert run("backup", "--help").returncode == 0
