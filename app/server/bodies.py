"""Limit that admits only a few large bodies of visitors with a token at a time. A body counts from its headers until it
is answered, because it takes memory and disk that long.
"""

import threading
import time
from dataclasses import dataclass
from enum import Enum
from typing import Any
from weakref import WeakKeyDictionary

STRANGERS = 4
"""Large bodies under way in all, on both listeners."""
PATIENCE = 10.0
"""Seconds for which a body waits, unread, for another of its token; a waiting one has neither a thread nor memory."""


@dataclass(frozen=True)
class TokenBody:
    """Limits on the bodies that a token may send now. `most` is the bytes of one body, and 0 for a token that accepts
    none any more. `left` is the bytes of all bodies under way together; `waiting` more may wait. The first `heard`
    bytes of a refused body are discarded, so that its sender receives the reason.
    """

    token: str
    most: int = 0
    left: int = 0
    at_once: int = 1
    waiting: int = 0
    heard: int = 0


class BodyDecision(Enum):
    """Decision that is made when a body begins."""

    TAKEN = "taken"
    WAITS = "waits"
    REFUSED = "refused"


class Bodies:
    """Register that holds the bodies under way and those that wait, of both listeners. Requests are referenced weakly:
    one that is gone has left its place.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._taken: WeakKeyDictionary[Any, tuple[str, int]] = WeakKeyDictionary()
        self._waiting: WeakKeyDictionary[Any, float] = WeakKeyDictionary()

    def begin(self, request: Any, asked: TokenBody, size: int) -> BodyDecision:
        """Give a body its place; it waits only for its token's others."""
        with self._lock:
            if len(self._taken) >= STRANGERS:
                return BodyDecision.REFUSED
            if self._take(request, asked, size):
                return BodyDecision.TAKEN
            if sum(each.body.token == asked.token for each in self._waiting) >= asked.waiting:
                return BodyDecision.REFUSED
            self._waiting[request] = time.monotonic()
            return BodyDecision.WAITS

    def look_again(self, request: Any, asked: TokenBody, size: int) -> BodyDecision:
        """Give a waiting body its place, or refuse it after a while."""
        with self._lock:
            since = self._waiting.get(request, 0.0)
            if len(self._taken) < STRANGERS and self._take(request, asked, size):
                self._waiting.pop(request, None)
                return BodyDecision.TAKEN
            if time.monotonic() - since > PATIENCE:
                self._waiting.pop(request, None)
                return BodyDecision.REFUSED
            return BodyDecision.WAITS

    def end(self, request: Any) -> None:
        """Free the place of a body, if it has one."""
        with self._lock:
            self._waiting.pop(request, None)
            had_place = self._taken.pop(request, None) is not None
            waiting = list(self._waiting) if had_place else []
        for each in waiting:
            each.wake()

    def _take(self, request: Any, asked: TokenBody, size: int) -> bool:
        under_way = [taken for token, taken in self._taken.values() if token == asked.token]
        has_place = len(under_way) < asked.at_once and sum(under_way) + size <= asked.left
        if has_place:
            self._taken[request] = (asked.token, size)
        return has_place
