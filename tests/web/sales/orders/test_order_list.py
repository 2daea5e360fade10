"""The back office's list of orders over HTTP: tabs, search and pages."""

from datetime import timedelta
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.shop.sales.orders.payment_groups import PAYMENT_GROUPS
from app.store.database.base import now
from app.store.database.sqlite import write
from app.store.sales.carts import Cart
from app.store.sales.orders import STATUSES, Order
from tests.in_one_shop import in_one_shop
from tests.make import make_order, make_product


def ask(admin: FlaskClient, **query: Any) -> Any:
    return admin.get("/api/admin/orders", query_string=query).json


def numbers(answer: Any) -> list[str]:
    return [order["orderNumber"] for order in answer["orders"]]


def make_orders(count: int, status: str = "pending") -> None:
    """Many orders at once, without lines."""
    with write() as session:
        for number in range(count):
            cart = Cart(status="ordered")
            session.add(cart)
            session.flush()
            session.add(
                Order(
                    order_number=2001 + number, cart_id=cart.id, customer_name="Aoife", customer_email="a@example.ie",
                    shipping_address="12 Castle Road", subtotal=1, tax=0, total=1, tax_rate="10", status=status,
                    created_at=now() + timedelta(seconds=number),
                )
            )  # fmt: skip


def test_without_a_session_nobody_reads_it(client: FlaskClient, signed_out_admin: FlaskClient) -> None:
    assert client.get("/api/admin/orders").status_code == signed_out_admin.get("/api/admin/orders").status_code == 401


def test_without_orders_it_is_empty(admin: FlaskClient) -> None:
    assert ask(admin) == {
        "orders": [],
        "total": 0,
        "page": 1,
        "pageSize": 50,
        "counts": dict.fromkeys(STATUSES, 0),
        "paymentCounts": dict.fromkeys(PAYMENT_GROUPS, 0),
        "paymentsToCheck": 0,
        "tracksPayments": False,
    }


def test_orders_come_newest_first_and_whole(admin: FlaskClient) -> None:
    product = make_product("Boost Gauge", price=10)
    older, newer = make_order((product, 2)), make_order((product, 1))
    answer = ask(admin)
    assert numbers(answer) == [str(newer.order_number), str(older.order_number)] == ["1002", "1001"]
    order = answer["orders"][1]
    assert (order["id"], order["cartId"], order["total"]) == (older.id, older.cart_id, "22.00")
    assert (order["customerPhone"], order["stripePaymentIntentId"]) == (None, None)
    assert [(item["productName"], item["quantity"], item["subtotal"]) for item in order["items"]] == [
        ("Boost Gauge", 2, "20.00")
    ]
    assert [(event["status"], event["note"]) for event in order["history"]] == [("pending", None)]


def test_the_fifty_first_order_is_on_the_second_page(admin: FlaskClient) -> None:
    make_orders(51)
    first, second, third = (ask(admin, page=page) for page in (1, 2, 3))
    assert (len(first["orders"]), numbers(first)[0], first["total"], first["page"]) == (50, "2051", 51, 1)
    assert (numbers(second), second["total"], second["page"]) == (["2001"], 51, 2)
    assert (third["orders"], third["total"]) == ([], 51)


def test_a_tab_shows_its_status_and_all_counts(admin: FlaskClient) -> None:
    make_order()
    make_orders(2, status="shipped")
    answer = ask(admin, status="shipped")
    assert (numbers(answer), answer["total"]) == (["2002", "2001"], 2)
    assert answer["counts"] == dict.fromkeys(STATUSES, 0) | {"pending": 1, "shipped": 2}
    assert ask(admin, status="")["total"] == 3


@in_one_shop(
    ("query", "field"),
    [({"status": "paid"}, "status"), ({"payment": "owed"}, "payment"), ({"search": "x" * 201}, "search")]
    + [({"page": page}, "page") for page in ("0", "-1", "1.5", "two", "", "99999999999")],
)
def test_what_cannot_be_meant_is_refused(admin: FlaskClient, query: dict[str, str], field: str) -> None:
    answer = admin.get("/api/admin/orders", query_string=query)
    assert (answer.status_code, list(answer.json["errors"])) == (400, [field])


@pytest.fixture
def two_orders(app: Flask) -> None:
    make_order((make_product("Brake Kit for Škoda"), 1), name="Aoife Byrne", phone="056 123 4567")
    make_order((make_product("Boost Gauge"), 1), name="Niall", email="niall@shop.ie")


@in_one_shop(
    "search",
    [
        "1001",
        "#1001",
        "1001-R1",
        "byrne",
        "AOIFE Byrne",
        "aoife@ex",
        "056 123",
        "brake",
        "byrne brake",
        " brake ",
        "škoda",
        "ŠKODA",
    ],
)
@pytest.mark.usefixtures("two_orders")
def test_the_search_covers_number_customer_and_products(admin: FlaskClient, search: str) -> None:
    answer = ask(admin, search=search)
    assert (numbers(answer), answer["total"], answer["counts"]["pending"]) == (["1001"], 1, 1)


@in_one_shop("search", ["%", "_", "1_01", "a%e", "\\", "/", "brake gauge"])
def test_signs_of_a_pattern_are_only_signs(admin: FlaskClient, search: str) -> None:
    make_order((make_product("Brake Kit"), 1))
    make_order((make_product("Boost Gauge"), 1))
    assert ask(admin, search=search)["orders"] == []


def test_signs_of_a_pattern_are_found_where_they_are(admin: FlaskClient) -> None:
    make_order((make_product("Tint 35% black"), 1), email="a_b@example.ie")
    assert ask(admin, search="35%")["total"] == ask(admin, search="a_b")["total"] == 1


def test_a_search_is_counted_within_its_tab(admin: FlaskClient) -> None:
    make_order()
    make_orders(2, status="shipped")
    answer = ask(admin, search="castle@nowhere", status="pending")
    assert (answer["total"], set(answer["counts"].values())) == (0, {0})
    assert ask(admin, search="aoife", status="pending")["total"] == 1
