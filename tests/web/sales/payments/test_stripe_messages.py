"""Stripe's messages: signed, once each, a reason to ask."""

import time
from dataclasses import replace

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.config import Config
from app.shop.sales.payments import card_checks
from app.shop.sales.payments.card_messages import MESSAGE_LIMIT
from app.store.database.base import db
from app.store.sales.payments import PaymentEvent
from app.web.access.rate_limits import init_throttles
from tests.in_one_shop import in_one_shop
from tests.stripe import SECRET, FakeStripe, sign
from tests.web.sales.payments.conftest import Till

CALL = "/api/payments/stripe"


def send(client: FlaskClient, body: bytes, header: str) -> int:
    headers = {"Stripe-Signature": header, "Content-Type": "application/json"}
    return client.post(CALL, data=body, headers=headers).status_code


def test_without_a_secret_there_is_no_such_call(client: FlaskClient) -> None:
    assert send(client, b"{}", sign(b"{}")) == 404


def test_a_message_only_has_stripe_asked(till: Till, stripe: FakeStripe) -> None:
    order_id = till.order()["orderId"]
    claimed = stripe.message(stripe.last | {"payment_status": "paid", "status": "complete"})
    assert send(till.client, claimed, sign(claimed)) == 200
    till.ask()
    assert till.read(order_id).payment_state == "open"
    stripe.pay()
    paid = stripe.message(name="evt_2")
    began = time.perf_counter()
    assert send(till.client, paid, sign(paid, SECRET, None, "0" * 64)) == 200
    assert time.perf_counter() - began < 0.5
    till.ask()
    assert till.read(order_id).payment_state == "paid"


def test_each_message_counts_once(till: Till, stripe: FakeStripe) -> None:
    till.order()
    body = stripe.message()
    assert [send(till.client, body, sign(body)) for _ in range(3)] == [200] * 3
    till.ask()
    before = len(stripe.asked)
    assert send(till.client, body, sign(body)) == 200
    till.ask()
    assert len(stripe.asked) == before
    assert db.session.query(PaymentEvent).count() == 1


@pytest.mark.parametrize("minutes", [-10, 10])
def test_a_message_ten_minutes_off_is_refused_and_asked_for_all_the_same(
    till: Till, stripe: FakeStripe, minutes: int
) -> None:
    order_id = till.order()["orderId"]
    stripe.pay()
    body = stripe.message()
    assert send(till.client, body, sign(body, SECRET, time.time() + 60 * minutes)) == 403
    till.ask(5)
    assert till.read(order_id).payment_state == "paid"


def test_forged_foreign_and_broken_ones_change_nothing(till: Till, stripe: FakeStripe) -> None:
    till.order()
    body = stripe.message()
    assert send(till.client, body, "") == 403
    assert send(till.client, body, sign(body, "whsec_of_somebody")) == 403
    assert send(till.client, body + b" ", sign(body)) == 403
    assert send(till.client, b"[]", sign(b"[]")) == 400
    assert send(till.client, b"{", sign(b"{")) == 400
    foreign = stripe.message({"id": "cs_test_of_another_shop"}, "evt_foreign")
    assert send(till.client, foreign, sign(foreign)) == 200
    large = b"{" + b" " * MESSAGE_LIMIT
    assert send(till.client, large, sign(large)) == 413
    before = len(stripe.asked)
    till.ask()
    assert len(stripe.asked) == before


@in_one_shop("name", ["evt_\ud800", "evt 1", "evt_\n", "é" * 40, "e" * 256])
def test_a_message_of_an_odd_name_is_refused(till: Till, stripe: FakeStripe, name: str) -> None:
    body = stripe.message({"id": "cs_test_1"}, name)
    assert send(till.client, body, sign(body)) == 400


def test_a_message_that_cannot_be_noted_ends_no_round(till: Till, stripe: FakeStripe) -> None:
    order_id = till.order()["orderId"]
    stripe.pay()
    till.queue.add_message(("evt_\ud800", "checkout.session.completed", ""))
    body = stripe.message(name="evt_2")
    assert send(till.client, body, sign(body)) == 200
    till.ask()
    assert till.read(order_id).payment_state == "paid"
    assert db.session.query(PaymentEvent).count() == 1


def test_a_payment_that_cannot_be_asked_about_keeps_no_other_waiting(
    till: Till, stripe: FakeStripe, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong, right = (till.order()["orderId"] for _ in range(2))
    bad = till.payment(wrong).id
    check = card_checks.check_payment

    def fail(config: Config, payment_id: str) -> bool:
        if payment_id == bad:
            raise ArithmeticError
        return check(config, payment_id)

    monkeypatch.setattr(card_checks, "check_payment", fail)
    stripe.pay()
    till.ask(5)
    assert [till.read(each).payment_state for each in (wrong, right)] == ["open", "paid"]
    assert bad in till.queue.due


def test_120_a_minute_forged_ones_too(app: Flask, till: Till) -> None:
    app.config["PITLANE"] = replace(app.config["PITLANE"], throttles=True)
    app._got_first_request = False
    init_throttles(app)
    assert {send(till.client, b"{}", "") for _ in range(120)} == {403}
    assert send(till.client, b"{}", "") == 429


def test_paying_has_limits(app: Flask, till: Till) -> None:
    order_id = till.order()["orderId"]
    app.config["PITLANE"] = replace(app.config["PITLANE"], throttles=True)
    app._got_first_request = False
    init_throttles(app)
    answers = [till.client.post(f"/api/orders/{order_id}/pay").status_code for _ in range(21)]
    assert answers == [200] * 20 + [429]
    answers = [till.client.post(f"/api/orders/{order_id}/returned").status_code for _ in range(31)]
    assert answers == [204] * 30 + [429]
    # A job's are the same.
    assert till.client.post("/api/jobs/opens/pay", json={"what": "owed"}).status_code == 429
    assert till.client.post("/api/jobs/opens/returned").status_code == 429
