"""The owner's alerts name the customer and the subject. A reply to an alert goes to the customer."""

from collections.abc import Iterator
from email.message import EmailMessage
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.runtime.mail_worker import MailWorker
from app.shop.workshop.jobs.job_mails import UNDO
from app.store.customers.mails import OWNER_KINDS, Mail
from app.store.database.base import db, now
from tests.make import checkout, make_cart, make_order, make_product
from tests.smtp import MailBox, mail_server
from tests.web.workshop.jobs.linked import give, propose, save_job
from tests.web.workshop.quotes.offer import accepting, offer

CUSTOMER = "aoife@example.ie"
OWNER = "owner@pitlane.example"


@pytest.fixture
def box(admin: FlaskClient) -> Iterator[MailBox]:
    with mail_server() as box:
        assert admin.patch("/api/admin/settings", json=box.settings).status_code == 200
        yield box


def text_of(mail: EmailMessage) -> str:
    body = mail.get_body(("plain",))
    assert body
    return str(body.get_content())


def alert(app: Flask, box: MailBox) -> tuple[str, str]:
    """Return the subject and text of the alert that the owner received. It must be marked as written by a program, and
    a reply to it must go to the customer.
    """
    MailWorker(app, lambda: now() + UNDO).send_due()
    [mail] = box.to(OWNER)
    assert (mail["Auto-Submitted"], mail["Reply-To"]) == ("auto-generated", CUSTOMER)
    return mail["Subject"], text_of(mail)


def assert_says(text: str, *words: str) -> None:
    assert [each for each in words if each not in text] == []


def answer(client: FlaskClient, token: str, body: dict[str, Any]) -> None:
    assert client.post(f"/api/quotes/{token}/answer", json=body).status_code == 200


def test_an_order_is_answered_to_its_customer(app: Flask, box: MailBox, client: FlaskClient) -> None:
    client.post("/api/checkout/confirm", json=checkout(make_cart((make_product(), 1))))
    subject, text = alert(app, box)
    assert subject.startswith("New order ")
    assert_says(text, "Aoife Byrne", CUSTOMER, "Boost Gauge")


def test_an_enquiry_carries_what_was_written(app: Flask, box: MailBox, client: FlaskClient) -> None:
    client.post(
        "/api/contact",
        json={
            "name": "Aoife Byrne",
            "email": CUSTOMER,
            "message": "Do you tint windows?",
            "serviceInterest": "tinting",
        },
    )
    subject, text = alert(app, box)
    assert subject == "New enquiry from Aoife Byrne"
    assert_says(text, "Service: Window Tinting", "Do you tint windows?", CUSTOMER)


def test_an_enquiry_names_its_part_and_day(app: Flask, box: MailBox, client: FlaskClient) -> None:
    wishes = {"productId": make_product().id, "preferredDay": "2099-12-01"}
    about = {"name": "Aoife Byrne", "email": CUSTOMER, "message": "Could you fit this gauge?"}
    enquiry = client.post("/api/contact", json=about | wishes).json["inquiry"]
    _, text = alert(app, box)
    assert_says(text, "Part: Boost Gauge", "Preferred day: 1 December 2099", f"contact-messages/{enquiry['id']}")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("nothing", "withdraws from a contract. Nothing has been paid for the order."),
        ("all", "withdraws from a contract. The payment for these goods must be paid back within 14"),
        ("parts", "withdraws from parts of a contract. The payment for these goods must be paid back"),
    ],
)
def test_a_withdrawal_names_order_and_amount_and_carries_the_statement(
    app: Flask, box: MailBox, admin: FlaskClient, given: str, said: str
) -> None:
    order = make_order((make_product(), 1))
    stated: dict[str, Any] = {"name": "Aoife Byrne", "email": CUSTOMER, "order": order.id}
    if given == "parts":
        stated["items"] = [{"name": "Boost Gauge", "quantity": 1}]
    if given != "nothing":
        admin.post(f"/api/admin/orders/{order.id}/payments", json={"amount": str(order.total), "method": "cash"})
    db.session.query(Mail).delete()
    db.session.commit()
    assert admin.post("/api/withdrawals", json={"step": "confirm"} | stated).status_code == 201
    subject, text = alert(app, box)
    assert subject == "New withdrawal 1 from Aoife Byrne"
    assert said in " ".join(text.split())
    assert_says(
        text,
        f"Order: {order.order_number}, €{order.total}",
        "hereby withdraw from my contract",
        CUSTOMER,
    )


@pytest.mark.parametrize(
    ("refunded", "said"),
    [
        (True, "The order is already cancelled. There is nothing to pay back."),
        (False, "The order is already cancelled. The payment for these goods must be paid back within 14 days."),
        (None, "The order is already cancelled. Nothing has been paid for the order."),
    ],
)
def test_a_withdrawal_from_a_cancelled_order_says_what_is_true_of_its_money(
    app: Flask, box: MailBox, admin: FlaskClient, refunded: bool | None, said: str
) -> None:
    order = make_order((make_product(), 1))
    money = {"amount": str(order.total), "method": "cash"}
    if refunded is not None:
        assert admin.post(f"/api/admin/orders/{order.id}/payments", json=money).status_code == 201
    assert admin.patch(f"/api/admin/orders/{order.id}", json={"status": "cancelled"}).status_code == 200
    if refunded:
        assert admin.post(f"/api/admin/orders/{order.id}/refunds", json=money | {"reason": "Gone"}).status_code == 201
    assert said in withdraw(app, box, admin, order.id)


def test_a_withdrawal_from_an_unknown_order_claims_no_payment(app: Flask, box: MailBox, admin: FlaskClient) -> None:
    text = withdraw(app, box, admin, "4711")
    assert "If the goods were paid for, the money must be paid back within 14 days." in text


def withdraw(app: Flask, box: MailBox, admin: FlaskClient, order: str) -> str:
    """Send a withdrawal, and return the owner's mail about it in one line."""
    db.session.query(Mail).delete()
    db.session.commit()
    stated = {"step": "confirm", "name": "Aoife Byrne", "email": CUSTOMER, "order": order}
    assert admin.post("/api/withdrawals", json=stated).status_code == 201
    return " ".join(alert(app, box)[1].split())


def test_a_quotes_answer_says_who_took_what_and_what_was_written(
    admin: FlaskClient, app: Flask, box: MailBox, client: FlaskClient
) -> None:
    quote, token = offer(admin)
    said = {"message": "Could I wait there?", "preferredDay": "2099-12-01"}
    answer(client, token, accepting(quote) | said)
    subject, text = alert(app, box)
    total = client.get(f"/api/quotes/{token}").json["total"]
    assert subject == f"Quote {quote['number']} was accepted: €{total}, Aoife Byrne"
    assert_says(
        text, f"Aoife Byrne accepted quote {quote['number']}: €{total}.", "Car: Volkswagen Golf", CUSTOMER,
        "Preferred day: 1 December 2099", "Message:\r\n  Could I wait there?", "1.5 h Fitting: €90.00",
    )  # fmt: skip


def test_a_declined_quote_carries_its_message_too(
    admin: FlaskClient, app: Flask, box: MailBox, client: FlaskClient
) -> None:
    quote, token = offer(admin)
    body = {"version": quote["version"], "name": "Aoife", "decline": True, "message": "Too dear for me"}
    answer(client, token, body)
    subject, text = alert(app, box)
    assert subject.startswith(f"Quote {quote['number']} was declined: ")
    assert_says(text, "Too dear for me", "Declined by: Aoife, ")


def test_extra_work_names_customer_car_job_and_amount(
    admin: FlaskClient, app: Flask, box: MailBox, client: FlaskClient
) -> None:
    [line] = propose(admin, save_job())
    assert give(client, line)[0] == 200
    subject, text = alert(app, box)
    assert subject == "Extra work on job 17 was approved: €80.00, Aoife Byrne"
    assert_says(text, "Brake pads, front", "Car: Volkswagen Golf", "Approved by: Aoife Byrne, ", CUSTOMER)


def test_an_address_that_no_mail_reaches_does_not_hold_the_alert_back(
    app: Flask, box: MailBox, client: FlaskClient
) -> None:
    client.post("/api/contact", json={"name": "Aoife", "email": "(aoife)@example.ie", "message": "Do you tint vans?"})
    MailWorker(app, lambda: now() + UNDO).send_due()
    [mail] = box.to(OWNER)
    assert "Reply-To" not in mail and "(aoife)@example.ie" in text_of(mail)


def test_mails_say_which_quote_or_job_they_are_about(
    admin: FlaskClient, app: Flask, box: MailBox, client: FlaskClient
) -> None:
    quote, token = offer(admin)
    admin.post(f"/api/admin/quotes/{quote['id']}/send", json={"by": "mail"})
    answer(client, token, accepting(quote))
    job = save_job()
    [line] = propose(admin, job, by="mail")
    give(client, line)
    about = {mail.kind: (mail.quote_id, mail.job_id, mail.reply_to) for mail in db.session.query(Mail)}
    assert about == {
        "quote": (quote["id"], None, None), "quote-accepted": (quote["id"], None, None),
        "quote-answered": (quote["id"], None, CUSTOMER), "job-extra-work": (None, job.id, None),
        "job-answered": (None, job.id, CUSTOMER),
    }  # fmt: skip
    assert {"quote-answered", "job-answered"} < set(OWNER_KINDS)
