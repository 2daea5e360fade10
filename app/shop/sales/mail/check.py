"""The last check of a finished mail before it is sent, which accepts only the exact header names and parts."""

import re
from collections.abc import Collection

from app.shop.sales.mail.message import CannotWrite

HEADERS = (
    b"From",
    b"To",
    b"Reply-To",
    b"Subject",
    b"Date",
    b"Message-ID",
    b"In-Reply-To",
    b"References",
    b"Auto-Submitted",
    b"MIME-Version",
    b"Content-Type",
)
"""Each exactly once, in this order, and no other."""
EXTRA = frozenset({b"Reply-To", b"In-Reply-To", b"References", b"Auto-Submitted"})
"""Those of them that only the mails have that say so."""
AUTOMATIC = frozenset({b"Auto-Submitted"})
PARTS = tuple(
    b'\r\nContent-Type: text/%s; charset="utf-8"\r\nContent-Transfer-Encoding: quoted-printable' % kind
    for kind in (b"plain", b"html")
)
LONGEST_LINE = 998
"""Bytes of a line without its end (RFC 5322, 2.1.1)."""
END = b"\r\n\r\n"
REFUSED = "This e-mail was not sent, because it contained hidden characters. Please write to them yourself."

_LINE = re.compile(rb"([A-Za-z-]+): [\x20-\x7e]*|[ \t][\x20-\x7e]*[\x21-\x7e][\x20-\x7e]*")
_BOUNDARY = re.compile(rb'multipart/alternative; boundary="([0-9A-Za-z_=-]{1,70})"')


def check_message(message: bytes, extra: Collection[bytes] = AUTOMATIC) -> None:
    """Check that the bytes form a mail as the shop writes it. Raises CannotWrite unless they contain exactly the shop's
    own headers and two parts. `extra` lists the headers that this mail has in addition to those of every mail.
    """
    head, _end, body = message.partition(END)
    expected = tuple(name for name in HEADERS if name not in EXTRA or name in extra)
    if not (_is_clean(message) and _has_headers(head, expected) and _has_own_parts(head, body)):
        raise CannotWrite(REFUSED)


def _is_clean(message: bytes) -> bool:
    """Return whether the message has only 7-bit bytes in lines of allowed length that end in CR LF."""
    lines = message.split(b"\r\n")
    return message.isascii() and all(len(line) <= LONGEST_LINE and not {13, 10, 0} & set(line) for line in lines)


def _has_headers(head: bytes, expected: tuple[bytes, ...]) -> bool:
    read = [_LINE.fullmatch(line) for line in head.split(b"\r\n")]
    return all(read) and tuple(found[1] for found in read if found and found[1]) == expected


def _has_own_parts(head: bytes, body: bytes) -> bool:
    boundary = _BOUNDARY.search(head)
    if not boundary:
        return False
    before, *parts, after = body.split(b"--" + boundary[1])
    return (before, after) == (b"", b"--\r\n") and tuple(part.partition(END)[0] for part in parts) == PARTS
