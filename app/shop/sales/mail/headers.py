"""Functions that encode the values of a mail's header lines. The standard library is not used for this, because it
reads a name as header syntax (gh-121650).
"""

import re
from base64 import b64encode
from collections.abc import Iterator

PLAIN = re.compile(r"[A-Za-z0-9 !#$%&'()*+,./:;-]{1,60}")
"""Texts that go as they are: short, and without what begins or ends an encoded word, a quotation or an address."""
CHUNK = 39
"""Bytes of one encoded word: with its frame and the longest header name a line stays within 76 characters."""
LINE = 76
DROPPED = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
"""Line breaks and control characters, what turns the direction of writing, and halves of characters."""


def one_line(text: str) -> str:
    """Return the text without line breaks and control characters."""
    return " ".join(DROPPED.sub(" ", text).split())


def encode_text(text: str) -> str:
    """Return a text as a header value, in encoded words (RFC 2047) where it is not plain ASCII."""
    tidy = one_line(text)
    return tidy if not tidy or PLAIN.fullmatch(tidy) else _in_words(tidy)


def encode_address(name: str, address: str) -> str:
    """Return a name and an address in the form of the From and To headers. The address must be a result of
    `wire_address`.
    """
    tidy = one_line(name)
    if not tidy:
        return f"<{address}>"
    shown = f'"{tidy}"' if PLAIN.fullmatch(tidy) else _in_words(tidy)
    gap = " " if len(shown) + len(address) + len("From:  <>") <= LINE else "\r\n "
    return f"{shown}{gap}<{address}>"


def _in_words(text: str) -> str:
    return "\r\n ".join(f"=?utf-8?b?{b64encode(chunk).decode('ascii')}?=" for chunk in _chunks(text))


def _chunks(text: str) -> Iterator[bytes]:
    """Cut between characters, because each word is decoded by itself."""
    chunk = b""
    for letter in text:
        raw = letter.encode()
        if len(chunk) + len(raw) > CHUNK:
            yield chunk
            chunk = b""
        chunk += raw
    yield chunk
