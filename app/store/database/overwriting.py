"""Overwriting what was deleted, in the database file and in its log."""

import logging
from dataclasses import dataclass
from typing import Any

from sqlalchemy.exc import OperationalError

from app.store.database.base import db
from app.store.database.driver import sqlite3
from app.store.database.sqlite import quiet
from app.store.database.state import state_of
from app.store.database.writer import waiting_at_most

log = logging.getLogger(__name__)

PATIENCE = 1.0
"""Seconds to wait for readers: nobody can order meanwhile."""


@dataclass
class Overwriting:
    """Mark of deleted rows that the files may still hold."""

    is_due: bool = False


def overwrite_deleted() -> None:
    """Rewrite the database without free pages, and empty its log. `secure_delete` overwrites deleted rows, but rarely
    the earlier contents of a page after its rows were moved to others. If a reader, another program or a full disk
    prevents it, that is logged, and `overwrite_if_due` does it later.
    """
    state_of(db.session()).of(Overwriting).is_due = True
    overwrite_if_due()


def overwrite_if_due() -> None:
    """Overwrite what could not be before."""
    mark = state_of(db.session()).of(Overwriting)
    if not mark.is_due:
        return
    try:
        with quiet() as connection, waiting_at_most(connection, PATIENCE):
            connection.execute("VACUUM")
            mark.is_due = _is_log_in_use(connection)
    except (sqlite3.OperationalError, OperationalError) as error:
        log.warning("what was deleted is overwritten later: %s", error)


def _is_log_in_use(connection: Any) -> bool:
    """Empty the log; return whether a reader was in the way."""
    is_busy = bool(connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0])
    if is_busy:
        log.warning("the write-ahead log is in use: it is emptied later, at the latest when the shop stops")
    return is_busy
