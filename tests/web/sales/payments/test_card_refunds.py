"""Money that goes back by card: at Stripe first, then the row."""

from datetime import timedelta
from typing import Any

import pytest
from flask.testing import FlaskClient

from app.runtime.card_worker import CardWorker
from app.shop.sales.payments.card_refunds import NOT_ASKED
from app.store.sales.payments import SLIP
from tests.live import at_once
from tests.make import make_order, make_product
from tests.stripe import FakeStripe
from tests.web.sales.payments.conftest import Till


@pytest.fixture
def order_id(till: Till, stripe: FakeStripe) -> str:
    found: str = till.order()["orderId"]
    stripe.pay()
    till.ask(5)
    assert till.read(found).payment_state == "paid"
    return found


def refund(admin: FlaskClient, order_id: str, amount: str, **given: Any) -> tuple[int, dict[str, Any]]:
    wanted = {"amount": amount, "method": "card_online", "reason": "It was damaged"} | given
    answer = admin.post(f"/api/admin/orders/{order_id}/refunds", json=wanted)
    return answer.status_code, answer.json


def test_the_row_names_stripes_refund(till: Till, stripe: FakeStripe, admin: FlaskClient, order_id: str) -> None:
    status, order = refund(admin, order_id, "20.00")
    assert (status, order["paymentState"], order["refunded"]) == (201, "part_refunded", "20.00")
    assert till.payment(order_id).provider_ref == stripe.refunds[0]["id"]
    left = till.read(order_id).refundable
    assert refund(admin, order_id, f"{left}")[0] == 201
    assert till.read(order_id).payment_state == "refunded"
    assert sum(each["amount"] for each in stripe.refunds) == stripe.last["amount_total"]


@pytest.mark.parametrize("fault", [500, b"<html>", "hang up", 429], ids=str)
def test_out_of_reach_nothing_is_refunded(
    till: Till, stripe: FakeStripe, admin: FlaskClient, order_id: str, fault: Any
) -> None:
    stripe.breaks = {"POST /v1/refunds": fault, "GET /v1/refunds": fault}
    status, answer = refund(admin, order_id, "20.00")
    assert (status, answer["message"]) == (503, "Stripe could not be reached; nothing was refunded.")
    assert till.payments(order_id) == [("payment", "succeeded")]
    stripe.breaks = {}
    assert refund(admin, order_id, "20.00")[0] == 201
    assert len(stripe.refunds) == 1


def test_a_refund_whose_row_was_lost_is_read_back(
    till: Till, stripe: FakeStripe, admin: FlaskClient, order_id: str
) -> None:
    whole = f"{till.read(order_id).total}"
    lost = {"id": "re_lost", "payment_intent": stripe.last["payment_intent"], "status": "succeeded"}
    stripe.refunds.append(lost | {"amount": stripe.last["amount_total"]})
    assert refund(admin, order_id, whole)[0] == 201
    assert (len(stripe.refunds), till.payment(order_id).provider_ref) == (1, "re_lost")
    assert refund(admin, order_id, "1.00")[0] == 409


def lose(stripe: FakeStripe, cents: int) -> None:
    """A refund that Stripe has made, without a row in the shop."""
    lost = {"id": f"re_lost_{cents}", "payment_intent": stripe.last["payment_intent"], "status": "succeeded"}
    stripe.refunds.append(lost | {"amount": cents})


def refunds(till: Till, order_id: str) -> list[tuple[str | None, str | None]]:
    rows = [each for each in till.read(order_id).payments if each.kind == "refund"]
    return [(each.provider_ref, each.reason) for each in rows]


def test_a_lost_refund_of_another_amount_is_booked_before_the_wanted_one(
    till: Till, stripe: FakeStripe, admin: FlaskClient, order_id: str
) -> None:
    whole = till.read(order_id).total
    lose(stripe, 2000)
    status, answer = refund(admin, order_id, f"{whole - 19}")
    assert (status, answer["message"].split(" of ")[0]) == (409, f"Only €{whole - 20:.2f}")
    assert (len(stripe.refunds), refunds(till, order_id)) == (1, [("re_lost_2000", "Found at Stripe")])
    lose(stripe, 300)
    lose(stripe, 500)
    status, order = refund(admin, order_id, "5.00")
    assert (status, order["refunded"], len(stripe.refunds)) == (201, "28.00", 3)
    assert refunds(till, order_id)[1:] == [("re_lost_300", "Found at Stripe"), ("re_lost_500", "It was damaged")]


def test_the_worker_books_a_lost_refund_once_and_the_next_try_takes_it_over(
    till: Till, stripe: FakeStripe, admin: FlaskClient, order_id: str
) -> None:
    lose(stripe, 2000)
    stripe.breaks = {"GET /v1/refunds": 500}
    till.worker = CardWorker(till.app, till.moment)
    till.ask()
    assert refunds(till, order_id) == []
    stripe.breaks = {}
    till.ask(60)
    till.worker = CardWorker(till.app, till.moment)
    till.ask()
    assert refunds(till, order_id) == [("re_lost_2000", "Found at Stripe")]
    item = {"itemId": till.read(order_id).items[0].id, "quantity": 1}
    assert refund(admin, order_id, "20.00", lines=[item], restock=True)[1]["refunded"] == "20.00"
    assert (refunds(till, order_id), len(stripe.refunds)) == ([("re_lost_2000", "It was damaged")], 1)
    assert refund(admin, order_id, "20.00")[1]["refunded"] == "40.00"
    till.later = timedelta(days=8)
    lose(stripe, 100)
    till.ask()
    assert len(refunds(till, order_id)) == 2, "paid more than seven days ago"


@pytest.mark.parametrize("share", [1, 2])
def test_two_at_the_same_moment_give_back_no_more_than_was_paid(
    till: Till, stripe: FakeStripe, admin: FlaskClient, order_id: str, share: int
) -> None:
    statuses = [201, 201] if share == 2 else [201, 409]
    amount = f"{till.read(order_id).total // 2:.2f}" if share == 2 else f"{till.read(order_id).total}"
    cookie = admin.get_cookie("desk_session")
    assert cookie

    def ask() -> int:
        other = till.app.test_client()
        other.environ_base["pitlane.listener"] = "desk"
        other.set_cookie("desk_session", cookie.value)
        with till.app.app_context():
            return refund(other, order_id, amount)[0]

    # Slow, so that the second arrives meanwhile.
    stripe.breaks = {"POST /v1/refunds": 0.2}
    assert sorted(at_once([ask, ask])) == statuses
    assert len(stripe.refunds) == statuses.count(201)
    assert till.payments(order_id)[1:] == [("refund", "succeeded")] * statuses.count(201)


def test_more_than_was_paid_never_reaches_stripe(stripe: FakeStripe, admin: FlaskClient, order_id: str) -> None:
    before = len(stripe.asked)
    assert refund(admin, order_id, "5000.00")[0] == 409
    assert refund(admin, order_id, "0.00")[0] == 400
    assert len(stripe.asked) == before


def test_money_that_was_not_paid_by_card_does_not_go_back_to_one(admin: FlaskClient) -> None:
    order = make_order((make_product(), 1))
    cash = {"amount": "10.00", "method": "cash"}
    assert admin.post(f"/api/admin/orders/{order.id}/payments", json=cash).status_code == 201
    status, answer = refund(admin, order.id, "5.00")
    assert (status, answer["message"].split(":")[0]) == (409, "No part of this order was paid by card on this website")
    assert refund(admin, order.id, "5.00", method="cash")[0] == 201


def test_stripe_is_asked_before_cash_goes_back_for_a_card_payment(
    till: Till, stripe: FakeStripe, admin: FlaskClient, order_id: str
) -> None:
    whole, seen = till.read(order_id).total, admin.get(f"/api/admin/orders/{order_id}").json["updatedAt"]
    lose(stripe, 2000)
    stripe.breaks = {"GET /v1/refunds": 500}
    assert refund(admin, order_id, "1.00", method="cash") == (503, {"message": NOT_ASKED})
    assert refunds(till, order_id) == []
    stripe.breaks = {}
    status, answer = refund(admin, order_id, f"{whole - 19}", method="cash")
    assert (status, answer["message"].split(" of ")[0]) == (409, f"Only €{whole - 20:.2f}")
    assert refunds(till, order_id) == [("re_lost_2000", "Found at Stripe")]
    # What the owner saw was another order: it is looked at again first.
    assert refund(admin, order_id, "1.00", method="cash", updatedAt=seen)[0] == 409
    assert refund(admin, order_id, "1.00", method="cash")[1]["refunded"] == "21.00"


def test_a_payment_entered_by_mistake_asks_nobody(till: Till, stripe: FakeStripe, admin: FlaskClient) -> None:
    placed = till.order()["orderId"]
    stripe.pay()
    till.ask(5)
    cash = {"amount": "5.00", "method": "cash", "overpaid": True}
    assert admin.post(f"/api/admin/orders/{placed}/payments", json=cash).status_code == 201
    stripe.breaks = {"GET /v1/refunds": 500}
    assert refund(admin, placed, "5.00", method="cash", reason=SLIP)[0] == 201
