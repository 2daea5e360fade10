"""Pieces that come back are credited once, by the return or by the refund of their money."""

from decimal import Decimal
from typing import Any

import pytest
from flask.testing import FlaskClient

from app.store.database.base import db
from app.store.sales.orders import Order
from tests.make import make_order, make_product
from tests.web.sales.documents.seller import issue, set_seller
from tests.web.sales.documents.test_crediting import lines_of, notes, pay, refund


@pytest.fixture
def unpaid(admin: FlaskClient) -> Order:
    """Two gauges and a clip, €132.00 with the tax; invoiced, sent and completed before any payment."""
    set_seller(admin)
    order = make_order((make_product("Gauge", price=50), 2), (make_product("Clip", price=20), 1))
    issue(admin, order.id)
    complete(admin, order)
    return order


def complete(admin: FlaskClient, order: Order) -> None:
    for status in ("confirmed", "shipped", "completed"):
        assert admin.patch(f"/api/admin/orders/{order.id}", json={"status": status}).status_code == 200


def bring_back(admin: FlaskClient, order: Order, *pieces: tuple[str, int]) -> dict[str, Any]:
    shown = admin.get(f"/api/admin/orders/{order.id}").json
    ids = {item["productName"]: item["id"] for item in shown["items"]}
    items = [{"itemId": ids[name], "quantity": quantity} for name, quantity in pieces]
    body = {"items": items, "note": "He is a friend", "updatedAt": shown["updatedAt"]}
    answer = admin.post(f"/api/admin/orders/{order.id}/returns", json=body)
    assert answer.status_code == 200, answer.json
    returned: dict[str, Any] = answer.json
    return returned


def totals(order: Order) -> list[str]:
    return [note["total"] for note in notes(order)]


def test_unpaid_pieces_that_come_back_are_credited_once(admin: FlaskClient, unpaid: Order) -> None:
    shown = bring_back(admin, unpaid, ("Gauge", 1))
    [note] = notes(unpaid)
    assert (lines_of(note), note["total"], note["refersTo"]) == ([("Gauge", 1, "50.00")], "55.00", "2026-0001")
    assert note["reason"] == "Items were returned", "the owner's note is not for the customer"
    assert [each["kind"] for each in shown["documents"]] == ["invoice", "credit_note"]
    pay(admin, unpaid, "77.00")
    assert totals(unpaid) == ["55.00"]
    bring_back(admin, unpaid, ("Gauge", 1), ("Clip", 1))
    assert totals(unpaid) == ["55.00"], "the money for them is still held"
    refund(admin, unpaid, "77.00")
    assert totals(unpaid) == ["55.00", "77.00"]


def test_an_unpaid_order_that_comes_back_whole_is_credited_with_its_delivery(admin: FlaskClient) -> None:
    set_seller(admin, deliveryPrice="8.00")
    order = make_order((make_product("Gauge", price=50), 1))
    issue(admin, order.id)
    complete(admin, order)
    bring_back(admin, order, ("Gauge", 1))
    db.session.rollback()
    assert totals(order) == [str(db.session.get_one(Order, order.id).total)]


@pytest.mark.parametrize(
    ("paid", "at_return", "held"),
    [("77.00", ["55.00"], "0.00"), ("100.00", ["32.00"], "23.00"), ("132.00", [], "55.00")],
)
def test_money_held_for_pieces_that_came_back_is_credited_when_it_goes_back(
    admin: FlaskClient, unpaid: Order, paid: str, at_return: list[str], held: str
) -> None:
    pay(admin, unpaid, paid)
    assert bring_back(admin, unpaid, ("Gauge", 1))["returnedInvoiced"] == held
    assert totals(unpaid) == at_return
    refund(admin, unpaid, "23.00")
    assert totals(unpaid) == [*at_return, "23.00"]
    left = max(Decimal(held) - 23, Decimal(0))
    assert admin.get(f"/api/admin/orders/{unpaid.id}").json["returnedInvoiced"] == f"{left:.2f}"


def test_a_refund_that_restocks_credits_what_is_owed_no_more_in_one_note(admin: FlaskClient, unpaid: Order) -> None:
    pay(admin, unpaid, "100.00")
    gauges = next(item for item in db.session.get_one(Order, unpaid.id).items if item.product_name == "Gauge")
    refund(admin, unpaid, "23.00", lines=[{"itemId": gauges.id, "quantity": 1}], restock=True)
    [note] = notes(unpaid)
    assert (lines_of(note), note["total"]) == ([("Gauge", 1, "50.00")], "55.00")


def test_a_payment_by_mistake_leaves_no_invoice_for_pieces_that_came_back(admin: FlaskClient, unpaid: Order) -> None:
    pay(admin, unpaid, "132.00")
    bring_back(admin, unpaid, ("Gauge", 1))
    refund(admin, unpaid, "132.00", reason="Entered by mistake")
    assert totals(unpaid) == ["55.00"]


def test_an_invoice_after_a_return_is_credited_by_it(admin: FlaskClient) -> None:
    set_seller(admin)
    order = make_order((make_product("Gauge", price=50), 2))
    complete(admin, order)
    bring_back(admin, order, ("Gauge", 1))
    issue(admin, order.id)
    assert totals(order) == ["55.00"]
