"""Overwriting what was deleted, in the database file and in its log."""

import logging
from dataclasses import dataclass
from typing import Any

from app.store.base import db
from app.store.driver import sqlite3
from app.store.sqlite import quiet
from app.store.state import state_of
from app.store.writer import BUSY_MILLISECONDS

log = logging.getLogger(__name__)

PATIENCE_MILLISECONDS = 1000
"""Time to wait for readers: nobody can order meanwhile."""


@dataclass
class LogDue:
    """Mark of a log that still holds what was deleted."""

    is_due: bool = False


def overwrite_deleted() -> None:
    """Write the database without free pages, and empty its log.

    `secure_delete` has overwritten the rows, but rarely leaves what a page held before its rows were moved to others.
    Where a reader or a full disk is in the way, that is logged, and `empty_log_if_due` does what is left.
    """
    with quiet() as connection:
        try:
            connection.execute("VACUUM")
        except sqlite3.OperationalError as error:
            log.warning("the free pages were not overwritten: %s", error)
        _empty_log(connection)


def empty_log_if_due() -> None:
    """Cut the log where that was not possible before."""
    if state_of(db.session()).of(LogDue).is_due:
        with quiet() as connection:
            _empty_log(connection)


def _empty_log(connection: Any) -> None:
    connection.execute(f"PRAGMA busy_timeout={PATIENCE_MILLISECONDS}")
    try:
        is_busy = bool(connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0])
    finally:
        connection.execute(f"PRAGMA busy_timeout={BUSY_MILLISECONDS}")
    if is_busy:
        log.warning("the write-ahead log is in use: it is emptied later, at the latest when the shop stops")
    state_of(db.session()).of(LogDue).is_due = is_busy
