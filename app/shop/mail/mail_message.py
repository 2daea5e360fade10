"""A mail as it goes over the wire. No text can become a header, whatever a customer wrote."""

import re
from dataclasses import dataclass
from datetime import datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime

from app.shop.mail.mail_errors import CannotWrite

# Seven bits only: any server takes it, and no one on the way has cause to rewrite it.
POLICY = SMTP.clone(cte_type="7bit")
NAME_LIMIT = 120
PLAIN = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@[A-Za-z0-9.-]+")
"""What every server takes. Quoted and international local parts exist, but a shop's customer has none."""


@dataclass(frozen=True)
class Content:
    """What is sent, to whom. `key` names the mail for good, so that one that arrives twice is known as the same."""

    key: str
    to_address: str
    to_name: str
    subject: str
    text: str
    html: str


def one_line(text: str) -> str:
    """A text without line breaks and control characters."""
    return " ".join(re.sub(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]", " ", text).split())


def wire_address(address: str) -> str:
    """An address as SMTP carries it, an international domain in its ASCII form. Raises CannotWrite."""
    local, _, domain = address.rpartition("@")
    try:
        written = f"{local}@{domain.encode('idna').decode('ascii')}"
    except UnicodeError:
        written = ""
    if not PLAIN.fullmatch(written):
        raise CannotWrite(f"No mail can be sent to the address {one_line(address)}.")
    return written


def write_message(content: Content, sender: str, sender_name: str, moment: datetime) -> bytes:
    """The whole mail, text and HTML. Raises CannotWrite."""
    message = EmailMessage(policy=POLICY)
    message["From"] = _address(sender_name, sender)
    message["To"] = _address(content.to_name, content.to_address)
    message["Subject"] = one_line(content.subject)
    message["Date"] = format_datetime(moment)
    message["Message-ID"] = f"<{content.key}@{wire_address(sender).rpartition('@')[2]}>"
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(content.text)
    message.add_alternative(content.html, subtype="html")
    return message.as_bytes()


def _address(name: str, address: str) -> Address:
    return Address(one_line(name)[:NAME_LIMIT], addr_spec=wire_address(address))
