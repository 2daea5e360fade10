"""Uploads and the pictures of products, with their files on the disk."""

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient
from PIL import Image
from werkzeug.test import TestResponse

from app.config import Config
from app.shop.base.images import picture_files
from app.shop.base.images.limits import PICTURE_BYTES
from app.store.database.sqlite import write
from tests.make import make_brand, make_product
from tests.shop.base.pictures import make_phone_photo, make_picture, make_png_bomb
from tests.web.sales.mail.sending import send_file

UPLOAD = "/api/admin/upload-image"
NO_FILE = "Please select an image to upload"


def send(admin: FlaskClient, address: str, raw: bytes, name: str = "photo.jpg", field: str = "image") -> TestResponse:
    return send_file(admin, address, raw, name, field)


def list_files(config: Config) -> set[str]:
    return {path.name for path in config.uploads.iterdir()}


def test_an_upload_is_stored_in_all_sizes_and_listed(admin: FlaskClient, config: Config):
    answer = send(admin, UPLOAD, make_phone_photo(800, 700), "../../my photo.JPG")
    filename = answer.json["filename"]
    assert (answer.status_code, answer.json) == (201, {"filename": filename, "url": f"/uploads/{filename}"})
    stem = Path(filename).stem
    sizes = {f"{stem}-{width}.{kind}" for width in (320, 640, 700) for kind in ("webp", "avif")}
    assert list_files(config) == sizes | {filename, f"{stem}-share.jpg"}
    with admin.get(answer.json["url"]) as served, Image.open(io.BytesIO(served.data)) as stored:
        assert (served.content_type, stored.size, dict(stored.getexif())) == ("image/webp", (700, 800), {})
    (listed,) = admin.get("/api/admin/uploads").json
    assert (listed["filename"], listed["width"], listed["height"], listed["usedBy"]) == (filename, 700, 800, [])


def test_uploads_are_listed_newest_first_and_the_same_file_twice_is_two(admin: FlaskClient, config: Config):
    names = [send(admin, UPLOAD, make_picture()).json["filename"] for _ in range(2)]
    assert [row["filename"] for row in admin.get("/api/admin/uploads").json] == names[::-1]
    assert admin.delete(f"/api/admin/uploads/{names[0]}").json == {"success": True}
    assert all(name.startswith(Path(names[1]).stem) for name in list_files(config))
    assert admin.delete(f"/api/admin/uploads/{names[0]}").status_code == 404
    assert admin.delete("/api/admin/uploads/..%2Fpitlane.db").status_code == 404


@pytest.mark.parametrize(("raw", "status"), [
    (b"", 415), (b"hello", 415), (b"<svg onload='alert(1)'/>", 415), (make_picture(kind="GIF"), 415),
    (make_picture()[:-40], 415), (make_png_bomb(30_000, 30_000), 415), (b"\0" * (PICTURE_BYTES + 1), 413),
], ids=["empty", "text", "svg", "gif", "cut", "bomb", "huge"])  # fmt: skip
@pytest.mark.parametrize("address", [UPLOAD, "product"])
def test_what_is_not_taken_leaves_no_trace(admin: FlaskClient, config: Config, address: str, raw: bytes, status: int):
    product = make_product()
    answer = send(admin, address if address == UPLOAD else f"/api/admin/products/{product.id}/image", raw)
    assert (answer.status_code, answer.json["message"].split()[0]) == (status, "The")
    assert list_files(config) == set()
    assert admin.get("/api/admin/uploads").json == []
    assert admin.get(f"/api/products/{product.id}").json["imageUrl"] is None


def test_a_call_without_a_file_says_so(admin: FlaskClient):
    for address in (UPLOAD, f"/api/admin/products/{make_product().id}/image2"):
        for answer in (
            send(admin, address, make_picture(), field="file"),
            send(admin, address, b"", name=""),
            admin.post(address),
        ):
            assert (answer.status_code, answer.json["message"]) == (400, NO_FILE)
        assert admin.post(address, json={"image": "x"}).status_code == 415


def test_an_upload_in_use_stays(admin: FlaskClient, config: Config):
    upload = send(admin, UPLOAD, make_picture()).json
    product, brand = make_product("Gauge"), make_brand("Audi")
    admin.patch(f"/api/admin/products/{product.id}", json={"imageUrl": upload["url"], "imageUrl2": upload["url"]})
    admin.patch(f"/api/admin/brands/{brand.id}", json={"logoUrl": upload["url"]})
    uses = admin.get("/api/admin/uploads").json[0]["usedBy"]
    assert [(use["kind"], use["name"]) for use in uses] == [("product", "Gauge"), ("brand", "Audi")]
    refused = admin.delete(f"/api/admin/uploads/{upload['filename']}")
    assert (refused.status_code, refused.json["message"]) == (409, "This picture is in use by Gauge, Audi")
    admin.delete(f"/api/admin/products/{product.id}")
    admin.patch(f"/api/admin/brands/{brand.id}", json={"logoUrl": None})
    assert list_files(config) != set()
    assert admin.delete(f"/api/admin/uploads/{upload['filename']}").status_code == 200
    assert list_files(config) == set()


@pytest.fixture
def full_disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A disk that takes two files more."""
    left = iter(range(2))
    real = picture_files._write

    def write_some(path: Path, content: bytes) -> None:
        if next(left, None) is None:
            raise OSError(28, "No space left on device")
        real(path, content)

    monkeypatch.setattr(picture_files, "_write", write_some)
    yield


@pytest.mark.usefixtures("full_disk")
def test_a_full_disk_keeps_nothing_half(admin: FlaskClient, config: Config):
    answer = send(admin, UPLOAD, make_picture())
    assert (answer.status_code, "full" in answer.json["message"]) == (503, True)
    assert list_files(config) == set()


def test_a_write_that_fails_takes_its_files_back(admin: FlaskClient, config: Config, monkeypatch: pytest.MonkeyPatch):
    def fail(*_args: Any, **_more: Any) -> None:
        raise RuntimeError("the row could not be written")

    monkeypatch.setattr("app.shop.base.images.images.add_image", fail)
    assert send(admin, UPLOAD, make_picture()).status_code == 500
    assert list_files(config) == set()
    with write():
        assert True
