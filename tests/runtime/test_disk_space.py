"""Disk space for pictures, and the reserve for orders."""

from collections import namedtuple
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import text

from app.config import Config
from app.shop.base import disk_space
from app.shop.base.errors import TooLarge, Unavailable
from app.store.database.sqlite import write
from app.web.api.errors import CLOSED_BY_DISK
from tests.shop.base.pictures import make_picture
from tests.web.sales.mail.sending import send_file

UPLOAD = "/api/admin/upload-image"
Disk = namedtuple("Disk", "total used free")
MB = 1024 * 1024


def set_disk(monkeypatch: pytest.MonkeyPatch, total: int, free: int) -> None:
    monkeypatch.setattr(disk_space.shutil, "disk_usage", lambda _folder: Disk(total, total - free, free))


@pytest.mark.parametrize(
    ("total", "free", "taken"),
    [
        (100_000 * MB, 499 * MB, False),
        (100_000 * MB, 500 * MB, True),
        (48 * MB, 2 * MB, False),
        (48 * MB, 3 * MB, True),
    ],
)
def test_a_nearly_full_disk_takes_no_picture(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, total: int, free: int, taken: bool
) -> None:
    set_disk(monkeypatch, total, free)
    if taken:
        disk_space.refuse_upload(tmp_path)
        return
    with pytest.raises(Unavailable):
        disk_space.refuse_upload(tmp_path)


def test_the_pictures_have_a_greatest_number_and_size(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert (disk_space.GREATEST_COUNT, disk_space.GREATEST_BYTES) == (5000, 2048 * MB)
    set_disk(monkeypatch, 100_000 * MB, 50_000 * MB)
    for name in ("a.webp", "a-320.webp", "a-320.avif", "b.webp"):
        (tmp_path / name).write_bytes(b"x" * 100)
    disk_space.refuse_upload(tmp_path)
    monkeypatch.setattr(disk_space, "GREATEST_COUNT", 2)
    with pytest.raises(TooLarge, match="which is the limit"):
        disk_space.refuse_upload(tmp_path)
    monkeypatch.setattr(disk_space, "GREATEST_COUNT", 3)
    monkeypatch.setattr(disk_space, "GREATEST_BYTES", 400)
    with pytest.raises(TooLarge, match="already take up 2 GB"):
        disk_space.refuse_upload(tmp_path)


def test_an_upload_without_room_is_refused_in_a_plain_sentence(
    admin: FlaskClient, config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_disk(monkeypatch, 100_000 * MB, 100 * MB)
    answer = send_file(admin, UPLOAD, make_picture(), "photo.jpg", "image")
    assert (answer.status_code, answer.json) == (503, {"message": disk_space.NO_ROOM})
    set_disk(monkeypatch, 100_000 * MB, 5000 * MB)
    monkeypatch.setattr(disk_space, "GREATEST_COUNT", 0)
    answer = send_file(admin, UPLOAD, make_picture(), "photo.jpg", "image")
    assert (answer.status_code, answer.json) == (413, {"message": disk_space.TOO_MANY})
    assert list(config.uploads.iterdir()) == []


def test_a_full_disk_is_503_and_everything_goes_on_once_there_is_room(
    app: Flask, client: FlaskClient, admin: FlaskClient, config: Config
) -> None:
    letter = {"name": "Ann Byrne", "email": "ann@example.ie", "message": "x" * 5000}

    def give(pages: int) -> None:
        with write() as session:
            session.execute(text(f"PRAGMA max_page_count={pages}"))

    give(1)
    answers = [client.post("/api/contact", json=letter) for _ in range(5)]
    assert (answers[-1].status_code, answers[-1].json["message"]) == (503, CLOSED_BY_DISK)
    answer = admin.post("/api/contact", json=letter)
    assert answer.status_code == 503
    assert answer.json["message"].startswith(f"The disk of {config.data_dir} is full: ")
    assert answer.json["message"].endswith("customers cannot order. Free at least 500 MB, then try again.")
    give(1_000_000)
    assert client.post("/api/contact", json=letter).status_code == 201


def test_the_owner_hears_of_a_disk_that_fills_up(admin: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    set_disk(monkeypatch, 100_000 * MB, 2047 * MB)
    warning = admin.get("/api/admin/backup-folder").json["warning"]
    assert warning.startswith("Only 2047 MB are free")
    set_disk(monkeypatch, 100_000 * MB, 2048 * MB)
    assert admin.get("/api/admin/backup-folder").json["warning"] is None
