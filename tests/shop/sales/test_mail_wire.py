"""The finished bytes of a mail have the shop's headers and nothing else. A mail with anything else is refused."""

import re
from datetime import UTC, datetime
from email.header import decode_header, make_header
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.shop.sales.mail.check import check_message
from app.shop.sales.mail.headers import one_line
from app.shop.sales.mail.message import CannotWrite, Content, write_message

MOMENT = datetime(2026, 11, 21, 9, 5, tzinfo=UTC)
PIECES = st.sampled_from(
    ["=?utf-8?b?QQpCY2M6IHhAeS5pZQoK?=", "=?x?q?=0D=0ABcc:_a?=", "\r\nBcc: a@b.ie", "\r", "\n", "\u2028", '"', "<", ">",
     ",", ";", "(", "\\", "=?", "?=", "--=_key--", ".\r\n", "\u202e", "€", "A"]
)  # fmt: skip
TEXTS = st.lists(PIECES | st.text(max_size=30), max_size=6).map("".join)


def written(**given: str) -> bytes:
    values = {"to_name": "Aoife", "subject": "Your order", "text": "Hello\n", "html": "<p>Hello</p>"} | given
    sender_name = values.pop("sender_name", "Pitlane")
    content = Content(key="key", to_address="aoife@example.ie", **values)
    return write_message(content, "shop@pitlane.example", sender_name, MOMENT)


@given(name=TEXTS, subject=TEXTS, sender=TEXTS, text=TEXTS, html=TEXTS)
def test_every_text_stays_in_its_place(name: str, subject: str, sender: str, text: str, html: str) -> None:
    wire = written(to_name=name, subject=subject, sender_name=sender, text=text, html=html)
    check_message(wire)
    mail = BytesParser(EmailMessage, policy=default).parsebytes(wire)
    assert len(mail.keys()) == 8
    plain, page = mail.iter_parts()
    for part, typed in ((plain, text), (page, html)):
        # The last line's end belongs to the boundary (RFC 2046, 5.1.1).
        assert part.get_content() == "\r\n".join(typed.encode("utf-8", "replace").decode().splitlines())


@given(st.text(st.characters(exclude_categories=["C", "Z"]), min_size=1, max_size=80))
def test_a_name_and_a_subject_are_read_as_they_were_typed(typed: str) -> None:
    wire = written(to_name=typed, subject=typed)
    [subject], [to] = (re.findall(rb"^%s: ([^\r]*(?:\r\n [^\r]*)*)" % name, wire, re.M) for name in (b"Subject", b"To"))
    assert read(subject) == one_line(typed)
    assert read(to.removesuffix(b"<aoife@example.ie>").strip()) in {one_line(typed), f'"{typed}"'}
    assert max(map(len, wire.split(b"\r\n"))) <= 76


def read(value: bytes) -> str:
    """Read a header's value as RFC 2047 requires. The library's own parser puts blanks between two words."""
    return str(make_header(decode_header(value.decode("ascii"))))


HONEST = written()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b"Subject: ", b"Bcc: all@example.ie\r\nSubject: "),
        (b"Subject: ", b"subject: again\r\nSubject: "),
        (b"Subject: Your order", b"Subject: Your order\r\nSubject: Another"),
        (b"Subject: Your order\r\n", b""),
        (b"Your order", b"Your\norder"),
        (b"Your order", b"Your\rorder"),
        (b"Your order", b"Your\r\n\r\norder"),
        (b"Your order", b"Your\r\n \r\norder"),
        (b"Your order", b"Y" * 1000),
        (b"Your order", b"Your \xc3\xb6rder"),
        (b"Your order", b"Your\x00order"),
        (b"To: ", b"To : "),
        (b"Auto-Submitted", b"X-Submitted"),
        (b"--=_key--", b"--=_key\r\nContent-Type: text/html\r\n\r\nmore\r\n--=_key--"),
        (b"text/plain", b"text/html"),
        (b"Hello\r\n", b"Hello\r\n--=_key\r\n"),
        (b"Hello\r\n", b"Hello\n"),
        (b"--=_key--\r\n", b"--=_key--\r\nmore\r\n"),
    ],
)
def test_bytes_with_anything_else_are_not_given_over(old: bytes, new: bytes) -> None:
    check_message(HONEST)
    assert old in HONEST
    with pytest.raises(CannotWrite):
        check_message(HONEST.replace(old, new, 1))
