"""Content codings a browser accepts, and content encoded once in each."""

import gzip
import hashlib
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

import brotli

PLAIN = ""
BROTLI = "br"
GZIP = "gzip"
CODINGS = (BROTLI, GZIP)
"""Supported content codings, the better one first."""
LONGEST_HEADER = 300
"""No browser sends a longer Accept-Encoding; who does gets the content as it is."""
LEAST = 1000
"""Bytes below which a coding saves no packet."""
QUICKLY_FROM = 1_000_000
"""Bytes from which the time that a better compression takes would be felt."""
_ENTRY = re.compile(r"([a-z0-9!#$%&'*+.^_`|~-]+)(?:[ \t]*;[ \t]*q=(0(?:\.[0-9]{0,3})?|1(?:\.0{0,3})?))?")


def choose(header: str | None, offered: tuple[str, ...] = CODINGS) -> str:
    """Return the offered coding that an Accept-Encoding header weighs most. Returns PLAIN if the header accepts none or
    cannot be understood.
    """
    if not header or len(header) > LONGEST_HEADER:
        return PLAIN
    return _choose(header, offered)


@lru_cache(maxsize=256)
def _choose(header: str, offered: tuple[str, ...]) -> str:
    weights = _read(header)
    best = max(offered, key=lambda each: _weight(weights, each), default=PLAIN)
    weight = _weight(weights, best)
    return best if weight > 0 and weight >= weights.get("identity", 0) else PLAIN


def _weight(weights: dict[str, float], coding: str) -> float:
    return weights.get(coding, weights.get("*", 0))


def _read(header: str) -> dict[str, float]:
    """Return the weight of each coding in the header. Invalid entries are left out."""
    found = (_ENTRY.fullmatch(entry.strip(" \t")) for entry in header.lower().split(","))
    return {each[1].removeprefix("x-"): float(each[2] or 1) for each in found if each}


@dataclass(frozen=True)
class Variant:
    """A content as it is sent. It holds the coding, the bytes, and the ETag of exactly these bytes, without quotes."""

    coding: str
    content: bytes
    etag: str


class Encoded:
    """A content that is held with its encodings. Each encoding is made when it is first requested, safely between
    threads. The content is assembled from its parts for each request, so that a part that is shared with other
    contents is in memory only once.
    """

    def __init__(self, *parts: bytes) -> None:
        content = b"".join(parts)
        self._parts, self._size = parts, len(content)
        self._etag = hashlib.sha256(content).hexdigest()[:32]
        self._made: dict[str, Variant] = {}

    @property
    def plain(self) -> Variant:
        """The content as it is."""
        return Variant(PLAIN, b"".join(self._parts), self._etag)

    def variant(self, coding: str) -> Variant:
        """Return the content in a coding. It is returned uncoded if the coding would save nothing."""
        if coding == PLAIN or self._size < LEAST:
            return self.plain
        found = self._made.get(coding)
        if found is None:
            found = self._made[coding] = self._make(coding)
        return found

    def _make(self, coding: str) -> Variant:
        plain = self.plain
        packed = _MAKERS[coding](plain.content)
        return Variant(coding, packed, f"{plain.etag}-{coding}") if len(packed) < len(plain.content) else plain


def _brotli(content: bytes) -> bytes:
    packed: bytes = brotli.compress(content, quality=1 if len(content) >= QUICKLY_FROM else 5)
    return packed


def _gzip(content: bytes) -> bytes:
    return gzip.compress(content, 1 if len(content) >= QUICKLY_FROM else 6, mtime=0)


_MAKERS: dict[str, Callable[[bytes], bytes]] = {BROTLI: _brotli, GZIP: _gzip}
