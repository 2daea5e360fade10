"""Documents of a job: lines, numbers, mails, and their years."""

import json
import re
from datetime import timedelta
from functools import partial

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.store.customers.mails import Mail
from app.store.database.base import db, now
from app.store.database.sqlite import write
from app.store.sales.documents import Document
from tests.live import ask, at_once, serving, sign_in
from tests.make import forget_what_is_old, make_order
from tests.web.sales.documents.seller import issue, read_text, set_seller
from tests.web.workshop.jobs.paid_work import KIT, book_work, content_of, document, pay, refund
from tests.web.workshop.jobs.work import JOBS, add_customer, book, step


@pytest.mark.parametrize(
    ("mode", "sums", "prices", "priced"),
    [
        ("added", ("141.65", "32.58", "174.23"), ["49.99", "33.33"], "net"),
        ("included", ("115.16", "26.49", "141.65"), ["40.647", "27.095"], "net"),
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
    pay(admin, job, "124.23")
    assert refund(admin, job, "20.00").status_code == 201
    [note] = [each for each in admin.get(f"{JOBS}/{job['id']}/money").json["documents"] if each["refersTo"]]
    assert (note["kind"], note["total"], note["refersToName"]) == ("credit_note", "20.00", "2026-0001")
    shown = db.session.get_one(Document, note["id"]).content
    assert (shown["lines"][0]["name"], shown["job"]) == (f"Refund on job {job['number']}", str(job["number"]))
    rest = content_of(document(admin, job, "credit_note"))
    assert rest["total"] == "154.23"
    assert document(admin, job).status_code == 201


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


def test_documents_outlive_an_erasure_for_their_years(admin: FlaskClient) -> None:
    job = book_work(admin)
    issued = document(admin, job).json["id"]
    pay(admin, job, job["total"], reason="Aoife came by")
    step(admin, job, "arrived", "in_work", "ready", "collected")
    person = {"email": "aoife@example.ie"}
    [held] = admin.post("/api/admin/privacy/find", json=person).json["documents"]
    assert (held["id"], held["buyerName"]) == (issued, "Aoife Byrne")
    assert admin.post("/api/admin/privacy/erase", json=person).status_code == 200
    money = admin.get(f"{JOBS}/{job['id']}/money").json
    assert [money[name] for name in ("customer", "paid", "paymentState")] == ["Erased", job["total"], "paid"]
    for days, said in ((2180, True), (2200, False)):
        with write() as session:
            forget_what_is_old(session, now() + timedelta(days=days))
        db.session.expire_all()
        content = json.dumps(db.session.get_one(Document, issued).content)
        assert [word in content for word in ("Aoife", "152-KK-1234")] == [said, said]
