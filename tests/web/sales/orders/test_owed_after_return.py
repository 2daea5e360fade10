"""Pieces that came back are not owed any more, wherever the owed amount is shown."""

from decimal import Decimal
from typing import Any

import pytest
from flask.testing import FlaskClient
from sqlalchemy import select

from app.shop.sales.orders.payment_groups import payment_group, uncovered
from app.store.customers.mails import Mail
from app.store.database.base import db, now
from app.store.sales.orders import Order
from tests.make import make_order, make_product
from tests.web.sales.documents.seller import set_seller

ACCOUNT = {"offerTransfer": True, "iban": "IE29AIBK93115212345678", "accountName": "Byrne Parts"}


@pytest.fixture
def order(admin: FlaskClient) -> Order:
    """Two mats at €29.00, to be paid by bank transfer, sent and completed."""
    set_seller(admin, taxRate="23", taxMode="included", **ACCOUNT)
    placed = make_order((make_product("Mats", price=Decimal("29.00"), inventory=9), 2), paying="transfer")
    for status in ("confirmed", "shipped", "completed"):
        answer = admin.patch(f"/api/admin/orders/{placed.id}", json={"status": status})
        assert answer.status_code == 200, answer.json
    return placed


def call(admin: FlaskClient, order: Order, what: str, **body: Any) -> Any:
    path = f"/api/admin/orders/{order.id}"
    if what == "returns":
        body["updatedAt"] = admin.get(path).json["updatedAt"]
    return admin.post(f"{path}/{what}", json=body)


def give_back(admin: FlaskClient, order: Order, quantity: int) -> dict[str, Any]:
    [item] = admin.get(f"/api/admin/orders/{order.id}").json["items"]
    answer = call(admin, order, "returns", items=[{"itemId": item["id"], "quantity": quantity}])
    assert answer.status_code == 200, answer.json
    shown: dict[str, Any] = answer.json
    return shown


def pay(admin: FlaskClient, order: Order, amount: str) -> None:
    assert call(admin, order, "payments", amount=amount, method="transfer").status_code == 201


def counted(admin: FlaskClient) -> tuple[int, dict[str, Any]]:
    """Return the orders to be paid on Today, and what the figures say is still to pay."""
    day = f"{now():%Y-%m-%d}"
    figures = admin.get(f"/api/admin/reports/sales?from={day}&to={day}").json
    return admin.get("/api/admin/today").json["toBePaid"]["count"], figures["owed"]


def test_nothing_is_owed_for_an_unpaid_order_that_came_back(
    admin: FlaskClient, client: FlaskClient, order: Order
) -> None:
    assert counted(admin) == (1, {"count": 1, "amount": "58.00"})

    shown = give_back(admin, order, 2)

    assert (shown["owed"], shown["paymentState"], shown["total"]) == ("0.00", "unpaid", "58.00")
    assert counted(admin) == (0, {"count": 0, "amount": "0.00"})
    page = client.get(f"/api/orders/{order.id}").json
    assert (page["owed"], page["bankAccount"]) == ("0.00", None)
    assert [(item["quantity"], item["returned"]) for item in page["items"]] == [(2, 2)]
    db.session.remove()
    mails = db.session.scalars(select(Mail).where(Mail.order_id == order.id)).all()
    assert mails
    assert not any("To pay: €" in mail.body_text or "Please transfer" in mail.body_text for mail in mails)
    refused = call(admin, order, "payments", amount="58.00", method="transfer")
    assert (refused.status_code, refused.json["message"]) == (409, "€0.00 is owed")
    refused = call(admin, order, "documents", kind="invoice")
    assert refused.json["message"] == "All of this order came back and nothing was paid for it"


def test_what_came_back_of_a_part_paid_order_is_not_owed(admin: FlaskClient, order: Order) -> None:
    pay(admin, order, "20.00")
    assert give_back(admin, order, 1)["owed"] == "9.00"
    assert counted(admin) == (1, {"count": 1, "amount": "9.00"})
    pay(admin, order, "9.00")
    shown = admin.get(f"/api/admin/orders/{order.id}").json
    assert (shown["owed"], shown["paymentState"], shown["refundable"]) == ("0.00", "paid", "29.00")
    assert counted(admin) == (0, {"count": 0, "amount": "0.00"})
    shown = give_back(admin, order, 1)
    assert (shown["owed"], shown["paymentState"], shown["refundable"]) == ("0.00", "paid", "29.00")


def test_a_refund_with_its_pieces_counts_once(admin: FlaskClient, order: Order) -> None:
    pay(admin, order, "40.00")
    [item] = admin.get(f"/api/admin/orders/{order.id}").json["items"]
    lines = [{"itemId": item["id"], "quantity": 1}]
    back = {"amount": "29.00", "method": "transfer", "reason": "Wrong size", "lines": lines, "restock": True}
    answer = call(admin, order, "refunds", **back, notify=False)
    # One of them is kept for €29.00, and €11.00 of that is paid.
    assert (answer.status_code, answer.json["owed"]) == (201, "18.00"), answer.json
    assert counted(admin)[1] == {"count": 1, "amount": "18.00"}


def test_a_part_payment_that_is_refunded_for_a_piece_leaves_the_other_to_pay(
    admin: FlaskClient, client: FlaskClient, order: Order
) -> None:
    pay(admin, order, "20.00")
    assert call(admin, order, "documents", kind="invoice").status_code == 201
    assert refund_all(admin, order, 0, "20.00")["owed"] == "29.00"
    shown = admin.get(f"/api/admin/orders/{order.id}").json
    assert (shown["paymentState"], shown["refundable"]) == ("unpaid", "0.00")
    assert [each["total"] for each in shown["documents"]] == ["58.00", "29.00"]
    assert counted(admin) == (1, {"count": 1, "amount": "29.00"})
    assert client.get(f"/api/orders/{order.id}").json["owed"] == "29.00"
    db.session.remove()
    mails = db.session.scalars(select(Mail).where(Mail.order_id == order.id)).all()
    assert not any("Your order is paid" in mail.body_text for mail in mails)

    pay(admin, order, "29.00")
    shown = admin.get(f"/api/admin/orders/{order.id}").json
    assert (shown["paymentState"], shown["owed"], counted(admin)[0]) == ("paid", "0.00", 0)


def refund_all(admin: FlaskClient, order: Order, line: int, amount: str) -> dict[str, Any]:
    """Refund this amount for a piece that goes back into stock."""
    item = admin.get(f"/api/admin/orders/{order.id}").json["items"][line]
    lines = [{"itemId": item["id"], "quantity": 1}]
    back = {"amount": amount, "method": "transfer", "reason": "Withdrawn", "lines": lines, "restock": True}
    answer = call(admin, order, "refunds", **back, notify=False)
    assert answer.status_code == 201, answer.json
    shown: dict[str, Any] = answer.json
    return shown


def test_a_piece_that_was_withdrawn_and_came_back_counts_once(
    admin: FlaskClient, client: FlaskClient, order: Order
) -> None:
    stated = {"step": "confirm", "name": "Aoife Byrne", "email": "aoife@example.ie", "order": order.id}
    answer = client.post("/api/withdrawals", json=stated | {"items": [{"name": "Mats", "quantity": 1}]})
    assert answer.status_code in {200, 201}, answer.json
    assert admin.get(f"/api/admin/orders/{order.id}").json["owed"] == "29.00"
    assert give_back(admin, order, 1)["owed"] == "29.00"
    [withdrawal] = admin.get("/api/admin/withdrawals").json
    accepted = admin.patch(f"/api/admin/withdrawals/{withdrawal['id']}", json={"status": "accepted"})
    assert accepted.status_code == 200, accepted.json
    shown = admin.get(f"/api/admin/orders/{order.id}").json
    assert (shown["owed"], shown["items"][0]["quantity"], shown["items"][0]["returned"]) == ("29.00", 2, 1)


def test_a_part_withdrawn_from_a_part_paid_order_is_mailed_with_what_is_left_to_pay(
    admin: FlaskClient, client: FlaskClient, order: Order
) -> None:
    pay(admin, order, "20.00")
    stated = {"step": "confirm", "name": "Aoife Byrne", "email": "aoife@example.ie", "order": order.id}
    client.post("/api/withdrawals", json=stated | {"items": [{"name": "Mats", "quantity": 1}]})
    [withdrawal] = admin.get("/api/admin/withdrawals").json
    admin.patch(f"/api/admin/withdrawals/{withdrawal['id']}", json={"status": "accepted"})
    assert (withdrawal["refund"], client.get(f"/api/orders/{order.id}").json["owed"]) == ("20.00", "9.00")
    [mail] = db.session.scalars(select(Mail).where(Mail.kind == "withdrawal-accepted"))
    assert "We will pay €20.00 back to you" in mail.body_text
    assert "then we pay nothing back, and €9.00 is left to pay." in mail.body_text


@pytest.mark.parametrize(("paid", "refunded"), [
    ("0", "0"), ("10.00", "0"), ("20.00", "0"), ("40.00", "0"),
    ("10.00", "10.00"), ("10.00", "5.00"), ("46.42", "12.29"),
])  # fmt: skip
def test_the_query_agrees_with_the_order(admin: FlaskClient, paid: str, refunded: str) -> None:
    set_seller(admin, taxRate="23", taxMode="added", **ACCOUNT)
    wax = make_product("Wax", price=Decimal("9.99"), inventory=9)
    placed = make_order((wax, 3), (make_product("Mats", price=Decimal("7.77")), 1), paying="transfer")
    for status in ("confirmed", "shipped", "completed"):
        admin.patch(f"/api/admin/orders/{placed.id}", json={"status": status})
    if Decimal(paid):
        pay(admin, placed, paid)
    for step, line in enumerate((0, 0, 0, 1)):
        item = admin.get(f"/api/admin/orders/{placed.id}").json["items"][line]
        if step == 0 and Decimal(refunded):
            refund_all(admin, placed, line, refunded)
        else:
            call(admin, placed, "returns", items=[{"itemId": item["id"], "quantity": 1}])
        db.session.remove()
        order, group, left = db.session.execute(select(Order, payment_group(), uncovered())).one()
        assert max(left, Decimal(0)) == order.uncovered
        due = {"part_paid": "unpaid", "unpaid": "unpaid" if order.owed else None, "part_refunded": "refunded"}
        assert group == due.get(order.payment_state, order.payment_state)
