"""The owner's own orders: the customer's rules, stock and sums."""

from decimal import Decimal
from functools import partial
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import func, select

from app.shop.base.errors import Conflict
from app.shop.base.settings.settings import change_settings
from app.shop.sales.orders.checkout import Customer
from app.shop.sales.orders.manual_orders import place_manual_order
from app.store.catalogue.products import Product
from app.store.database.base import db
from app.store.database.sqlite import write
from app.store.database.state import state_of
from app.store.sales.carts import Cart
from app.store.sales.orders import Order
from tests.in_one_shop import in_one_shop
from tests.live import ask, at_once, serving
from tests.make import NOBODY, checkout, make_cart, make_product

ORDERS = "/api/admin/orders"
COUNTER = {"customerName": "Niall Walsh", "deliveryMethod": "collection"}


def line(product: Product, quantity: int = 1) -> dict[str, Any]:
    return {"productId": product.id, "quantity": quantity}


def stock(product: Product) -> int:
    db.session.remove()
    return db.session.get_one(Product, product.id).inventory


def choose(**settings: Any) -> None:
    with write() as session:
        change_settings(session, settings)
    db.session.remove()


def test_only_the_owner_places_one(client: FlaskClient, signed_out_admin: FlaskClient) -> None:
    body = COUNTER | {"items": [line(make_product())]}

    assert client.post(ORDERS, json=body).status_code == 401
    assert signed_out_admin.post(ORDERS, json=body).status_code == 401


def test_a_sale_over_the_counter_takes_stock_and_needs_neither_mail_nor_address(admin: FlaskClient) -> None:
    gauge, mats = make_product(price=Decimal("49.99"), inventory=5), make_product("Mats", price=Decimal("0.07"))
    before = state_of(db.session()).invalidation.count()

    answer = admin.post(ORDERS, json=COUNTER | {"items": [line(gauge, 2), line(mats)], "note": "Paid in cash"})

    assert answer.status_code == 201
    order = answer.json["order"]
    assert (order["source"], order["status"], order["orderNumber"]) == ("desk", "pending", "1001")
    assert (order["customerName"], order["customerEmail"], order["customerPhone"]) == ("Niall Walsh", "", None)
    assert (order["deliveryMethod"], order["shippingAddress"]) == (
        "collection",
        "Collection: Pitlane, Kilkenny, Ireland",
    )
    assert (order["subtotal"], order["tax"], order["total"]) == ("100.05", "10.01", "110.06")
    assert [(item["productName"], item["quantity"]) for item in order["items"]] == [("Boost Gauge", 2), ("Mats", 1)]
    assert [(event["status"], event["note"]) for event in order["history"]] == [("pending", "Paid in cash")]
    assert (stock(gauge), stock(mats)) == (3, 9)
    assert not state_of(db.session()).invalidation.is_current(before, (gauge.id,))
    assert not state_of(db.session()).invalidation.is_current(before, (mats.id,))
    assert admin.get(f"{ORDERS}/{order['id']}").json == order
    assert admin.get(ORDERS).json["orders"][0]["source"] == "desk"


def test_the_customer_may_see_it_without_the_note_and_the_source(admin: FlaskClient, client: FlaskClient) -> None:
    order = admin.post(ORDERS, json=COUNTER | {"items": [line(make_product())], "note": "Haggles"}).json["order"]

    page = client.get(f"/api/orders/{order['id']}")

    assert page.json["customerEmail"] == ""
    assert "source" not in page.json
    assert "Haggles" not in page.text


@pytest.mark.parametrize("mode", ["added", "included", "none"])
@pytest.mark.parametrize("method", ["delivery", "collection"])
def test_its_total_is_that_of_the_same_order_in_the_shop(
    admin: FlaskClient, client: FlaskClient, mode: str, method: str
) -> None:
    choose(tax_mode=mode, tax_rate="23", delivery_price="9.90", collection=True)
    gauge = make_product(price=Decimal("33.33"))
    cart = make_cart((gauge, 3))
    address = {"deliveryMethod": method, "shippingAddress": "12 Castle Road, Kilkenny"}

    bought = client.post("/api/checkout/confirm", json=checkout(cart, **address)).json["order"]
    entered = admin.post(ORDERS, json=COUNTER | address | {"items": [line(gauge, 3)]}).json["order"]

    same = ("subtotal", "delivery", "deliveryTax", "tax", "total", "taxMode", "taxRate", "deliveryMethod")
    assert {name: entered[name] for name in same} == {name: bought[name] for name in same}
    assert entered["shippingAddress"] == bought["shippingAddress"]


def test_a_product_named_twice_is_one_line(admin: FlaskClient) -> None:
    gauge = make_product(inventory=5)

    answer = admin.post(ORDERS, json=COUNTER | {"items": [line(gauge, 2), line(gauge, 2)]})

    assert [item["quantity"] for item in answer.json["order"]["items"]] == [4]
    assert stock(gauge) == 1


def test_too_little_stock_names_the_product_and_leaves_nothing_behind(admin: FlaskClient) -> None:
    gauge, mats = make_product(inventory=5), make_product("Rubber Mats", inventory=1)

    answer = admin.post(ORDERS, json=COUNTER | {"items": [line(gauge, 2), line(mats, 2)]})

    assert (answer.status_code, answer.json) == (409, {"message": "Only 1 left in stock of Rubber Mats"})
    assert (stock(gauge), stock(mats)) == (5, 1)
    for table in (Order, Cart):
        assert db.session.scalar(select(func.count()).select_from(table)) == 0


def test_a_product_that_is_not_there_is_named(admin: FlaskClient) -> None:
    answer = admin.post(ORDERS, json=COUNTER | {"items": [{"productId": NOBODY}]})

    assert (answer.status_code, answer.json) == (404, {"message": "Product not found"})


@in_one_shop(
    ("given", "field"),
    [
        ({"customerName": "N"}, "customerName"),
        ({"customerEmail": "niall@"}, "customerEmail"),
        ({"deliveryMethod": "delivery"}, "shippingAddress"),
        ({"deliveryMethod": "pigeon", "shippingAddress": "12 Castle Road, Kilkenny"}, "deliveryMethod"),
        ({"items": []}, "items"),
        ({"items": [{"productId": "no-id"}]}, "items"),
        ({"items": [{"productId": NOBODY, "quantity": 0}]}, "items"),
        ({"items": [{"productId": NOBODY, "price": "1.00"}]}, "items"),
        ({"note": "x" * 501}, "note"),
        ({"total": "1.00"}, "total"),
    ],
)
def test_what_cannot_be_meant_is_refused(admin: FlaskClient, given: dict[str, Any], field: str) -> None:
    gauge = make_product()

    answer = admin.post(ORDERS, json=COUNTER | {"items": [line(gauge)]} | given)

    assert (answer.status_code, list(answer.json["errors"])) == (400, [field])
    assert stock(gauge) == 10


def test_by_phone_the_address_is_stored(admin: FlaskClient) -> None:
    body = {"customerName": "Niall Walsh", "customerEmail": "niall@example.ie", "customerPhone": "056 1"}

    answer = admin.post(
        ORDERS, json=body | {"shippingAddress": "1 High Street, Callan", "items": [line(make_product())]}
    )

    order = answer.json["order"]
    assert (order["shippingAddress"], order["deliveryMethod"]) == ("1 High Street, Callan", None)
    assert (order["customerEmail"], order["customerPhone"]) == ("niall@example.ie", "056 1")


def test_while_the_shop_is_closed_the_owner_still_sells(admin: FlaskClient) -> None:
    choose(closed_until="2099-01-01")

    assert admin.post(ORDERS, json=COUNTER | {"items": [line(make_product())]}).status_code == 201


def test_its_steps_are_those_of_every_order(admin: FlaskClient) -> None:
    gauge = make_product(inventory=5)
    order = admin.post(ORDERS, json=COUNTER | {"items": [line(gauge, 3)]}).json["order"]

    assert admin.patch(f"{ORDERS}/{order['id']}", json={"status": "cancelled"}).status_code == 200
    assert stock(gauge) == 5


def test_counter_and_shop_never_sell_the_same_piece(app: Flask) -> None:
    gauge = make_product(inventory=6)
    carts = [make_cart((gauge, 1)) for _ in range(6)]
    db.session.remove()

    def sell() -> int:
        with app.app_context():
            try:
                with write() as session:
                    place_manual_order(
                        session, [(gauge.id, None, 1)], Customer("Niall Walsh", "", None, "", "collection"), None
                    )
            except Conflict:
                return 409
            return 201

    def buy(address: str, cart: Cart) -> int:
        return ask(address, "POST", "/api/checkout/confirm", checkout(cart))[0]

    with serving(app) as address:
        results = at_once([*[partial(buy, address, cart) for cart in carts], *[sell] * 6])

    assert sorted(results) == [201] * 6 + [409] * 6
    assert stock(gauge) == 0
    assert sorted(db.session.scalars(select(Order.order_number))) == list(range(1001, 1007))
