"""Code that writes a mail in the form in which it is sent. No text that a customer wrote can become a header."""

import re
from binascii import b2a_qp
from dataclasses import dataclass
from datetime import datetime
from email.utils import format_datetime

from app.shop.sales.mail.headers import encode_address, encode_text, one_line

NAME_LIMIT = 120
ANSWERED_BEFORE = 10
"""Earlier mails that a reply names: the first and the last of them (RFC 5322, 3.6.4)."""
PLAIN = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@[A-Za-z0-9.-]+")
"""Local parts that every server accepts. Quoted and international local parts exist, but a shop's customer has none."""


class CannotWrite(Exception):
    """An error for a mail that no server could accept because its address is invalid. Trying again does not help."""


@dataclass(frozen=True)
class Personal:
    """The place of a mail in a thread, if a person wrote it. `reply_to` is the address for answers to it, blank for the
    sender's own address. `follows` lists the keys of the earlier mails, oldest first.
    """

    reply_to: str = ""
    follows: tuple[str, ...] = ()


@dataclass(frozen=True)
class Content:
    """The content and the recipient of a mail. `key` identifies the mail permanently, so that a duplicate is
    recognised. Without `personal`, the shop wrote the mail itself; `reply_to` is then the address for answers, blank
    for the sender's own address.
    """

    key: str
    to_address: str
    to_name: str
    subject: str
    text: str
    html: str
    personal: Personal | None = None
    reply_to: str = ""

    @property
    def answers_go_to(self) -> str:
        """Return the address of its Reply-To, blank for none."""
        return self.personal.reply_to if self.personal else self.reply_to

    @property
    def extra_headers(self) -> frozenset[bytes]:
        """Return the names of the headers that not every mail has."""
        answers = {b"Reply-To"} if self.answers_go_to else set()
        if self.personal is None:
            return frozenset(answers | {b"Auto-Submitted"})
        return frozenset(answers | ({b"In-Reply-To", b"References"} if self.personal.follows else set()))


def wire_address(address: str) -> str:
    """Return an address in the form that SMTP transmits, with an international domain in its ASCII form. Raises
    CannotWrite.
    """
    local, _, domain = address.rpartition("@")
    try:
        written = f"{local}@{domain.encode('idna').decode('ascii')}"
    except UnicodeError:
        written = ""
    if not PLAIN.fullmatch(written):
        raise CannotWrite(f"No e-mail can be sent to the address {one_line(address)}.")
    return written


def can_be_written(address: str | None) -> bool:
    """Return whether mail can be sent to an address."""
    try:
        return bool(address and wire_address(address))
    except CannotWrite:
        return False


def write_message(content: Content, sender: str, sender_name: str, moment: datetime) -> bytes:
    """Return the whole mail with text and HTML, as bytes. It is written line by line in 7-bit form, so that any server
    accepts it and none has reason to rewrite it. Raises CannotWrite.
    """
    # "=_" never occurs in quoted-printable text, so no body can hold the boundary.
    boundary = f"=_{content.key}"
    domain = wire_address(sender).rpartition("@")[2]
    headers = {
        "From": encode_address(sender_name[:NAME_LIMIT], wire_address(sender)),
        "To": encode_address(content.to_name[:NAME_LIMIT], wire_address(content.to_address)),
        **_reply_to(content.answers_go_to),
        "Subject": encode_text(content.subject),
        "Date": format_datetime(moment),
        "Message-ID": f"<{content.key}@{domain}>",
        **_place(content.personal, domain),
        "MIME-Version": "1.0",
        "Content-Type": f'multipart/alternative; boundary="{boundary}"',
    }
    head = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    parts = (_part(boundary, "plain", content.text), _part(boundary, "html", content.html))
    return b"".join((head.encode("ascii"), b"\r\n", *parts, f"--{boundary}--\r\n".encode("ascii")))


def _reply_to(address: str) -> dict[str, str]:
    return {"Reply-To": f"<{wire_address(address)}>"} if address else {}


def _place(personal: Personal | None, domain: str) -> dict[str, str]:
    """Return the headers by which a mail program knows the mail's thread."""
    if personal is None:
        return {"Auto-Submitted": "auto-generated"}
    if not personal.follows:
        return {}
    first, *others = (f"<{key}@{domain}>" for key in personal.follows)
    earlier = [first, *others[-ANSWERED_BEFORE:]]
    return {"In-Reply-To": earlier[-1], "References": "\r\n ".join(earlier)}


def _part(boundary: str, kind: str, text: str) -> bytes:
    head = (
        f'--{boundary}\r\nContent-Type: text/{kind}; charset="utf-8"\r\n'
        "Content-Transfer-Encoding: quoted-printable\r\n\r\n"
    )
    lines = "".join(f"{line}\r\n" for line in text.splitlines())
    return head.encode("ascii") + b2a_qp(lines.encode("utf-8", "replace"))
