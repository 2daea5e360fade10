"""Pieces of a completed order are returned to stock."""

from typing import Any

import pytest
from flask.testing import FlaskClient

from app.store.catalogue.products import Product
from app.store.database.base import db
from app.store.sales.orders import Order
from tests.in_one_shop import in_one_shop
from tests.make import make_order, make_product


@pytest.fixture
def gauge(admin: FlaskClient) -> Product:
    return make_product("Boost Gauge", inventory=10)


@pytest.fixture
def order(admin: FlaskClient, gauge: Product) -> Order:
    """A completed order of three gauges and a set of mats."""
    order = make_order((gauge, 3), (make_product("Mats", inventory=5), 1))
    for status in ("confirmed", "shipped", "completed"):
        assert admin.patch(f"/api/admin/orders/{order.id}", json={"status": status}).status_code == 200
    return order


def read(admin: FlaskClient, order: Order) -> dict[str, Any]:
    return dict(admin.get(f"/api/admin/orders/{order.id}").json)


def stock_of(product: Product) -> int:
    db.session.expire_all()
    return db.session.get_one(Product, product.id).inventory


def give_back(admin: FlaskClient, shown: dict[str, Any], quantity: object, line: int = 0, **more: object) -> Any:
    items = [{"itemId": shown["items"][line]["id"], "quantity": quantity}]
    body = {"items": items, "updatedAt": shown["updatedAt"]} | more
    return admin.post(f"/api/admin/orders/{shown['id']}/returns", json=body)


def test_pieces_go_back_into_stock_once_and_the_history_says_so(
    admin: FlaskClient, order: Order, gauge: Product
) -> None:
    before = read(admin, order)
    assert stock_of(gauge) == 7
    answer = give_back(admin, before, 2, note="Wrong size")
    assert (answer.status_code, stock_of(gauge)) == (200, 9)
    after = read(admin, order)
    assert answer.json == after
    assert [item["returned"] for item in after["items"]] == [2, 0]
    assert after["history"][-1]["note"] == "Wrong size\nReturned, and back in stock: 2 × Boost Gauge"
    assert (after["status"], after["total"], after["nextStatuses"]) == ("completed", before["total"], [])
    refused = give_back(admin, after, 2)
    assert (refused.status_code, refused.json["message"]) == (409, "Only 1 of Boost Gauge can still come back")
    assert give_back(admin, after, 1).status_code == 200
    refused = give_back(admin, read(admin, order), 1)
    assert (refused.status_code, refused.json["message"]) == (409, "None of Boost Gauge can still come back")
    assert stock_of(gauge) == 10


def test_of_two_tabs_the_second_is_a_409(admin: FlaskClient, order: Order, gauge: Product) -> None:
    shown = read(admin, order)
    assert give_back(admin, shown, 1).status_code == 200
    refused = give_back(admin, shown, 1)
    assert (refused.status_code, refused.json["message"]) == (409, "This order was changed meanwhile")
    assert stock_of(gauge) == 8


def test_one_line_that_is_refused_takes_none_back(admin: FlaskClient, order: Order, gauge: Product) -> None:
    shown = read(admin, order)
    items = [{"itemId": shown["items"][0]["id"], "quantity": 1}, {"itemId": shown["items"][1]["id"], "quantity": 2}]
    body = {"items": items, "updatedAt": shown["updatedAt"]}
    assert admin.post(f"/api/admin/orders/{order.id}/returns", json=body).status_code == 409
    assert (stock_of(gauge), read(admin, order)) == (7, shown)


@pytest.mark.parametrize("status", ["pending", "confirmed", "cancelled"])
def test_only_a_completed_order_has_returns(admin: FlaskClient, gauge: Product, status: str) -> None:
    order = make_order((gauge, 1))
    if status != "pending":
        admin.patch(f"/api/admin/orders/{order.id}", json={"status": status})
    stock = stock_of(gauge)
    refused = give_back(admin, read(admin, order), 1)
    assert (refused.status_code, f"This order is {status}." in refused.json["message"]) == (409, True)
    assert stock_of(gauge) == stock


@in_one_shop("quantity", [0, -1, "many", 1.5, None])
def test_what_is_no_number_of_pieces_is_refused(admin: FlaskClient, order: Order, quantity: object) -> None:
    assert give_back(admin, read(admin, order), quantity).status_code == 400


def test_undoing_a_bulk_edit_keeps_what_came_back_since(admin: FlaskClient, order: Order, gauge: Product) -> None:
    edit = {"ids": [gauge.id], "updates": {"inventory": 50}}
    done = admin.post("/api/admin/products/bulk-update", json=edit)
    assert give_back(admin, read(admin, order), 2).status_code == 200
    assert stock_of(gauge) == 52
    assert admin.post(f"/api/admin/deleted/{done.headers['Pitlane-Undo']}/restore").status_code == 200
    assert stock_of(gauge) == 9
