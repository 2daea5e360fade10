"""Money of a job: deposit, payments, refunds, and its documents."""

import re
from functools import partial
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.store.base import db
from app.store.documents import Document
from app.store.jobs import Job
from app.store.mails import Mail
from tests.live import ask, at_once, serving, sign_in
from tests.make import make_order
from tests.web.documents.seller import issue, read_text, set_seller
from tests.web.jobs.work import JOBS, add_customer, book, change, step, with_ids

HOURS = {"kind": "labour", "text": "Fit the kit", "quantity": "1.5", "unitPrice": "49.99"}
KIT = {"kind": "service", "text": "Kit", "quantity": "2", "unitPrice": "33.33"}


def book_work(admin: FlaskClient, **settings: Any) -> dict[str, Any]:
    """A job over 1.5 hours and two kits, and a seller."""
    set_seller(admin, taxRate="23", **settings)
    return book(admin, lines=[HOURS, KIT])


def pay(admin: FlaskClient, job: dict[str, Any], amount: str, **given: Any) -> Any:
    return admin.post(f"{JOBS}/{job['id']}/payments", json={"amount": amount, "method": "cash"} | given)


def refund(admin: FlaskClient, job: dict[str, Any], amount: str, **given: Any) -> Any:
    body = {"amount": amount, "method": "cash", "reason": "Not all was needed"}
    return admin.post(f"{JOBS}/{job['id']}/refunds", json=body | given)


def document(admin: FlaskClient, job: dict[str, Any], kind: str = "invoice", **given: Any) -> Any:
    return admin.post(f"{JOBS}/{job['id']}/documents", json={"kind": kind} | given)


def content_of(issued: Any) -> dict[str, Any]:
    assert issued.status_code == 201, issued.json
    return db.session.get_one(Document, issued.json["id"]).content


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
    back = refund(admin, job, "10.00", notify=True)
    assert (back.status_code, back.json["paymentState"], back.json["refundable"]) == (201, "part_refunded", "164.23")
    assert back.json["depositOwed"] == "0.00"
    [mail] = db.session.query(Mail)
    assert (mail.kind, mail.to_address) == ("job-refunded", "aoife@example.ie")
    step(admin, job, "cancelled")
    assert pay(admin, job, "10.00").json["message"] == "This job is cancelled: nothing is to be paid for it"


@pytest.mark.parametrize(
    ("mode", "sums", "prices", "priced"),
    [
        ("added", ("141.65", "32.58", "174.23"), ["49.99", "33.33"], "net"),
        ("included", ("115.16", "26.49", "141.65"), ["40.64", "27.10"], "net"),
        ("none", ("141.65", "0.00", "141.65"), ["49.99", "33.33"], "plain"),
    ],
)
def test_an_invoice_has_the_lines_to_the_cent(
    admin: FlaskClient, mode: str, sums: tuple[str, ...], prices: list[str], priced: str
) -> None:
    job = book_work(admin, taxMode=mode)
    invoice = document(admin, job)
    content = content_of(invoice)
    assert tuple(invoice.json[name] for name in ("net", "tax", "total")) == sums
    assert (invoice.json["total"], invoice.json["orderNumber"]) == (job["total"], f"Job {job['number']}")
    assert ([line["quantity"] for line in content["lines"]], content["priced"]) == (["1.5", "2"], priced)
    assert [line["unitPrice"] for line in content["lines"]] == prices
    for name, whole in zip(("net", "tax"), sums, strict=False):
        assert round(sum(float(line[name]) for line in content["lines"]), 2) == float(whole)
    assert document(admin, job, "receipt").json["message"].startswith("Nothing is paid for this job yet")
    pay(admin, job, job["total"])
    receipt = content_of(document(admin, job, "receipt"))
    assert [line["unitPrice"] for line in receipt["lines"]] == ["49.99", "33.33"]


def test_it_shows_the_car_and_the_deposit_and_a_refund_is_credited(admin: FlaskClient) -> None:
    job = book_work(admin)
    pay(admin, job, "50.00", reason="deposit")
    invoice = document(admin, job, buyerAddress="1 High St")
    content = content_of(invoice)
    assert (content["job"], content["vehicle"]) == (str(job["number"]), job["car"])
    assert [each["label"] for each in content["payments"]] == ["Deposit, cash"]
    assert content["due"] == "124.23"
    text = read_text(admin.get(f"/api/admin/documents/{invoice.json['id']}.pdf").data)
    words = ("Aoife Byrne", "1 High St", "152-KK-1234", "1.5", "€49.99", "Deposit, cash", "To pay €124.23")
    assert [word for word in words if word not in text] == []
    assert "Order" not in text
    assert document(admin, job).json["message"] == "This job has an invoice, 2026-0001. Credit it first"
    assert refund(admin, job, "20.00").status_code == 201
    [note] = [each for each in admin.get(f"{JOBS}/{job['id']}/money").json["documents"] if each["refersTo"]]
    assert (note["kind"], note["total"], note["refersToName"]) == ("credit_note", "20.00", "2026-0001")
    shown = db.session.get_one(Document, note["id"]).content
    assert (shown["lines"][0]["name"], shown["job"]) == (f"Refund on job {job['number']}", str(job["number"]))
    rest = content_of(document(admin, job, "credit_note"))
    assert rest["total"] == "154.23"
    assert document(admin, job).status_code == 201


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


def test_a_document_is_mailed_with_a_link_of_the_job(admin: FlaskClient, client: FlaskClient) -> None:
    job = book_work(admin, publicUrl="https://shop.example.ie")
    invoice = document(admin, job, notify=True)
    [mail] = db.session.query(Mail)
    assert (mail.kind, mail.to_address) == ("document-invoice", "aoife@example.ie")
    [url] = re.findall(r"https://shop\.example\.ie(/api/jobs/\S+\.pdf)", mail.body_text)
    pdf = client.get(url)
    assert (pdf.status_code, pdf.data[:5]) == (200, b"%PDF-")
    other = document(admin, book(admin, contactId=job["contactId"])).json["id"]
    assert client.get(url.replace(invoice.json["id"], other)).status_code == 404
    refused = admin.post(f"{JOBS}/{job['id']}/extra-work", json={"lines": [KIT], "by": "link"})
    assert (refused.status_code, refused.json["message"]) == (
        409, "This job has an invoice, 2026-0001. Credit it first",
    )  # fmt: skip


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


def test_jobs_and_orders_at_once_are_numbered_without_gap(admin: FlaskClient, app: Flask) -> None:
    set_seller(admin)
    contact_id, _ = add_customer(admin)
    calls = [f"/api/admin/orders/{make_order().id}/documents" for _ in range(5)]
    calls += [f"{JOBS}/{book(admin, contactId=contact_id)['id']}/documents" for _ in range(5)]
    body, owner = {"kind": "invoice"}, sign_in()
    with serving(app) as address:
        answers = at_once([partial(ask, address, "POST", call, body, owner) for call in calls])
    assert sorted(answer["number"] for _, answer in answers) == list(range(1, 11))
    assert issue(admin, make_order().id)["number"] == 11
