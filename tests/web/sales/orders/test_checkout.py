"""A cart becomes an order."""

from decimal import Decimal
from typing import Any

import pytest
from flask.testing import FlaskClient
from sqlalchemy import func, select

from app.shop.sales.orders.orders import change_status, get_order
from app.store.catalogue.products import Product
from app.store.database.base import db
from app.store.database.sqlite import write
from app.store.sales.orders import Order
from tests.make import NOBODY, checkout, make_cart, make_order, make_product

CONFIRM = "/api/checkout/confirm"


def stock(product: Product) -> int:
    db.session.remove()
    return db.session.get_one(Product, product.id).inventory


def count_orders() -> int:
    return db.session.scalars(select(func.count()).select_from(Order)).one()


def test_an_order_is_placed_at_the_servers_prices(client: FlaskClient) -> None:
    gauge = make_product(price=Decimal("49.99"), inventory=5)
    mats = make_product("Mats", price=Decimal("0.07"), inventory=1)
    cart = make_cart((gauge, 2), (mats, 1))
    shown = client.get(f"/api/cart/{cart.id}").json

    answer = client.post(CONFIRM, json=checkout(cart))

    assert answer.status_code == 201
    order = answer.json["order"]
    assert answer.json["orderId"] == order["id"]
    lines = [
        {
            "id": line["id"],
            "orderId": order["id"],
            "productId": product.id,
            "productName": product.name,
            "optionId": None,
            "optionName": None,
            "quantity": quantity,
            "unitPrice": price,
            "subtotal": subtotal,
            "discount": "0.00",
            "taxRate": "10",
            "tax": tax,
            "vehicle": None,
            "fit": None,
            "fitNote": None,
            "toOrder": 0,
            "leadDays": None,
            "madeToOrder": 0,
        }
        for line, (product, quantity, price, subtotal, tax) in zip(
            order["items"], [(gauge, 2, "49.99", "99.98", "10.00"), (mats, 1, "0.07", "0.07", "0.01")], strict=True
        )
    ]
    assert order == {
        "id": order["id"],
        "cartId": cart.id,
        "orderNumber": "1001",
        "status": "pending",
        "customerName": "Aoife Byrne",
        "customerEmail": "aoife@example.ie",
        "customerPhone": "056 123 4567",
        "shippingAddress": "12 Castle Road, Kilkenny",
        "deliveryMethod": None,
        "subtotal": "100.05",
        "delivery": "0.00",
        "deliveryTax": "0.00",
        "discount": None,
        "tax": "10.01",
        "total": "110.06",
        "taxMode": "added",
        "taxRate": "10",
        "taxes": [{"rate": "10", "net": "100.05", "tax": "10.01", "gross": "110.06"}],
        "paymentMethod": None,
        "owed": "110.06",
        "stripePaymentIntentId": None,
        "createdAt": order["createdAt"],
        "updatedAt": order["updatedAt"],
        "items": lines,
        "history": [{"status": "pending", "note": None, "createdAt": order["history"][0]["createdAt"]}],
    }
    assert [shown[amount] for amount in ("subtotal", "tax", "total")] == ["100.05", "10.01", "110.06"]
    assert (stock(gauge), stock(mats)) == (3, 0)
    assert client.get(f"/api/cart/{cart.id}").json["status"] == "ordered"


def test_the_stock_that_others_see_goes_down_at_once(client: FlaskClient) -> None:
    product = make_product(inventory=5)
    assert client.get(f"/api/products/{product.slug}").json["inventory"] == 5

    client.post(CONFIRM, json=checkout(make_cart((product, 2))))

    assert client.get(f"/api/products/{product.slug}").json["inventory"] == 3


def test_order_numbers_follow_each_other(client: FlaskClient) -> None:
    product = make_product()
    numbers = [
        client.post(CONFIRM, json=checkout(make_cart((product, 1)))).json["order"]["orderNumber"] for _ in range(3)
    ]

    assert numbers == ["1001", "1002", "1003"]


def test_the_same_cart_again_gives_the_same_order_without_the_owners_notes(client: FlaskClient) -> None:
    product = make_product(inventory=5)
    cart = make_cart((product, 2))
    first = client.post(CONFIRM, json=checkout(cart)).json
    with write() as session:
        change_status(session, get_order(session, first["orderId"]), "confirmed", "pays in cash, I doubt it")

    again = client.post(CONFIRM, json=checkout(cart, customerName=" Aoife Byrne ", customerEmail="AOIFE@Example.IE"))

    assert (again.status_code, again.json["orderId"]) == (200, first["orderId"])
    assert again.json["order"]["customerName"] == "Aoife Byrne"
    assert [event["note"] for event in again.json["order"]["history"]] == [None, None]
    assert (stock(product), count_orders()) == (3, 1)


@pytest.mark.parametrize("reference", ["mock_payment_intent", None, 5, {"id": "x"}, ["x"]])
def test_the_payment_reference_is_ignored(client: FlaskClient, reference: Any) -> None:
    cart = make_cart((make_product(), 1))

    answer = client.post(CONFIRM, json=checkout(cart, paymentIntentId=reference, customerPhone=""))

    assert answer.status_code == 201
    assert answer.json["order"]["stripePaymentIntentId"] is None
    assert answer.json["order"]["customerPhone"] is None


def test_the_customer_sees_the_order_without_what_is_internal(client: FlaskClient) -> None:
    order = make_order((make_product(price=Decimal("10.00")), 2))

    shown = client.get(f"/api/orders/{order.id}")

    assert shown.status_code == 200
    assert not {"cartId", "stripePaymentIntentId", "guestToken"} & set(shown.json)
    assert (shown.json["orderNumber"], shown.json["total"]) == ("1001", "22.00")
    assert [set(event) for event in shown.json["history"]] == [{"status", "createdAt"}]
    assert client.get(f"/api/orders/{NOBODY}").json == {"message": "Order not found"}


@pytest.mark.parametrize(
    "other", [{"customerName": "Somebody Else"}, {"customerEmail": "else@example.ie"}, {"customerName": "aoife byrne"}]
)
def test_the_same_cart_with_another_name_or_e_mail_is_refused_and_shows_nothing(
    client: FlaskClient, other: dict[str, str]
) -> None:
    cart = make_cart((make_product(inventory=5), 2))
    first = client.post(CONFIRM, json=checkout(cart)).json
    answer = client.post(CONFIRM, json=checkout(cart, **other))
    assert (answer.status_code, answer.json["message"]) == (409, "This cart has been ordered already")
    assert first["orderId"] not in answer.text
    assert db.session.scalar(select(func.count()).select_from(Order)) == 1


def test_an_e_mail_written_in_other_letters_of_the_same_meaning_is_the_same(client: FlaskClient) -> None:
    cart = make_cart((make_product(), 1))
    first = client.post(CONFIRM, json=checkout(cart, customerName="Zo\u00eb", customerEmail="Zo\u00eb@example.ie")).json
    again = client.post(CONFIRM, json=checkout(cart, customerName="Zoe\u0308", customerEmail="ZOE\u0308@EXAMPLE.ie"))
    assert (again.status_code, again.json["orderId"]) == (200, first["orderId"])
