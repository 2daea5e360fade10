"""A job paid by card from its customer's link."""

import logging
from typing import Any

import pytest
from flask.testing import FlaskClient

from app.shop.sales.payments.stripe_slots import StripeSlots
from app.store.customers.mails import Mail
from app.store.database.base import db
from app.store.database.state import state_of
from app.store.sales.payments import Payment
from app.store.workshop.jobs import Job
from tests.live import at_once
from tests.stripe import FakeStripe
from tests.web.sales.payments.conftest import Till
from tests.web.workshop.jobs.linked import JOBS, PAGE, change, save_job


@pytest.fixture
def job(till: Till) -> Job:
    return save_job(deposit=30)


def press(client: FlaskClient, what: str = "owed") -> tuple[int, Any]:
    answer = client.post(f"{PAGE}/pay", json={"what": what})
    return answer.status_code, answer.json.get("url") or answer.json.get("message") or answer.json["state"]


def rows(job: Job) -> list[tuple[str, str, str]]:
    """State, amount and reason of the job's payments."""
    db.session.remove()
    found = db.session.query(Payment).filter_by(job_id=job.id).order_by(Payment.created_at)
    return [(each.state, f"{each.amount:.2f}", each.reason or "") for each in found]


def take(admin: FlaskClient, job: Job, amount: str) -> None:
    given = {"amount": amount, "method": "cash"}
    assert admin.post(f"{JOBS}/{job.id}/payments", json=given).status_code == 201


def test_the_deposit_and_then_the_rest_are_paid_each_once(
    till: Till, stripe: FakeStripe, admin: FlaskClient, job: Job, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    client = till.client
    seen = client.get(PAGE).json
    assert (seen["canPay"], seen["depositOwed"], seen["cardPayment"]) == (True, "30.00", None)
    page = press(client, "deposit")
    assert page == (200, stripe.last["url"])
    place = "https://shop.example/job/opens"
    # The token is in the addresses of the way back alone.
    known = {name: value for name, value in stripe.last.items() if name not in ("success_url", "cancel_url")}
    assert (stripe.last["success_url"], stripe.last["cancel_url"]) == (f"{place}?paid", f"{place}?cancelled")
    assert (known["amount_total"], known["client_reference_id"]) == (3000, job.id) and "opens" not in str(known)
    assert client.get(PAGE).json["cardPayment"] == {"amount": "30.00", "state": "open"}
    assert admin.get(f"{JOBS}/{job.id}/money").json["paymentState"] == "open"
    stripe.pay()
    for _ in range(2):
        assert client.post(f"{PAGE}/returned").status_code == 204
        till.ask()
    assert press(client, "deposit") == (409, "There is no deposit to pay for this job now")
    money = admin.get(f"{JOBS}/{job.id}/money").json
    assert (money["paid"], money["owed"], money["depositOwed"]) == ("30.00", "80.00", "0.00")
    assert press(client)[1] == stripe.last["url"] and stripe.last["amount_total"] == 8000
    stripe.pay()
    # Another press finds it paid this moment, and asks for nothing more.
    assert press(client) == (200, "paid")
    till.ask(60)
    assert press(client) == (409, "There is nothing to pay for this job now")
    assert rows(job) == [("succeeded", "30.00", "Deposit"), ("succeeded", "80.00", "")]
    seen = client.get(PAGE).json
    assert (seen["paid"], seen["canPay"], seen["cardPayment"]["state"]) == ("110.00", False, "succeeded")
    assert "opens" not in caplog.text


def test_the_same_sum_shows_its_page_again_and_another_closes_it(till: Till, stripe: FakeStripe, job: Job) -> None:
    def ask() -> tuple[int, Any]:
        with till.app.app_context():
            return press(till.app.test_client())

    state_of(till.app).of(StripeSlots).patience = 60
    shown = {url for status, url in at_once([ask] * 3) if status == 200}
    assert shown == {stripe.last["url"]} and len(stripe.sessions) == 1
    assert press(till.client) == (200, stripe.last["url"]) and len(stripe.sessions) == 1
    whole = stripe.last
    assert press(till.client, "deposit") == (200, stripe.last["url"])
    assert (whole["status"], stripe.last["amount_total"]) == ("expired", 3000)
    stripe.end()
    till.ask(5)
    assert till.client.get(PAGE).json["cardPayment"]["state"] == "expired"
    assert press(till.client, "deposit") == (200, stripe.last["url"]) and len(stripe.sessions) == 3


def test_money_taken_by_hand_meanwhile_closes_the_page(
    till: Till, stripe: FakeStripe, admin: FlaskClient, job: Job
) -> None:
    press(till.client, "deposit")
    take(admin, job, "30.00")
    till.ask()
    assert (stripe.last["status"], rows(job)[0][0]) == ("expired", "expired")
    press(till.client)
    take(admin, job, "80.00")
    # Paid before it could be closed: too much, which the owner sees and pays back.
    stripe.pay()
    till.ask()
    money = admin.get(f"{JOBS}/{job.id}/money").json
    assert (money["paymentState"], money["paid"]) == ("overpaid", "190.00")


def test_what_was_paid_although_the_job_is_cancelled_goes_back_by_card(
    till: Till, stripe: FakeStripe, admin: FlaskClient, job: Job
) -> None:
    press(till.client)
    closed = stripe.last
    assert admin.post(f"{JOBS}/{job.id}/status", json={"status": "cancelled"}).status_code == 200
    till.ask()
    assert closed["status"] == "expired"
    assert press(till.client) == (409, "This job is cancelled")
    change(job, status="in_work")
    press(till.client)
    stripe.pay()
    change(job, status="cancelled")
    till.ask(5)
    assert admin.get(f"{JOBS}/{job.id}/money").json["refundable"] == "110.00"
    given = {"amount": "110.00", "method": "card_online", "reason": "Cancelled", "notify": True}
    stripe.breaks = {"POST /v1/refunds": 500, "GET /v1/refunds": 500}
    assert admin.post(f"{JOBS}/{job.id}/refunds", json=given).status_code == 503
    stripe.breaks = {}
    back = admin.post(f"{JOBS}/{job.id}/refunds", json=given)
    assert (back.status_code, back.json["paymentState"]) == (201, "refunded")
    assert [each["amount"] for each in stripe.refunds] == [11000]
    assert admin.post(f"{JOBS}/{job.id}/refunds", json=given).status_code == 409


def test_a_refund_made_in_stripes_own_pages_is_booked(
    till: Till, stripe: FakeStripe, admin: FlaskClient, job: Job
) -> None:
    press(till.client)
    stripe.pay()
    till.ask(5)
    lost = {"id": "re_lost", "payment_intent": stripe.last["payment_intent"], "status": "succeeded"}
    stripe.refunds.append(lost | {"amount": 2000})
    given = {"amount": "5.00", "method": "cash", "reason": "Less work"}
    assert admin.post(f"{JOBS}/{job.id}/refunds", json=given).json["refunded"] == "25.00"
    assert ("succeeded", "20.00", "Found at Stripe") in rows(job)


def test_another_sum_than_asked_is_the_owners_to_look_into(
    till: Till, stripe: FakeStripe, admin: FlaskClient, job: Job
) -> None:
    press(till.client)
    stripe.pay(amount_total=1)
    till.ask(5)
    said = "Stripe took €0.01 for this job, not €110.00. Check it in Stripe before you continue."
    assert rows(job) == [("open", "110.00", said)]
    assert press(till.client)[0] == 409
    assert admin.get("/api/admin/today").json["jobPaymentsToCheck"]["count"] == 1
    [found] = admin.get(f"{JOBS}?status=check").json["jobs"]
    assert found["id"] == job.id
    take(admin, job, "110.00")
    assert admin.get("/api/admin/today").json["jobPaymentsToCheck"]["count"] == 0


def test_without_cards_nothing_can_be_paid(till: Till, stripe: FakeStripe, admin: FlaskClient, job: Job) -> None:
    assert till.client.post("/api/jobs/guessed/pay", json={"what": "owed"}).status_code == 404
    assert till.client.post("/api/jobs/guessed/returned").status_code == 404
    assert till.client.post(f"{PAGE}/pay", json={"what": "1.00"}).status_code == 400
    stripe.breaks = {"POST": 500}
    assert press(till.client)[0] == 503
    assert rows(job)[-1][0] == "expired", "nobody was shown its page"
    for off in ({"offerCard": False}, {"offerCard": True, "stripeKey": ""}):
        assert admin.patch("/api/admin/settings", json=off).status_code == 200
        assert press(till.client)[0] == 409
        assert till.client.get(PAGE).json["canPay"] is False
    assert len(stripe.sessions) == 0


def test_a_payment_by_card_leaves_no_waiting_mail_that_asks_for_it(
    till: Till, stripe: FakeStripe, admin: FlaskClient, job: Job
) -> None:
    account = {"offerTransfer": True, "iban": "IE29AIBK93115212345678", "accountName": "Byrne Parts"}
    assert admin.patch("/api/admin/settings", json=account).status_code == 200
    assert admin.post(f"{JOBS}/{job.id}/link", json={"by": "mail"}).status_code == 200

    def is_asked() -> bool:
        db.session.remove()
        [mail] = db.session.query(Mail).filter_by(kind="job-link")
        return "Please transfer" in mail.body_text

    assert is_asked()
    press(till.client, "deposit")
    stripe.pay()
    till.ask(5)
    assert rows(job) == [("succeeded", "30.00", "Deposit")]
    assert not is_asked()
