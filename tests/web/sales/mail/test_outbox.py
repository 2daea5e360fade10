"""Faults of the mail server delay a mail and are shown. They never lose a mail or an order."""

import threading
from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import update

from app.runtime.mail_worker import MailWorker
from app.shop.sales.mail.delivery import Delivery
from app.shop.sales.mail.queue import INTERRUPTED, PAUSES
from app.store.customers.mails import Mail
from app.store.database.base import db, now
from app.store.database.sqlite import write
from tests.free_port import free_port
from tests.make import checkout, make_cart, make_order, make_product
from tests.smtp import MailBox, mail_server

MINUTES = (1, 5, 30, 120, 720)


class Clock:
    """The present, moved on by a test."""

    def __init__(self) -> None:
        self.ahead = timedelta()

    def __call__(self) -> datetime:
        return now() + self.ahead

    def pass_minutes(self, minutes: float) -> None:
        self.ahead += timedelta(minutes=minutes)


@pytest.fixture
def box() -> Iterator[MailBox]:
    with mail_server() as box:
        yield box


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def mail_worker(app: Flask, clock: Clock) -> MailWorker:
    return MailWorker(app, clock, Delivery(seconds=0.5))


def set_up(admin: FlaskClient, box: MailBox, **given: object) -> None:
    """Let the owner enter the mail server without an address of the owner, so that only customers get mail."""
    settings = box.settings | {"ownerEmail": "", "mailFrom": "shop@pitlane.example"} | given
    assert admin.patch("/api/admin/settings", json=settings).status_code == 200


def only_mail(admin: FlaskClient) -> dict[str, Any]:
    (mail,) = admin.get("/api/admin/mails").json["mails"]
    return dict(mail)


def test_the_pauses_are_the_promised_ones() -> None:
    assert tuple(pause.total_seconds() / 60 for pause in PAUSES) == MINUTES


def test_a_mail_that_is_refused_is_tried_five_times_more_and_then_shown(
    admin: FlaskClient, box: MailBox, clock: Clock, mail_worker: MailWorker
) -> None:
    set_up(admin, box)
    box.replies["RCPT"] = "550 5.1.1 No such user"
    make_order()
    for tries, minutes in enumerate(MINUTES, start=1):
        mail_worker.send_due()
        mail = only_mail(admin)
        assert (mail["status"], mail["attempts"], box.tries) == ("waiting", tries, tries)
        assert mail["lastError"] == "The mail server refused the address: 550 5.1.1 No such user"
        clock.pass_minutes(minutes - 0.1)
        mail_worker.send_due()
        assert box.tries == tries
        clock.pass_minutes(0.1)
    mail_worker.send_due()
    assert (only_mail(admin)["status"], box.tries) == ("failed", 6)
    assert admin.get("/api/admin/orders/feed").json["failedMails"] == 1
    clock.pass_minutes(10_000)
    mail_worker.send_due()
    assert (box.tries, box.mails) == (6, [])


@pytest.mark.parametrize("attempts", [0, 5])
def test_a_wrong_clock_delays_no_mail_for_years(
    admin: FlaskClient, box: MailBox, clock: Clock, mail_worker: MailWorker, attempts: int
) -> None:
    """What lies further ahead than the longest pause is due."""
    set_up(admin, box)
    make_order()
    with write() as session:
        session.execute(update(Mail).values(due_at=now() + timedelta(days=20_000), attempts=attempts))
    mail_worker.send_due()
    assert (only_mail(admin)["status"], len(box.mails)) == ("sent", 1)


def test_a_mail_waits_out_the_longest_pause(
    admin: FlaskClient, box: MailBox, clock: Clock, mail_worker: MailWorker
) -> None:
    set_up(admin, box)
    make_order()
    with write() as session:
        session.execute(update(Mail).values(due_at=now() + max(PAUSES)))
    mail_worker.send_due()
    assert box.mails == []
    clock.pass_minutes(MINUTES[-1])
    mail_worker.send_due()
    assert len(box.mails) == 1


def test_an_hour_without_the_mail_server_delays_and_loses_nothing(
    admin: FlaskClient, box: MailBox, clock: Clock, mail_worker: MailWorker
) -> None:
    set_up(admin, box, mailPort=free_port())
    orders = [make_order(email=f"customer{number}@example.ie") for number in range(3)]
    for _minute in range(60):
        mail_worker.send_due()
        clock.pass_minutes(1)
    mails = admin.get("/api/admin/mails").json["mails"]
    assert {mail["lastError"] for mail in mails} == {"Nothing answers on this port of the mail server."}
    set_up(admin, box)
    clock.pass_minutes(120)
    mail_worker.send_due()
    mail_worker.send_due()
    assert sorted(to for _sender, to in box.envelopes) == [f"customer{number}@example.ie" for number in range(3)]
    assert {mail["status"] for mail in admin.get("/api/admin/mails").json["mails"]} == {"sent"}
    assert len(orders) == 3


@pytest.mark.parametrize(
    ("replies", "sentence"),
    [
        ({"CONNECT": "554 Go away"}, "The mail server refused the connection: 554 Go away"),
        ({"MAIL": "553 Not yours"}, "The mail server refused the sender shop@pitlane.example: 553 Not yours"),
        ({"DATA": "451 Try\tlater"}, "The mail server refused the e-mail: 451 Try later"),
    ],
)
def test_a_refusal_is_said_in_the_servers_own_words(
    admin: FlaskClient, box: MailBox, mail_worker: MailWorker, replies: dict[str, str], sentence: str
) -> None:
    set_up(admin, box)
    box.replies.update(replies)
    make_order()
    mail_worker.send_due()
    mail = only_mail(admin)
    assert (mail["status"], mail["attempts"], mail["lastError"]) == ("waiting", 1, sentence)


def test_a_line_that_drops_in_the_middle_of_a_mail_is_tried_again(
    admin: FlaskClient, box: MailBox, clock: Clock, mail_worker: MailWorker
) -> None:
    set_up(admin, box)
    box.drops = True
    make_order()
    mail_worker.send_due()
    assert only_mail(admin)["lastError"] == "The mail server ended the connection."
    box.drops = False
    clock.pass_minutes(1)
    mail_worker.send_due()
    assert (only_mail(admin)["status"], len(box.mails)) == ("sent", 1)


def test_a_server_that_falls_silent_holds_up_no_order(
    admin: FlaskClient, client: FlaskClient, box: MailBox, mail_worker: MailWorker
) -> None:
    set_up(admin, box)
    make_order()
    box.silent_at = "CONNECT"
    sending = threading.Thread(target=mail_worker.send_due)
    sending.start()
    cart = make_cart((make_product(), 1))
    assert client.post("/api/checkout/confirm", json=checkout(cart)).status_code == 201
    sending.join()
    errors = {mail["lastError"] for mail in admin.get("/api/admin/mails").json["mails"]}
    assert "The mail server did not answer in time." in errors
    assert box.mails == []


def test_a_mail_that_a_crash_left_in_the_middle_is_sent_again(
    admin: FlaskClient, box: MailBox, mail_worker: MailWorker
) -> None:
    set_up(admin, box)
    make_order()
    change_mail(status="sending")
    mail_worker.send_due()
    assert (len(box.mails), only_mail(admin)["status"]) == (1, "sent")


def test_a_mail_that_two_crashes_left_in_the_middle_is_left_to_the_owner(
    admin: FlaskClient, box: MailBox, mail_worker: MailWorker
) -> None:
    set_up(admin, box)
    make_order()
    change_mail(status="sending", last_error=INTERRUPTED)
    mail_worker.send_due()
    mail = only_mail(admin)
    assert (box.mails, mail["status"]) == ([], "failed")
    assert "may have arrived" in mail["lastError"]


def test_a_server_taken_away_leaves_its_mails_to_the_owner(
    admin: FlaskClient, box: MailBox, mail_worker: MailWorker
) -> None:
    set_up(admin, box, ownerEmail="owner@pitlane.example")
    make_order()
    admin.patch("/api/admin/settings", json={"mailHost": ""})
    mail_worker.send_due()
    mails = admin.get("/api/admin/mails").json["mails"]
    assert {mail["kind"]: mail["status"] for mail in mails} == {"order-received": "by_hand", "new-order": "done"}


def test_stopping_breaks_off_a_conversation_and_the_mail_is_sent_at_the_next_start(
    admin: FlaskClient, app: Flask, box: MailBox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.runtime.mail_worker.STOP_SECONDS", 0.2)
    set_up(admin, box)
    make_order()
    box.silent_at = "CONNECT"
    first = MailWorker(app)
    first.start()
    assert box.silent.wait(30)
    first.stop()
    box.silent_at = ""
    assert (only_mail(admin)["attempts"], only_mail(admin)["lastError"]) == (0, None)
    MailWorker(app).send_due()
    assert (only_mail(admin)["status"], len(box.mails)) == ("sent", 1)


def change_mail(**values: object) -> None:
    with write() as session:
        session.execute(update(Mail).values(**values))
    db.session.remove()
