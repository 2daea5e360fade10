"""A job's mails that wait ask only for what is owed when they are sent."""

from typing import Any

import pytest
from flask.testing import FlaskClient
from sqlalchemy import select

from app.store.customers.mails import DONE, SENT, Mail
from app.store.database.base import db
from app.store.database.sqlite import write
from tests.web.workshop.jobs.paid_work import book_work, document, pay, refund
from tests.web.workshop.jobs.work import JOBS, step

SHOP = {
    "publicUrl": "https://byrne.example",
    "offerTransfer": True,
    "iban": "IE29AIBK93115212345678",
    "accountName": "Byrne Parts Limited",
}
KINDS = {"job-link", "job-ready", "document-invoice"}


@pytest.fixture
def job(admin: FlaskClient) -> dict[str, Any]:
    """A job of €174.23 that is ready and to be paid by bank transfer, with its link and its invoice."""
    booked = book_work(admin, taxMode="added", **SHOP)
    assert admin.post(f"{JOBS}/{booked['id']}/link", json={"by": "mail"}).status_code == 200
    assert document(admin, booked, notify=True).status_code == 201
    job = step(admin, booked, "arrived", "in_work")
    ready = admin.post(f"{JOBS}/{job['id']}/status", json={"status": "ready", "notify": True})
    assert ready.status_code == 200, ready.json
    return dict(ready.json)


def read_mails() -> dict[str, Mail]:
    db.session.remove()
    return {mail.kind: mail for mail in db.session.scalars(select(Mail)) if mail.kind in KINDS}


def mails_over(amount: str) -> set[str]:
    """Return the kinds of mail that ask for an amount by transfer."""
    return {kind for kind, mail in read_mails().items() if f"To pay: {amount}. Please transfer" in mail.body_text}


def page_of(mail: Mail) -> str:
    return next(word for word in mail.body_text.split() if word.startswith("https://byrne.example/"))


def test_a_customer_who_paid_is_not_asked_again(admin: FlaskClient, job: dict[str, Any]) -> None:
    before = {kind: page_of(mail) for kind, mail in read_mails().items()}
    assert mails_over("€174.23") == KINDS
    with write() as session:
        session.get_one(Mail, read_mails()["job-link"].id).status = SENT

    assert pay(admin, job, "74.23").status_code == 201
    assert mails_over("€100.00") == KINDS - {"job-link"}
    assert "Still to pay: €100.00" in read_mails()["job-ready"].body_text
    assert pay(admin, job, "100.00").status_code == 201

    after = read_mails()
    for kind in KINDS - {"job-link"}:
        assert "To pay" not in after[kind].body_text
        assert "transfer" not in after[kind].body_html
    assert mails_over("€174.23") == {"job-link"}, "what was sent stays"
    assert {kind: page_of(mail) for kind, mail in after.items()} == before, "the customer's links stay the same"

    assert refund(admin, job, "174.23", reason="Entered by mistake", notify=False).status_code == 201
    assert mails_over("€174.23") == KINDS


def test_a_cancelled_job_asks_for_nothing(admin: FlaskClient, job: dict[str, Any]) -> None:
    step(admin, job, "cancelled")
    mails = read_mails()
    assert "To pay" not in mails["job-link"].body_text
    assert "It is credited in full: there is nothing to pay for it." in mails["document-invoice"].body_text
    ready = mails["job-ready"]
    assert (ready.status, ready.last_error) == (DONE, "Not sent: the car is no longer ready.")
