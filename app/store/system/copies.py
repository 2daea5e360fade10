"""Copies of the database. They are taken from the running database, checked as separate files, and restored into the
running database.
"""

import os
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.held_files import remove_file, replace_file
from app.store.database.base import db
from app.store.database.driver import sqlite3
from app.store.database.errors import DamagedDatabase
from app.store.database.search_index import BATCH, index_products, list_due
from app.store.database.secret_settings import remove_keys
from app.store.database.state import state_of
from app.store.system.late_tables import find_late

FROM_A_BACKUP = "This mail waited when the backup was made. It may have been sent since: look before you send it."


STEP = 2048
"""Pages copied between two flushes: 8 MB."""


@dataclass(frozen=True)
class Counts:
    """Counts of a copy's rows, by which an owner recognises it."""

    products: int
    orders: int
    images: int


@contextmanager
def snapshot(database: Path) -> Iterator[sqlite3.Connection]:
    """Open a connection that sees the database as it is now. Later writes are not visible to it until the block
    ends.
    """
    with closing(sqlite3.connect(database, timeout=10, isolation_level=None, check_same_thread=False)) as connection:
        connection.execute("BEGIN")
        connection.execute("SELECT count(*) FROM alembic_version").fetchone()
        yield connection


def copy_database(connection: Any, target: Path) -> None:
    """Write the database to a new file.

    As it is between two commits, without anybody's session and the keys for money. `connection` has the writer's
    turn (app.store.database.sqlite.quiet), or is a snapshot.
    """
    with closing(sqlite3.connect(target, isolation_level=None)) as copy, target.open("rb+") as file:
        copy.execute("PRAGMA synchronous=OFF")
        # Flushed bit by bit: an order's own flush would wait for all that the system still holds.
        connection.backup(copy, pages=STEP, progress=lambda *_: os.fsync(file.fileno()))
        remove_keys(copy)
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


def make_ready(copy: Path) -> None:
    """Prepare a copy for use as the shop's database. It removes sign-in sessions, holds waiting mails so that none is
    sent twice, and turns on write-ahead logging.
    """
    with closing(sqlite3.connect(copy, isolation_level=None)) as connection:
        connection.execute("DELETE FROM admin_sessions")
        _hold_mails(connection)
        _index(connection)
        connection.execute("PRAGMA journal_mode=WAL")


def put_back(copy: Path, connection: Any) -> None:
    """Make the running database what `copy` is.

    In one transaction: a failure or a crash leaves it as it was. `connection` has the writer's turn
    (app.store.database.sqlite.quiet).
    """
    with closing(sqlite3.connect(copy)) as source:
        source.backup(connection)
    state_of(db.session()).version.bump()


def swap_in(copy: Path, database: Path) -> None:
    """Replace a database that nobody has open with a copy. If it is killed at any step, it can be repeated. The old
    write-ahead log is deleted first, because it would otherwise be read into the new database.
    """
    for ending in ("-wal", "-shm"):
        remove_file(database.with_name(database.name + ending))
    replace_file(copy, database)


def pictures_in(connection: Any) -> set[str]:
    """Return the file names of the pictures and documents that a database knows."""
    known = "SELECT filename FROM images UNION SELECT filename FROM product_documents"
    return {str(row[0]) for row in connection.execute(known)}


def revision_of(copy: Path) -> str:
    """Return the revision of a copy's tables, or a blank string if it has none."""
    try:
        with closing(sqlite3.connect(copy)) as connection:
            row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            return str(row[0]) if row else ""
    except sqlite3.DatabaseError:
        return ""


def ids_in(copy: Path) -> set[str]:
    """Return the ids of orders, enquiries and documents in a checked copy."""
    tables = ("orders", "contact_inquiries", "documents")
    every = " UNION ALL ".join(f"SELECT id FROM {table}" for table in tables)  # noqa: S608 -- our own names
    with closing(sqlite3.connect(copy)) as connection:
        return {str(row[0]) for row in connection.execute(every)}


def _hold_mails(copy: sqlite3.Connection) -> None:
    """Hold the mails that wait in a copy. They may have been sent since the copy was made, so the owner checks them
    before they are sent again.
    """
    waiting = "status IN ('waiting', 'sending')"
    kinds: tuple[str, ...] = find_late("app.store.customers.mails", "OWNER_KINDS")
    marks = ", ".join("?" * len(kinds))
    copy.execute(f"UPDATE mails SET status = 'done' WHERE {waiting} AND kind IN ({marks})", kinds)  # noqa: S608 -- our own words
    copy.execute(f"UPDATE mails SET status = 'by_hand', last_error = ? WHERE {waiting}", (FROM_A_BACKUP,))  # noqa: S608 -- our own words


def _index(copy: sqlite3.Connection) -> None:
    """Write the search index of a copy that an older program made."""
    copy.execute("BEGIN")
    due = list_due(copy)
    for start in range(0, len(due), BATCH):
        index_products(copy, due[start : start + BATCH])
    copy.execute("COMMIT")


def _count(connection: sqlite3.Connection, table: str) -> int:
    return int(connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0])  # noqa: S608 -- our own names
