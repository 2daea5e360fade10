"""The logo over HTTP: taken in and shown, or refused."""

import io
import re
from typing import Any

import pytest
from flask.testing import FlaskClient
from PIL import Image, ImageDraw

from app.config import Config
from app.shop.base.errors import TooLarge
from app.shop.base.images.limits import LOGO_BYTES
from app.shop.base.images.logos import make_logo
from app.shop.base.settings.settings import read_settings
from app.shop.sales.mail.layout import Sheet, write_html
from app.store.database.base import db
from tests.in_one_shop import in_one_shop

PATH = "/api/admin/look"
DARK, WHITE = (20, 20, 20, 255), (255, 255, 255, 255)


def drawn(
    size: tuple[int, int] = (900, 300), colour: Any = WHITE, kind: str = "PNG", ground: Any = (0, 0, 0, 0)
) -> bytes:
    picture = Image.new("RGBA", size, ground)
    ImageDraw.Draw(picture).ellipse((size[0] // 9, size[1] // 3, size[0] * 8 // 9, size[1] * 2 // 3), fill=colour)
    encoded = io.BytesIO()
    (picture.convert("RGB") if kind == "JPEG" else picture).save(encoded, kind)
    return encoded.getvalue()


def upload(client: FlaskClient, raw: bytes, name: str = "logo.png") -> Any:
    return client.post(f"{PATH}/logo", data={"image": (io.BytesIO(raw), name)})


@pytest.mark.parametrize(("colour", "ground"), [(WHITE, "dark"), (DARK, "light"), ((0, 160, 220, 255), "dark")])
def test_it_keeps_its_transparency_and_proposes_its_ground(
    admin: FlaskClient, config: Config, colour: Any, ground: str
) -> None:
    answer = upload(admin, drawn(colour=colour))
    assert (answer.status_code, answer.json["ground"]) == (201, ground)
    stem = answer.json["url"].rpartition("/")[2].removesuffix(".webp")
    made = {path.name.removeprefix(stem) for path in config.uploads.iterdir()}
    assert made == {
        ".webp", "-mail.png", "-icon-dark.png", "-icon-light.png", "-share-dark.jpg", "-share-light.jpg",
    }  # fmt: skip
    with Image.open(config.uploads / f"{stem}.webp") as header, Image.open(config.uploads / f"{stem}-mail.png") as mail:
        assert (header.mode, mail.mode) == ("RGBA", "RGBA")
        assert header.size == (701, 101)
    with admin.get(answer.json["url"].replace(".webp", "-icon-dark.png")) as icon:
        assert icon.content_type == "image/png"


@in_one_shop(
    ("raw", "sentence"),
    [
        (b"<?xml version='1.0'?><SVG xmlns='x'/>", "An SVG cannot be used as a logo: please save it as PNG"),
        (b"no picture", "The file is not a JPEG, PNG or WebP picture"),
        (b"\x89PNG\r\n\x1a\n" + b"x" * 99, "The file is not a JPEG, PNG or WebP picture"),
        (drawn((4001, 20)), "The logo is more than 4000 pixels wide or high"),
        (drawn(colour=(0, 0, 0, 0)), "This logo is completely transparent"),
    ],
)
def test_what_is_no_logo_is_refused_in_a_sentence_and_leaves_nothing(
    admin: FlaskClient, config: Config, raw: bytes, sentence: str
) -> None:
    answer = upload(admin, raw)
    assert (answer.status_code, answer.json["message"].startswith(sentence)) == (415, True)
    assert list(config.uploads.iterdir()) == []
    assert admin.get("/api/admin/uploads").json == []


def test_too_many_bytes_are_refused_undecoded() -> None:
    with pytest.raises(TooLarge, match="The logo is larger than 5 MB"):
        make_logo(b"x" * (LOGO_BYTES + 1))


@pytest.mark.usefixtures("built")
def test_pages_icons_shared_links_and_mails_carry_it(admin: FlaskClient, client: FlaskClient) -> None:
    assert 'href="/favicon.svg"' in client.get("/").text
    url = upload(admin, drawn(colour=DARK)).json["url"]
    stem = url.removesuffix(".webp")
    sent = {"logoUrl": url, "logoGround": "light", "accent": "#00b3a4"}
    assert admin.patch(PATH, json=sent).status_code == 200
    for path in ("/", "/shop", "/nope"):
        page = client.get(path).text
        assert f'<link rel="icon" type="image/png" sizes="192x192" href="{stem}-icon-light.png" />' in page
        assert f"background:url({url})" in page
        assert f'content="http://localhost{stem}-share-light.jpg"' in page
        assert "favicon.svg" not in page
    sheet = Sheet("Thanks", ("Soon.",))
    assert "<img" not in write_html(sheet, read_settings(db.session()))
    admin.patch("/api/admin/settings", json={"publicUrl": "https://shop.example", "businessName": "A & B"})
    html = write_html(sheet, read_settings(db.session()))
    assert f'<img src="https://shop.example{stem}-mail.png" alt="A &amp; B"' in html
    assert "background:#ffffff;border-bottom:3px solid #00b3a4" in html


def test_the_chosen_one_is_no_unused_upload_and_goes_with_all_its_files(admin: FlaskClient, config: Config) -> None:
    url = upload(admin, drawn()).json["url"]
    name = url.rpartition("/")[2]
    assert admin.patch(PATH, json={"logoUrl": url}).json["logoUrl"] == url
    assert admin.get("/api/admin/uploads").json[0]["usedBy"][0]["name"] == "the home page"
    assert admin.delete(f"/api/admin/uploads/{name}").status_code == 409
    assert admin.patch(PATH, json={"logoUrl": None}).json["logoUrl"] is None
    assert admin.delete(f"/api/admin/uploads/{name}").status_code == 200
    assert list(config.uploads.iterdir()) == []


def test_a_picture_that_is_no_logo_cannot_be_chosen(admin: FlaskClient) -> None:
    answer = admin.post("/api/admin/upload-image", data={"image": (io.BytesIO(drawn()), "car.png")})
    refused = admin.patch(PATH, json={"logoUrl": answer.json["url"]})
    assert (refused.status_code, list(refused.json["errors"])) == (400, ["logoUrl"])


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    ("size", "fitted"), [((900, 300), [("96", "32"), ("120", "40")]), ((900, 90), [("152", "15"), ("240", "24")])]
)
def test_it_fits_the_header(
    admin: FlaskClient, client: FlaskClient, size: tuple[int, int], fitted: list[tuple[str, str]]
) -> None:
    raw = drawn(size, ground=WHITE)
    assert admin.patch(PATH, json={"logoUrl": upload(admin, raw).json["url"]}).status_code == 200
    assert re.findall(r"width:(\d+)px;height:(\d+)px}", client.get("/").text) == fitted
