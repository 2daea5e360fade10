"""An order is delivered or collected, and taxed in one of several ways. The cart, the order and the order page never
differ by a cent.
"""

from decimal import Decimal
from typing import Any

import pytest
from flask.testing import FlaskClient

from app.shop.base.settings.settings import change_settings
from app.store.catalogue.products import Product
from app.store.database.base import db
from app.store.database.sqlite import write
from app.store.sales.carts import Cart
from tests.in_one_shop import in_one_shop
from tests.make import checkout, make_cart, make_product

CONFIRM = "/api/checkout/confirm"
PLACE = "Collection: Pitlane, Kilkenny, Ireland"
MODES = {"added": "13.5", "included": "23", "none": "23"}


def choose(**settings: Any) -> None:
    with write() as session:
        change_settings(session, settings)
    db.session.remove()


def odd_cart() -> Cart:
    """Make a cart with goods for €100.05, which never give an even amount of tax."""
    return make_cart(
        (make_product(price=Decimal("33.33")), 3), (make_product("Clip", price=Decimal("0.01")), 1),
        (make_product("Mats", price=Decimal("0.05")), 1),
    )  # fmt: skip


def order_of(client: FlaskClient, cart: Cart, **given: Any) -> Any:
    answer = client.post(CONFIRM, json=checkout(cart, **given))
    assert answer.status_code == 201, answer.json
    return answer.json["order"]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("method", ["delivery", "collection"])
@pytest.mark.parametrize("price", ["9.90", "0.00", ""])
def test_cart_order_and_order_page_agree_to_the_cent(
    client: FlaskClient, admin: FlaskClient, mode: str, method: str, price: str
) -> None:
    choose(tax_mode=mode, tax_rate=MODES[mode], delivery_price=price, collection=True)
    cart = odd_cart()

    shown = client.get(f"/api/cart/{cart.id}").json
    order = order_of(client, cart, deliveryMethod=method)

    (chosen,) = [each for each in shown["delivery"]["methods"] if each["method"] == method]
    alike = ("delivery", "tax", "total", "taxes")
    uncoded = {"discount": "0.00", "discountReason": None}
    assert chosen == {"method": order["deliveryMethod"]} | uncoded | {name: order[name] for name in alike}
    assert shown["subtotal"] == order["subtotal"] == "100.05"
    assert (shown["taxMode"], shown["taxRate"]) == (order["taxMode"], order["taxRate"])
    parts = [Decimal(item["tax"]) for item in order["items"]]
    assert sum(parts) + Decimal(order["deliveryTax"]) == Decimal(order["tax"])
    amounts = (
        "subtotal",
        "delivery",
        "deliveryTax",
        "tax",
        "total",
        "taxMode",
        "taxRate",
        "taxes",
        "deliveryMethod",
        "items",
    )
    page, admin_view = client.get(f"/api/orders/{order['id']}").json, admin.get(f"/api/admin/orders/{order['id']}").json
    for read in (page, admin_view):
        read["items"] = [{name: item[name] for name in order["items"][0]} for item in read["items"]]
        assert {name: read[name] for name in amounts} == {name: order[name] for name in amounts}


@pytest.mark.parametrize(
    ("mode", "rate", "tax", "total"),
    [("added", "10", "10.99", "120.89"), ("included", "10", "9.99", "109.90"), ("none", "0", "0.00", "109.90")],
)
def test_the_cart_says_how_it_is_taxed_and_sent(
    client: FlaskClient, mode: str, rate: str, tax: str, total: str
) -> None:
    choose(tax_mode=mode, delivery_price="9.90")
    cart = make_cart((make_product(price=Decimal("100.00")), 1))

    shown = client.get(f"/api/cart/{cart.id}").json

    assert (shown["tax"], shown["total"], shown["taxMode"], shown["taxRate"]) == (tax, total, mode, rate)
    assert shown["delivery"] == {
        "price": "9.90",
        "freeOver": "500.00",
        "methods": [
            {"method": "delivery", "delivery": "9.90", "discount": "0.00", "tax": tax, "total": total}
            | {"taxes": shown["taxes"], "discountReason": None}
        ],
    }


@pytest.mark.parametrize(("goods", "delivery"), [("500.00", "9.90"), ("500.01", "0.00")])
def test_delivery_is_free_over_the_threshold(client: FlaskClient, goods: str, delivery: str) -> None:
    choose(delivery_price="9.90")
    cart = make_cart((make_product(price=Decimal(goods)), 1))

    assert client.get(f"/api/cart/{cart.id}").json["delivery"]["methods"][0]["delivery"] == delivery
    assert order_of(client, cart)["delivery"] == delivery


def test_without_a_threshold_it_is_never_free(client: FlaskClient) -> None:
    choose(delivery_price="9.90", free_delivery_over="")
    cart = make_cart((make_product(price=Decimal("9000.00")), 1))

    assert client.get(f"/api/cart/{cart.id}").json["delivery"]["freeOver"] is None
    assert order_of(client, cart)["delivery"] == "9.90"


def test_a_checkout_that_says_nothing_is_a_delivery(client: FlaskClient) -> None:
    choose(delivery_price="9.90", collection=True)
    cart = odd_cart()
    shown = client.get(f"/api/cart/{cart.id}").json

    order = order_of(client, cart)

    assert (order["deliveryMethod"], order["delivery"]) == ("delivery", "9.90")
    assert (shown["tax"], shown["total"]) == (order["tax"], order["total"])


@pytest.mark.parametrize("address", [{}, {"shippingAddress": ""}, {"shippingAddress": "12 Castle Road, Kilkenny"}])
def test_a_collection_asks_for_no_address(client: FlaskClient, address: dict[str, str]) -> None:
    choose(collection=True)
    body = checkout(odd_cart(), deliveryMethod="collection")
    body.pop("shippingAddress")

    answer = client.post(CONFIRM, json=body | address)

    assert answer.status_code == 201
    order = answer.json["order"]
    assert (order["deliveryMethod"], order["delivery"], order["shippingAddress"]) == ("collection", "0.00", PLACE)


@pytest.mark.parametrize("settings", [{}, {"delivery_price": "9.90"}, {"collection": True}])
@pytest.mark.parametrize("given", [{}, {"deliveryMethod": "delivery"}])
def test_a_delivery_needs_its_address(client: FlaskClient, settings: dict[str, Any], given: dict[str, str]) -> None:
    choose(**settings)

    answer = client.post(CONFIRM, json=checkout(odd_cart(), shippingAddress="Kilkenny", **given))

    message = "Please enter your complete address"
    assert (answer.status_code, answer.json) == (400, {"message": message, "errors": {"shippingAddress": message}})


@pytest.mark.parametrize("settings", [{}, {"delivery_price": "9.90"}])
def test_a_collection_that_is_not_offered_is_refused(client: FlaskClient, settings: dict[str, Any]) -> None:
    choose(**settings)
    goods = make_product()
    cart = make_cart((goods, 1))

    answer = client.post(CONFIRM, json=checkout(cart, deliveryMethod="collection"))

    message = "Collection is not offered"
    assert (answer.status_code, answer.json) == (400, {"message": message, "errors": {"deliveryMethod": message}})
    assert db.session.get_one(Product, goods.id).inventory == 10


@in_one_shop("method", ["pigeon", "", None, 1])
def test_an_unknown_method_is_refused(client: FlaskClient, method: Any) -> None:
    answer = client.post(CONFIRM, json=checkout(odd_cart(), deliveryMethod=method))

    assert (answer.status_code, answer.json["errors"]) == (400, {"deliveryMethod": "Choose delivery or collection"})


def test_an_order_keeps_its_terms_when_the_settings_change(client: FlaskClient) -> None:
    choose(tax_mode="included", tax_rate="23", delivery_price="9.90")
    order = order_of(client, odd_cart())
    choose(tax_mode="none", tax_rate="0", delivery_price="")

    page = client.get(f"/api/orders/{order['id']}").json

    assert (page["taxMode"], page["taxRate"], page["delivery"], page["tax"]) == ("included", "23", "9.90", order["tax"])


def test_while_nothing_is_set_cart_and_checkout_are_the_specifications(client: FlaskClient) -> None:
    cart = odd_cart()
    shown = client.get(f"/api/cart/{cart.id}").json
    order = order_of(client, cart)

    taxes = [{"rate": "10", "net": "100.05", "tax": "10.01", "gross": "110.06"}]
    amounts = {"subtotal": "100.05", "tax": "10.01", "total": "110.06", "taxes": taxes}
    assert {name: value for name, value in shown.items() if name != "items"} == amounts | {
        "id": cart.id, "status": "active", "taxMode": "added", "taxRate": "10", "delivery": None,
        "discount": None, "takesCodes": False,
    }  # fmt: skip
    varying = {"id", "createdAt", "updatedAt", "items", "history"}
    assert {name: value for name, value in order.items() if name not in varying} == amounts | {
        "cartId": cart.id,
        "orderNumber": "1001",
        "status": "pending",
        "customerName": "Aoife Byrne",
        "customerEmail": "aoife@example.ie",
        "customerPhone": "056 123 4567",
        "shippingAddress": "12 Castle Road, Kilkenny",
        "paymentMethod": None,
        "owed": "110.06",
        "stripePaymentIntentId": None,
        "deliveryMethod": None,
        "delivery": "0.00",
        "discount": None,
        "deliveryTax": "0.00",
        "taxMode": "added",
        "taxRate": "10",
    }
    assert {item["tax"] for item in order["items"]} == {"10.00", "0.00", "0.01"}


def test_a_threshold_alone_sets_nothing(client: FlaskClient) -> None:
    choose(free_delivery_over="50.00")

    assert client.get(f"/api/cart/{odd_cart().id}").json["delivery"] is None


def test_more_than_an_order_can_hold_is_refused_and_takes_no_stock(client: FlaskClient) -> None:
    gold = make_product(price=Decimal("99999999.99"))

    answer = client.post(CONFIRM, json=checkout(make_cart((gold, 1))))

    assert (answer.status_code, answer.json) == (
        409,
        {"message": "An order can be at most €99,999,999.99. Please take some pieces out."},
    )
    assert db.session.get_one(Product, gold.id).inventory == 10
