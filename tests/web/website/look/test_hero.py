"""The hero picture over HTTP: an upload, and its cut for phones."""

import io
from typing import Any

from flask.testing import FlaskClient
from PIL import Image

from app.config import Config

PATH = "/api/admin/look"


def upload(client: FlaskClient, size: tuple[int, int] = (1600, 900)) -> str:
    encoded = io.BytesIO()
    Image.new("RGB", size, "#334455").save(encoded, "JPEG")
    answer = client.post("/api/admin/upload-image", data={"image": (io.BytesIO(encoded.getvalue()), "a.jpg")})
    url: str = answer.json["url"]
    return url


def hero_of(client: FlaskClient) -> Any:
    look = client.get("/api/settings").json["look"]
    return look and look["hero"]


def test_a_hero_picture_has_a_cut_for_phones_which_goes_with_it(
    admin: FlaskClient, client: FlaskClient, config: Config
) -> None:
    url = upload(admin)
    before = {path.name for path in config.uploads.iterdir()}
    assert admin.patch(PATH, json={"heroImage": url}).json["heroImage"] == url
    hero = hero_of(client)
    assert (hero["wide"]["url"], hero["wide"]["widths"]) == (url, [320, 640, 960, 1280])
    assert (hero["tall"]["width"], hero["tall"]["height"]) == (648, 1161)
    assert [each["url"] for each in admin.get("/api/admin/uploads").json] == [url]
    assert admin.delete(f"/api/admin/uploads/{url.rpartition('/')[2]}").status_code == 409
    assert admin.patch(PATH, json={"heroTitle": "Kept", "heroImage": url}).status_code == 200
    assert hero_of(client) == hero
    assert admin.patch(PATH, json={"heroImage": None}).json["heroImage"] is None
    assert hero_of(client) is None
    assert {path.name for path in config.uploads.iterdir()} == before


def test_what_is_no_upload_is_refused_and_leaves_no_cut(admin: FlaskClient, config: Config) -> None:
    assert admin.patch(PATH, json={"heroImage": "/uploads/no.webp"}).json["errors"] == {
        "heroImage": "Choose one of the uploaded pictures"
    }
    url = upload(admin)
    before = {path.name for path in config.uploads.iterdir()}
    lost = admin.patch(PATH, json={"heroImage": url, "heroTitle": "x", "was": {"heroTitle": "y"}})
    assert lost.status_code == 409
    assert {path.name for path in config.uploads.iterdir()} == before
