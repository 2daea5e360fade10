"""Options in a file of products: a line of their own each, out and in."""

import csv
import io
from decimal import Decimal
from typing import Any

import pytest
from flask.testing import FlaskClient

from app.store.catalogue.product_options import ProductOption
from app.store.catalogue.products import Product
from app.store.database.base import db
from app.store.sales.carts import CartItem
from tests.in_one_shop import in_one_shop
from tests.make import CHECKOUT, make_cart, make_category, make_image, make_option, make_product, save
from tests.web.system.spreadsheets.product_file import counts, send

EXPORT = "/api/admin/export/products.csv"
NEW = """name,slug,option,description,price,category,sku,ean,inventory,hidden
Gauge,gauge,,Shows the boost.,49.00,Mats,G-1,,,
,gauge,52 mm,,,,G-52,4006381333931,3,
,,60 mm,,59.00,,,,4,
,,80 mm,,,,,,9,1
"""


@pytest.fixture(autouse=True)
def mats(app: Any) -> None:
    make_category("Mats")


def options_of(admin: FlaskClient, product: Product | str) -> list[tuple[Any, ...]]:
    product_id = product if isinstance(product, str) else product.id
    rows = admin.get(f"/api/admin/products/{product_id}/options").json
    return [tuple(row[name] for name in ("name", "sku", "price", "inventory", "shown")) for row in rows]


def undo(admin: FlaskClient) -> Any:
    [latest, *_] = admin.get("/api/admin/deleted").json
    return admin.post(f"/api/admin/deleted/{latest['id']}/restore").json


def test_a_product_is_added_with_its_options_and_goes_with_them(admin: FlaskClient) -> None:
    status, shown = send(admin, NEW, dry=True)
    assert (status, counts(shown), shown["lines"][0]["inventory"]) == (200, (1, 0, 0), 16)
    status, answer = send(admin, NEW)
    assert (status, counts(answer), answer["errors"]) == (200, (1, 0, 0), [])
    [product] = admin.get("/api/admin/products").json
    assert options_of(admin, product["id"]) == [
        ("52 mm", "G-52", None, 3, 1), ("60 mm", None, "59.00", 4, 1), ("80 mm", None, None, 9, 0),
    ]  # fmt: skip
    assert (product["inventory"], product["optionCount"], product["priceFrom"]) == (7, 3, "49.00")
    assert counts(send(admin, NEW)[1]) == (0, 0, 1)
    undo(admin)
    assert admin.get("/api/admin/products").json == []


def test_an_export_has_a_line_for_each_option_and_reads_back_unchanged(admin: FlaskClient) -> None:
    product = make_product("Gauge", slug="gauge", category="Mats")
    image = make_image(filename="red.webp", url="/uploads/red.webp")
    make_option(product, "Red; matt", price=Decimal("39.00"), inventory=3, image_url=image.url, sku="R-1")
    make_option(product, "=Blue", inventory=2, shown=0, position=1)
    raw = admin.get(EXPORT).data
    rows = list(csv.DictReader(io.StringIO(raw.decode("utf-8-sig"), newline="")))
    found = [(row["slug"], row["option"], row["sku"], row["price"], row["inventory"], row["hidden"]) for row in rows]
    assert found == [
        ("gauge", "", "", "49.99", "3", "0"),
        ("gauge", "Red; matt", "R-1", "39.00", "3", "0"),
        ("gauge", "'=Blue", "", "", "2", "1"),
    ]
    assert (rows[1]["imageUrl"], rows[1]["description"]) == ("/uploads/red.webp", "")
    before = options_of(admin, product)
    status, answer = send(admin, raw)
    assert (status, answer["errors"], answer["warnings"], counts(answer)) == (200, [], [], (0, 0, 1))
    assert options_of(admin, product) == before


def test_a_line_changes_its_option_alone_and_the_undo_keeps_what_was_sold(admin: FlaskClient) -> None:
    product = make_product("Gauge", slug="gauge", category="Mats")
    red = make_option(product, "Red", inventory=5, sku="R-1")
    make_option(product, "Blue", inventory=2, position=1)
    file = "slug,option,inventory,price\ngauge,red,8,39.00\ngauge,Green,1,\n"
    shown = send(admin, file, dry=True)[1]
    assert shown["lines"][0]["changes"] == [
        {"field": "option", "before": "Red 5, Blue 2", "after": "Red 8 at €39.00, Blue 2, Green 1"}
    ]
    assert counts(send(admin, file)[1]) == (0, 1, 0)
    assert options_of(admin, product) == [
        ("Red", "R-1", "39.00", 8, 1), ("Blue", None, None, 2, 1), ("Green", None, None, 1, 1),
    ]  # fmt: skip
    cart = make_cart()
    save(CartItem(cart_id=cart.id, product_id=product.id, option_id=red.id, quantity=2, unit_price=product.price))
    assert admin.post("/api/checkout/confirm", json=CHECKOUT | {"cartId": cart.id}).status_code == 201
    assert undo(admin) == {"success": True, "notes": []}
    assert options_of(admin, product) == [("Red", "R-1", None, 3, 1), ("Blue", None, None, 2, 1)]
    db.session.rollback()
    assert db.session.get_one(Product, product.id).inventory == 5


def test_a_product_that_gets_options_by_a_file_has_its_own_stock_again_after_the_undo(admin: FlaskClient) -> None:
    product = make_product("Gauge", slug="gauge", category="Mats", inventory=7)
    assert counts(send(admin, "slug,option,inventory\ngauge,Red,3\n")[1]) == (0, 1, 0)
    db.session.rollback()
    assert db.session.get_one(Product, product.id).inventory == 3
    assert undo(admin) == {"success": True, "notes": []}
    db.session.rollback()
    row = db.session.get_one(Product, product.id)
    assert (row.inventory, row.option_count) == (7, 0)


def test_a_price_list_finds_an_option_by_its_number(admin: FlaskClient) -> None:
    product = make_product("Gauge", slug="gauge", category="Mats")
    make_option(product, "Red", sku="R-1")
    file = "slug,sku,price,category\ngauge,r1,35.00,Elsewhere\n"
    assert counts(send(admin, file)[1]) == (0, 1, 0)
    assert options_of(admin, product) == [("Red", "r1", "35.00", 10, 1)]


def test_a_stock_that_moved_since_the_export_stays(admin: FlaskClient) -> None:
    product = make_product("Gauge", slug="gauge", category="Mats")
    make_option(product, "Red", inventory=5)
    raw = admin.get(EXPORT).data.decode("utf-8-sig")
    rows = admin.get(f"/api/admin/products/{product.id}/options").json
    put = [{"id": rows[0]["id"], "name": "Red", "inventory": 4}]
    assert admin.put(f"/api/admin/products/{product.id}/options", json=put).status_code == 200
    answer = send(admin, raw)[1]
    said = "The stock changed after this file was exported: it stays 4, not 5"
    assert {"line": 3, "field": "inventory", "message": said} in answer["warnings"]
    assert options_of(admin, product)[0][3] == 4


@pytest.fixture
def product(admin: FlaskClient) -> Product:
    """A product without options, beside others with numbers, an option and a sale."""
    product = make_product("Gauge", slug="gauge", category="Mats")
    make_product("Mats", slug="mats", sku="M-7", category="Mats")
    make_option(make_product("Kit", slug="kit", category="Mats"), "Blue", sku="K9")
    sold = make_product("Sold", slug="sold", category="Mats")
    sale = {"salePrice": "30.00", "saleTo": "2099-05-08T18:00"}
    assert admin.patch(f"/api/admin/products/{sold.id}", json=sale).status_code == 200
    return product


@in_one_shop(
    ("lines", "fault"),
    [
        ("other,Red,1,,,", (2, "slug", "There is no product with this address: give it a line above those of its")),
        ("gauge,Red,1,,,\ngauge,red,2,,,", (3, "option", "This option is on line 2 already")),
        ("gauge,Red,-1,,,", (2, "inventory", "")),
        ("gauge,Red,1,cheap,,", (2, "price", "A price must be an amount such as 49.99, or blank")),
        ("gauge,Red,1,,M-7,", (2, "sku", "Mats has this part number already")),
        ("gauge,Red,1,,k 9,", (2, "sku", "Kit, Blue has this part number already")),
        ("gauge,Red,1,,,Mats", (2, "category", "The line of an option has no such cell")),
        ("sold,Red,1,9.00,,", (2, "price", "This product is on sale at one price for all its options")),
    ],
)
def test_what_is_wrong_is_said_at_its_line_and_nothing_is_written(
    admin: FlaskClient, product: Product, lines: str, fault: tuple[int, str, str]
) -> None:
    status, answer = send(admin, f"slug,option,inventory,price,sku,category\n{lines}\n")
    assert status == 400
    [found] = answer["errors"]
    assert (found["line"], found["field"]) == fault[:2]
    assert found["message"].startswith(fault[2])
    assert options_of(admin, product) == []
    db.session.rollback()
    assert db.session.query(ProductOption).count() == 1


def test_a_dash_takes_an_options_own_price_away(admin: FlaskClient) -> None:
    product = make_product("Gauge", slug="gauge", category="Mats", price=Decimal("49.00"))
    make_option(product, "Red", price=Decimal("59.00"))
    for cell, price in (("", "59.00"), ("-", None)):
        assert send(admin, f"slug,option,price\ngauge,Red,{cell}\n")[0] == 200
        assert [each[2] for each in options_of(admin, product)] == [price]
