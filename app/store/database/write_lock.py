"""The writer's turn: one writer in the process, and no long wait."""

import threading
import time

from sqlalchemy.exc import OperationalError

from app.store.database.driver import sqlite3

PATIENCE = 5.0
"""Seconds for which a write waits in all: held back by the listener, for its turn, and for another program's lock."""
LOCKED = "database is locked"

_writer = threading.Lock()
_waited = threading.local()


def count_waited(seconds: float) -> None:
    """Note how long the request of this thread was held back."""
    _waited.seconds = seconds


def take_turn(patience: float = PATIENCE) -> float:
    """Wait for the writer's turn, and return the seconds that are left to wait for another program. Raises
    OperationalError if there is no turn in time.
    """
    until = time.monotonic() + patience - getattr(_waited, "seconds", 0.0)
    if not _writer.acquire(timeout=max(0.0, until - time.monotonic())):
        raise OperationalError("the writer's turn", None, sqlite3.OperationalError(LOCKED))
    return max(0.0, until - time.monotonic())


def end_turn() -> None:
    """Let the next writer begin."""
    _writer.release()
