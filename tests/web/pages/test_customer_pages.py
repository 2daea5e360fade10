"""Pages contain their first answer. This includes the customer's own order, and things that do not exist."""

import re
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from app.shop.sales.orders.orders import change_status, get_order
from app.store.database.base import db
from app.store.database.sqlite import write
from app.store.workshop.quotes import Quote
from tests.make import NOBODY, make_image, make_order, make_product
from tests.web.pages.template import seeds
from tests.web.workshop.jobs.linked import save_job
from tests.web.workshop.quotes.offer import save_quote

pytestmark = pytest.mark.usefixtures("built")


def test_an_order_s_page_brings_the_order_and_is_said_to_nobody_else(client: FlaskClient) -> None:
    order = make_order()
    page = client.get(f"/order/{order.id}")
    assert page.status_code == 200
    assert seeds(page.text)[f"api/orders/{order.id}"] == client.get(f"/api/orders/{order.id}").json
    assert page.headers["X-Robots-Tag"] == "noindex"
    assert page.headers["Cache-Control"] == "no-store"
    assert "Aoife" not in page.text.split("</head>")[0]
    assert "canonical" not in page.text


def test_without_script_an_order_s_page_leads_to_its_own_withdrawal(client: FlaskClient, built: Path) -> None:
    for name in ("order", "order-not-found"):
        (built / f"{name}.html").write_text('<a href="/withdraw{{ofOrder}}">Withdraw</a>')
    order = make_order()
    assert f'href="/withdraw?order={order.id}"' in client.get(f"/order/{order.id}").text
    assert 'href="/withdraw"' in client.get(f"/order/{NOBODY}").text


def test_an_order_s_page_is_never_an_old_one(client: FlaskClient) -> None:
    order = make_order()
    path = f"api/orders/{order.id}"
    assert seeds(client.get(f"/order/{order.id}").text)[path]["status"] == "pending"
    with write() as session:
        change_status(session, get_order(session, order.id), "confirmed")
    assert seeds(client.get(f"/order/{order.id}").text)[path]["status"] == "confirmed"


@pytest.mark.parametrize("order_id", [NOBODY, "1001"])
def test_no_such_order_is_a_404_that_says_so_at_once(client: FlaskClient, order_id: str) -> None:
    page = client.get(f"/order/{order_id}")
    assert page.status_code == 404
    assert page.headers["X-Robots-Tag"] == "noindex"
    assert seeds(page.text)[f"api/orders/{order_id}"] is None


def test_the_page_that_finds_an_order_is_stored_from_search_engines(client: FlaskClient) -> None:
    page = client.get("/order-lookup")
    assert page.status_code == 200
    assert '<meta name="robots" content="noindex" />' in page.text


@pytest.mark.parametrize(("address", "path"), [("nope", "nope"), ("caf%C3%A9%20(1)", "caf%C3%A9%20(1)")])
def test_an_unknown_product_is_said_so_under_the_address_that_the_browser_asks(
    client: FlaskClient, address: str, path: str
) -> None:
    page = client.get(f"/shop/{address}")
    assert page.status_code == 404
    assert seeds(page.text)[f"api/products/{path}"] is None


@pytest.mark.parametrize("page", ["/by-vehicle", "/shop/{slug}"])
def test_pages_that_name_categories_bring_them(client: FlaskClient, page: str) -> None:
    slug = make_product().slug
    text = client.get(page.format(slug=slug)).text
    assert seeds(text)["api/product-categories"] == client.get("/api/product-categories").json


def test_a_shared_link_shows_the_shop_s_picture_unless_the_page_has_its_own(client: FlaskClient, built: Path) -> None:
    (built / "og.jpg").write_bytes(b"")
    slug = make_product().slug
    for path in ("/", "/shop", "/cart", "/order-lookup"):
        assert '<meta property="og:image" content="http://localhost/og.jpg" />' in client.get(path).text
    assert "og.jpg" not in client.get(f"/shop/{slug}").text


def test_a_link_is_shared_by_its_whole_address_wherever_the_page_was_opened(client: FlaskClient, admin: FlaskClient):
    """A link is shared with its complete address, under whatever host the page was opened. Link previews need a host in
    each URL, so a page cached for one host must not be served to another.
    """
    path = f"/shop/{make_product(image_url=make_image().url).slug}"
    for origin in ("http://127.0.0.1:8000", "http://192.168.1.20:8000", "http://127.0.0.1:8000"):
        text = client.get(path, headers={"Host": origin.removeprefix("http://")}).text
        said = re.findall(r'<meta property="og:(?:url|image)" content="([^"]*)"', text)
        assert said[0] == f"{origin}{path}"
        assert said[1].startswith(f"{origin}/uploads/")
    assert admin.patch("/api/admin/settings", json={"publicUrl": "https://shop.example"}).status_code == 200
    text = client.get(path, headers={"Host": "127.0.0.1:8000"}).text
    assert f'<meta property="og:url" content="https://shop.example{path}" />' in text


def test_a_quote_s_page_has_nothing_of_it_and_is_not_seen_by_a_preview(client: FlaskClient) -> None:
    token = save_quote()
    page = client.get(f"/quote/{token}")
    assert (page.status_code, client.get("/quote/guessed").status_code) == (200, 404)
    assert page.headers["X-Robots-Tag"] == "noindex"
    assert page.headers["Referrer-Policy"] == "no-referrer"
    assert page.headers["Cache-Control"] == "no-store"
    assert token not in page.text
    assert "Aoife" not in page.text
    assert db.session.query(Quote).one().seen_at is None


def test_a_job_s_page_has_nothing_of_it_and_is_in_no_index(client: FlaskClient) -> None:
    save_job()
    page = client.get("/job/opens")
    assert (page.status_code, client.get("/job/guessed").status_code) == (200, 404)
    assert page.headers["X-Robots-Tag"] == "noindex"
    assert page.headers["Referrer-Policy"] == "no-referrer"
    assert page.headers["Cache-Control"] == "no-store"
    assert "<title>Your car |" in page.text
    assert "Aoife" not in page.text
    assert "opens" not in page.text.split("</head>")[0]
    assert "/job" not in client.get("/sitemap.xml").text
