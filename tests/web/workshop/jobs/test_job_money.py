"""The money of a job: its deposit, payments and refunds, and lines that an invoice protects from changes."""

from decimal import Decimal
from typing import Any

from flask.testing import FlaskClient

from app.shop.sales.payments.recording import settle_payment
from app.shop.workshop.quotes.sending import hash_token
from app.store.customers.mails import Mail
from app.store.database.base import db
from app.store.database.sqlite import write
from app.store.sales.documents import Document
from app.store.sales.payments import OPEN, SLIP, Payment
from app.store.workshop.jobs import Job, JobToken
from tests.make import save
from tests.web.sales.documents.seller import set_seller
from tests.web.workshop.jobs.paid_work import KIT, book_work, content_of, document, pay, refund
from tests.web.workshop.jobs.work import JOBS, book, change, step, with_ids


def test_a_deposit_and_the_rest_are_paid_by_the_rules_of_orders(admin: FlaskClient) -> None:
    job = book_work(admin)
    db.session.get_one(Job, job["id"]).deposit = 50
    db.session.commit()
    money = admin.get(f"{JOBS}/{job['id']}/money").json
    assert [money[name] for name in ("total", "owed", "depositOwed", "paymentState")] == [
        "174.23", "174.23", "50.00", "unpaid",
    ]  # fmt: skip
    paid = pay(admin, job, "50.00", reason="Deposit", updatedAt=money["updatedAt"])
    assert paid.status_code == 201
    assert [paid.json[name] for name in ("paid", "owed", "depositOwed", "paymentState")] == [
        "50.00", "124.23", "0.00", "part_paid",
    ]  # fmt: skip
    assert pay(admin, job, "1.00", updatedAt=money["updatedAt"]).json["message"].startswith("This job was changed")
    assert pay(admin, job, "124.24").json["message"] == "€124.23 is owed"
    assert pay(admin, job, "0").status_code == 400
    assert pay(admin, job, "124.23").json["paymentState"] == "paid"
    assert refund(admin, job, "174.24").json["message"] == "Only €174.23 of what was paid is left to refund"
    assert refund(admin, job, "1.00", method="card_online").status_code == 409
    # The correction of a mistake pays nothing back: the one mail below is the refund's.
    assert pay(admin, job, "1.00", overpaid=True).status_code == 201
    assert refund(admin, job, "1.00", reason=SLIP, notify=True).status_code == 201
    back = refund(admin, job, "10.00", notify=True)
    assert (back.status_code, back.json["paymentState"], back.json["refundable"]) == (201, "part_refunded", "164.23")
    assert back.json["depositOwed"] == "0.00"
    [mail] = db.session.query(Mail)
    assert (mail.kind, mail.to_address) == ("job-refunded", "aoife@example.ie")
    step(admin, job, "cancelled")
    assert pay(admin, job, "10.00").json["message"] == "This job is cancelled: there is nothing to pay for it"


def test_a_deposit_that_went_back_is_still_owed_and_more_than_that_reduces(
    admin: FlaskClient, client: FlaskClient
) -> None:
    job = book_work(admin)
    save(JobToken(job_id=job["id"], token_hash=hash_token("opens")))

    def seen() -> tuple[Any, ...]:
        """Owed by the call, the job, the customer's page, and on Today."""
        money, read = (admin.get(f"{JOBS}/{job['id']}{page}").json for page in ("/money", ""))
        shown = client.get("/api/jobs/opens").json["owed"]
        unpaid = admin.get("/api/admin/today").json["unpaidJobs"]["count"]
        credited = [each["total"] for each in money["documents"] if each["refersTo"]]
        assert (money["owed"], money["paymentState"]) == (shown, read["paymentState"])
        return money["owed"], money["paymentState"], unpaid, credited

    pay(admin, job, "50.00")
    back = refund(admin, job, "50.00")
    assert back.status_code == 201, back.json
    step(admin, job, "arrived", "in_work", "ready", "collected")
    assert seen() == ("174.23", "unpaid", 1, [])
    assert content_of(document(admin, job))["due"] == "174.23"
    pay(admin, job, "100.00")
    refund(admin, job, "60.00")
    assert seen() == ("134.23", "part_paid", 1, [])
    # Paid twice by mistake: that is never the whole.
    pay(admin, job, "134.23")
    refund(admin, job, "134.23", reason=SLIP)
    assert pay(admin, job, "134.24").json["message"] == "€134.23 is owed"
    # More than the total by now, with what went back.
    pay(admin, job, "134.22")
    assert seen() == ("0.01", "part_paid", 1, [])
    pay(admin, job, "0.01")
    assert seen() == ("0.00", "paid", 0, [])
    refund(admin, job, "10.00")
    assert seen() == ("0.00", "part_refunded", 0, ["10.00"])
    refund(admin, job, "164.23")
    assert seen() == ("0.00", "refunded", 0, ["10.00", "164.23"])


def test_a_card_page_paid_after_a_refund_was_not_the_whole_before_it(admin: FlaskClient) -> None:
    job = book_work(admin)
    pay(admin, job, "50.00")
    opened = save(Payment(job_id=job["id"], kind="payment", method="card_online", amount=Decimal("124.23"), state=OPEN))
    refund(admin, job, "50.00")
    with write() as session:
        settle_payment(session.get_one(Job, job["id"]), session.get_one(Payment, opened.id))
    money = admin.get(f"{JOBS}/{job['id']}/money").json
    assert (money["owed"], money["paymentState"]) == ("50.00", "part_paid")


def test_what_is_cancelled_owes_nothing_and_is_credited_whole(admin: FlaskClient) -> None:
    job = book_work(admin)
    document(admin, job)
    pay(admin, job, "100.00")
    refund(admin, job, "60.00")
    step(admin, job, "cancelled")
    money = refund(admin, job, "40.00").json
    assert (money["owed"], money["paymentState"]) == ("0.00", "refunded")
    assert [each["total"] for each in money["documents"] if each["refersTo"]] == ["134.23", "40.00"]


def test_lines_cannot_change_while_an_invoice_is_in_force(admin: FlaskClient) -> None:
    job = book_work(admin)
    document(admin, job)
    lines = with_ids(job)
    refused = change(admin, job, lines=[lines[0] | {"quantity": "3"}, lines[1]])
    assert (refused.status_code, refused.json["message"]) == (
        409, "This job has an invoice, 2026-0001. Credit it first",
    )  # fmt: skip
    assert change(admin, job, lines=lines[:1]).status_code == 409
    job = change(admin, job, lines=lines, note="Keys in the box").json
    assert (job["note"], job["total"]) == ("Keys in the box", "174.23")
    # Cancelled, its invoice is credited as far as nothing was paid.
    step(admin, job, "cancelled")
    found = admin.get("/api/admin/documents", query_string={"search": f"job {job['number']}"}).json["documents"]
    assert [(each["kind"], each["total"], each["jobId"]) for each in found] == [
        ("credit_note", "174.23", job["id"]), ("invoice", "174.23", job["id"]),
    ]  # fmt: skip


def test_extra_work_is_answered_before_the_invoice(admin: FlaskClient) -> None:
    job = book_work(admin)
    asked = admin.post(f"{JOBS}/{job['id']}/extra-work", json={"lines": [KIT], "by": "link"})
    assert asked.status_code in (200, 201), asked.json
    refused = document(admin, job)
    assert (refused.status_code, refused.json["message"][:5]) == (409, "“Kit”")


def test_nothing_agreed_is_nothing_to_invoice(admin: FlaskClient) -> None:
    set_seller(admin)
    job = book(admin, lines=[])
    refused = document(admin, job)
    assert (refused.status_code, refused.json["message"]) == (
        409, "This job has no agreed lines yet: write what was done first",
    )  # fmt: skip
    admin.patch(f"/api/admin/contacts/{job['contactId']}", json={"email": None})
    silent = book(admin, contactId=job["contactId"])
    assert document(admin, silent, notify=True).status_code == 409
    assert db.session.query(Document).count() == 0
