"""Newer versions are looked for at the source that the owner names, and installed on a click."""

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.config import Config
from app.runtime import leftovers, maintenance
from app.shop.system.updates import fetched, fetching, updating
from app.shop.system.updates.release import NO_NOTICE, NOTICE
from app.version import VERSION
from app.web.calls.system import updates as update_calls
from app.web.calls.system.this_pc import EXTENSION
from tests.desktop.screen import wait_until

UPDATES = "/api/admin/updates"
SETUP = b"MZ stands for a setup" * 1000
NAME = "Pitlane-9.1.0-setup.exe"


class Installed:
    """A program that a setup installed; the setup ends with `status`."""

    def __init__(self, possible: bool = True, status: int = 0) -> None:
        self.possible, self.status = possible, status
        self.started: list[tuple[str, bytes, list[str]]] = []
        self.backups = Path()

    def can_update(self) -> bool:
        return self.possible

    def start_setup(self, setup: Path) -> int:
        self.started.append((setup.name, setup.read_bytes(), sorted(path.name for path in self.backups.glob("*.zip"))))
        return self.status


def offer(folder: Path, content: bytes = SETUP, **more: Any) -> Path:
    """Put a notice and its setup into a folder."""
    setup = {"file": NAME, "size": len(content), "sha256": hashlib.sha256(content).hexdigest()}
    notice = {"version": "9.1.0", "news": ["Quotes", "Faster start"], "setup": setup} | more
    folder.mkdir(exist_ok=True)
    (folder / NOTICE).write_text(json.dumps(notice))
    (folder / NAME).write_bytes(content)
    return folder


@pytest.fixture
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return offer(tmp_path_factory.mktemp("offered"))


@pytest.fixture
def pc(app: Flask, config: Config) -> Installed:
    pc = app.extensions[EXTENSION] = Installed()
    pc.backups = config.backups
    return pc


def look(admin: FlaskClient, source: object) -> dict[str, Any]:
    assert admin.patch(UPDATES, json={"source": str(source)}).status_code == 200
    return dict(admin.post(f"{UPDATES}/check").json)


def installed(admin: FlaskClient, version: str = "9.1.0") -> dict[str, Any]:
    """Install, and return the state once it rests."""
    answer = admin.post(f"{UPDATES}/install", json={"version": version})
    assert answer.status_code == 202, answer.json
    wait_until(lambda: admin.get(UPDATES).json["state"] == "failed", "the end of the update")
    return dict(admin.get(UPDATES).json)


def test_nothing_is_looked_for_before_the_owner_names_a_source(
    app: Flask, admin: FlaskClient, monkeypatch: pytest.MonkeyPatch, folder: Path
) -> None:
    looked: list[object] = []
    monkeypatch.setattr(fetching, "_open", lambda *what: looked.append(what) or (_ for _ in ()).throw(OSError()))
    known = admin.get(UPDATES).json
    assert (known["version"], known["source"], known["newer"]) == (VERSION, "", None)
    maintenance.look_for_update(app)
    assert admin.post(f"{UPDATES}/check").status_code == 409
    assert looked == []

    admin.patch(UPDATES, json={"source": str(folder)})
    maintenance.look_for_update(app)
    maintenance.look_for_update(app)
    assert len(looked) == 1
    admin.patch(UPDATES, json={"source": ""})
    maintenance.look_for_update(app)
    assert len(looked) == 1


def test_the_place_of_its_own_releases_is_suggested(
    admin: FlaskClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert admin.get(UPDATES).json["suggested"] is None

    place = "https://example.org/pitlane/releases/latest/download/"
    (tmp_path / "build-info.json").write_text(json.dumps({"releases": place}))
    monkeypatch.setattr(update_calls, "program_folder", lambda: tmp_path)
    known = admin.get(UPDATES).json
    assert (known["suggested"], known["source"]) == (place, "")


def test_a_newer_version_is_said_with_what_is_new(admin: FlaskClient, folder: Path, pc: Installed) -> None:
    known = look(admin, folder)
    assert known["newer"] == {"version": "9.1.0", "news": ["Quotes", "Faster start"], "size": len(SETUP)}
    assert (known["problem"], known["canInstall"], known["state"]) == (None, True, "none")
    assert known["checkedAt"]


def test_no_older_one_is_offered(admin: FlaskClient, folder: Path) -> None:
    for version in (VERSION, "0.0.9"):
        offer(folder, version=version)
        assert look(admin, folder)["newer"] is None


def test_it_is_backed_up_first_and_the_very_setup_is_run(
    admin: FlaskClient, folder: Path, pc: Installed, config: Config
) -> None:
    look(admin, folder)
    state = installed(admin)
    [(name, content, backups)] = pc.started
    assert (name, content) == (NAME, SETUP)
    assert len(backups) == 1
    # A setup that works ends this program; one that returns did not replace it.
    assert "The old version keeps running" in state["sentence"]
    leftovers.tidy_up(admin.application)
    assert not (config.data_dir / fetched.FOLDER).exists()


@pytest.mark.parametrize("content", [SETUP[:-1] + b"X", SETUP[:-1], b"", SETUP + b"X"])
def test_another_file_than_the_described_one_is_never_run(
    admin: FlaskClient, folder: Path, pc: Installed, config: Config, content: bytes
) -> None:
    look(admin, folder)
    (folder / NAME).write_bytes(content)
    state = installed(admin)
    assert state["sentence"] == (fetching.TOO_LONG if len(content) > len(SETUP) else fetching.NOT_WHOLE)
    assert pc.started == []
    assert list((config.data_dir / fetched.FOLDER).glob("*")) == []
    assert list(config.backups.glob("*.zip")) == []


def test_one_that_changes_after_it_was_fetched_is_not_run(
    admin: FlaskClient, folder: Path, pc: Installed, config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = updating.back_up_now

    def back_up(config: Config) -> Any:
        (config.data_dir / fetched.FOLDER / NAME).write_bytes(b"another")
        return real(config)

    monkeypatch.setattr(updating, "back_up_now", back_up)
    look(admin, folder)
    assert installed(admin)["sentence"] == fetching.NOT_WHOLE
    assert pc.started == []


def test_a_failed_backup_starts_no_setup(
    admin: FlaskClient, folder: Path, pc: Installed, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(updating, "back_up_now", lambda _config: 1 / 0)
    look(admin, folder)
    assert "could not be installed" in installed(admin)["sentence"]
    assert pc.started == []


def test_a_click_counts_for_the_version_that_was_shown(admin: FlaskClient, folder: Path, pc: Installed) -> None:
    assert admin.post(f"{UPDATES}/install", json={"version": "9.1.0"}).status_code == 409
    look(admin, folder)
    assert admin.post(f"{UPDATES}/install", json={"version": "9.0.0"}).status_code == 409
    assert admin.post(f"{UPDATES}/install", json={}).status_code == 400
    pc.possible = False
    assert admin.post(f"{UPDATES}/install", json={"version": "9.1.0"}).status_code == 409
    assert pc.started == []


SOURCES = (
    "http://example.org/", "ftp://example.org/x", "file:///etc", "https://", "https://user:word@example.org/",
    "relative/folder", "/no/such/folder", "https://[", "x" * 501,
)  # fmt: skip


def test_a_source_that_is_not_safe_is_refused(admin: FlaskClient) -> None:
    answers = [admin.patch(UPDATES, json={"source": source}) for source in SOURCES]
    assert {(answer.status_code, *answer.json["errors"]) for answer in answers} == {(400, "source")}
    assert admin.get(UPDATES).json["source"] == ""


NOTICES: list[Callable[[dict[str, Any]], object]] = [
    lambda notice: notice.update(version="9.1"),
    lambda notice: notice.update(version="9.1.0-beta"),
    lambda notice: notice.update(version=9),
    lambda notice: notice.update(news="text"),
    lambda notice: notice.update(news=[7]),
    lambda notice: notice.pop("setup"),
    lambda notice: notice["setup"].update(file="../Pitlane-9.1.0-setup.exe"),
    lambda notice: notice["setup"].update(file="other.exe"),
    lambda notice: notice["setup"].update(file="https://example.org/Pitlane-9.1.0-setup.exe"),
    lambda notice: notice["setup"].update(size=0),
    lambda notice: notice["setup"].update(size=True),
    lambda notice: notice["setup"].update(size=10**12),
    lambda notice: notice["setup"].update(sha256="0" * 63),
]


def test_a_notice_with_anything_of_another_form_is_none(admin: FlaskClient, folder: Path) -> None:
    whole = (folder / NOTICE).read_text()
    for number, spoil in enumerate(NOTICES):
        notice = json.loads(whole)
        spoil(notice)
        (folder / NOTICE).write_text(json.dumps(notice))
        known = look(admin, folder)
        assert (number, known["newer"], known["problem"]) == (number, None, NO_NOTICE)


def test_whatever_lies_there_is_a_sentence(admin: FlaskClient, folder: Path) -> None:
    for content in (b"", b"[]", b"{", b"\xff\xfe", b"[" * 60_000, b"x" * 70_000):
        (folder / NOTICE).write_bytes(content)
        is_long = len(content) > fetching.NOTICE_LIMIT
        assert look(admin, folder)["problem"] == (fetching.TOO_LONG if is_long else NO_NOTICE)
    (folder / NOTICE).unlink()
    assert "no file that describes a version" in look(admin, folder)["problem"]


def test_nothing_of_it_is_at_the_public_listener(admin: FlaskClient, pc: Installed, folder: Path) -> None:
    look(admin, folder)
    cookie = admin.get_cookie("desk_session")
    assert cookie
    front = admin.application.test_client()
    front.environ_base["REMOTE_ADDR"] = "127.0.0.1"
    front.set_cookie("admin_session", cookie.value)
    assert front.get("/api/admin/check").json == {"isAdmin": True}
    answers = [
        front.get(UPDATES),
        front.patch(UPDATES, json={"source": ""}),
        front.post(f"{UPDATES}/check"),
        front.post(f"{UPDATES}/install", json={"version": "9.1.0"}),
    ]
    assert [answer.status_code for answer in answers] == [404] * 4
    assert pc.started == []
    assert admin.get(UPDATES).json["source"] == str(folder)


def test_no_restore_names_a_source(admin: FlaskClient, folder: Path, config: Config) -> None:
    backup = admin.post("/api/admin/backups").json["name"]
    look(admin, folder)
    assert admin.post(f"/api/admin/backups/{backup}/restore").status_code == 200
    assert json.loads((config.data_dir / "updates.json").read_text()) == {"source": str(folder)}
