"""Abuse of the mail account: no free text or link, hourly cap."""

import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.runtime.mail_worker import MailWorker
from app.shop.sales.mail import outbox
from app.shop.sales.mail.step_mails import PAUSE
from tests.make import checkout, make_cart, make_order, make_product
from tests.smtp import MailBox, mail_server

CUSTOMER = "aoife@example.ie"
LINK = re.compile(r"\w:/|//|www\.\w|\w[.。．][^\W\d]|\S@\S|\w:\w", re.IGNORECASE)
"""Texts that a mail program turns into links; the tests' own shop has no address that would be one."""
LINKS = "\n".join(
    f"http://x{n}.example/win www.x{n}.example x{n}.example a@x{n}.example x{n}。example tel:0900{n} \\\\x{n}\\a"
    for n in range(100)
)


@pytest.fixture
def box(admin: FlaskClient) -> Iterator[MailBox]:
    with mail_server() as box:
        assert admin.patch("/api/admin/settings", json=box.settings).status_code == 200
        yield box


def texts(mail: Any) -> list[str]:
    """The plain text, and the page without its styles."""
    plain, page = (mail.get_body((kind,)).get_content() for kind in ("plain", "html"))
    return [plain.replace("\r\n", "\n").partition("-- \n")[0], re.sub(r"<br>|</p>|<[^>]+>", "\n", page)]


def test_a_hundred_links_in_an_address_reach_nobody(app: Flask, client: FlaskClient, box: MailBox) -> None:
    cart = make_cart((make_product(), 1))
    given = {"shippingAddress": LINKS[:5000], "customerName": "Win at x.example"}
    assert client.post("/api/checkout/confirm", json=checkout(cart, **given)).status_code == 201
    MailWorker(app).send_due()
    (mail,) = box.to(CUSTOMER)
    assert mail["To"].addresses[0].display_name == ""
    for text in texts(mail):
        typed = [line.strip() for line in text.splitlines() if "x0" in line or "example" in line]
        assert 1 <= len(typed) <= 6
        assert "Win at" not in text
        assert LINK.findall(text) == []
        assert all(len(line) <= 70 for line in typed)


def test_an_honest_address_has_lines_of_its_own(app: Flask, client: FlaskClient, box: MailBox) -> None:
    cart = make_cart((make_product(), 1))
    given = {
        "shippingAddress": "c/o J. Byrne\n12 Castle Road, St. Mullins\nR95 X2Y3",
        "customerName": "Mary-Kate O’Brien",
    }
    assert client.post("/api/checkout/confirm", json=checkout(cart, **given)).status_code == 201
    MailWorker(app).send_due()
    plain, page = texts(box.to(CUSTOMER)[0])
    assert "Hello Mary-Kate O’Brien,\n" in plain
    assert "Deliver to:\n  c/o J. Byrne\n  12 Castle Road, St. Mullins\n  R95 X2Y3\n" in plain
    assert "12 Castle Road, St. Mullins" in page.splitlines()


@pytest.mark.parametrize(
    "typed", ["x.example", "Free, see x.example now", "me@x", "Call 0900 12345", "A" * 61, "a\\b", "=?"]
)
def test_what_is_no_name_is_neither_greeted_nor_named(
    app: Flask, client: FlaskClient, box: MailBox, typed: str
) -> None:
    client.post("/api/contact", json={"name": typed, "email": CUSTOMER, "message": "Do you tint vans?"})
    MailWorker(app).send_due()
    (mail,) = box.to(CUSTOMER)
    assert mail["To"].addresses[0].display_name == ""
    assert texts(mail)[0].startswith("Hello,\n")


def write_enquiries(client: FlaskClient, count: int, who: str = "n") -> None:
    for number in range(count):
        sent = {"name": "Niall", "email": f"{who}{number}@example.ie", "message": "Do you tint vans?"}
        assert client.post("/api/contact", json=sent).status_code == 201


def after_the_pause() -> datetime:
    return outbox.now() + PAUSE


def test_an_hour_has_a_cap_and_the_rest_waits_for_the_owner(
    admin: FlaskClient, app: Flask, client: FlaskClient, box: MailBox
) -> None:
    assert admin.get("/api/admin/settings").json["visitorMailsPerHour"] == 60
    assert admin.patch("/api/admin/settings", json={"visitorMailsPerHour": 5}).status_code == 200
    write_enquiries(client, 4)
    MailWorker(app).send_due()
    assert len(box.mails) == 8
    write_enquiries(client, 2, "m")

    held = admin.get("/api/admin/mails?status=by_hand").json["mails"]
    assert [mail["kind"] for mail in held] == ["enquiry-received"]
    assert {mail["lastError"] for mail in held} == {
        "Visitors caused more than 5 e-mails within an hour. This one waits for you: send it, or mark it as done."
    }
    assert admin.get("/api/admin/orders/feed").json["mailsByHand"] == 1

    order = make_order(email="late@example.ie")
    assert admin.patch(f"/api/admin/orders/{order.id}", json={"status": "cancelled"}).status_code == 200
    MailWorker(app, after_the_pause).send_due()
    assert [mail["Subject"] for mail in box.to("late@example.ie")] == [
        f"Your order {order.order_number} at Pitlane",
        f"Your order {order.order_number} is cancelled",
    ]

    assert admin.post("/api/admin/mails/send-waiting").json["count"] == 1
    MailWorker(app, after_the_pause).send_due()
    assert len(box.to("m1@example.ie")) == 1


def test_forms_leave_the_confirmations_of_orders_alone(
    admin: FlaskClient, app: Flask, client: FlaskClient, box: MailBox
) -> None:
    admin.patch("/api/admin/settings", json={"visitorMailsPerHour": 3})
    for _ in range(6):
        sent = {"name": "Niall", "email": CUSTOMER, "message": "Do you tint vans?"}
        assert client.post("/api/contact", json=sent).status_code == 201
    cart = make_cart((make_product(), 1))
    assert client.post("/api/checkout/confirm", json=checkout(cart)).status_code == 201
    MailWorker(app).send_due()
    subjects = [mail["Subject"] for mail in box.to(CUSTOMER)]
    assert len(subjects) == 4
    assert sum("order" in subject for subject in subjects) == 1


def test_one_address_gets_five_mails_an_hour_by_forms(
    admin: FlaskClient, app: Flask, client: FlaskClient, box: MailBox
) -> None:
    for number in range(7):
        typed = CUSTOMER.upper() if number % 2 else CUSTOMER
        sent = {"name": "Niall", "email": typed, "message": "Do you tint vans?"}
        assert client.post("/api/contact", json=sent).status_code == 201
    held = admin.get("/api/admin/mails?status=by_hand").json["mails"]
    assert [mail["kind"] for mail in held] == ["enquiry-received"] * 2
    assert {mail["lastError"] for mail in held} == {
        "More than 5 e-mails within an hour would go to this address. This one waits for you: send it, or mark it "
        "as done."
    }
    write_enquiries(client, 1)
    MailWorker(app).send_due()
    assert len(box.to("n0@example.ie")) == 1


def test_alerts_after_the_twentieth_come_as_one_mail(
    admin: FlaskClient, app: Flask, client: FlaskClient, box: MailBox, monkeypatch: pytest.MonkeyPatch
) -> None:
    owner = admin.get("/api/admin/settings").json["ownerEmail"] or admin.get("/api/admin/settings").json["email"]
    admin.patch("/api/admin/settings", json={"visitorMailsPerHour": 2})
    write_enquiries(client, 4)
    cart = make_cart((make_product(inventory=50), 1))
    assert client.post("/api/checkout/confirm", json=checkout(cart)).status_code == 201
    MailWorker(app).send_due()
    assert [mail["Subject"].partition(" ")[0] for mail in box.to(owner)] == ["New", "New"]
    monkeypatch.setattr(outbox, "now", lambda: datetime.now(UTC) + timedelta(minutes=59))
    MailWorker(app, lambda: datetime.now(UTC) + timedelta(minutes=61)).send_due()
    last = box.to(owner)[-1]
    assert last["Subject"] == "2 more enquiries and 1 more order"
    assert "/admin" in texts(last)[0]


def test_the_cap_is_of_one_hour(
    admin: FlaskClient, app: Flask, client: FlaskClient, box: MailBox, monkeypatch: pytest.MonkeyPatch
) -> None:
    admin.patch("/api/admin/settings", json={"visitorMailsPerHour": 2})
    write_enquiries(client, 1)
    later = outbox.now() + timedelta(minutes=61)
    monkeypatch.setattr(outbox, "now", lambda: later)
    write_enquiries(client, 1)
    assert admin.get("/api/admin/mails").json["counts"] == {"failed": 0, "byHand": 0, "waiting": 4}


def test_a_clock_that_was_ahead_uses_up_no_cap(
    admin: FlaskClient, client: FlaskClient, box: MailBox, monkeypatch: pytest.MonkeyPatch
) -> None:
    admin.patch("/api/admin/settings", json={"visitorMailsPerHour": 2})
    with monkeypatch.context() as wrong:
        wrong.setattr(outbox, "now", lambda: datetime.now(UTC) + timedelta(days=20_000))
        write_enquiries(client, 2)
    write_enquiries(client, 2)
    assert admin.get("/api/admin/mails").json["counts"]["byHand"] == 0


@pytest.mark.parametrize("limit", [-1, "many", None])
def test_a_cap_that_is_none_is_refused(admin: FlaskClient, limit: object) -> None:
    answer = admin.patch("/api/admin/settings", json={"visitorMailsPerHour": limit})
    assert (answer.status_code, answer.json["message"]) == (400, "E-mails per hour must be a number from 0 to 10000")
    assert admin.get("/api/admin/settings").json["visitorMailsPerHour"] == 60
