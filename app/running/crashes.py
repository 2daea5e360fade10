"""What nobody foresaw: written to the log, and told in one sentence."""

import logging
import threading

from app.running.exits import CRASH, CannotStart
from app.running.logs import where_to_read

log = logging.getLogger(__name__)

DOOR = "door-"
"""How the names of the threads begin without which no customer is served (app.server.server)."""


class CrashWatch:
    """Logs every failure of a thread; that of a door ends the program, because a shop without one is shut."""

    def __init__(self, told: threading.Event) -> None:
        self._told = told
        self._door_failed = False
        threading.excepthook = self._note

    def refuse(self) -> None:
        """Raises CannotStart (70) when a door failed."""
        if self._door_failed:
            raise CannotStart(f"Pitlane stopped because of a fault of its own. {where_to_read()}", CRASH)

    def _note(self, failure: threading.ExceptHookArgs) -> None:
        name = failure.thread.name if failure.thread else "a thread"
        log.critical("%s failed", name, exc_info=failure.exc_value)
        if name.startswith(DOOR):
            self._door_failed = True
            self._told.set()
