"""Catalogue answers as bytes: made once, handed out until a write raises the catalogue's version."""

import hashlib
import threading
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from flask import Request, Response

from app.store import version

LIMIT = 2000
"""Answers kept at once; the oldest go first, so that odd addresses cannot fill the memory."""


@dataclass(frozen=True)
class Answer:
    """Bytes of an answer, their ETag, and the catalogue's version they were made from."""

    content: bytes
    etag: str
    version: int


_answers: OrderedDict[str, Answer] = OrderedDict()
_lock = threading.Lock()


def respond(request: Request, make: Callable[[], bytes]) -> Response:
    """The kept answer for this address, or a fresh one; 304 when the browser has it already."""
    answer = _find(request.full_path) or _keep(request.full_path, make)
    response = Response(answer.content, mimetype="application/json")
    response.set_etag(answer.etag)
    response.cache_control.no_cache = True
    response.make_conditional(request)
    return response


def _find(key: str) -> Answer | None:
    answer = _answers.get(key)
    return answer if answer and answer.version == version.current() else None


def _keep(key: str, make: Callable[[], bytes]) -> Answer:
    """Make the answer; keep it only if no write came in between, else a reader would store what is old already."""
    before = version.current()
    content = make()
    answer = Answer(content, hashlib.sha256(content).hexdigest()[:32], before)
    with _lock:
        if version.current() == before:
            _answers[key] = answer
            _answers.move_to_end(key)
            while len(_answers) > LIMIT:
                _answers.popitem(last=False)
    return answer
