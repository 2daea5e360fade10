"""Product page before its script: the picture and name as shown later."""

import re
import tracemalloc
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from app.web.pages import prerendered
from tests.make import make_category, make_image, make_product

pytestmark = pytest.mark.usefixtures("built")


def frame_of(client: FlaskClient, slug: str) -> str:
    """Return the content of the root element of a page."""
    page = client.get(f"/shop/{slug}" if slug else "/shop").text
    found = re.search(r"<div id=root data-frame>(.*)</div><script", page, re.DOTALL)
    assert found
    return found[1]


def test_the_name_and_the_picture_of_a_product_are_in_its_first_answer(client: FlaskClient) -> None:
    picture = make_image()
    frame = frame_of(client, make_product("Bronze wheel", image_url=picture.url).slug)
    stem = picture.url.removesuffix(".webp")
    assert "<h1" in frame
    assert ">Bronze wheel</h1>" in frame
    assert f'<source type="image/avif" srcset="{stem}-320.avif 320w, {stem}-640.avif 640w"' in frame
    assert f'src="{picture.url}"' in frame
    assert f'width="{picture.width}" height="{picture.height}"' in frame


def test_a_product_without_a_picture_leaves_its_place_empty(client: FlaskClient) -> None:
    frame = frame_of(client, make_product("Bronze wheel").slug)
    assert "<img" not in frame
    assert ">Bronze wheel</h1>" in frame


def test_a_name_is_neither_markup_nor_a_place_to_be_filled(client: FlaskClient) -> None:
    product = make_product("<b>{{picture}}</b> <!--seed--> {{businessName}}", image_url=make_image().url)
    frame = frame_of(client, product.slug)
    assert "&lt;b&gt;{{picture}}&lt;/b&gt; &lt;!--seed--&gt; {{businessName}}</h1>" in frame


def test_a_product_that_is_not_there_has_no_frame(client: FlaskClient) -> None:
    assert "data-frame" not in client.get("/shop/nope").text


def test_the_shop_s_categories_are_in_its_first_answer(client: FlaskClient) -> None:
    for name, slug in (("Wheels", "wheels"), ("<i>{{slug}}", 'a"b&c')):
        make_category(name, slug=slug)
        make_product(f"Part {slug}", category=name)
    make_category("Empty", slug="empty")
    frame = frame_of(client, "")
    assert "<li>Wheels!</li>" in frame
    assert "Empty" not in frame
    initial = f'<span aria-hidden="true" class="{prerendered.TILE_INITIAL}">&lt;</span>'
    assert f'<a href="/shop?category=a%22b%26c">{initial}&lt;i&gt;{{{{slug}}}}</a>' in frame


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("/shop?category=nope", "category"),
        ("/shop?search=%20wheel", "search"),
        ("/shop?search=wheel&category=wheels", "search"),
        ("/shop?search=%20", "shop"),
        ("/shop/brands/nope", "brand"),
        ("/shop/brands/nope/nope", "model"),
        ("/by-vehicle", "by-vehicle"),
        ("/by-vehicle?brand=audi", "by-vehicle-brand"),
        ("/by-vehicle?brand=audi&model=a3", "by-vehicle-model"),
        ("/checkout", "checkout"),
        ("/privacy", "privacy"),
        ("/order-lookup", "order-lookup"),
        ("/nothing/here", "not-found"),
    ],
)
def test_an_address_has_the_frame_of_the_page_that_it_opens(
    client: FlaskClient, built: Path, path: str, name: str
) -> None:
    make_category("Wheels", slug="wheels")
    (built / f"{name}.html").write_text(f"<p>frame of {name}</p>{{{{search}}}}")
    assert f"<p>frame of {name}</p>" in client.get(path).text


def test_the_words_of_a_search_are_in_its_frame_and_are_no_markup(client: FlaskClient, built: Path) -> None:
    (built / "search.html").write_text('<h1>{{search}}</h1><input value="{{search}}">')
    page = client.get("/shop", query_string={"search": ' "><b>{{businessName}} '}).text
    words = "&quot;&gt;&lt;b&gt;{{businessName}}"
    assert page == f'<h1>{words}</h1><input value="{words}">'


def test_what_the_build_has_made_of_all_pages_is_in_memory_once(client: FlaskClient, built: Path) -> None:
    (built / "product.html").write_text((built / "product.html").read_text() + "<p>of all</p>" * 100_000)
    first, *others = [make_product(f"Wheel {number}").slug for number in range(6)]
    sent = len(client.get(f"/shop/{first}").data)
    tracemalloc.start()
    try:
        assert [client.get(f"/shop/{slug}").status_code for slug in others] == [200] * 5
        assert tracemalloc.get_traced_memory()[0] < sent
    finally:
        tracemalloc.stop()
