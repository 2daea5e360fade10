"""The program's own log as the owner reads it."""

from pathlib import Path

import pytest
from flask.testing import FlaskClient

from app.config import Config
from app.contract.system.log import EventView
from app.shop.system import log_lines
from app.shop.system.log_lines import newest_events, whole_log

ERROR = (
    "2026-11-21T10:00:01.000Z ERROR app.web.api.errors: error 1a2b3c4d on GET /shop"
    "\\nTraceback (most recent call last):\\n  boom"
)
JSON = '{"time": "2026-11-21T10:00:02.000Z", "level": "INFO", "from": "app", "message": "stopped"}'


def write(folder: Path, name: str, *lines: str) -> None:
    (folder / name).write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


def test_the_newest_event_is_first_whatever_file_it_is_in(tmp_path: Path) -> None:
    write(tmp_path, "pitlane.log.1", ERROR)
    write(tmp_path, "pitlane.log", JSON, "torn")
    torn, stopped, error = newest_events(tmp_path, "")
    assert torn == EventView(at="", level="", text="torn", detail=None)
    assert stopped == EventView(at="2026-11-21T10:00:02.000Z", level="INFO", text="stopped", detail=None)
    assert (error.text, error.level) == ("error 1a2b3c4d on GET /shop", "ERROR")
    assert error.detail == "Traceback (most recent call last):\n  boom"


def test_a_number_is_found_in_the_oldest_file_too(tmp_path: Path) -> None:
    write(tmp_path, "pitlane.log.5", ERROR)
    write(tmp_path, "pitlane.log", *[JSON] * 300)
    assert [event.at for event in newest_events(tmp_path, "1A2B3C4D")] == ["2026-11-21T10:00:01.000Z"]
    assert len(newest_events(tmp_path, "")) == log_lines.SHOWN
    assert newest_events(tmp_path, "nothing like it") == []


def test_however_big_a_file_is_only_its_end_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_lines, "FILE_BYTES", len(JSON) + 1)
    write(tmp_path, "pitlane.log", ERROR, JSON)
    assert [event.text for event in newest_events(tmp_path, "")] == ["stopped"]
    assert b"".join(whole_log(tmp_path)) == f"{JSON}\n".encode()


def test_no_log_is_no_events(tmp_path: Path) -> None:
    assert newest_events(tmp_path, "") == []


def test_the_owner_downloads_all_of_it_oldest_first(admin: FlaskClient, client: FlaskClient, config: Config) -> None:
    write(config.logs, "pitlane.log.1", ERROR)
    write(config.logs, "pitlane.log", JSON)
    (config.logs / "other.txt").write_text("of somebody else")
    answer = admin.get("/api/admin/log/download")
    assert (answer.status_code, answer.text) == (200, f"{ERROR}\n{JSON}\n")
    assert answer.content_type == "text/plain; charset=utf-8"
    assert client.get("/api/admin/log/download").status_code == 401
