"""An order by card, from the checkout to Stripe's answer."""

import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import pytest
from flask.testing import FlaskClient

from app.runtime.card_worker import CardWorker
from app.shop.sales.payments.stripe_slots import StripeSlots
from app.store.catalogue.products import Product
from app.store.database.base import db
from app.store.database.state import state_of
from app.store.sales.payments import Payment
from tests.live import ask, at_once, serving
from tests.make import checkout, make_cart, make_product
from tests.stripe import FakeStripe
from tests.web.sales.payments.conftest import Till

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


def test_a_slow_stripe_keeps_no_other_customer_waiting(till: Till, stripe: FakeStripe) -> None:
    state_of(till.app).of(StripeSlots).patience = 0.05
    carts = [make_cart((make_product(), 1)) for _ in range(6)]
    bodies = [checkout(cart, paymentMethod="card") for cart in carts]
    stripe.breaks = {"POST /v1/checkout/sessions": 20.0}
    with serving(till.app) as address, ThreadPoolExecutor(2) as slow:

        def order(body: dict[str, Any]) -> tuple[int, str | None]:
            status, placed = ask(address, "POST", "/api/checkout/confirm", body)
            return status, placed["payment"]["url"]

        first = [slow.submit(order, body) for body in bodies[:2]]
        for _ in range(3000):
            if len(stripe.asked) < 2:
                time.sleep(0.01)
        # More of them than the listener has threads for changes.
        others = at_once([partial(order, body) for body in bodies[2:]])
        assert (others, len(stripe.asked)) == ([(201, None)] * 4, 2)
        assert ask(address, "POST", "/api/cart", {})[0] == 201
        stripe.breaks = {}
        stripe.go_on.set()
        assert {each.result()[0] for each in first} == {201} and all(each.result()[1] for each in first)
        # The order is placed, and its page is made at the next press.
        waiting = db.session.query(Payment).filter_by(session_ref=None).first()
        assert (
            waiting and ask(address, "POST", f"/api/orders/{waiting.order_id}/pay", {})[1]["url"] == stripe.last["url"]
        )


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


@pytest.mark.parametrize("fault", [500, b"<html>", "hang up", b'{"id": 5}'], ids=str)
def test_without_stripe_the_order_is_placed_and_paid_later(till: Till, stripe: FakeStripe, fault: Any) -> None:
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


def test_a_page_whose_time_is_over_can_be_made_again(till: Till, stripe: FakeStripe) -> None:
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
