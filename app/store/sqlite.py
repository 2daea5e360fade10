"""The shop's SQLite file: opening it, and the one way to write.

Every write goes through `write()`: a process lock, then BEGIN IMMEDIATE. With the driver's own defaults two checkouts
can sell the same piece; with a deferred BEGIN the second writer fails at once instead of waiting.
"""

import logging
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, Engine, event
from sqlalchemy.orm import Session

from app.store import invalidation
from app.store.base import db
from app.store.driver import sqlite3, warn_if_outdated
from app.store.state import EXTENSION, State, state_of

log = logging.getLogger(__name__)

BUSY_MILLISECONDS = 5000
POOL_SIZE = 16
"""Both listeners' threads (8 + 3) and the background workers, each with a connection of its own."""

_writer = threading.Lock()
_holder: int | None = None


def engine_options(state: State) -> dict[str, Any]:
    """Options of the engine: a connection for each thread that may want one, and no queueing beyond it."""
    # A failing statement is logged, but never with the customer's details in it.
    return {
        "module": sqlite3,
        "pool_size": POOL_SIZE,
        "max_overflow": 0,
        # The connection that wrote last still has the pages in its memory; any other would read sixty of them anew.
        "pool_use_lifo": True,
        "pool_timeout": 10,
        "hide_parameters": True,
        "execution_options": {EXTENSION: state},
    }


def set_up_engine(engine: Engine) -> None:
    """Give every connection of the engine our pragmas, and every transaction its kind of BEGIN."""
    warn_if_outdated()
    event.listen(engine, "connect", _on_connect)
    event.listen(engine, "begin", _on_begin)


def _on_connect(connection: Any, _record: Any) -> None:
    connection.isolation_level = None
    for pragma in (
        f"busy_timeout={BUSY_MILLISECONDS}",
        "foreign_keys=ON",
        "synchronous=FULL",
        "trusted_schema=OFF",
        "secure_delete=ON",
    ):
        connection.execute(f"PRAGMA {pragma}")


def _on_begin(connection: Connection) -> None:
    immediate = connection.get_execution_options().get("immediate", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")


@contextmanager
def write(*, catalogue: bool = True, settings: bool = True) -> Iterator[Session]:
    """One transaction: committed when the block ends, rolled back when it raises.

    Raises the version of the catalogue right after the commit, unless the caller says that nothing of the catalogue
    (products, stock, vehicles, categories, settings) can have changed, and that of the settings, unless the caller says
    that none of them can have. A block that says either marks the carts and the products that it changes
    (`mark_changed`). Raises RuntimeError when entered twice.
    """
    global _holder  # noqa: PLW0603 -- one writer in the whole process is the point
    if _holder == threading.get_ident():
        raise RuntimeError("write() is already open in this thread")
    with _writer:
        _holder = threading.get_ident()
        session = db.session()
        try:
            # Ends a read snapshot of this thread, so that the block sees what others have committed.
            session.rollback()
            invalidation.take_marks(session)
            session.connection(execution_options={"immediate": True})
            yield session
            session.commit()
            state = state_of(session)
            state.invalidation.publish(invalidation.take_marks(session))
            if catalogue:
                state.version.bump(settings=settings)
        except BaseException:
            session.rollback()
            raise
        finally:
            _holder = None


def read_afresh() -> None:
    """End this thread's read snapshot, so that the next query sees all that was committed before this moment.

    For who keeps an answer under a version: an earlier query of the same request may have fixed an older state.
    """
    if _holder != threading.get_ident():
        db.session.rollback()


@contextmanager
def quiet() -> Iterator[Any]:
    """The writer's turn on a plain sqlite3 connection: for backups and checkpoints, which must not meet a commit."""
    with _writer:
        connection = db.engine.raw_connection()
        try:
            yield connection.driver_connection
        finally:
            connection.close()


def close_database() -> None:
    """Fold the write-ahead log into the database file and close every connection.

    Where the disk has no room for that the log stays beside the database, whole, and the next start goes on with it.
    """
    db.session.remove()
    try:
        with quiet() as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.OperationalError as error:
        log.warning("the write-ahead log was kept: %s", error)
    db.engine.dispose()
