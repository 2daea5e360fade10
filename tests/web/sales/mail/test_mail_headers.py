"""A mail has only the shop's own headers and body. No text of a stranger or the owner can change this."""

import base64
import re
from collections.abc import Iterator
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from app.runtime.mail_worker import MailWorker
from app.shop.sales.mail import cap
from app.shop.sales.mail.check import REFUSED, check_message
from app.shop.sales.mail.message import Content, Personal, write_message
from app.shop.sales.mail.reply_mails import PAUSE
from app.store.catalogue.products import Product
from app.store.database.base import now
from tests.make import checkout, make_cart, make_order, make_product
from tests.smtp import MailBox, mail_server

NAMES = [
    "From", "To", "Subject", "Date", "Message-ID", "Auto-Submitted", "MIME-Version", "Content-Type",
]  # fmt: skip
OF_AN_ALERT = [
    "From", "To", "Reply-To", "Subject", "Date", "Message-ID", "Auto-Submitted", "MIME-Version", "Content-Type",
]  # fmt: skip
OF_A_REPLY = [
    "From", "To", "Reply-To", "Subject", "Date", "Message-ID", "In-Reply-To", "References", "MIME-Version",
    "Content-Type",
]  # fmt: skip
CUSTOMER = "aoife@example.ie"
OWNER = "owner@pitlane.example"
FORGED = "Content-Type: text/html{0}Bcc: all@example.ie{0}{0}<h1>Forged</h1>"
BREAKS = ("\r\n", "\r", "\n", "\r\n ", "\n\t")


def in_base64(text: str, charset: str = "utf-8") -> str:
    return f"=?{charset}?b?{base64.b64encode(text.encode()).decode()}?="


def in_q(text: str, charset: str = "utf-8") -> str:
    return f"=?{charset}?q?{''.join(f'={byte:02X}' for byte in text.encode())}?="


CHARSETS = ("x-none", "us-ascii", "utf-16", "unknown-8bit", "utf-8*en")
HOSTILE = [
    *(write_word(f"A{FORGED.format(cut)}") for cut in BREAKS for write_word in (in_base64, in_q)),
    *(write_word(FORGED.format("\r\n"), charset) for charset in CHARSETS for write_word in (in_base64, in_q)),
    f"Aoife {in_base64(FORGED.format(chr(10)))} Byrne",
    f"Aoife{in_q(FORGED.format(chr(13)))}",
    f'"{in_base64(FORGED.format(chr(10)))}" <x@example.ie>',
    f"{in_base64('A')} {in_base64(FORGED.format(chr(10)))}",
    "Aoife\r\nBcc: all@example.ie", "Aoife\rBcc: all@example.ie", "Aoife\nSubject: x\n\nHello",
    "Aoife\r\n Bcc: x@example.ie",
    "A\u2028Bcc: b@c.ie", "A\u2029B", "A\x0bB", "A\x0cB", "A\x1cB", "A\x85B", "A\x7fB", '"<A> \\"', "A" * 200,
    "=?utf-8?b?", "?=", "=?utf-8?b?=?=", "=?utf-8?b?!!!?=", "=?=?=", "A, B; C: <d@e.ie>", "Ní \u202e Bhriain",
    "😀" * 80, "ẞ" * 120,
]  # fmt: skip
"""Input of somebody who wants the shop's account to send a mail of theirs."""
SOME = HOSTILE[::3]
"""Some of each kind, sent by all ways to a mail; all of them are tried where a mail is written."""


@pytest.fixture
def box(admin: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> Iterator[MailBox]:
    monkeypatch.setattr(cap, "EACH_ADDRESS", 10_000)
    monkeypatch.setattr(cap, "ALERTS", 10_000)
    with mail_server() as box:
        assert (
            admin.patch("/api/admin/settings", json=box.settings | {"visitorMailsPerHour": 10_000}).status_code == 200
        )
        yield box


def assert_whole(box: MailBox, expected: list[str] = NAMES) -> None:
    """Check that every mail is complete. It must have each of the shop's headers once, and the two bodies that the shop
    wrote.
    """
    assert box.wire
    for wire, mail in zip(box.wire, box.mails, strict=True):
        assert_mail(wire, mail, OF_AN_ALERT if "Reply-To" in mail and expected == NAMES else expected)
    box.wire.clear()
    box.mails.clear()
    box.envelopes.clear()


def assert_mail(wire: bytes, mail: EmailMessage, wanted: list[str]) -> None:
    """Check that a mail has these headers once each, and the two bodies."""
    head, _empty, _body = wire.partition(b"\r\n\r\n")
    assert re.findall(rb"^([^ \t:]+):", head, re.M) == [name.encode() for name in wanted]
    assert re.search(rb"\r(?!\n)|(?<!\r)\n", wire) is None
    assert all(byte in b"\r\n" or 32 <= byte < 127 for byte in head)
    assert list(mail.keys()) == wanted
    assert mail.defects == []
    assert [part.get_content_type() for part in mail.walk()] == [
        "multipart/alternative", "text/plain", "text/html",
    ]  # fmt: skip
    assert [len(mail[name].addresses) for name in ("From", "To")] == [1, 1]
    assert mail["To"].addresses[0].addr_spec in {CUSTOMER, OWNER}
    if wanted == OF_AN_ALERT:
        assert (mail["To"].addresses[0].addr_spec, mail["Reply-To"]) == (OWNER, CUSTOMER)


@pytest.mark.parametrize(
    ("to", "more", "expected"),
    [
        (CUSTOMER, {}, NAMES),
        (OWNER, {"reply_to": CUSTOMER}, OF_AN_ALERT),
        (CUSTOMER, {"personal": Personal(OWNER, ("first", "second"))}, OF_A_REPLY),
    ],
)
def test_no_text_in_any_place_makes_a_header_or_a_body(to: str, more: dict[str, Any], expected: list[str]) -> None:
    for text in HOSTILE:
        wire = write_message(Content("key", to, text, text, f"{text}\n\n{text}", text, **more), OWNER, text, now())
        check_message(wire, Content("key", to, "", "", "", "", **more).extra_headers)
        assert_mail(wire, BytesParser(EmailMessage, policy=default).parsebytes(wire), expected)


def write_enquiry(client: FlaskClient, text: str) -> None:
    sent = {"name": text, "email": CUSTOMER, "phone": text, "vehicleType": text, "message": f"{text}, do you tint?"}
    assert client.post("/api/contact", json=sent).status_code in {201, 400}


def place(client: FlaskClient, product: Product, text: str) -> None:
    cart = make_cart((product, 1))
    given = {"customerName": text, "customerPhone": text, "shippingAddress": f"{text}, 12 Castle Road"}
    assert client.post("/api/checkout/confirm", json=checkout(cart, **given)).status_code in {201, 400}


def test_no_name_of_a_stranger_makes_a_header_or_a_body(app: Flask, client: FlaskClient, box: MailBox) -> None:
    product = make_product(inventory=1000)
    for text in SOME:
        write_enquiry(client, text)
        place(client, product, text)
    MailWorker(app).send_due()
    assert len(box.wire) > 3 * len(SOME)
    assert_whole(box)


def test_nor_does_a_text_of_the_owners(admin: FlaskClient, app: Flask, box: MailBox) -> None:
    for text in SOME:
        own = {"businessName": text, "phone": text, "address": text, "hours": [{"days": text, "hours": text}]}
        assert admin.patch("/api/admin/settings", json=own).status_code in {200, 400}
        order = make_order((make_product(text, inventory=2), 1), name=text, address=text)
        for change in ({"status": "confirmed"}, {"status": "shipped", "tracking": text[:100] or None}):
            admin.patch(f"/api/admin/orders/{order.id}", json=change)
        assert admin.post("/api/admin/mail/test", json={"to": CUSTOMER}).json["success"] is True
    MailWorker(app).send_due()
    assert len(box.wire) > 3 * len(SOME)
    assert_whole(box)


def test_nor_does_an_answer_or_the_message_below_it(
    admin: FlaskClient, app: Flask, client: FlaskClient, box: MailBox
) -> None:
    admin.patch("/api/admin/settings", json={"email": "hello@pitlane.example"})
    for text in SOME:
        write_enquiry(client, text)
    MailWorker(app).send_due()
    assert_whole(box)
    enquiries = admin.get("/api/contact-inquiries").json
    assert len(enquiries) > len(SOME) // 2
    for text, enquiry in zip(SOME, enquiries, strict=False):
        answer = {"subject": text[:200], "body": f"{text}\n\n{text}", "way": "mail"}
        sent = admin.post(f"/api/contact-inquiries/{enquiry['id']}/replies", json=answer)
        assert sent.status_code in {201, 400}
    MailWorker(app, lambda: now() + PAUSE).send_due()
    assert_whole(box, OF_A_REPLY)


CUTS = st.sampled_from([*BREAKS, "\u2028", "\x0b", "\x85", ""])
WORDS = st.builds(
    lambda write_word, charset, cut, letters: write_word(f"{letters}{FORGED.format(cut)}", charset),
    st.sampled_from([in_base64, in_q]),
    st.sampled_from(["utf-8", "UTF-8", "iso-8859-1", "x-none", "utf-16", "utf-7", ""]),
    CUTS,
    st.text(max_size=5),
)
LETTERS = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\x00"), max_size=20)
TYPED = st.lists(WORDS | CUTS | LETTERS, min_size=1, max_size=4).map("".join).map(lambda text: text[:190])


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(text=TYPED, other=TYPED)
@example(text=in_base64("A\nBcc: all@example.ie\n\n<h1>"), other="A")
def test_whatever_is_typed(app: Flask, client: FlaskClient, box: MailBox, text: str, other: str) -> None:
    write_enquiry(client, f"Aoife {text}")
    place(client, make_product(), f"Aoife {other}")
    MailWorker(app).send_due()
    assert_whole(box)


def test_a_name_arrives_as_it_was_typed(app: Flask, box: MailBox, client: FlaskClient) -> None:
    write_enquiry(client, "Síle 'Dub' O’Brien")
    MailWorker(app).send_due()
    (thanks,), (alert,) = box.to(CUSTOMER), box.to(OWNER)
    assert thanks["To"].addresses[0].display_name == "Síle 'Dub' O’Brien"
    assert alert["Subject"] == "New enquiry from Síle 'Dub' O’Brien"


def test_a_mail_that_fails_the_check_is_not_sent_and_is_shown(
    admin: FlaskClient, app: Flask, box: MailBox, monkeypatch: pytest.MonkeyPatch
) -> None:
    def write_with_more(*words: Any) -> bytes:
        return write_message(*words).replace(b"Subject: ", b"Bcc: all@example.ie\r\nSubject: ")

    monkeypatch.setattr("app.shop.sales.mail.delivery.write_message", write_with_more)
    make_order()
    MailWorker(app).send_due()
    failed = admin.get("/api/admin/mails?status=failed").json["mails"]
    assert {(mail["kind"], mail["attempts"], mail["lastError"]) for mail in failed} == {
        ("order-received", 1, REFUSED), ("new-order", 1, REFUSED),
    }  # fmt: skip
    assert box.wire == []
