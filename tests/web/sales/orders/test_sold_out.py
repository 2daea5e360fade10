"""A product sells out while it is in a cart. It is listed in the cart, but neither counted nor accepted at the
checkout.
"""

from decimal import Decimal
from typing import Any

from flask.testing import FlaskClient

from app.store.catalogue.products import Product
from app.store.database.base import db
from app.store.database.sqlite import write
from tests.make import checkout, make_cart, make_product
from tests.web.sales.orders.cart_calls import read

CONFIRM = "/api/checkout/confirm"


def sell(product: Product, left: int) -> None:
    with write() as session:
        session.get_one(Product, product.id).inventory = left
    db.session.remove()


def amounts(cart: dict[str, Any]) -> tuple[str, str, str]:
    return cart["subtotal"], cart["tax"], cart["total"]


def test_a_line_that_is_sold_out_is_listed_and_not_counted(client: FlaskClient) -> None:
    gone, there = make_product(price=Decimal("10.00")), make_product("Mats", price=Decimal("2.00"))
    cart = make_cart((gone, 1), (there, 2))
    assert amounts(read(client, cart)) == ("14.00", "1.40", "15.40")

    sell(gone, 0)

    shown = read(client, cart)
    assert [(item["quantity"], item["product"]["inventory"]) for item in shown["items"]] == [(1, 0), (2, 10)]
    assert amounts(shown) == ("4.00", "0.40", "4.40")


def test_the_order_without_it_costs_what_the_cart_said(client: FlaskClient) -> None:
    gone, there = make_product(price=Decimal("10.00")), make_product("Mats", price=Decimal("2.00"))
    cart = make_cart((gone, 1), (there, 2))
    sell(gone, 0)
    said = read(client, cart)

    refused = client.post(CONFIRM, json=checkout(cart))
    client.delete(f"/api/cart/items/{said['items'][0]['id']}")
    placed = client.post(CONFIRM, json=checkout(cart))

    assert (refused.status_code, refused.json) == (409, {"message": "Sold out: Boost Gauge"})
    assert (placed.status_code, amounts(placed.json["order"])) == (201, amounts(said))


def test_a_cart_of_nothing_else_costs_nothing_and_is_no_order(client: FlaskClient) -> None:
    gone = make_product()
    cart = make_cart((gone, 1))
    sell(gone, 0)

    assert amounts(read(client, cart)) == ("0.00", "0.00", "0.00")
    assert client.post(CONFIRM, json=checkout(cart)).status_code == 409


def test_fewer_than_wanted_are_counted_until_somebody_chooses(client: FlaskClient) -> None:
    short = make_product(price=Decimal("10.00"))
    cart = make_cart((short, 3))

    sell(short, 2)

    assert amounts(read(client, cart))[0] == "30.00"
    assert client.post(CONFIRM, json=checkout(cart)).json == {"message": "Only 2 left in stock of Boost Gauge"}


def test_an_order_that_took_the_last_piece_keeps_its_cart_s_amounts(client: FlaskClient) -> None:
    last = make_product(price=Decimal("10.00"), inventory=1)
    cart = make_cart((last, 1))

    client.post(CONFIRM, json=checkout(cart))

    shown = read(client, cart)
    assert (shown["status"], amounts(shown)) == ("ordered", ("10.00", "1.00", "11.00"))
