"""Card payments that end otherwise than paid, and many at once."""

from datetime import timedelta
from typing import Any

import pytest
from flask.testing import FlaskClient
from sqlalchemy.orm import Session

from app.runtime.card_worker import CardWorker
from app.shop.sales.payments import card_checks
from app.shop.sales.payments.stripe.answers import read_session
from app.shop.sales.payments.stripe.client import Stripe
from app.store.catalogue.products import Product
from app.store.customers.mails import Mail
from app.store.database.base import db
from app.store.database.sqlite import write
from app.store.sales.orders import Order
from app.store.sales.payments import Payment
from tests.make import make_product
from tests.stripe import FakeStripe
from tests.web.sales.documents.seller import issue, set_seller
from tests.web.sales.payments.conftest import Till


def stock() -> list[int]:
    db.session.remove()
    return [each.inventory for each in db.session.query(Product).order_by(Product.created_at)]


@pytest.mark.parametrize(
    "other", [{"amount_total": 1}, {"currency": "gbp"}, {"payment_status": "unpaid"}, {"amount_total": 99999999}]
)
def test_other_money_than_ours_stays_open_with_a_note(
    till: Till, stripe: FakeStripe, admin: FlaskClient, other: dict[str, Any]
) -> None:
    order_id = till.order()["orderId"]
    stripe.pay(**other)
    till.ask(5)
    order = till.read(order_id)
    assert (order.paid, order.payments[0].state) == (0, "open")
    assert bool(order.payments[0].reason) == ("payment_status" not in other)
    if order.payments[0].reason:
        before = len(stripe.asked)
        till.ask(600)
        assert len(stripe.asked) == before
        assert admin.get(f"/api/admin/orders/{order_id}").json["payments"][0]["reason"] == order.payments[0].reason
        assert till.client.post(f"/api/orders/{order_id}/pay").status_code == 409


def test_the_owner_finds_what_must_be_looked_into(till: Till, stripe: FakeStripe, admin: FlaskClient) -> None:
    right, wrong, gone = (till.order()["orderId"] for _ in range(3))
    first, second, third = stripe.sessions.values()
    stripe.pay(first)
    for session in (second, third):
        stripe.pay(session, amount_total=1)
    till.ask(5)
    assert admin.patch(f"/api/admin/orders/{gone}", json={"status": "cancelled"}).status_code == 200

    def found() -> tuple[int, int, list[tuple[str, str]]]:
        listed = admin.get("/api/admin/orders?payment=check").json
        shown = [(each["id"], each["paymentNote"][:25]) for each in listed["orders"]]
        return admin.get("/api/admin/today").json["paymentsToCheck"]["count"], listed["paymentsToCheck"], shown

    assert found() == (1, 1, [(wrong, "Stripe took €0.01 for thi")])
    assert {each["id"]: each["paymentNote"] for each in admin.get("/api/admin/orders").json["orders"]}[right] is None
    whole = {"amount": f"{till.read(wrong).total}", "method": "cash"}
    assert admin.post(f"/api/admin/orders/{wrong}/payments", json=whole).status_code == 201
    assert found() == (0, 0, [])


def test_unpaid_for_a_day_it_is_asked_once_more_and_cancelled(till: Till, stripe: FakeStripe) -> None:
    paid, unpaid, confirmed = (till.order()["orderId"] for _ in range(3))
    first, second, _ = stripe.sessions.values()
    with write() as session:
        session.get_one(Order, confirmed).status = "confirmed"
    till.later = timedelta(hours=23)
    stripe.breaks = {"GET": 500, "POST": 500}
    till.ask()
    assert till.read(unpaid).status == "pending"
    till.later = timedelta(hours=25)
    till.ask()
    assert till.read(unpaid).status == "pending", "Stripe could not be asked"
    stripe.breaks = {}
    stripe.pay(first)
    till.later = timedelta(hours=26)
    till.ask()
    assert [till.read(each).status for each in (paid, unpaid, confirmed)] == ["pending", "cancelled", "confirmed"]
    assert (till.read(paid).payment_state, second["status"]) == ("paid", "expired")
    assert till.read(unpaid).history[-1].note == "Not paid by card within 24 hours."
    assert stock() == [9, 10, 9]
    kinds = [mail.kind for mail in db.session.query(Mail).filter(Mail.order_id == unpaid)]
    assert "order-cancelled" in kinds


def test_the_invoice_of_an_order_that_nobody_paid_is_credited(
    till: Till, stripe: FakeStripe, admin: FlaskClient
) -> None:
    set_seller(admin)
    order_id = till.order()["orderId"]
    issue(admin, order_id)
    stripe.end()
    till.later = timedelta(hours=25)
    till.ask()
    order = till.read(order_id)
    assert (order.status, [each.kind for each in order.documents]) == ("cancelled", ["invoice", "credit_note"])


def test_an_order_of_a_clock_that_was_ahead_is_cancelled_too(till: Till, stripe: FakeStripe) -> None:
    order_id = till.order()["orderId"]
    with write() as session:
        session.get_one(Order, order_id).created_at += timedelta(days=20_000)
    till.later = timedelta(hours=23)
    till.ask()
    assert till.read(order_id).status == "pending"
    till.later = timedelta(hours=26)
    till.ask()
    assert till.read(order_id).status == "cancelled"


def test_an_order_that_cannot_be_cancelled_keeps_no_other_waiting(
    till: Till, stripe: FakeStripe, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong, right = (till.order()["orderId"] for _ in range(2))
    change = card_checks.change_status

    def fail(session: Session, order: Order, *more: Any) -> Any:
        if order.id == wrong:
            raise ArithmeticError
        return change(session, order, *more)

    monkeypatch.setattr(card_checks, "change_status", fail)
    till.later = timedelta(hours=26)
    till.ask()
    assert [till.read(each).status for each in (wrong, right)] == ["pending", "cancelled"]


def test_paid_although_cancelled_is_the_owners_to_decide(till: Till, stripe: FakeStripe, admin: FlaskClient) -> None:
    product = make_product(inventory=1)
    order_id = till.order((product, 1))["orderId"]
    stripe.pay()
    assert admin.patch(f"/api/admin/orders/{order_id}", json={"status": "cancelled"}).status_code == 200
    till.ask(5)
    order = till.read(order_id)
    assert (order.status, order.payment_state, stock()) == ("cancelled", "paid", [1])
    with write() as session:
        session.get_one(Product, product.id).inventory = 0
    answer = admin.post(f"/api/admin/orders/{order_id}/take-up")
    assert (answer.status_code, answer.json["message"]) == (409, "Not enough in stock: Boost Gauge")
    with write() as session:
        session.get_one(Product, product.id).inventory = 1
    answer = admin.post(f"/api/admin/orders/{order_id}/take-up")
    assert (answer.status_code, answer.json["status"], stock()) == (200, "pending", [0])
    assert admin.post(f"/api/admin/orders/{order_id}/take-up").status_code == 409


def test_a_cancelled_orders_page_is_closed(till: Till, stripe: FakeStripe, admin: FlaskClient) -> None:
    order_id = till.order()["orderId"]
    till.ask(5)
    stripe.breaks = {"POST": 500}
    admin.patch(f"/api/admin/orders/{order_id}", json={"status": "cancelled"})
    till.ask()
    assert (stripe.last["status"], till.payments(order_id)) == ("open", [("payment", "open")])
    stripe.breaks = {}
    till.ask(5)
    assert (stripe.last["status"], till.payments(order_id)) == ("expired", [("payment", "expired")])
    answer = till.client.post(f"/api/orders/{order_id}/pay")
    assert (answer.status_code, answer.json["message"]) == (409, "This order is cancelled")
    assert admin.post(f"/api/admin/orders/{order_id}/take-up").json["message"] == "Nothing is paid for this order"


def test_the_page_of_an_order_paid_in_cash_is_closed(till: Till, stripe: FakeStripe, admin: FlaskClient) -> None:
    order_id = till.order()["orderId"]
    till.ask(5)
    path, total = f"/api/admin/orders/{order_id}/payments", till.read(order_id).total
    assert admin.post(path, json={"amount": "1.00", "method": "cash"}).status_code == 201
    till.ask()
    assert stripe.last["status"] == "open", "it is not covered"
    assert admin.post(path, json={"amount": f"{total - 1}", "method": "cash"}).status_code == 201
    till.ask()
    assert (stripe.last["status"], till.payments(order_id)[0]) == ("expired", ("payment", "expired"))


def test_a_card_payment_is_noted_by_stripe_alone(till: Till, admin: FlaskClient) -> None:
    order_id = till.order()["orderId"]
    given = {"amount": "1.00", "method": "card_online"}
    answer = admin.post(f"/api/admin/orders/{order_id}/payments", json=given)
    said = "Only Stripe records card payments on this website: choose terminal, cash, transfer or other"
    assert (answer.status_code, answer.json["errors"]["method"]) == (400, said)


def test_switched_off_no_page_is_opened_and_open_ones_are_asked_about(
    till: Till, stripe: FakeStripe, admin: FlaskClient
) -> None:
    order_id = till.order()["orderId"]
    assert admin.patch("/api/admin/settings", json={"offerCard": False}).status_code == 200
    answer = till.client.post(f"/api/orders/{order_id}/pay")
    assert (answer.status_code, len(stripe.sessions)) == (409, 1)
    assert answer.json["message"].startswith("This shop takes no card payments on its website at present.")
    stripe.pay()
    till.ask(5)
    assert till.read(order_id).payment_state == "paid"


def test_another_key_knows_nothing_of_a_page_and_the_owner_hears_it(till: Till, stripe: FakeStripe) -> None:
    order_id = till.order()["orderId"]
    stripe.sessions.clear()
    till.ask(5)
    assert "Stripe does not know this payment" in str(till.payment(order_id).reason)
    till.later = timedelta(hours=30)
    till.ask()
    assert till.read(order_id).status == "pending"


def test_silence_delays_the_others_by_a_minute_at_most(till: Till, stripe: FakeStripe) -> None:
    for _ in range(5):
        till.order()
    stripe.breaks = {"GET": 500}
    before = len(stripe.asked)
    till.ask(5)
    assert len(stripe.asked) - before == 3
    assert till.worker._seconds == 60


def test_a_thousand_open_are_asked_about_in_one_round(
    till: Till, stripe: FakeStripe, monkeypatch: pytest.MonkeyPatch
) -> None:
    order_id = till.order()["orderId"]
    payment = till.payment(order_id)
    with write() as session:
        session.add_all(Payment(**_values(payment), session_ref=f"cs_test_many_{number}") for number in range(1000))
    answer, asked = read_session(stripe.last), []
    monkeypatch.setattr(Stripe, "read_session", lambda _stripe, page: (asked.append(page), answer)[1])
    till.worker = CardWorker(till.app, till.moment)
    till.queue.due.clear()
    till.ask()
    assert (len(set(asked)), len(asked), len(till.queue.due)) == (1001, 1001, 1001)


def _values(payment: Payment) -> dict[str, Any]:
    return {name: getattr(payment, name) for name in ("order_id", "kind", "method", "amount", "state", "expires_at")}
