"""Writer that stores visits and product views in batches. It uses one thread, so that visitors do not wait for it."""

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
    """Worker that empties the queue of one application each second, or when a batch is full."""

    def __init__(self, app: Flask) -> None:
        super().__init__("visit-writer", SECONDS, self._write, stop_seconds=STOP_SECONDS)
        self._app = app
        self._queue = queue_of(app)
        self._queue.on_full = self.wake

    def stop(self) -> None:
        """Stop the thread and write the events that are left. Call it when no more requests arrive."""
        super().stop()
        self._write()

    def _write(self) -> None:
        """Write the queued events. A failure loses at most these events and never ends the thread; a locked database or
        a full disk loses none.
        """
        try:
            with self._app.app_context():
                self._queue.flush()
                db.session.remove()
        except Exception:
            log.exception("visits were not written")
