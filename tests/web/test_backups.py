"""Backups: whole, checked, and restored without losing what was there."""

import io
import sqlite3
import threading
import zipfile
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.config import Config
from app.store.catalogue import Category, Image, Product
from app.store.enquiries import Enquiry
from app.store.sqlite import write

PASSWORD = "a rather long secret"


def add_product(config: Config, slug: str) -> None:
    name = f"{slug}-picture.webp"
    (config.uploads / name).write_bytes(slug.encode() * 100)
    with write() as session:
        session.merge(Category(id="c", name="Wheels", slug="wheels"))
        session.add(Image(filename=name, url=f"/uploads/{name}", width=1, height=1))
        session.flush()
        session.add(
            Product(
                name=slug, slug=slug, description="A wheel.", price=9, category="Wheels", image_url=f"/uploads/{name}"
            )
        )


def make(admin: FlaskClient) -> dict[str, Any]:
    answer = admin.post("/api/admin/backups")
    assert answer.status_code == 201
    return dict(answer.json)


def restore(admin: FlaskClient, name: str) -> tuple[int, dict[str, Any]]:
    answer = admin.post(f"/api/admin/backups/{name}/restore")
    return answer.status_code, dict(answer.json)


def slugs(client: FlaskClient) -> set[str]:
    return {each["slug"] for each in client.get("/api/products").json}


def change_zip(path: Path, change: dict[str, bytes | None]) -> None:
    """Write the zip anew with some entries replaced, added, or (None) left out."""
    with zipfile.ZipFile(path) as archive:
        entries: dict[str, bytes | None] = {name: archive.read(name) for name in archive.namelist()}
    with zipfile.ZipFile(path, "w") as archive:
        for name, content in (entries | change).items():
            if content is not None:
                archive.writestr(name, content)


def database_of(path: Path, folder: Path) -> Path:
    with zipfile.ZipFile(path) as archive:
        return Path(archive.extract("pitlane.db", folder / "taken"))


def test_a_backup_holds_everything_and_is_listed(admin: FlaskClient, config: Config, tmp_path: Path) -> None:
    add_product(config, "bronze")
    admin.patch("/api/admin/settings", json={"phone": "056 000"})
    made = make(admin)
    assert (made["products"], made["orders"], made["images"]) == (1, 0, 1)
    assert made["createdAt"].endswith("Z")
    path = config.backups / made["name"]
    assert made["size"] == path.stat().st_size
    with zipfile.ZipFile(path) as archive:
        assert archive.read("uploads/bronze-picture.webp") == b"bronze" * 100
    with closing(sqlite3.connect(database_of(path, tmp_path))) as copy:
        assert copy.execute("SELECT value FROM settings WHERE key = 'phone'").fetchone() == ('"056 000"',)
        assert copy.execute("SELECT count(*) FROM admin_sessions").fetchone() == (0,)
    assert admin.get("/api/admin/backups").json == [made]
    assert not list(config.backups.glob("*.part"))
    assert not list(config.backups.glob(".*"))


def test_two_in_one_second_have_names_of_their_own_newest_first(admin: FlaskClient) -> None:
    names = [make(admin)["name"] for _ in range(3)]
    assert len(set(names)) == 3
    listed = [each["createdAt"] for each in admin.get("/api/admin/backups").json]
    assert listed == sorted(listed, reverse=True)


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
    kept = admin.get("/api/admin/backups").json
    assert len(kept) == 2
    before = next(each["name"] for each in kept if "before-restore" in each["name"])
    assert restore(admin, before) == (200, {"success": True})
    assert slugs(client) == {"bronze", "silver"}
    assert (config.uploads / "silver-picture.webp").exists()
    assert not list(config.data_dir.glob(".restore-*"))


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
    assert (status, "no backup of this program" in answer["message"]) == (400, True)
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


def test_a_newer_programs_backup_is_refused(admin: FlaskClient, config: Config, tmp_path: Path) -> None:
    path = config.backups / make(admin)["name"]
    database = database_of(path, tmp_path)
    with closing(sqlite3.connect(database)) as copy:
        copy.execute("UPDATE alembic_version SET version_num = '9999'")
        copy.commit()
    change_zip(path, {"pitlane.db": database.read_bytes()})
    status, answer = restore(admin, path.name)
    assert (status, "newer Pitlane" in answer["message"]) == (409, True)


@pytest.mark.parametrize(
    "name",
    ["nope.zip", "pitlane-20200101-000000.zip", "..%2Fpitlane.db", "pitlane.db", "pitlane-20200101-000000.part", "%00"],
)
def test_no_other_name_is_a_backup(admin: FlaskClient, name: str) -> None:
    assert admin.post(f"/api/admin/backups/{name}/restore").status_code == 404
    assert admin.get(f"/api/admin/backups/{name}/download").status_code == 404


def test_a_backup_can_be_taken_away_as_a_file(admin: FlaskClient, config: Config) -> None:
    made = make(admin)
    with admin.get(f"/api/admin/backups/{made['name']}/download") as answer:
        assert answer.mimetype == "application/zip"
        assert f"filename={made['name']}" in answer.headers["Content-Disposition"]
        assert answer.headers["Cache-Control"] == "no-store"
        assert zipfile.ZipFile(io.BytesIO(answer.data)).testzip() is None


def test_a_visitor_reaches_no_backup(client: FlaskClient) -> None:
    assert client.get("/api/admin/backups").status_code == 401
    assert client.post("/api/admin/backups").status_code == 401
    assert client.get("/api/admin/backups/pitlane-20200101-000000.zip/download").status_code == 401


def test_a_full_disk_is_said_and_leaves_nothing_behind(
    admin: FlaskClient, config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_args: object, **_more: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(zipfile.ZipFile, "writestr", full)
    answer = admin.post("/api/admin/backups")
    assert (answer.status_code, answer.json) == (
        503,
        {"message": "There is not enough room on the disk. Nothing was changed."},
    )
    assert list(config.backups.iterdir()) == []


def test_backups_under_writing_hold_whole_transactions(
    app: Flask, admin: FlaskClient, config: Config, tmp_path: Path
) -> None:
    told = threading.Event()

    def write_pairs() -> None:
        while not told.is_set():
            with app.app_context(), write(catalogue=False) as session:
                session.add_all(Enquiry(name="Ann", email="a@b.ie", message="m") for _ in range(2))

    threads = [threading.Thread(target=write_pairs) for _ in range(2)]
    for thread in threads:
        thread.start()
    try:
        made = [make(admin)["name"] for _ in range(3)]
    finally:
        told.set()
        for thread in threads:
            thread.join()
    for name in made:
        with closing(sqlite3.connect(database_of(config.backups / name, tmp_path))) as copy:
            assert copy.execute("SELECT count(*) FROM contact_inquiries").fetchone()[0] % 2 == 0
