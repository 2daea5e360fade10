"""A page names the picture that it opens with. The browser loads it without waiting for a script."""

import re
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from app.config import Config
from app.web.pages.product_page import GALLERY_SIZES
from tests.make import make_image, make_product

GALLERY = Path(__file__).parents[4] / "ui/src/features/catalogue/product/product-gallery.tsx"


@pytest.mark.usefixtures("built")
def test_a_product_s_picture_is_asked_for_in_every_width(client: FlaskClient) -> None:
    picture = make_image()
    page = client.get(f"/shop/{make_product(image_url=picture.url).slug}").text
    [link] = re.findall(r'<link rel="preload" as="image"[^>]*>', page)
    stem = picture.url.removesuffix(".webp")
    assert f'imagesrcset="{stem}-320.avif 320w, {stem}-640.avif 640w"' in link
    assert f'imagesizes="{GALLERY_SIZES}"' in link
    assert '<meta property="og:image:width" content="1200" />' in page


@pytest.mark.usefixtures("built")
def test_a_product_s_link_is_shared_with_a_preview_where_there_is_one(client: FlaskClient, config: Config) -> None:
    picture = make_image()
    slug = make_product(image_url=picture.url).slug
    assert shared(client, slug) == [f"http://localhost{picture.url}", str(picture.width), str(picture.height)]

    preview = Path(picture.filename).stem + "-share.jpg"
    (config.uploads / preview).write_bytes(b"a preview")
    # Outdates the page, as the upload of a picture does.
    make_product("Tint")
    assert shared(client, slug) == [f"http://localhost/uploads/{preview}", "1200", "630"]


def shared(client: FlaskClient, slug: str) -> list[str]:
    """The picture that the page names for other sites, and its size."""
    return re.findall(r'<meta property="og:image[^"]*" content="([^"]*)"', client.get(f"/shop/{slug}").text)


@pytest.mark.usefixtures("built")
def test_a_product_without_a_picture_asks_for_none(client: FlaskClient) -> None:
    assert 'as="image"' not in client.get(f"/shop/{make_product().slug}").text


def test_the_page_shows_it_as_wide_as_the_head_says() -> None:
    assert f'const SIZES = "{GALLERY_SIZES}";' in GALLERY.read_text("utf-8")
