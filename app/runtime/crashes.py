"""Unexpected errors: written to the log and reported in one sentence."""

import logging
import threading

from app.runtime.exits import CRASH, CannotStart
from app.runtime.logs import where_to_read

log = logging.getLogger(__name__)

LISTENER = "door-"
"""Prefix of the names of the threads that serve requests (app.server.server)."""


class CrashWatch:
    """Watch that logs every failure of a thread. The failure of a listener also ends the program, because a shop
    without one is closed.
    """

    def __init__(self, stopping: threading.Event) -> None:
        self._stopping = stopping
        self._listener_failed = False
        threading.excepthook = self._note

    def refuse(self) -> None:
        """Raises CannotStart (70) when a listener failed."""
        if self._listener_failed:
            raise CannotStart(f"Pitlane stopped because of an internal error. {where_to_read()}", CRASH)

    def _note(self, failure: threading.ExceptHookArgs) -> None:
        name = failure.thread.name if failure.thread else "a thread"
        log.critical("%s failed", name, exc_info=failure.exc_value)
        if name.startswith(LISTENER):
            self._listener_failed = True
            self._stopping.set()
