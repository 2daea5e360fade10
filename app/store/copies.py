"""Copies of the database: taken from the running one, checked as a file of their own, put back into the running one."""

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from app.store import version
from app.store.driver import sqlite3
from app.store.errors import DamagedDatabase
from app.store.mails import OWNER_KINDS
from app.store.sqlite import quiet

FROM_A_BACKUP = "This mail waited when the backup was made. It may have been sent since: look before you send it."


@dataclass(frozen=True)
class Counts:
    """What a copy holds: how an owner recognises it."""

    products: int
    orders: int
    images: int


def copy_database(target: Path, beside: Callable[[], None]) -> None:
    """Write the running database to a new file, as it is between two commits, without anybody's session.

    `beside` is called in the same turn, so that what it notes belongs to the same moment.
    """
    with quiet() as connection, closing(sqlite3.connect(target)) as copy:
        connection.backup(copy)
        beside()
    with closing(sqlite3.connect(target, isolation_level=None)) as copy:
        copy.execute("PRAGMA secure_delete=ON")
        copy.execute("DELETE FROM admin_sessions")
        # One file, without a log beside it that could be left behind.
        copy.execute("PRAGMA journal_mode=DELETE")


def check_copy(copy: Path) -> Counts:
    """Open a copy, check every page of it and count. Raises DamagedDatabase."""
    try:
        with closing(sqlite3.connect(copy, timeout=10)) as connection:
            if connection.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
                raise DamagedDatabase("The copy of the database is damaged.")
            return Counts(*(_count(connection, table) for table in ("products", "orders", "images")))
    except sqlite3.DatabaseError as error:
        raise DamagedDatabase("The copy of the database is damaged.") from error


def put_back(copy: Path) -> None:
    """Make the running database what `copy` is, in one transaction: a failure or a crash leaves it as it was."""
    with closing(sqlite3.connect(copy, isolation_level=None)) as source:
        source.execute("DELETE FROM admin_sessions")
        _hold_mails(source)
        with quiet() as connection:
            source.backup(connection)
    version.raise_version()


def _hold_mails(copy: sqlite3.Connection) -> None:
    """What waited when the copy was made may have been sent since: the owner looks before anything goes out again."""
    waiting = "status IN ('waiting', 'sending')"
    marks = ", ".join("?" * len(OWNER_KINDS))
    copy.execute(f"UPDATE mails SET status = 'done' WHERE {waiting} AND kind IN ({marks})", OWNER_KINDS)  # noqa: S608 -- our own words
    copy.execute(f"UPDATE mails SET status = 'by_hand', last_error = ? WHERE {waiting}", (FROM_A_BACKUP,))  # noqa: S608 -- our own words


def _count(connection: sqlite3.Connection, table: str) -> int:
    return int(connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0])  # noqa: S608 -- our own names
