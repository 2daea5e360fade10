"""An order by card, from the checkout to Stripe's answer."""

import time
from datetime import timedelta
from typing import Any

import pytest
from flask.testing import FlaskClient

from app.runtime.card_worker import CardWorker
from app.shop.payments.stripe.answers import read_session
from app.shop.payments.stripe.client import Stripe
from app.store.base import db
from app.store.catalogue import Product
from app.store.mails import Mail
from app.store.orders import Order
from app.store.payments import Payment
from app.store.sqlite import write
from tests.live import at_once
from tests.make import checkout, make_cart, make_product
from tests.stripe import FakeStripe
from tests.web.payments.conftest import Till

NOT_OPENED = "We could not open the card page. Try again, or pay in the workshop."


def stock() -> list[int]:
    db.session.remove()
    return [each.inventory for each in db.session.query(Product).order_by(Product.created_at)]


def test_a_checkout_leads_to_a_page_over_the_total(till: Till, stripe: FakeStripe) -> None:
    product = make_product()
    cart = make_cart((product, 2))
    sent = checkout(cart, paymentMethod="card", paymentIntentId="pi_of_the_browser")
    placed = till.client.post("/api/checkout/confirm", json=sent).json
    order = placed["order"]
    page = stripe.last
    assert (placed["payment"]["state"], placed["payment"]["url"]) == ("open", page["url"])
    assert (page["amount_total"], page["currency"]) == (int(order["total"].replace(".", "")), "eur")
    assert page["client_reference_id"] == order["id"]
    place = f"https://shop.example/order/{order['id']}"
    assert (page["success_url"], page["cancel_url"]) == (f"{place}?paid", f"{place}?cancelled")
    assert order["stripePaymentIntentId"] is None and stock() == [8]
    # Pressed twice, or sent again because the answer was lost.
    again = till.client.post("/api/checkout/confirm", json=sent)
    assert (again.status_code, again.json["payment"]["url"]) == (200, page["url"])
    assert (len(stripe.sessions), db.session.query(Payment).count()) == (1, 1)


def test_only_stripes_answer_makes_it_paid_and_once(till: Till, stripe: FakeStripe, client: FlaskClient) -> None:
    order_id = till.order()["orderId"]
    assert client.post(f"/api/orders/{order_id}/returned").status_code == 204
    till.ask()
    assert till.read(order_id).payment_state == "open"
    stripe.pay()
    client.post(f"/api/orders/{order_id}/returned")
    client.post(f"/api/orders/{order_id}/returned")
    till.ask()
    order = till.read(order_id)
    assert (order.payment_state, order.paid, order.status) == ("paid", order.total, "pending")
    assert order.stripe_payment_intent_id == stripe.last["payment_intent"] == order.payments[0].provider_ref
    assert (order.payments[0].url, len(order.payments)) == (None, 1)
    before = len(stripe.asked)
    client.post(f"/api/orders/{order_id}/returned")
    till.ask(3600)
    assert len(stripe.asked) == before
    order = till.read(order_id)
    assert order.paid == order.total


def test_it_is_asked_after_5_15_30_60_seconds_and_then_each_minute(till: Till, stripe: FakeStripe) -> None:
    till.order()
    asked = []
    for second in range(200):
        before = len(stripe.asked)
        till.seconds = float(second)
        till.worker.work()
        asked += [second] * (len(stripe.asked) - before)
    assert asked == [5, 15, 30, 60, 120, 180]


def test_a_start_asks_about_all_that_is_open(till: Till, stripe: FakeStripe) -> None:
    order_ids = [till.order()["orderId"] for _ in range(3)]
    for session in stripe.sessions.values():
        stripe.pay(session)
    till.queue.due.clear()
    CardWorker(till.app).work()
    assert [till.read(each).payment_state for each in order_ids] == ["paid"] * 3


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


@pytest.mark.parametrize("fault", [500, b"<html>", "hang up", b'{"id": 5}'], ids=str)
def test_out_of_reach_the_order_stands_and_paying_works_later(till: Till, stripe: FakeStripe, fault: Any) -> None:
    stripe.breaks = {"POST": fault}
    placed = till.order()
    order_id = placed["orderId"]
    assert (placed["payment"]["state"], placed["payment"]["url"]) == ("open", None)
    answer = till.client.post(f"/api/orders/{order_id}/pay")
    assert (answer.status_code, answer.json["message"]) == (503, NOT_OPENED)
    assert stock() == [9]
    stripe.breaks = {}
    answer = till.client.post(f"/api/orders/{order_id}/pay")
    assert (answer.status_code, answer.json) == (200, {"state": "open", "url": stripe.last["url"]})
    assert till.payments(order_id) == [("payment", "open")]


def test_paying_again_closes_the_old_page_and_makes_one(till: Till, stripe: FakeStripe) -> None:
    order_id = till.order()["orderId"]
    old = stripe.last

    def press() -> str:
        with till.app.app_context():
            return str(till.app.test_client().post(f"/api/orders/{order_id}/pay").json["url"])

    answers = at_once([press] * 3)
    assert old["status"] == "expired"
    assert [each["status"] for each in stripe.sessions.values()].count("open") == 1
    assert stripe.last["url"] in answers
    assert till.payments(order_id)[-1] == ("payment", "open")
    stripe.pay()
    till.ask(5)
    assert till.read(order_id).payment_state == "paid"
    answer = till.client.post(f"/api/orders/{order_id}/pay")
    assert (answer.status_code, answer.json["message"]) == (409, "This order is paid")


def test_paying_again_finds_what_was_paid_this_moment(till: Till, stripe: FakeStripe) -> None:
    order_id = till.order()["orderId"]
    stripe.pay()
    answer = till.client.post(f"/api/orders/{order_id}/pay")
    assert answer.json == {"state": "paid", "url": None}
    assert len(stripe.sessions) == 1


def test_a_page_whose_time_is_over_can_be_made_anew(till: Till, stripe: FakeStripe) -> None:
    order_id = till.order()["orderId"]
    stripe.end()
    till.ask(5)
    assert till.payments(order_id) == [("payment", "expired")]
    assert till.read(order_id).payment_state == "unpaid"
    assert till.client.post(f"/api/orders/{order_id}/pay").json["url"] == stripe.last["url"]


def test_a_clock_ten_minutes_behind_still_gets_a_page(till: Till, stripe: FakeStripe) -> None:
    stripe.clock = lambda: time.time() + 600
    placed = till.order()
    assert placed["payment"]["url"] == stripe.last["url"]


def test_unpaid_for_a_day_it_is_asked_once_more_and_cancelled(till: Till, stripe: FakeStripe) -> None:
    paid, unpaid, confirmed = (till.order()["orderId"] for _ in range(3))
    first, second, _ = stripe.sessions.values()
    with write(catalogue=False) as session:
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
    assert (answer.status_code, answer.json["message"]) == (409, "Not enough of it is left: Boost Gauge")
    with write() as session:
        session.get_one(Product, product.id).inventory = 1
    answer = admin.post(f"/api/admin/orders/{order_id}/take-up")
    assert (answer.status_code, answer.json["status"], stock()) == (200, "pending", [0])
    assert admin.post(f"/api/admin/orders/{order_id}/take-up").status_code == 409


def test_a_cancelled_orders_page_is_closed(till: Till, stripe: FakeStripe, admin: FlaskClient) -> None:
    order_id = till.order()["orderId"]
    admin.patch(f"/api/admin/orders/{order_id}", json={"status": "cancelled"})
    till.ask(5)
    assert stripe.last["status"] == "expired"
    answer = till.client.post(f"/api/orders/{order_id}/pay")
    assert (answer.status_code, answer.json["message"]) == (409, "This order is cancelled")
    assert admin.post(f"/api/admin/orders/{order_id}/take-up").json["message"] == "Nothing is paid for this order"


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
    with write(catalogue=False) as session:
        session.add_all(Payment(**_values(payment), session_ref=f"cs_test_many_{number}") for number in range(1000))
    answer, asked = read_session(stripe.last), []
    monkeypatch.setattr(Stripe, "read_session", lambda _stripe, page: (asked.append(page), answer)[1])
    till.worker = CardWorker(till.app, till.moment)
    till.queue.due.clear()
    till.ask()
    assert (len(set(asked)), len(asked), len(till.queue.due)) == (1001, 1001, 1001)


def _values(payment: Payment) -> dict[str, Any]:
    return {name: getattr(payment, name) for name in ("order_id", "kind", "method", "amount", "state", "expires_at")}
