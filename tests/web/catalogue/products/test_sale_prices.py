"""A sale price from its form to what customers pay, and its begin and end by the clock."""

from decimal import Decimal
from typing import Any

import pytest
from flask.testing import FlaskClient

from app.store.catalogue.price_history import PriceStep
from app.store.catalogue.products import Product
from app.store.database.base import db
from tests.in_one_shop import in_one_shop
from tests.make import checkout, make_cart, make_image
from tests.web.catalogue.products.product_form import form
from tests.web.catalogue.products.sales import PRODUCTS, Clock, make_old_product, put_on_sale
from tests.web.system.spreadsheets.product_file import counts, send

BELOW = "The sale price must be below the price, €49.00"
MINUTE = "%Y-%m-%dT%H:%M:00.000Z"


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def price_of(client: FlaskClient, product: Product) -> tuple[str, Any]:
    shown = client.get(f"/api/products/{product.slug}").json
    return shown["price"], shown["sale"]


def test_a_sale_begins_at_once_and_says_the_prior_price(admin: FlaskClient, client: FlaskClient, clock: Clock) -> None:
    product = make_old_product(pack_amount="500", pack_unit="ml")
    ends = clock.after(days=3)
    made = put_on_sale(admin, product, salePrice="39.00", saleTo=ends).json["product"]
    assert (made["price"], made["salePrice"], made["priorPrice"]) == ("49.00", "39.00", "49.00")
    assert (made["saleFrom"], made["saleTo"]) == (f"{clock.moment:{MINUTE}}", ends.replace("Z", ".000Z"))
    sale = {"price": "39.00", "priorPrice": "49.00", "percent": 20, "until": ends.replace("Z", ".000Z")}
    assert price_of(client, product) == ("39.00", sale)
    assert client.get(f"/api/products/{product.slug}").json["unitPrice"]["price"] == "78.00"
    put_on_sale(admin, product, salePrice=None)


def test_it_begins_and_ends_by_itself_in_every_answer(admin: FlaskClient, client: FlaskClient, clock: Clock) -> None:
    product, other = make_old_product("Gauge"), make_old_product("Other", "45.00")
    put_on_sale(admin, product, salePrice="39", saleFrom=clock.after(days=1), saleTo=clock.after(days=2))
    cart = make_cart((product, 2))

    def read() -> list[Any]:
        listed = client.get("/api/products?sort=price").json
        found = client.get("/api/search?q=gauge&priceTo=40").json
        facets = client.get("/api/product-facets").json
        shown = client.get(f"/api/cart/{cart.id}").json
        suggested = client.get("/api/search/suggest?q=gauge").json["products"]
        few = client.get("/api/products?priceTo=40").json
        return [
            [row["name"] for row in listed], found["total"], facets["priceFrom"], shown["items"][0]["unitPrice"],
            shown["subtotal"], suggested[0]["price"], len(few), price_of(client, product)[0],
        ]  # fmt: skip

    plain = [["Other", "Gauge"], 0, "45.00", "49.00", "98.00", "49.00", 0, "49.00"]
    assert read() == plain
    clock.pass_(days=1, seconds=-1)
    assert read() == plain
    clock.pass_(seconds=1)
    assert read() == [["Gauge", "Other"], 1, "39.00", "39.00", "78.00", "39.00", 1, "39.00"]
    clock.pass_(days=1, seconds=-1)
    assert price_of(client, product)[0] == "39.00"
    clock.pass_(seconds=1)
    assert read() == plain
    assert price_of(client, other) == ("45.00", None)


def test_an_order_is_charged_what_the_cart_said(admin: FlaskClient, client: FlaskClient, clock: Clock) -> None:
    product = make_old_product()
    put_on_sale(admin, product, salePrice="39.00", saleTo=clock.after(days=3))
    cart = make_cart((product, 2))
    shown = client.get(f"/api/cart/{cart.id}").json
    assert shown["items"][0]["product"]["sale"]["priorPrice"] == "49.00"
    order = client.post("/api/checkout/confirm", json=checkout(cart)).json["order"]
    assert (order["total"], order["items"][0]["unitPrice"]) == (shown["total"], "39.00")
    lines = {"items": [{"productId": product.id, "quantity": 1}], "deliveryMethod": "delivery"}
    preview = admin.post("/api/admin/orders/preview", json=lines).json
    assert preview["items"][0]["unitPrice"] == "39.00"
    clock.pass_(days=3)
    assert admin.post("/api/admin/orders/preview", json=lines).json["items"][0]["unitPrice"] == "49.00"


def test_a_second_cut_without_a_gap_has_the_first_prior_price(admin: FlaskClient, client: FlaskClient) -> None:
    product = make_old_product()
    ends = "2099-01-01T00:00:00Z"
    put_on_sale(admin, product, salePrice="39.00", saleTo=ends)
    put_on_sale(admin, product, salePrice="35.00")
    assert price_of(client, product) == (
        "35.00", {"price": "35.00", "priorPrice": "49.00", "percent": 28, "until": "2099-01-01T00:00:00.000Z"},
    )  # fmt: skip
    assert put_on_sale(admin, product, price="59.00").json["product"]["priorPrice"] == "49.00"
    assert put_on_sale(admin, product, salePrice="52.00").json["product"]["priorPrice"] == "35.00"
    assert price_of(client, product) == ("59.00", None)
    assert put_on_sale(admin, product, salePrice="").json["product"]["saleTo"] is None


@pytest.mark.parametrize(
    ("price", "sales", "percent"),
    [("19.99", ("15", "15.99", "14.99"), 25), ("179.00", ("150", "140", "145"), 18), ("19.99", ("1.50", "15"), 24)],
)
def test_each_price_of_a_sale_has_the_prior_price_of_its_first_one(
    admin: FlaskClient, client: FlaskClient, price: str, sales: tuple[str, ...], percent: int
) -> None:
    product = make_old_product(price=price)
    for sale in sales:
        put_on_sale(admin, product, salePrice=sale, saleTo="2099-01-01T00:00:00Z")
        assert price_of(client, product)[1]["priorPrice"] == price
    assert price_of(client, product)[1]["percent"] == percent
    put_on_sale(admin, product, salePrice=None)


def test_a_price_raised_just_before_is_no_reduction(admin: FlaskClient, client: FlaskClient) -> None:
    product = make_old_product(price="39.00")
    put_on_sale(admin, product, price="59.00")
    made = put_on_sale(admin, product, salePrice="45.00", saleTo="2099-01-01T00:00:00Z").json["product"]
    assert made["priorPrice"] == "39.00"
    assert price_of(client, product) == ("59.00", None)


def test_a_new_product_has_no_prior_price(admin: FlaskClient, client: FlaskClient, clock: Clock) -> None:
    make_old_product("Other")
    ends = clock.after(days=9)
    made = admin.post(PRODUCTS, json=form(salePrice="39.99", saleTo=ends)).json["product"]
    assert (made["salePrice"], made["priorPrice"]) == ("39.99", None)
    assert client.get("/api/products/boost-gauge").json["price"] == "49.99"
    later = form(slug="later", salePrice="39.99", saleFrom=clock.after(days=5), saleTo=ends)
    assert admin.post(PRODUCTS, json=later).json["product"]["priorPrice"] == "49.99"


@in_one_shop(
    ("sale", "field", "message"),
    [
        ({"salePrice": "49.00", "saleTo": 3}, "salePrice", BELOW),
        ({"salePrice": "60", "saleTo": 3}, "salePrice", BELOW),
        ({"salePrice": "0", "saleTo": 3}, "salePrice", "The sale price must be more than 0"),
        ({"salePrice": "cheap", "saleTo": 3}, "salePrice", "The sale price must be a price such as 39.99"),
        ({"salePrice": "39"}, "saleTo", "Please say when the sale ends"),
        ({"salePrice": "39", "saleTo": -1}, "saleTo", "This time is in the past"),
        ({"salePrice": "39", "saleFrom": 3, "saleTo": 2}, "saleTo", "The sale must end after it begins"),
        ({"salePrice": "39", "saleFrom": 3, "saleTo": 3}, "saleTo", "The sale must end after it begins"),
        (
            {"salePrice": "39", "saleFrom": -1, "saleTo": 2},
            "saleFrom",
            "A sale cannot begin in the past. Leave this empty to begin at once",
        ),
        ({"saleTo": 3}, "salePrice", "Please enter the sale price"),
        ({"salePrice": "39", "saleTo": "soon"}, "saleTo", "Please say when the sale ends, such as 2026-11-30T18:00"),
        (
            {"salePrice": "39", "saleFrom": "soon"},
            "saleFrom",
            "Please say when the sale begins, such as 2026-11-27T09:00",
        ),
    ],
)
def test_a_sale_that_cannot_be_is_refused_on_its_field(
    admin: FlaskClient, clock: Clock, sale: dict[str, Any], field: str, message: str
) -> None:
    product = make_old_product()
    before = admin.get(f"{PRODUCTS}/{product.id}").json
    given = {name: clock.after(days=value) if isinstance(value, int) else value for name, value in sale.items()}
    answer = put_on_sale(admin, product, **given)
    assert (answer.status_code, answer.json["errors"]) == (400, {field: message})
    assert admin.get(f"{PRODUCTS}/{product.id}").json == before


def test_the_price_stays_above_the_sale_price(admin: FlaskClient, clock: Clock) -> None:
    product = make_old_product()
    put_on_sale(admin, product, salePrice="39.00", saleTo=clock.after(days=3))
    said = "is on sale for €39.00: its price must stay above that"
    assert put_on_sale(admin, product, price="39").json["errors"] == {"price": f"This product {said}"}
    ids = {"ids": [product.id]}
    for path, body in (
        ("bulk-update", {"updates": {"price": "20"}}),
        ("bulk-prices", {"by": "percent", "value": "-50"}),
    ):
        answer = admin.post(f"{PRODUCTS}/{path}", json=ids | body)
        assert (answer.status_code, answer.json["message"]) == (400, f"Boost Gauge {said}")
    clock.pass_(days=3)
    assert put_on_sale(admin, product, price="39").status_code == 200


def test_the_history_goes_into_the_bin_and_a_copy_has_no_sale(admin: FlaskClient, client: FlaskClient) -> None:
    product = make_old_product()
    put_on_sale(admin, product, salePrice="39.00", saleTo="2099-01-01T00:00:00Z")
    copy = admin.post(f"{PRODUCTS}/{product.id}/duplicate").json["product"]
    assert (copy["price"], copy["salePrice"], copy["priorPrice"]) == ("49.00", None, None)
    gone = admin.delete(f"{PRODUCTS}/{product.id}").headers["Pitlane-Undo"]
    assert db.session.query(PriceStep).count() == 0
    assert admin.post(f"/api/admin/deleted/{gone}/restore").status_code == 200
    assert price_of(client, product)[0] == "39.00"
    assert put_on_sale(admin, product, salePrice="35.00").json["product"]["priorPrice"] == "49.00"


def test_a_sale_that_waits_follows_a_price_that_is_undone(admin: FlaskClient, clock: Clock) -> None:
    product = make_old_product()
    put_on_sale(admin, product, salePrice="39.00", saleFrom=clock.after(days=2), saleTo=clock.after(days=5))
    ids = {"ids": [product.id]}
    undo = admin.post(f"{PRODUCTS}/bulk-update", json=ids | {"updates": {"price": "44"}}).headers["Pitlane-Undo"]
    assert admin.get(f"{PRODUCTS}/{product.id}").json["priorPrice"] == "44.00"
    assert admin.post(f"/api/admin/deleted/{undo}/restore").status_code == 200
    shown = admin.get(f"{PRODUCTS}/{product.id}").json
    assert (shown["price"], shown["priorPrice"]) == ("49.00", "44.00")


def test_a_file_has_the_sale_and_takes_it_back(admin: FlaskClient, client: FlaskClient, clock: Clock) -> None:
    product, ends = make_old_product(slug="gauge"), clock.after(days=3)
    file = f'slug,salePrice,saleTo\ngauge,"39,00",{ends}\n'
    assert counts(send(admin, file)[1]) == (0, 1, 0)
    assert price_of(client, product)[0] == "39.00"
    exported = admin.get("/api/admin/export/products.csv").data
    assert f"39.00,{clock.moment:{MINUTE}},{ends.replace('Z', '.000Z')}".encode() in exported
    assert counts(send(admin, exported)[1]) == (0, 0, 1)
    wrong = send(admin, f"slug,salePrice,saleTo\ngauge,60,{ends}\n")[1]
    assert [(each["field"], each["message"]) for each in wrong["errors"]] == [("salePrice", BELOW)]
    new = "name,slug,description,price,category,salePrice,saleFrom,saleTo\n"
    new += f"Dial,dial,Shows what the turbo does.,20,Car Accessories,15,{clock.after(days=1)},{ends}\n"
    assert counts(send(admin, new)[1]) == (1, 0, 0)
    dial = {row["slug"]: row for row in admin.get(PRODUCTS).json}["dial"]
    assert (dial["salePrice"], dial["priorPrice"]) == ("15.00", "20.00")


@pytest.mark.usefixtures("built")
def test_the_page_says_it_to_search_engines(admin: FlaskClient, client: FlaskClient, clock: Clock) -> None:
    product = make_old_product(slug="gauge", image_url=make_image().url)
    put_on_sale(admin, product, salePrice="39.00", saleTo=clock.after(days=3))
    page = client.get("/shop/gauge").text
    assert '"price":"39.00"' in page
    assert "StrikethroughPrice" in page
    clock.pass_(days=3)
    page = client.get("/shop/gauge").text
    assert '"price":"49.00"' in page
    assert "StrikethroughPrice" not in page
    put_on_sale(admin, product, salePrice=None)


def test_the_owners_list_shows_what_has_a_sale(admin: FlaskClient, clock: Clock) -> None:
    make_old_product("Plain")
    running, coming = make_old_product("Running"), make_old_product("Coming")
    put_on_sale(admin, running, salePrice="39.00", saleTo=clock.after(days=3))
    put_on_sale(admin, coming, salePrice="39.00", saleFrom=clock.after(days=1), saleTo=clock.after(days=4))

    def listed() -> set[str]:
        return {row["name"] for row in admin.get(f"{PRODUCTS}?sale=1").json}

    assert listed() == {"Running", "Coming"}
    clock.pass_(days=3)
    assert listed() == {"Coming"}
    assert Decimal(admin.get(f"{PRODUCTS}/{running.id}").json["price"]) == 49
