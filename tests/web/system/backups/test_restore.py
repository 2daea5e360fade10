"""Restoring a backup restores all of it or nothing. The data from before is backed up first."""

from contextlib import closing
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from app.config import Config
from app.store.database.driver import sqlite3
from app.store.system.copies import make_ready
from tests.web.system.backups.backup_tools import add_product, change_zip, database_of, make, restore, slugs
from tests.web.website.look.test_hero import hero_of
from tests.web.website.look.test_hero import upload as upload_picture
from tests.web.website.look.test_logo import drawn
from tests.web.website.look.test_logo import upload as upload_logo

PASSWORD = "a rather long secret"


def test_restoring_brings_back_what_was_and_keeps_what_is(
    admin: FlaskClient, client: FlaskClient, config: Config
) -> None:
    add_product(config, "bronze")
    made = make(admin)
    add_product(config, "silver")
    (config.uploads / "bronze-picture.webp").unlink()
    assert slugs(client) == {"bronze", "silver"}

    assert restore(admin, made["name"]) == (200, {"success": True})
    assert slugs(client) == {"bronze"}
    assert (config.uploads / "bronze-picture.webp").read_bytes() == b"bronze" * 100
    assert not (config.uploads / "silver-picture.webp").exists()

    assert admin.get("/api/admin/check").json == {"isAdmin": False}
    assert admin.post("/api/admin/login", json={"password": PASSWORD}).status_code == 200
    stored = admin.get("/api/admin/backups").json
    assert len(stored) == 2
    before = next(each["name"] for each in stored if "before-restore" in each["name"])
    assert restore(admin, before) == (200, {"success": True})
    assert slugs(client) == {"bronze", "silver"}
    assert (config.uploads / "silver-picture.webp").exists()
    assert not list(config.data_dir.glob(".restore-*"))


def test_the_logo_and_the_first_screens_picture_come_back_with_all_their_files(
    admin: FlaskClient, client: FlaskClient, config: Config
) -> None:
    logo = upload_logo(admin, drawn()).json["url"]
    look = {"logoUrl": logo, "logoGround": "light", "heroImage": upload_picture(admin)}
    assert admin.patch("/api/admin/look", json=look).status_code == 200
    tall = hero_of(client)["tall"]["url"]
    files = {path.name: path.read_bytes() for path in config.uploads.iterdir()}
    # The icon and the cut for phones are among them.
    assert {logo.replace(".webp", "-icon-light.png").rpartition("/")[2], tall.rpartition("/")[2]} <= files.keys()
    made = make(admin)
    admin.patch("/api/admin/look", json={"logoUrl": None, "heroImage": None})
    for path in config.uploads.iterdir():
        path.unlink()
    assert restore(admin, made["name"]) == (200, {"success": True})
    assert {path.name: path.read_bytes() for path in config.uploads.iterdir()} == files
    admin.post("/api/admin/login", json={"password": PASSWORD})
    shown = admin.get("/api/admin/look").json
    assert {name: shown[name] for name in look} == look
    assert hero_of(client)["tall"]["url"] == tall


def test_a_copy_that_holds_sessions_signs_nobody_in(admin: FlaskClient, config: Config, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    with closing(sqlite3.connect(config.database)) as running, closing(sqlite3.connect(copy)) as database:
        running.backup(database)
        assert database.execute("SELECT count(*) FROM admin_sessions").fetchone() == (1,)
    make_ready(copy)
    with closing(sqlite3.connect(copy)) as database:
        assert database.execute("SELECT count(*) FROM admin_sessions").fetchone() == (0,)


def test_the_database_stays_a_sound_one_with_its_log(admin: FlaskClient, config: Config) -> None:
    add_product(config, "bronze")
    assert restore(admin, make(admin)["name"])[0] == 200
    add_product(config, "silver")
    with closing(sqlite3.connect(config.database)) as database:
        assert database.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert database.execute("SELECT count(*) FROM products").fetchone() == (2,)


def test_the_password_is_the_backups(admin: FlaskClient) -> None:
    made = make(admin)
    body = {"currentPassword": PASSWORD, "newPassword": "another quite long one"}
    assert admin.post("/api/admin/password", json=body).status_code == 200
    assert restore(admin, made["name"])[0] == 200
    assert admin.post("/api/admin/login", json={"password": body["newPassword"]}).status_code == 401
    assert admin.post("/api/admin/login", json={"password": PASSWORD}).status_code == 200


@pytest.mark.parametrize(
    "change",
    [
        {"pitlane.db": None},
        {"backup.json": None},
        {"backup.json": b'{"program": "another"}'},
        {"backup.json": b"no json"},
        {"pitlane.db": b""},
        {"pitlane.db": b"no database at all" * 500},
        {"../evil.txt": b"x"},
        {"uploads/../evil.webp": b"x"},
        {"uploads/page.html": b"x"},
        {"/uploads/evil.webp": b"x"},
    ],
)
def test_what_is_no_sound_backup_changes_nothing(
    admin: FlaskClient, client: FlaskClient, config: Config, change: dict[str, bytes | None]
) -> None:
    made = make(admin)
    change_zip(config.backups / made["name"], change)
    add_product(config, "bronze")
    status, answer = restore(admin, made["name"])
    assert (status, "not a backup made by this program" in answer["message"]) == (400, True)
    assert slugs(client) == {"bronze"}
    assert admin.get("/api/admin/check").json == {"isAdmin": True}
    assert not (config.data_dir / "evil.txt").exists()
    assert not list(config.data_dir.glob(".restore-*"))


def test_a_damaged_or_foreign_file_is_refused(admin: FlaskClient, config: Config) -> None:
    name = make(admin)["name"]
    whole = (config.backups / name).read_bytes()
    middle = len(whole) // 3
    for content in (b"not a zip", whole[:-500], whole[:middle] + bytes(64) + whole[middle + 64 :], b""):
        (config.backups / name).write_bytes(content)
        assert restore(admin, name)[0] == 400
    assert admin.get("/api/admin/backups").status_code == 200


@pytest.mark.parametrize(("revision", "said"), [("9999", "newer Pitlane"), ("0038", "from before the first release")])
def test_the_backup_of_a_newer_or_unreleased_program_is_refused(
    admin: FlaskClient, config: Config, tmp_path: Path, revision: str, said: str
) -> None:
    path = config.backups / make(admin)["name"]
    database = database_of(path, tmp_path)
    with closing(sqlite3.connect(database)) as copy:
        copy.execute("UPDATE alembic_version SET version_num = ?", [revision])
        copy.commit()
    change_zip(path, {"pitlane.db": database.read_bytes()})
    status, answer = restore(admin, path.name)
    assert (status, said in answer["message"]) == (409, True)
