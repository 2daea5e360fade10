"""The SQLite library, which is the current one shipped with the program, or else the one in Python. Every connection of
the process is opened with it, because two SQLite libraries on one file would drop each other's locks.
"""

import logging
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import URL
from sqlalchemy.exc import OperationalError

if TYPE_CHECKING:
    import sqlite3
else:
    try:
        from pysqlite3 import dbapi2 as sqlite3
    except ImportError:
        import sqlite3

__all__ = ["database_url", "execute", "sqlite3", "warn_if_outdated"]

log = logging.getLogger(__name__)

OLDEST = (3, 51, 3)
"""Older ones can, rarely, damage a database whose log is folded in while it is written: sqlite.org/wal.html."""


def database_url(database: Path) -> URL:
    """Return SQLAlchemy's URL of a database file. It is built from parts and not parsed, because a folder's name may
    contain a "?".
    """
    return URL.create("sqlite", database=database.resolve().as_posix())


def execute(connection: sqlite3.Connection, statement: str, values: Mapping[str, Any] | None = None) -> sqlite3.Cursor:
    """Execute a statement. Raises SQLAlchemy's OperationalError for a full disk or a locked file, as SQLAlchemy's own
    statements do.
    """
    try:
        return connection.execute(statement, values or {})
    except sqlite3.OperationalError as error:
        raise OperationalError(statement, None, error) from error


def warn_if_outdated() -> None:
    """Log a warning if this SQLite has a known fault."""
    if sqlite3.sqlite_version_info < OLDEST:
        due = ".".join(map(str, OLDEST))
        log.warning("SQLite %s has a known fault; %s or newer is due", sqlite3.sqlite_version, due)
