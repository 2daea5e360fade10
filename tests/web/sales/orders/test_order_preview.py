"""Preview of an order: the totals that placing it would give."""

from decimal import Decimal
from typing import Any

import pytest
from flask.testing import FlaskClient
from sqlalchemy import func, select

from app.shop.base.settings.settings import change_settings
from app.store.catalogue.products import Product
from app.store.database.base import db
from app.store.database.sqlite import write
from app.store.sales.carts import Cart
from tests.in_one_shop import in_one_shop
from tests.make import NOBODY, make_product

ORDERS = "/api/admin/orders"
PREVIEW = f"{ORDERS}/preview"
SUMS = ("subtotal", "deliveryMethod", "delivery", "tax", "total", "taxMode", "taxRate", "taxes")
TERMS: list[dict[str, Any]] = [
    {},
    {"delivery_price": "7.50", "free_delivery_over": "500.00", "collection": True},
    {"delivery_price": "7.50", "free_delivery_over": "50.00", "collection": False},
    {"tax_mode": "included", "tax_rate": "23", "delivery_price": "9.99"},
    {"tax_mode": "none", "collection": True},
]


@pytest.mark.parametrize("method", ["delivery", "collection"])
@pytest.mark.parametrize("terms", TERMS)
def test_it_is_to_the_cent_what_the_order_then_says(admin: FlaskClient, terms: dict[str, Any], method: str) -> None:
    with write() as session:
        change_settings(session, terms)
    gauge, mats = make_product(price=Decimal("49.99"), inventory=5), make_product("Mats", price=Decimal("0.07"))
    lines = [{"productId": product.id, "quantity": quantity} for product, quantity in ((gauge, 2), (mats, 1))]

    shown = admin.post(PREVIEW, json={"items": [*lines, lines[1]], "deliveryMethod": method})

    assert shown.status_code == 200
    customer = {"customerName": "Niall Walsh", "deliveryMethod": method, "shippingAddress": "12 Castle Road, Kilkenny"}
    order = admin.post(ORDERS, json=customer | {"items": [*lines, lines[1]]}).json["order"]
    assert {name: shown.json[name] for name in SUMS} == {name: order[name] for name in SUMS}
    bought = ("productId", "optionId", "quantity", "unitPrice", "subtotal")
    assert shown.json["items"] == [{name: item[name] for name in bought} for item in order["items"]]


def test_it_places_nothing_and_keeps_no_stock_back(admin: FlaskClient) -> None:
    product = make_product(inventory=3)
    for _time in range(3):
        assert admin.post(PREVIEW, json={"items": [{"productId": product.id, "quantity": 3}]}).status_code == 200
    assert db.session.scalar(select(func.count()).select_from(Cart)) == 0
    assert db.session.get_one(Product, product.id).inventory == 3


@in_one_shop(
    ("items", "status", "message"),
    [
        ([], 400, "Choose at least one product, each with a whole quantity of at least 1"),
        ([{"productId": "{it}", "quantity": 0}], 400, "Choose at least one product, each with a whole quantity"),
        ([{"productId": NOBODY}], 404, "Product not found"),
        ([{"productId": "{it}", "quantity": 11}], 409, "Only 10 left in stock of Boost Gauge"),
        ([{"productId": "{it}", "quantity": 6}, {"productId": "{it}", "quantity": 5}], 409, "Only 10 left"),
    ],
)
def test_what_could_not_be_placed_is_said(
    admin: FlaskClient, items: list[dict[str, Any]], status: int, message: str
) -> None:
    product = make_product()
    meant = [item | {"productId": item["productId"].format(it=product.id)} for item in items]
    answer = admin.post(PREVIEW, json={"items": meant})
    assert answer.status_code == status
    assert answer.json["message"].startswith(message)


def test_only_the_owner_asks(client: FlaskClient, signed_out_admin: FlaskClient) -> None:
    body = {"items": [{"productId": make_product().id}]}
    assert client.post(PREVIEW, json=body).status_code == 401
    assert signed_out_admin.post(PREVIEW, json=body).status_code == 401
