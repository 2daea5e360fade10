"""Backups: whole, checked, and to be taken away."""

import io
import os
import sys
import threading
import zipfile
from contextlib import closing
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.config import Config
from app.shop.system.backups import backups
from app.store.customers.enquiries import Enquiry
from app.store.database.driver import sqlite3
from app.store.database.sqlite import write
from tests.in_one_shop import in_one_shop
from tests.web.system.backups.backup_tools import add_product, database_of, make


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
    listed = [each["name"] for each in admin.get("/api/admin/backups").json]
    assert listed == names[::-1]


@in_one_shop(
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
        {"message": "There is not enough space on the disk. Nothing was changed."},
    )
    assert list(config.backups.iterdir()) == []


def test_backups_under_writing_hold_whole_transactions(
    app: Flask, admin: FlaskClient, config: Config, tmp_path: Path
) -> None:
    said = threading.Event()

    def write_pairs() -> None:
        while not said.is_set():
            with app.app_context(), write() as session:
                session.add_all(Enquiry(name="Ann", email="a@b.ie", message="m") for _ in range(2))

    threads = [threading.Thread(target=write_pairs) for _ in range(2)]
    for thread in threads:
        thread.start()
    try:
        made = [make(admin)["name"] for _ in range(3)]
    finally:
        said.set()
        for thread in threads:
            thread.join()
    for name in made:
        with closing(sqlite3.connect(database_of(config.backups / name, tmp_path))) as copy:
            assert copy.execute("SELECT count(*) FROM contact_inquiries").fetchone()[0] % 2 == 0


def test_nobody_waits_while_the_database_is_copied(
    app: Flask, admin: FlaskClient, config: Config, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits while the database is copied. A write goes through meanwhile and is not in the copy, which shows the
    moment when its list of pictures was made.
    """
    copy_database = backups.copy_database

    def copy(connection: sqlite3.Connection, target: Path) -> None:
        with app.app_context(), write() as session:
            session.add(Enquiry(name="Ann", email="a@b.ie", message="m"))
        copy_database(connection, target)

    monkeypatch.setattr(backups, "copy_database", copy)
    made = make(admin)
    with closing(sqlite3.connect(database_of(config.backups / made["name"], tmp_path))) as copied:
        assert copied.execute("SELECT count(*) FROM contact_inquiries").fetchone() == (0,)
    assert len(admin.get("/api/contact-inquiries").json) == 1


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere no thread has a priority of its own")
def test_a_backup_leaves_the_processor_to_the_customers(admin: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    priorities = []
    check_copy = backups.check_copy

    def check(copy: Path) -> object:
        priorities.append(os.getpriority(os.PRIO_PROCESS, threading.get_native_id()))
        return check_copy(copy)

    before = os.getpriority(os.PRIO_PROCESS, threading.get_native_id())
    monkeypatch.setattr(backups, "check_copy", check)
    make(admin)
    assert priorities[0] > before
    assert os.getpriority(os.PRIO_PROCESS, threading.get_native_id()) == before
