"""Mails that wait ask only for what is owed when they are sent."""

from typing import Any

import pytest
from flask.testing import FlaskClient
from sqlalchemy import select

from app.store.customers.mails import SENT, Mail
from app.store.database.base import db
from app.store.database.sqlite import write
from app.store.sales.orders import Order
from tests.make import make_order, make_product
from tests.web.sales.documents.seller import issue, set_seller

ACCOUNT = {"offerTransfer": True, "iban": "IE29AIBK93115212345678", "accountName": "Byrne Parts Limited"}
KINDS = {"order-received", "order-ready", "document-invoice"}


@pytest.fixture
def order(admin: FlaskClient) -> Order:
    """An order of €58.00 that is ready and to be paid by bank transfer, with its invoice."""
    set_seller(admin, taxRate="23", taxMode="included", deliveryPrice="6.00", collection=True, **ACCOUNT)
    mats = make_product("Mats", price=29)
    placed = make_order((mats, 2), paying="transfer", method="collection", address="")
    for status in ("confirmed", "ready"):
        answer = admin.patch(f"/api/admin/orders/{placed.id}", json={"status": status})
        assert answer.status_code == 200, answer.json
    issue(admin, placed.id, notify=True)
    return placed


def read_mails() -> dict[str, Mail]:
    db.session.remove()
    return {mail.kind: mail for mail in db.session.scalars(select(Mail)) if mail.kind in KINDS}


def move(admin: FlaskClient, order: Order, what: str, amount: str, **more: Any) -> None:
    body = {"amount": amount, "method": "transfer"} | more
    answer = admin.post(f"/api/admin/orders/{order.id}/{what}", json=body)
    assert answer.status_code == 201, answer.json


def test_a_paid_customer_is_not_asked_for_money_again(admin: FlaskClient, order: Order) -> None:
    before = read_mails()
    assert before.keys() == KINDS
    assert all("To pay: €58.00. Please transfer" in mail.body_text for mail in before.values())
    ready = before["order-ready"].id
    with write() as session:
        mail = session.get_one(Mail, ready)
        mail.status = SENT

    move(admin, order, "payments", "20.00")
    parts = read_mails()
    assert all("To pay: €38.00" in parts[kind].body_text for kind in KINDS - {"order-ready"})
    move(admin, order, "payments", "38.00")

    after = read_mails()
    for kind in KINDS - {"order-ready"}:
        assert "To pay" not in after[kind].body_text
        assert "transfer" not in after[kind].body_html
    assert "Your order is paid." in after["order-received"].body_text
    assert "To pay: €58.00" in after["order-ready"].body_text, "what was sent stays"


def test_a_mistake_that_is_corrected_asks_again(admin: FlaskClient, order: Order) -> None:
    move(admin, order, "payments", "58.00")
    move(admin, order, "refunds", "58.00", reason="Entered by mistake", notify=False)
    assert all("To pay: €58.00" in mail.body_text for mail in read_mails().values())


def test_the_invoice_of_a_cancelled_order_asks_for_nothing(admin: FlaskClient, order: Order) -> None:
    assert "To pay: €58.00" in read_mails()["document-invoice"].body_text
    assert admin.patch(f"/api/admin/orders/{order.id}", json={"status": "cancelled"}).status_code == 200
    said = read_mails()["document-invoice"].body_text
    assert "To pay" not in said and "transfer" not in said
    assert "It is credited in full: there is nothing to pay for it." in said
