"""PDFs of labels that were made and not fetched yet. They exist in memory only: what is lost is made again."""

import secrets
import threading
from collections.abc import Callable
from time import monotonic

from cachetools import TTLCache

from app.shop.base.errors import NotFound

SECONDS = 15 * 60
MOST = 4
GONE = "These labels are not kept any more: please make them again"


class MadeLabels:
    """The newest PDFs of one application, by a name that cannot be guessed."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._made: TTLCache[str, bytes] = TTLCache(MOST, SECONDS, clock)
        self._lock = threading.Lock()

    def keep(self, pdf: bytes) -> str:
        """Keep a PDF for a quarter of an hour, and return its name. The oldest of more than four goes."""
        name = secrets.token_urlsafe(9)
        with self._lock:
            self._made[name] = pdf
        return name

    def read(self, name: str) -> bytes:
        """Return a PDF. Raises NotFound."""
        with self._lock:
            pdf = self._made.get(name)
        if pdf is None:
            raise NotFound(GONE)
        return pdf
