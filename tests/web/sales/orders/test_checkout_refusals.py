"""Refusals of a checkout, each leaving everything unchanged."""

from decimal import Decimal
from typing import Any

from flask.testing import FlaskClient
from sqlalchemy import func, select

from app.store.catalogue.products import Product
from app.store.database.base import db
from app.store.sales.carts import Cart
from app.store.sales.orders import Order
from tests.in_one_shop import in_one_shop
from tests.make import NOBODY, checkout, make_cart, make_product

CONFIRM = "/api/checkout/confirm"


def stock(product: Product) -> int:
    db.session.remove()
    return db.session.get_one(Product, product.id).inventory


def count_orders() -> int:
    return db.session.scalars(select(func.count()).select_from(Order)).one()


def test_too_little_stock_names_the_product_and_changes_nothing(client: FlaskClient) -> None:
    gauge, mats = make_product(inventory=5), make_product("Rubber Mats", inventory=1)
    cart = make_cart((gauge, 2), (mats, 2))

    answer = client.post(CONFIRM, json=checkout(cart))

    assert (answer.status_code, answer.json) == (409, {"message": "Only 1 left in stock of Rubber Mats"})
    assert (stock(gauge), stock(mats), count_orders()) == (5, 1, 0)
    assert client.get(f"/api/cart/{cart.id}").json["status"] == "active"


def test_a_total_that_the_customer_did_not_see_is_not_ordered(client: FlaskClient) -> None:
    gauge = make_product(price=Decimal("20.00"), inventory=5)
    cart = make_cart((gauge, 2))
    seen = client.get(f"/api/cart/{cart.id}").json["total"]
    db.session.get_one(Product, gauge.id).price = Decimal("25.00")
    db.session.commit()
    now = client.get(f"/api/cart/{cart.id}").json["total"]

    refused = client.post(CONFIRM, json=checkout(cart) | {"expectedTotal": seen})

    sentence = f"The total is €{now} now. Please look at your order again before you place it"
    assert (refused.status_code, refused.json) == (409, {"message": sentence})
    assert (stock(gauge), count_orders()) == (5, 0)
    placed = client.post(CONFIRM, json=checkout(cart) | {"expectedTotal": now})
    assert (placed.status_code, placed.json["order"]["total"]) == (201, now)
    assert client.post(CONFIRM, json=checkout(cart) | {"expectedTotal": seen}).status_code == 200


def test_an_empty_cart_and_an_unknown_one_are_refused(client: FlaskClient) -> None:
    empty = client.post(CONFIRM, json=checkout(make_cart()))
    unknown = client.post(CONFIRM, json=checkout(Cart(id=NOBODY)))

    assert (empty.status_code, empty.json) == (400, {"message": "Your cart is empty"})
    assert (unknown.status_code, unknown.json) == (404, {"message": "Cart not found"})


@in_one_shop(
    ("field", "value", "message"),
    [
        ("customerName", " A ", "Name must be at least 2 characters"),
        ("customerName", None, "Name must be at least 2 characters"),
        ("customerName", "x" * 201, "Name must be at most 200 characters"),
        ("customerEmail", "aoife@", "Please enter a valid email"),
        ("customerEmail", 7, "Please enter a valid email"),
        ("shippingAddress", "Kilkenny ", "Please enter your complete address"),
        ("shippingAddress", "x" * 5001, "Shipping address must be at most 5,000 characters"),
    ],
)
def test_each_field_is_refused_in_its_own_words(client: FlaskClient, field: str, value: Any, message: str) -> None:
    product = make_product()

    answer = client.post(CONFIRM, json=checkout(make_cart((product, 1)), **{field: value}))

    assert (answer.status_code, answer.json) == (400, {"message": message, "errors": {field: message}})
    assert (stock(product), count_orders()) == (10, 0)


def test_missing_fields_are_named_in_the_forms_order(client: FlaskClient) -> None:
    answer = client.post(CONFIRM, json={"cartId": make_cart().id})

    assert answer.status_code == 400
    assert list(answer.json["errors"]) == ["customerName", "customerEmail", "shippingAddress"]
    assert answer.json["message"] == "Name must be at least 2 characters"


@in_one_shop("field", ["total", "id", "createdAt", "price"])
def test_an_unknown_field_is_refused(client: FlaskClient, field: str) -> None:
    cart = make_cart((make_product(), 1))

    answer = client.post(CONFIRM, json=checkout(cart, **{field: "0.01"}))

    assert (answer.status_code, list(answer.json["errors"])) == (400, [field])
