"""Catalogue answers as bytes: made once, handed out until a write raises the catalogue's version."""

import hashlib
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from flask import Request, Response

from app.store import version

BYTES = 16 * 1024 * 1024
"""Kept on a shelf at once; the oldest go first, so that odd addresses cannot fill the memory."""
ANSWER = "pitlane.answer"
"""Where a request's environ names the kept answer that it got."""

Kept = TypeVar("Kept")


class Shelf(Generic[Kept]):
    """Things of the catalogue's present version by their keys; a newer version empties it. Safe between threads."""

    def __init__(self, limit: int = BYTES) -> None:
        self._things: dict[object, tuple[Kept, int]] = {}
        self._version = 0
        self._free = self._limit = limit
        self._lock = threading.Lock()

    def find(self, key: object) -> Kept | None:
        """What was kept under the key, if nothing was written since."""
        if self._version != version.current():
            return None
        found = self._things.get(key)
        return found[0] if found else None

    def keep(self, key: object, thing: Kept, size: int, made_from: int) -> None:
        """Keep a thing of `size` bytes that was made from a version, unless that one is old already."""
        with self._lock:
            if made_from != version.current() or size > self._limit:
                return
            if self._version != made_from:
                self._things, self._free, self._version = {}, self._limit, made_from
            self._drop(key)
            while self._free < size:
                self._drop(next(iter(self._things)))
            self._things[key] = (thing, size)
            self._free -= size

    def _drop(self, key: object) -> None:
        _thing, size = self._things.pop(key, (None, 0))
        self._free += size


@dataclass(frozen=True)
class Answer:
    """Bytes of an answer, their ETag, and the catalogue's version they were made from."""

    content: bytes
    etag: str
    version: int


_answers: Shelf[Answer] = Shelf()


def respond(request: Request, make: Callable[[], bytes]) -> Response:
    """The kept answer for this address, or a fresh one; 304 when the browser has it already."""
    answer = _answers.find(request.full_path) or _make(request.full_path, make)
    request.environ[ANSWER] = answer
    response = Response(answer.content, mimetype="application/json")
    response.set_etag(answer.etag)
    response.cache_control.no_cache = True
    response.make_conditional(request)
    return response


def _make(key: str, make: Callable[[], bytes]) -> Answer:
    """The version is read before the query, else an answer made during a write would pass for a new one."""
    before = version.current()
    content = make()
    answer = Answer(content, hashlib.sha256(content).hexdigest()[:32], before)
    _answers.keep(key, answer, len(content) + len(key), before)
    return answer
