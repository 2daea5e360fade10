"""The official guarantee notice is stored unaltered, shown, and replaced by the owner."""

import io
from datetime import date
from typing import Any

import pytest
from flask.testing import FlaskClient

from app.config import Config
from app.shop.base.errors import TooLarge
from app.shop.base.images.limits import OFFICIAL_BYTES
from app.shop.base.images.official_file import check_official_file
from app.shop.base.images.trash import sweep_orphans
from app.shop.base.settings import notice_settings
from app.store.database.base import db
from tests.shop.base.pictures import make_phone_photo, make_picture

PATH = "/api/admin/guarantee-notice"


def send(admin: FlaskClient, raw: bytes, name: str = "notice.png") -> Any:
    return admin.post(PATH, data={"image": (io.BytesIO(raw), name)})


def health(admin: FlaskClient) -> list[str]:
    found = admin.get("/api/admin/shop-health").json
    return [each["severity"] for each in found if each["key"] == "guaranteeNotice"]


def test_the_file_is_served_unaltered_until_another_takes_its_place(
    admin: FlaskClient, client: FlaskClient, config: Config
) -> None:
    assert client.get("/api/settings").json["notice"] is None
    assert health(admin) == ["missing"]
    # A JPEG with its EXIF data: a file that is encoded again would lose them.
    raw = make_phone_photo(800, 600)
    sent = send(admin, raw)
    assert (sent.status_code, sent.json["notice"]["width"], sent.json["notice"]["height"]) == (201, 600, 800)
    shown = client.get("/api/settings").json["notice"]
    assert (shown["title"], shown["link"]) == (
        "Harmonised notice on the legal guarantee of conformity",
        "https://europa.eu/youreurope",
    )
    with client.get(shown["url"]) as answer:
        assert (answer.data, answer.content_type) == (raw, "image/jpeg")
    assert health(admin) == []
    assert sweep_orphans(db.session(), config.uploads) == 0
    png = make_picture(300, 900)
    assert send(admin, png).status_code == 201
    assert [path.read_bytes() for path in config.uploads.iterdir()] == [png]
    assert admin.get("/api/admin/uploads").json == []
    assert admin.delete(PATH).json["notice"] is None
    assert list(config.uploads.iterdir()) == []
    assert client.get("/api/settings").json["notice"] is None


def test_the_owner_s_link_replaces_the_official_one(admin: FlaskClient, client: FlaskClient) -> None:
    send(admin, make_picture())
    assert admin.patch(PATH, json={"link": "javascript:alert(1)"}).status_code == 400
    assert admin.patch(PATH, json={"link": "https://europa.eu/ie"}).status_code == 200
    assert client.get("/api/settings").json["notice"]["link"] == "https://europa.eu/ie"
    assert admin.patch(PATH, json={"link": ""}).status_code == 200
    assert client.get("/api/settings").json["notice"]["link"] == admin.get(PATH).json["officialLink"]


@pytest.mark.parametrize(
    ("raw", "sentence"),
    [
        (b"<?xml version='1.0'?><svg xmlns='x'/>", "An SVG may contain programs and is not accepted"),
        (b"%PDF-1.7", "The file is not a JPEG, PNG or WebP picture"),
        (b"\x89PNG\r\n\x1a\n" + b"x" * 99, "The file is not a JPEG, PNG or WebP picture"),
    ],
)
def test_what_is_no_picture_is_refused_and_leaves_the_one_there_is(
    admin: FlaskClient, config: Config, raw: bytes, sentence: str
) -> None:
    before = send(admin, make_picture()).json
    answer = send(admin, raw)
    assert (answer.status_code, answer.json["message"].startswith(sentence)) == (415, True)
    assert admin.get(PATH).json == before
    assert len(list(config.uploads.iterdir())) == 1


def test_too_many_bytes_are_refused_undecoded() -> None:
    with pytest.raises(TooLarge, match="The file is larger than 5 MB"):
        check_official_file(b"x" * (OFFICIAL_BYTES + 1))


def test_a_newer_version_asks_for_its_file(admin: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    send(admin, make_picture())
    official = notice_settings.read_official()
    facts = (official.title, official.link, official.source)
    newer = notice_settings.OfficialNotice("2031/7", date(2031, 1, 1), *facts)
    monkeypatch.setattr(notice_settings, "read_official", lambda: newer)
    monkeypatch.setattr("app.shop.website.policy_health.read_official", lambda: newer)
    assert health(admin) == ["advice"]
