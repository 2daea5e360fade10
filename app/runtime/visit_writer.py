"""Writes visits and product views, off the visitors' way.

In batches, by one thread.
"""

import logging

from flask import Flask

from app.periodic_worker import PeriodicWorker
from app.store.database.base import db
from app.web.calls.base.visit_queue import queue_of

log = logging.getLogger(__name__)

SECONDS = 1.0
"""Longest wait in seconds before an event is written."""
STOP_SECONDS = 60.0


class VisitWriter(PeriodicWorker):
    """Empties the queue of one application.

    Each second, or when a batch is full.
    """

    def __init__(self, app: Flask) -> None:
        super().__init__("visit-writer", SECONDS, self._write, stop_seconds=STOP_SECONDS)
        self._app = app
        self._queue = queue_of(app)
        self._queue.on_full = self.wake

    def stop(self) -> None:
        """End, and write what is left.

        Call it when no request comes any more.
        """
        super().stop()
        self._write()

    def _write(self) -> None:
        """Write the queued events.

        A failure loses at most these events, never the thread; a locked database or a full disk loses none.
        """
        try:
            with self._app.app_context():
                self._queue.flush()
                db.session.remove()
        except Exception:
            log.exception("visits were not written")
