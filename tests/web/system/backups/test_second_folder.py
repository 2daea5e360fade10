"""The second folder of the backups may be a stick that is missing, full or somebody else's. It may also be the data
folder itself.
"""

import shutil
from pathlib import Path
from typing import IO, Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.config import Config
from app.runtime.maintenance import back_up_daily
from app.shop.system.backups import backup_list, backups, copies
from app.shop.system.backups.second_folder import MARK, choose_second
from tests.web.system.backups.backup_tools import add_product, make, restore, slugs

FOLDER = "/api/admin/backup-folder"


@pytest.fixture
def stick(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("stick")


def state(admin: FlaskClient) -> dict[str, Any]:
    """Return the folder's state once a running copy has ended."""
    with copies._one_at_a_time:
        pass
    answer = admin.get(FOLDER)
    assert answer.status_code == 200
    return dict(answer.json)


def choose(admin: FlaskClient, path: object) -> tuple[int, dict[str, Any]]:
    answer = admin.patch(FOLDER, json={"path": str(path)})
    return answer.status_code, dict(answer.json)


def test_every_backup_is_copied_there_and_can_be_restored_from_there(
    admin: FlaskClient, client: FlaskClient, app: Flask, config: Config, stick: Path
) -> None:
    add_product(config, "bronze")
    earlier = make(admin)["name"]
    assert choose(admin, stick)[0] == 200
    copies.copy_missing(config)
    assert (stick / earlier).read_bytes() == (config.backups / earlier).read_bytes()
    made = make(admin)["name"]
    back_up_daily(app)
    now = state(admin)
    daily = next(config.backups.glob("*-daily.zip")).name
    assert set(now["names"]) == {earlier, made, daily}
    assert (now["path"], now["problem"], now["copying"]) == (str(stick.resolve()), None, False)
    assert now["copiedAt"]
    assert not list(stick.glob("*.part"))

    for path in config.backups.glob("*.zip"):
        path.unlink()
    add_product(config, "silver")
    assert {each["name"] for each in admin.get("/api/admin/backups").json} == {earlier, made, daily}
    assert restore(admin, made) == (200, {"success": True})
    assert slugs(client) == {"bronze"}


def test_a_missing_stick_is_said_and_the_first_copy_is_made_all_the_same(
    admin: FlaskClient, config: Config, stick: Path
) -> None:
    choose(admin, stick)
    away = stick.rename(stick.with_name("away"))
    # An unplugged stick leaves its empty mount point behind on Linux.
    stick.mkdir()
    made = make(admin)
    copies.copy_missing(config)
    assert "is not there. Is the USB stick plugged in?" in str(state(admin)["problem"])
    assert list(stick.iterdir()) == []
    assert [each["name"] for each in admin.get("/api/admin/backups").json] == [made["name"]]

    stick.rmdir()
    away.rename(stick)
    copies.copy_missing(config)
    now = state(admin)
    assert (now["problem"], now["names"]) == (None, [made["name"]])


def test_a_full_stick_is_said_and_leaves_no_half_copy(
    admin: FlaskClient, config: Config, stick: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_args: object) -> None:
        raise OSError(28, "No space left on device")

    choose(admin, stick)
    backups.make_backup(config)
    with monkeypatch.context() as patch:
        patch.setattr(shutil, "copyfileobj", full)
        copies.copy_missing(config)
    assert state(admin)["problem"] == f"There is not enough space in {stick.resolve()}."
    assert [path.name for path in stick.iterdir()] == [MARK]
    copies.copy_missing(config)
    assert state(admin)["problem"] is None


def test_a_copy_that_reads_back_otherwise_does_not_count(
    admin: FlaskClient, config: Config, stick: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def spoil(source: IO[bytes], target: IO[bytes], _size: int) -> None:
        content = source.read()
        middle = len(content) // 3
        target.write(content[:middle] + bytes(64) + content[middle + 64 :])

    choose(admin, stick)
    backups.make_backup(config)
    monkeypatch.setattr(shutil, "copyfileobj", spoil)
    copies.copy_missing(config)
    assert "could not be read back" in str(state(admin)["problem"])
    assert [path.name for path in stick.iterdir()] == [MARK]


def test_bad_paths_get_a_plain_sentence(admin: FlaskClient, config: Config, tmp_path: Path, stick: Path) -> None:
    file = stick / "file"
    file.write_text("x")
    for path, sentence in (
        ("backups", "Give the full path"),
        (stick / "nowhere", "There is no such folder"),
        (file, "There is no such folder"),
        (f"{stick}/{'x' * 300}", "There is no such folder"),
        (config.data_dir, "outside the shop's own data"),
        (config.backups, "outside the shop's own data"),
        (f"{config.data_dir}/backups/../uploads", "outside the shop's own data"),
        ("/proc/self", "This folder cannot be written"),
    ):
        status, answer = choose(admin, path)
        assert (status, list(answer["errors"])) == (400, ["path"]), path
        assert sentence in str(answer["message"]), path
    assert state(admin)["path"] == ""
    assert admin.patch(FOLDER, json={"path": str(stick), "more": 1}).status_code == 400


def test_no_longer_wanted(admin: FlaskClient, config: Config, stick: Path) -> None:
    choose(admin, stick)
    assert choose(admin, "")[1]["path"] == ""
    backups.back_up_now(config)
    copies.copy_missing(config)
    assert [path.name for path in stick.iterdir()] == [MARK]


def test_only_the_owners_listener_chooses(app: Flask, admin: FlaskClient, stick: Path) -> None:
    """Only the owner's listener chooses the second folder. The signed-in owner may read it at any listener, but a path
    of this computer is set only at its own.
    """
    front = app.test_client()
    cookie = admin.get_cookie("desk_session")
    assert cookie
    front.set_cookie("admin_session", cookie.value)
    assert front.get(FOLDER).json["changeable"] is False
    assert front.patch(FOLDER, json={"path": str(stick)}).status_code == 404
    assert app.test_client().get(FOLDER).status_code == 401
    assert list(stick.iterdir()) == []
    assert state(admin)["changeable"] is True


def test_seven_days_and_four_weeks_are_stored_there_too(admin: FlaskClient, config: Config, stick: Path) -> None:
    source = (config.backups / make(admin)["name"]).read_bytes()
    for day in range(1, 29):
        for month in ("01", "02", "03"):
            (stick / f"pitlane-2026{month}{day:02}-030000-daily.zip").write_bytes(source)
    choose_second(config, str(stick))
    copies.copy_missing(config)
    assert len(list(stick.glob("*-daily.zip"))) == backup_list.DAILY_BACKUPS + backup_list.WEEKLY_BACKUPS


def test_a_backup_can_be_deleted_from_both(admin: FlaskClient, config: Config, stick: Path) -> None:
    choose(admin, stick)
    name = make(admin)["name"]
    copies.copy_missing(config)
    assert (stick / name).exists()
    assert admin.delete(f"/api/admin/backups/{name}").json == {"success": True}
    assert not (stick / name).exists()
    assert not (config.backups / name).exists()
    assert admin.delete(f"/api/admin/backups/{name}").status_code == 404
    assert admin.delete("/api/admin/backups/..%2Fpitlane.db").status_code == 404
    assert config.database.exists()


def test_drives_are_listed_at_the_admin_listener_alone(admin: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(copies, "list_drives", lambda _: ["/media/usb"])
    for changeable in (True, False):
        monkeypatch.setattr("app.web.access.listeners.is_admin_listener", lambda _, said=changeable: said)
        assert state(admin)["drives"] == (["/media/usb"] if changeable else [])
