"""Threads of a listener, of which half are left to reads."""

import threading
import time
from collections import deque
from collections.abc import Iterable
from enum import Enum
from typing import Any

from waitress.task import ThreadedTaskDispatcher

READS = {"GET", "HEAD", "OPTIONS"}
READY = "/api/health"
"""The one call that reads and takes the writer's turn."""
CONFIRMING = "/withdraw/confirm/"
"""The link in a mail that is a change: no mail program can send anything but a GET."""
PATIENCE = 5.0
"""Seconds for which a change is held back before it is refused."""
WAITING_UPLOADS = 2
"""The owner's uploads that are held back; one more is refused at once. Each is up to 21 MB, a second or two."""


class Turn(Enum):
    """The place that a request needs among the changes."""

    CHANGE = "change"
    UPLOAD = "upload"


class Dispatcher(ThreadedTaskDispatcher):  # type: ignore[misc]  # waitress has no types
    """Dispatcher that gives changes at most half of the threads, and uploads one.

    A change may wait for the database while another program holds it, and no read does. A request without a place is
    held back without a thread. A change is refused (503) when it has waited too long, an upload when too many wait.
    """

    def __init__(self, threads: int) -> None:
        super().__init__()
        self._most = {Turn.CHANGE: threads // 2, Turn.UPLOAD: 1}
        self._taken = dict.fromkeys(Turn, 0)
        self._held: deque[tuple[float, Turn, Any]] = deque()
        self._lock = threading.Lock()
        self.set_thread_count(threads)

    def add_task(self, channel: Any) -> None:
        """Have the channel's first request answered, once it has a place."""
        request = channel.requests[0]
        if request.error is None and is_change(request):
            self._add_change(channel, _turn_of(request))
        else:
            super().add_task(channel)

    def finish(self, request: Any) -> None:
        """Give a request's place to what waits."""
        with self._lock:
            for turn in _places(request.turn):
                self._taken[turn] -= 1
            request.turn = None
        self.release()

    def release(self) -> None:
        """Let in what has a place now; refuse what waited too long."""
        if not self._held:
            return
        now = time.monotonic()
        with self._lock:
            waiting, due = list(self._held), []
            self._held.clear()
            for since, turn, channel in waiting:
                if self._settle(channel.requests[0], turn, now - since):
                    due.append(channel)
                else:
                    self._held.append((since, turn, channel))
        self._start(due)

    def _add_change(self, channel: Any, turn: Turn) -> None:
        with self._lock:
            is_due = self._settle(channel.requests[0], turn, 0.0)
            if not is_due and turn is Turn.UPLOAD and self._has_enough(channel.requests[0]):
                channel.requests[0].refuse(503)
                is_due = True
            if not is_due:
                self._held.append((time.monotonic(), turn, channel))
        self._start([channel] if is_due else [])

    def _settle(self, request: Any, turn: Turn, held: float) -> bool:
        """Give the request its place, or refuse it; False leaves it waiting."""
        places = _places(turn)
        if all(self._taken[place] < self._most[place] for place in places):
            for place in places:
                self._taken[place] += 1
            request.turn = turn
            # An upload waits for those before it, and not for the database.
            request.held = 0.0 if turn is Turn.UPLOAD else held
            return True
        if turn is Turn.CHANGE and held > PATIENCE:
            request.refuse(503)
            return True
        return False

    def _has_enough(self, request: Any) -> bool:
        """Return whether the owner has enough waiting uploads. Uploads of visitors with a token are limited before they
        are read, and take no place of the owner's.
        """
        held = [channel.requests[0] for _, turn, channel in self._held if turn is Turn.UPLOAD]
        return bool(request.is_owners and sum(each.is_owners for each in held) >= WAITING_UPLOADS)

    def _start(self, channels: Iterable[Any]) -> None:
        for channel in channels:
            super().add_task(channel)


def is_change(request: Any) -> bool:
    """Return whether a request may take the writer's turn."""
    return request.command not in READS or request.path == READY or request.path.startswith(CONFIRMING)


def _turn_of(request: Any) -> Turn:
    """Return the place that a change needs. A stranger's form does not count as an upload, and takes no place of the
    owner's.
    """
    is_form = request.headers.get("CONTENT_TYPE", "").startswith("multipart/form-data")
    return Turn.UPLOAD if is_form and request.is_trusted() else Turn.CHANGE


def _places(turn: Turn) -> tuple[Turn, ...]:
    return (Turn.CHANGE, Turn.UPLOAD) if turn is Turn.UPLOAD else (Turn.CHANGE,)
