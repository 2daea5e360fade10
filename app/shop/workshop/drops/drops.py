"""Manages the codes with which a phone can send pictures for 15 minutes. They exist in memory only: a restart ends them
all, and the owner shows a new one.
"""

import hashlib
import secrets
import threading
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Literal

from app.shop.base.errors import NotFound

MOST = 20
"""Pictures of one drop."""
OPEN_FOR = timedelta(minutes=15)
REMEMBERED_FOR = timedelta(hours=1)
"""Time after a drop's end in which its phone still gets a sentence that it is over."""
TOKEN_BYTES = 32
NO_DROP = "This code has expired"
NOT_OPEN = "No more pictures can be sent with this code"
"""For a token that is unknown, over or used up alike: nobody learns which."""


@dataclass(frozen=True)
class Landed:
    """A picture that arrived, and where it is shown."""

    url: str
    place: Literal["product", "uploads", "job"]


@dataclass
class Drop:
    """An invitation to send pictures for a purpose."""

    token_hash: str
    product_id: str | None
    expires_at: datetime
    job_id: str | None = None
    id: str = field(default_factory=lambda: str(uuid.uuid4()))
    pictures: list[Landed] = field(default_factory=list)
    arriving: int = 0
    ended: bool = False

    def left(self, moment: datetime) -> int:
        """Return how many pictures it still takes."""
        is_open = not self.ended and moment < self.expires_at
        return MOST - self.arriving - len(self.pictures) if is_open else 0


class Drops:
    """The drops of one application, by what is stored of their tokens."""

    def __init__(self) -> None:
        self._drops: dict[str, Drop] = {}
        self._lock = threading.Lock()

    def add(self, product_id: str | None, moment: datetime, job_id: str | None = None) -> tuple[Drop, str]:
        """Open a drop, and return it with its token. The token itself is not stored."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        drop = Drop(_hash(token), product_id, moment + OPEN_FOR, job_id)
        with self._lock:
            recent = [each for each in self._drops.values() if moment < each.expires_at + REMEMBERED_FOR]
            self._drops = {each.token_hash: each for each in (*recent, drop)}
        return drop, token

    def get(self, drop_id: str) -> Drop:
        """Return a drop by its id. Raises NotFound."""
        found = next((each for each in tuple(self._drops.values()) if each.id == drop_id), None)
        if found is None:
            raise NotFound(NO_DROP)
        return found

    def find(self, token: str) -> Drop | None:
        """Return the drop of a token, open or lately over."""
        return self._drops.get(_hash(token))

    def find_open(self, token: str, moment: datetime) -> Drop:
        """Return the drop that a token may send to. Raises NotFound."""
        drop = self.find(token)
        if drop is None or drop.left(moment) <= 0:
            raise NotFound(NOT_OPEN)
        return drop

    @contextmanager
    def arrival(self, token: str, moment: datetime) -> Iterator[Drop]:
        """Reserve a place for a picture while it is being received. Raises NotFound."""
        with self._lock:
            drop = self.find_open(token, moment)
            drop.arriving += 1
        try:
            yield drop
        finally:
            with self._lock:
                drop.arriving -= 1


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()
