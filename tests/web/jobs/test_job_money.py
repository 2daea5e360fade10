"""Money of a job: deposit, payments, refunds, and lines that stand."""

from flask.testing import FlaskClient

from app.store.base import db
from app.store.documents import Document
from app.store.jobs import Job
from app.store.mails import Mail
from app.store.payments import SLIP
from tests.web.documents.seller import set_seller
from tests.web.jobs.paid_work import KIT, book_work, document, pay, refund
from tests.web.jobs.work import JOBS, book, change, step, with_ids


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
    assert refund(admin, job, "1.00", method="card_online").status_code == 400
    # The correction of a mistake pays nothing back: the one mail below is the refund's.
    assert pay(admin, job, "1.00", overpaid=True).status_code == 201
    assert refund(admin, job, "1.00", reason=SLIP, notify=True).status_code == 201
    back = refund(admin, job, "10.00", notify=True)
    assert (back.status_code, back.json["paymentState"], back.json["refundable"]) == (201, "part_refunded", "164.23")
    assert back.json["depositOwed"] == "0.00"
    [mail] = db.session.query(Mail)
    assert (mail.kind, mail.to_address) == ("job-refunded", "aoife@example.ie")
    step(admin, job, "cancelled")
    assert pay(admin, job, "10.00").json["message"] == "This job is cancelled: nothing is to be paid for it"


def test_lines_stand_while_an_invoice_does(admin: FlaskClient) -> None:
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
