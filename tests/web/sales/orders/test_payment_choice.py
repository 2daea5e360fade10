"""Payment of an order: checkout, page and mails."""

from decimal import Decimal
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import select

from app.shop.sales.payments.recording import record_payment
from app.store.customers.mails import Mail
from app.store.database.base import db
from app.store.database.sqlite import write
from app.store.sales.orders import Order
from tests.make import checkout, make_cart, make_order, make_product

CONFIRM = "/api/checkout/confirm"
IBAN = "IE29AIBK93115212345678"
ACCOUNT = {"iban": IBAN, "accountName": "Pitlane Ltd"}
WORKSHOP = {"offerWorkshop": True}
TRANSFER = {"offerTransfer": True, **ACCOUNT}
CARD = {"offerCard": True, "stripeKey": "sk_test_0123456789"}


def offer(admin: FlaskClient, *offers: dict[str, Any]) -> None:
    for each in offers:
        assert admin.patch("/api/admin/settings", json=each).status_code == 200


def confirm(client: FlaskClient, **given: Any) -> Any:
    product = make_product(price=Decimal("25.00"))
    return client.post(CONFIRM, json=checkout(make_cart((product, 1)), **given))


def mail_to_customer(kind: str = "order-received", order_id: str | None = None) -> Mail:
    db.session.remove()
    found = select(Mail).where(Mail.kind == kind)
    return db.session.scalars(found.where(Mail.order_id == order_id) if order_id else found).one()


@pytest.mark.parametrize(
    ("offers", "given", "settled"),
    [
        ([], {}, None),
        ([], {"paymentMethod": None}, None),
        ([], {"paymentMethod": "workshop"}, "refused"),
        ([WORKSHOP], {}, "workshop"),
        ([TRANSFER], {}, "transfer"),
        ([WORKSHOP, TRANSFER], {}, "workshop"),
        ([WORKSHOP, TRANSFER], {"paymentMethod": "transfer"}, "transfer"),
        ([CARD, WORKSHOP], {}, "workshop"),
        ([CARD, TRANSFER], {}, "refused"),
        ([WORKSHOP], {"paymentMethod": "transfer"}, "refused"),
        ([WORKSHOP], {"paymentMethod": "card"}, "refused"),
        ([WORKSHOP], {"paymentMethod": "cash"}, "refused"),
        # A checkout that was opened while there was nothing to pay promised as much.
        ([WORKSHOP], {"paymentMethod": None}, "refused"),
    ],
)
def test_an_order_is_paid_as_was_chosen_among_what_is_offered(
    admin: FlaskClient, client: FlaskClient, offers: list[dict[str, Any]], given: dict[str, Any], settled: str | None
) -> None:
    offer(admin, *offers)
    answer = confirm(client, **given)
    if settled == "refused":
        assert (answer.status_code, answer.json["errors"]) == (400, {"paymentMethod": "Choose how to pay"})
        assert db.session.scalars(select(Order)).all() == []
        return
    assert answer.status_code == 201
    assert (answer.json["order"]["paymentMethod"], answer.json["order"]["owed"]) == (settled, "27.50")
    account = ACCOUNT if settled == "transfer" else None
    assert answer.json["payment"] == {"state": "unpaid", "url": None, "bankAccount": account}


def test_an_order_placed_before_a_way_was_switched_off_is_answered_again(
    admin: FlaskClient, client: FlaskClient
) -> None:
    offer(admin, WORKSHOP, TRANSFER)
    body = checkout(make_cart((make_product(), 1)), paymentMethod="transfer")
    first = client.post(CONFIRM, json=body).json
    offer(admin, {"offerTransfer": False})
    again = client.post(CONFIRM, json=body)
    assert (again.status_code, again.json["orderId"]) == (200, first["orderId"])
    assert again.json["payment"] == first["payment"]


def test_the_orders_page_says_what_is_owed_and_what_was_paid(admin: FlaskClient, client: FlaskClient) -> None:
    offer(admin, TRANSFER)
    order_id = confirm(client).json["orderId"]
    # Nobody can choose it any more, but this order is paid so.
    offer(admin, {"offerTransfer": False})
    owing = client.get(f"/api/orders/{order_id}").json
    assert (owing["paymentMethod"], owing["paymentState"], owing["owed"]) == ("transfer", "unpaid", "27.50")
    assert owing["bankAccount"] == ACCOUNT
    with write() as session:
        record_payment(session, session.get_one(Order, order_id), Decimal("27.50"), "transfer")
    paid = client.get(f"/api/orders/{order_id}").json
    assert (paid["paymentState"], paid["owed"], paid["paid"], paid["bankAccount"]) == ("paid", "0.00", "27.50", None)
    (payment,) = paid["payments"]
    assert payment | {"createdAt": ""} == {"kind": "payment", "method": "transfer", "amount": "27.50", "createdAt": ""}


@pytest.mark.parametrize(
    ("offers", "given", "said"),
    [
        (WORKSHOP, {}, ["To pay: €27.50. Pay in our workshop."]),
        (
            TRANSFER,
            {},
            [
                "To pay: €27.50. Please transfer it",
                "IBAN: IE29 AIBK 9311 5212 3456 78",
                "Reference: 1001",
                "Pitlane Ltd",
            ],
        ),
    ],
)
def test_the_mail_says_what_is_owed_and_carries_form_and_terms(
    admin: FlaskClient, client: FlaskClient, offers: dict[str, Any], given: dict[str, Any], said: list[str]
) -> None:
    terms = {"kind": "terms", "title": "Terms & rules", "body": "## One\n\nBy {{businessName}} \\* alone."}
    assert admin.post("/api/admin/policies", json=terms).status_code == 201
    offer(admin, offers)
    assert confirm(client, **given).status_code == 201
    stored = mail_to_customer()
    shown = admin.get(f"/api/admin/mails/{stored.id}").json
    for line in [*said, "Model withdrawal form", "Pitlane, Kilkenny, Ireland:", "Terms & rules, version 1", "* alone."]:
        assert line in shown["bodyText"]
    assert "No payment has been taken" not in shown["bodyText"]
    # Above the signature, which mail programs fold away.
    assert shown["bodyText"].index("alone.") < shown["bodyText"].index("\n-- \n")
    assert "<h2>Terms &amp; rules, version 1</h2>" in shown["bodyHtml"]
    # Not stored once for each order.
    assert "withdrawal form" not in stored.body_text


def test_without_a_way_of_paying_the_mail_is_the_specifications(admin: FlaskClient, client: FlaskClient) -> None:
    assert confirm(client).status_code == 201
    stored = mail_to_customer()
    shown = admin.get(f"/api/admin/mails/{stored.id}").json
    assert "No payment has been taken. We will write again as soon as there is news of your order." in stored.body_text
    assert "owed" not in stored.body_text
    assert (shown["bodyText"], shown["bodyHtml"]) == (stored.body_text, stored.body_html)


def test_later_mails_follow_the_money(app: Flask, admin: FlaskClient) -> None:
    offer(admin, WORKSHOP)
    paid, unpaid, part_paid = make_order(), make_order(), make_order()
    with write() as session:
        for order_id, amount in ((paid.id, paid.total), (part_paid.id, Decimal("5.00"))):
            record_payment(session, session.get_one(Order, order_id), amount, "cash")
    admin.patch("/api/admin/settings", json={"worksOnCars": False})
    assert "Pay in our shop" in mail_to_customer("order-received", make_order().id).body_text
    admin.patch("/api/admin/settings", json={"worksOnCars": True})
    for order, steps, said in (
        (paid, ("confirmed", "ready"), "Your order is paid."),
        (unpaid, ("cancelled",), "There is nothing to pay."),
        (part_paid, ("cancelled",), "You paid €5.00. €5.00 is to be paid back to you."),
    ):
        for step in steps:
            assert admin.patch(f"/api/admin/orders/{order.id}", json={"status": step}).status_code == 200
        assert said in mail_to_customer(f"order-{steps[-1]}", order.id).body_text


def test_the_mail_says_what_is_to_be_paid_back_once_more_was_paid_than_the_order_costs(admin: FlaskClient) -> None:
    for back, said in ((None, "You paid €33.00. €22.00 is to be paid back to you.\n"), ("22.00", None)):
        order = make_order((make_product("Mat", price=10), 3))
        path = f"/api/admin/orders/{order.id}"
        assert admin.post(f"{path}/payments", json={"amount": "33.00", "method": "cash"}).status_code == 201
        fewer = {"items": [{"itemId": admin.get(path).json["items"][0]["id"], "quantity": 1}]}
        assert admin.patch(path, json=fewer).json["paymentState"] == "overpaid"
        body = {"amount": back, "method": "cash", "reason": "Fewer pieces"}
        assert not back or admin.post(f"{path}/refunds", json=body).status_code == 201
        for step in ("confirmed", "shipped"):
            admin.patch(path, json={"status": step})
        mail = mail_to_customer("order-shipped", order.id).body_text
        assert said in mail if said else "paid back" not in mail


def test_the_mail_of_a_cancelled_order_says_what_happens_to_money_paid_without_a_way_of_paying(
    app: Flask, admin: FlaskClient
) -> None:
    orders = [make_order() for _ in range(3)]
    for order, paid, back in zip(orders, ("20.00", "20.00", None), ("20.00", "5.00", None), strict=True):
        money = f"/api/admin/orders/{order.id}"
        for kind, amount in (("payments", paid), ("refunds", back)):
            body = {"amount": amount, "method": "cash", "reason": "Sold out"}
            assert not amount or admin.post(f"{money}/{kind}", json=body).status_code == 201
        assert admin.patch(money, json={"status": "cancelled"}).status_code == 200
    all_back, some_back, unpaid = (mail_to_customer("order-cancelled", order.id).body_text for order in orders)
    assert "You paid €20.00. We have paid €20.00 back to you.\n" in all_back
    assert "You paid €20.00. We have paid €5.00 back to you. €15.00 is to be paid back to you.\n" in some_back
    assert "paid" not in unpaid


def test_an_order_of_the_owners_own_is_paid_in_the_workshop(admin: FlaskClient) -> None:
    offer(admin, WORKSHOP, TRANSFER)
    line = {"productId": make_product().id, "quantity": 1}
    customer = {"customerName": "Aoife Byrne", "customerEmail": "a@b.ie", "shippingAddress": "12 Castle Road, Kilkenny"}
    answer = admin.post("/api/admin/orders", json=customer | {"items": [line]})
    assert answer.status_code == 201
    assert db.session.scalars(select(Order.payment_method)).one() == "workshop"
