"""An order's mails are sent in real SMTP conversations. They go from the checkout to the mail servers of the customer
and the owner.
"""

from collections.abc import Iterator
from datetime import datetime, timedelta
from decimal import Decimal
from email.message import EmailMessage

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.runtime.mail_worker import MailWorker
from app.store.database.base import now
from app.store.sales.orders import Order
from tests.make import checkout, make_cart, make_order, make_product
from tests.smtp import MailBox, mail_server

CUSTOMER = "aoife@example.ie"
OWNER = "owner@pitlane.example"


@pytest.fixture
def box(admin: FlaskClient) -> Iterator[MailBox]:
    """A mail server that the owner has set up."""
    with mail_server() as box:
        settings = box.settings | {"publicUrl": "https://shop.example", "businessName": "Pit & Lane"}
        assert admin.patch("/api/admin/settings", json=settings).status_code == 200
        yield box


def part(mail: EmailMessage, kind: str) -> str:
    body = mail.get_body((kind,))
    assert body
    return str(body.get_content())


def in_ten_seconds() -> datetime:
    """Return the time at which the mail of a step taken just now is due, ten seconds from now."""
    return now() + timedelta(seconds=10)


def take(admin: FlaskClient, order: Order, *changes: dict[str, object]) -> None:
    for change in changes:
        assert admin.patch(f"/api/admin/orders/{order.id}", json=change).status_code == 200


def test_an_order_arrives_twice_with_the_right_cents(app: Flask, client: FlaskClient, box: MailBox) -> None:
    gauge, kit = make_product(inventory=9), make_product("Lip Kit <b>", price=Decimal("1200.00"))
    answer = client.post("/api/checkout/confirm", json=checkout(make_cart((gauge, 2), (kit, 1))))
    assert answer.status_code == 201
    order = answer.json["order"]
    MailWorker(app).send_due()

    (to_customer,) = box.to(CUSTOMER)
    (to_owner,) = box.to(OWNER)
    assert to_customer["Subject"] == f"Your order {order['orderNumber']} at Pit & Lane"
    assert to_customer["From"] == "Pit & Lane <shop@pitlane.example>"
    assert to_customer["To"] == f"Aoife Byrne <{CUSTOMER}>"
    assert to_owner["Subject"] == f"New order {order['orderNumber']}: €1,429.98"
    for mail in (to_customer, to_owner):
        for kind in ("plain", "html"):
            text = part(mail, kind)
            for amount in ("€99.98", "€1,200.00", "€1,299.98", "€130.00", "€1,429.98"):
                assert amount in text
            assert "Tax (10%)" in text
    assert f"https://shop.example/order/{order['id']}" in part(to_customer, "plain")
    assert "Lip Kit &lt;b&gt;" in part(to_customer, "html")
    assert "<b>" not in part(to_customer, "html")
    assert "12 Castle Road, Kilkenny" in part(to_owner, "plain")


def test_an_order_to_be_paid_is_confirmed_with_form_and_terms(admin: FlaskClient, app: Flask, box: MailBox) -> None:
    admin.patch("/api/admin/settings", json={"offerWorkshop": True})
    admin.post("/api/admin/policies", json={"kind": "terms", "title": "Terms", "body": "We sell parts."})
    make_order()
    MailWorker(app).send_due()
    (mail,) = box.to(CUSTOMER)
    for kind in ("plain", "html"):
        for said in ("Pay in our workshop.", "Model withdrawal form", "Terms, version 1", "We sell parts."):
            assert said in part(mail, kind)
    (alert,) = box.to(OWNER)
    assert "Payment: in the workshop" in part(alert, "plain")


def test_each_step_is_said_and_the_parcel_can_be_followed(admin: FlaskClient, app: Flask, box: MailBox) -> None:
    order, cancelled = make_order(), make_order(email="maeve@example.ie")
    ready = make_order(email="niall@example.ie")
    MailWorker(app).send_due()
    take(admin, order, {"status": "confirmed"}, {"status": "shipped", "tracking": "AN POST AB123"})
    take(admin, cancelled, {"status": "cancelled"})
    take(admin, ready, {"status": "confirmed"}, {"status": "ready"}, {"status": "completed"})
    MailWorker(app, in_ten_seconds).send_due()

    number = order.order_number
    assert [mail["Subject"] for mail in box.to(CUSTOMER)] == [
        f"Your order {number} at Pit & Lane",
        f"Your order {number} is on its way",
    ]
    assert box.to("maeve@example.ie")[1]["Subject"] == f"Your order {cancelled.order_number} is cancelled"
    assert "AN POST AB123" in part(box.to(CUSTOMER)[1], "plain")
    assert [mail["Subject"] for mail in box.to("niall@example.ie")][1:] == [
        f"Your order {ready.order_number} is ready to collect"
    ]
    assert "Mon-Fri 8AM-6PM" in part(box.to("niall@example.ie")[1], "plain")


def test_low_stock_is_said_once_a_day_for_each_product(app: Flask, box: MailBox) -> None:
    gauge, mats = make_product(inventory=7), make_product("Mats", inventory=3)
    make_order((gauge, 1))
    make_order((gauge, 2), (mats, 3))
    make_order((gauge, 1))
    MailWorker(app).send_due()
    alerts = sorted(mail["Subject"] for mail in box.to(OWNER) if "order" not in mail["Subject"].lower())
    assert alerts == ["Boost Gauge: 4 left in stock", "Mats: out of stock"]


def test_an_enquiry_arrives_and_is_thanked_for(app: Flask, client: FlaskClient, box: MailBox) -> None:
    sent = {
        "name": "Niall <script>",
        "email": "niall@example.ie",
        "phone": "056 1",
        "message": "Do you tint vans?\nMine is <i>big</i>.",
    }
    assert client.post("/api/contact", json=sent).status_code == 201
    MailWorker(app).send_due()
    (thanks,), (alert,) = box.to("niall@example.ie"), box.to(OWNER)
    assert "within 24 hours" in part(thanks, "plain")
    assert "tint" not in part(thanks, "plain")
    assert "Mine is <i>big</i>." in part(alert, "plain")
    assert "Mine is &lt;i&gt;big&lt;/i&gt;." in part(alert, "html")
    assert "<script" not in part(alert, "html") + part(thanks, "html")


@pytest.mark.parametrize(
    "name",
    [
        "Aoife\r\nBcc: all@example.ie",
        "Aoife\nSubject: x\n\nHello",
        "A\u2028Bcc: b@c.ie",
        "A\x0bB",
        "A" * 200,
        '"<A> \\"',
    ],
)
def test_line_breaks_in_a_name_add_no_header(app: Flask, client: FlaskClient, box: MailBox, name: str) -> None:
    cart = make_cart((make_product(), 1))
    assert client.post("/api/checkout/confirm", json=checkout(cart, customerName=name)).status_code == 201
    client.post("/api/contact", json={"name": name, "email": CUSTOMER, "message": "Do you tint vans?"})
    MailWorker(app).send_due()
    assert sorted(to for _sender, to in box.envelopes) == [CUSTOMER, CUSTOMER, OWNER, OWNER]
    allowed = {"From", "To", "Subject", "Date", "Message-ID", "Auto-Submitted", "MIME-Version", "Content-Type"}
    for mail, (_sender, to) in zip(box.mails, box.envelopes, strict=True):
        wanted = allowed | ({"Reply-To"} if to == OWNER else set())
        assert set(mail.keys()) == wanted
        assert len(mail.keys()) == len(wanted)


def test_an_odd_address_cannot_be_written_to_and_is_shown_at_once(
    admin: FlaskClient, app: Flask, client: FlaskClient, box: MailBox
) -> None:
    cart = make_cart((make_product(), 1))
    odd = 'a<b>,"c@example.ie'
    assert client.post("/api/checkout/confirm", json=checkout(cart, customerEmail=odd)).status_code == 201
    MailWorker(app).send_due()
    (mail,) = admin.get("/api/admin/mails?status=failed").json["mails"]
    assert (mail["attempts"], odd in mail["lastError"]) == (1, True)
    assert [to for _sender, to in box.envelopes] == [OWNER]


def test_an_international_address_is_written_as_servers_know_it(app: Flask, box: MailBox) -> None:
    make_order(email="aoife@bücher.example", name="Aoife Ní Bhriain")
    MailWorker(app).send_due()
    (mail,) = box.to("aoife@xn--bcher-kva.example")
    assert mail["To"] == "Aoife Ní Bhriain <aoife@xn--bcher-kva.example>"
