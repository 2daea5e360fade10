"""The mail of a step waits ten seconds. A step back within this time stops it, and a tracking number entered later gets
its own mail.
"""

from collections.abc import Iterator
from datetime import datetime, timedelta

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import select

from app.runtime.mail_worker import MailWorker
from app.shop.sales.mail.step_mails import SUPERSEDED
from app.store.customers.mails import Mail
from app.store.database.base import db, now
from app.store.sales.orders import Order
from tests.make import make_order, make_product
from tests.smtp import MailBox, mail_server

CUSTOMER = "aoife@example.ie"


class Clock:
    """The present, and so many seconds on."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> datetime:
        return now() + timedelta(seconds=self.seconds)


@pytest.fixture
def box(admin: FlaskClient) -> Iterator[MailBox]:
    """A mail server that the owner has set up."""
    with mail_server() as box:
        assert admin.patch("/api/admin/settings", json=box.settings | {"ownerEmail": ""}).status_code == 200
        yield box


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def mail_worker(app: Flask, clock: Clock) -> MailWorker:
    return MailWorker(app, clock)


@pytest.fixture
def order(app: Flask, admin: FlaskClient, box: MailBox) -> Order:
    """Return a confirmed order that has nothing to choose. Its customer has received the confirmation."""
    order = make_order()
    MailWorker(app).send_due()
    take(admin, order, {"status": "confirmed"})
    return order


def take(admin: FlaskClient, order: Order, *changes: dict[str, object]) -> None:
    for change in changes:
        assert admin.patch(f"/api/admin/orders/{order.id}", json=change).status_code == 200


def last_note(admin: FlaskClient, order: Order) -> str:
    return str(admin.get(f"/api/admin/orders/{order.id}").json["history"][-1]["note"])


def subjects(box: MailBox) -> list[str]:
    """Return the customer's mail subjects, without the order confirmation."""
    return [mail["Subject"] for mail in box.to(CUSTOMER)][1:]


def text_of(box: MailBox, place: int) -> str:
    body = box.to(CUSTOMER)[place].get_body(("plain",))
    assert body
    return str(body.get_content())


@pytest.mark.parametrize("step", ["ready", "shipped", "cancelled"])
def test_the_mail_of_a_step_waits_ten_seconds(
    admin: FlaskClient, app: Flask, box: MailBox, order: Order, step: str
) -> None:
    clock = Clock()
    mail_worker = MailWorker(app, clock)
    take(admin, order, {"status": step})
    clock.seconds = 8
    mail_worker.send_due()
    assert subjects(box) == []
    clock.seconds = 10
    mail_worker.send_due()
    assert len(subjects(box)) == 1


def test_a_step_back_within_them_stops_it(
    admin: FlaskClient, box: MailBox, order: Order, mail_worker: MailWorker, clock: Clock
) -> None:
    take(admin, order, {"status": "ready"}, {"status": "confirmed"})
    clock.seconds = 60
    mail_worker.send_due()
    assert subjects(box) == []
    assert last_note(admin, order) == "Step undone. Its e-mail was stopped; the customer was not told."
    (mail,) = db.session.scalars(select(Mail).where(Mail.kind == "order-ready"))
    assert (mail.status, mail.last_error) == ("done", "Not sent: the step was undone.")


def test_a_step_that_is_taken_again_is_said(
    admin: FlaskClient, box: MailBox, order: Order, mail_worker: MailWorker, clock: Clock
) -> None:
    take(admin, order, {"status": "ready"}, {"status": "confirmed"}, {"status": "ready"})
    clock.seconds = 10
    mail_worker.send_due()
    assert subjects(box) == [f"Your order {order.order_number} is ready to collect"]


def test_a_step_back_after_the_mail_says_that_it_had_gone_out(
    admin: FlaskClient, box: MailBox, order: Order, mail_worker: MailWorker, clock: Clock
) -> None:
    take(admin, order, {"status": "ready"})
    clock.seconds = 10
    mail_worker.send_due()
    take(admin, order, {"status": "confirmed", "note": "Wrong one"})
    assert last_note(admin, order) == "Wrong one\nStep undone. The customer had already been told by e-mail."
    clock.seconds = 20
    take(admin, order, {"status": "ready"})
    mail_worker.send_due()
    assert len(subjects(box)) == 2


def by_hand(admin: FlaskClient) -> list[str]:
    return [mail["kind"] for mail in admin.get("/api/admin/mails?status=by_hand").json["mails"]]


def test_a_steps_mail_takes_the_place_of_an_older_steps_until_it_is_taken_back(admin: FlaskClient) -> None:
    order = make_order()
    take(admin, order, {"status": "confirmed"}, {"status": "shipped"}, {"status": "cancelled"})
    assert by_hand(admin) == ["order-cancelled", "order-received"]
    (mail,) = db.session.scalars(select(Mail).where(Mail.kind == "order-shipped"))
    assert (mail.status, mail.last_error) == ("done", SUPERSEDED)
    other = make_order()
    take(admin, other, {"status": "confirmed"}, {"status": "ready"}, {"status": "confirmed"})
    assert by_hand(admin)[0] == "order-received" and "order-ready" not in by_hand(admin)


def test_the_confirmation_arrives_beside_every_later_mail(
    admin: FlaskClient, app: Flask, box: MailBox, mail_worker: MailWorker, clock: Clock
) -> None:
    order = make_order((make_product("Brake Kit"), 1))
    box.replies["MAIL"] = "451 later"
    mail_worker.send_due()
    take(admin, order, {"status": "confirmed"}, {"status": "shipped"})
    clock.seconds = 15
    mail_worker.send_due()
    assert box.to(CUSTOMER) == []
    del box.replies["MAIL"]
    clock.seconds = 600
    mail_worker.send_due()
    number = order.order_number
    got = sorted(str(mail["Subject"]) for mail in box.to(CUSTOMER))
    assert got[0].startswith(f"Your order {number} at ")
    assert got[1:] == [f"Your order {number} is on its way"]
    confirmation = next(mail for mail in box.to(CUSTOMER) if " at " in mail["Subject"])
    body = confirmation.get_body(("plain",))
    assert body and "1 × Brake Kit" in body.get_content() and "Total" in body.get_content()


def test_a_confirmation_that_waits_asks_for_no_money_of_a_cancelled_order(admin: FlaskClient) -> None:
    admin.patch("/api/admin/settings", json={"offerWorkshop": True})
    order = make_order()
    (mail,) = db.session.scalars(select(Mail).where(Mail.kind == "order-received"))
    assert "Pay in our workshop" in mail.body_text
    take(admin, order, {"status": "cancelled"})
    db.session.rollback()
    assert "Pay in our workshop" not in mail.body_text


def test_a_confirmation_that_waits_follows_a_later_correction(admin: FlaskClient) -> None:
    order = make_order()
    take(admin, order, {"status": "confirmed"}, {"status": "shipped"}, {"status": "confirmed"})
    take(admin, order, {"customerEmail": "walsh@example.ie"})
    (mail,) = admin.get("/api/admin/mails?status=by_hand").json["mails"]
    assert (mail["kind"], mail["toAddress"]) == ("order-received", "walsh@example.ie")


def test_a_mail_that_went_before_the_step_was_taken_back_leaves_the_older_ones_alone(
    admin: FlaskClient,
) -> None:
    order = make_order()
    take(admin, order, {"status": "confirmed"}, {"status": "shipped"})
    (mail,) = [each for each in admin.get("/api/admin/mails").json["mails"] if each["kind"] == "order-shipped"]
    assert admin.post(f"/api/admin/mails/{mail['id']}/done").status_code == 200
    take(admin, order, {"status": "confirmed"})
    assert by_hand(admin) == ["order-received"]


def test_a_tracking_number_given_before_the_mail_is_in_it(
    admin: FlaskClient, box: MailBox, order: Order, mail_worker: MailWorker, clock: Clock
) -> None:
    take(admin, order, {"status": "shipped"}, {"tracking": " AB123 "})
    clock.seconds = 10
    mail_worker.send_due()
    assert len(subjects(box)) == 1
    assert "AB123" in text_of(box, 1)


def test_a_tracking_number_given_after_the_mail_gets_a_mail_of_its_own(
    admin: FlaskClient, box: MailBox, order: Order, mail_worker: MailWorker, clock: Clock
) -> None:
    take(admin, order, {"status": "shipped"})
    clock.seconds = 10
    mail_worker.send_due()
    take(admin, order, {"tracking": "AB12"}, {"tracking": "AB123"}, {"status": "completed"})
    clock.seconds = 20
    mail_worker.send_due()
    number = order.order_number
    assert subjects(box) == [f"Your order {number} is on its way", f"Tracking for your order {number}"]
    assert "AB123" in text_of(box, 2)
    assert admin.get(f"/api/orders/{order.id}").json["tracking"] == "AB123"
    take(admin, order, {"tracking": "AB123"}, {"tracking": None})
    clock.seconds = 40
    mail_worker.send_due()
    assert len(subjects(box)) == 2
    assert admin.get(f"/api/orders/{order.id}").json["tracking"] is None


def test_a_tracking_number_that_is_taken_off_in_time_is_not_said(
    admin: FlaskClient, box: MailBox, order: Order, mail_worker: MailWorker, clock: Clock
) -> None:
    take(admin, order, {"status": "shipped"})
    clock.seconds = 10
    mail_worker.send_due()
    take(admin, order, {"tracking": "AB123"}, {"tracking": None})
    clock.seconds = 40
    mail_worker.send_due()
    assert len(subjects(box)) == 1
