"""Writes what was visited and looked at, off the visitors' way: in batches, by one thread.

`start_visit_writer(app)` begins it and `stop_visit_writer(app)` writes what is left; a server calls both. Without a
running thread (tests, commands) events wait until `flush()`, which whoever reads statistics calls first.
"""

import logging
import threading
from typing import cast

from flask import Flask, current_app
from sqlalchemy.exc import OperationalError

from app.shop.analytics.analytics import Queue, View, Visit, write_events
from app.store.base import db
from app.store.sqlite import write

log = logging.getLogger(__name__)

EXTENSION = "pitlane.visit_writer"
SECONDS = 1.0
"""How long an event waits at most before it is written."""


class VisitWriter:
    """The queue of one application and the thread that empties it."""

    def __init__(self) -> None:
        self.queue = Queue()
        self._stopping = threading.Event()
        self._thread: threading.Thread | None = None

    def start(self, app: Flask) -> None:
        """Write each second, or when a batch is full."""
        self._thread = threading.Thread(target=self._run, args=(app,), name="recorder", daemon=True)
        self._thread.start()

    def stop(self, app: Flask) -> None:
        """End the thread and write what is left."""
        self._stopping.set()
        self.queue.waiting.set()
        if self._thread:
            self._thread.join()
        self._write(app)

    def flush(self) -> None:
        """Write everything that was reported until now. Raises OperationalError, having kept it, when it cannot."""
        with self.queue.writing:
            events = self.queue.take()
            if not events:
                return
            try:
                with write(catalogue=False) as session:
                    write_events(session, events)
            except OperationalError:
                self.queue.give_back(events)
                raise

    def _run(self, app: Flask) -> None:
        while not self._stopping.is_set():
            self.queue.waiting.wait(SECONDS)
            self._write(app)

    def _write(self, app: Flask) -> None:
        """A failure loses at most these events, never the thread; a locked database or a full disk loses none."""
        try:
            with app.app_context():
                self.flush()
                db.session.remove()
        except Exception:
            log.exception("visits were not written")


def init_visit_writer(app: Flask) -> None:
    """Give the application its queue."""
    app.extensions[EXTENSION] = VisitWriter()


def record(event: Visit | View) -> None:
    """Keep an event of the current application until it is written."""
    _visit_writer(current_app).queue.add(event)


def flush() -> None:
    """Write everything that was reported to the current application until now."""
    _visit_writer(current_app).flush()


def start_visit_writer(app: Flask) -> None:
    """Begin to write in the background."""
    _visit_writer(app).start(app)


def stop_visit_writer(app: Flask) -> None:
    """Write what is left, and end. Call it when no request comes any more."""
    _visit_writer(app).stop(app)


def _visit_writer(app: Flask) -> VisitWriter:
    return cast(VisitWriter, app.extensions[EXTENSION])
