"""The shop's SQLite file: opening it, and the only way to write to it. Every write uses `write()`, which takes a
process lock and then runs BEGIN IMMEDIATE. With the driver's defaults two checkouts can sell the same piece; with a
deferred BEGIN the second writer fails at once instead of waiting.
"""

import logging
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, Engine, event
from sqlalchemy.exc import OperationalError
from sqlalchemy.orm import Session

from app.store.database.base import WRITER, db, now
from app.store.database.driver import execute, sqlite3, warn_if_outdated
from app.store.database.search_index import CACHE_PAGES, IndexBacklog, update_index
from app.store.database.state import EXTENSION, State, state_of
from app.store.database.touched import EVERYTHING
from app.store.database.types import write_time
from app.store.database.write_lock import PATIENCE, end_turn, take_turn
from app.store.database.writer import BUSY_MILLISECONDS, Writer, driver_of, waiting_at_most

log = logging.getLogger(__name__)

POOL_SIZE = 20
"""Both listeners' threads (8 + 4), their loops and the background workers, each with its own; and the writer's."""
_BEGIN = "BEGIN IMMEDIATE"

_holder: int | None = None


def engine_options(state: State) -> dict[str, Any]:
    """Return the options of the engine. The pool has a connection for each thread that may need one, and no
    overflow.
    """
    # A failing statement is logged, but never with the customer's details in it.
    return {
        "module": sqlite3,
        "pool_size": POOL_SIZE,
        "max_overflow": 0,
        # The connection that read last still has the pages in its memory.
        "pool_use_lifo": True,
        "pool_timeout": 10,
        "hide_parameters": True,
        "execution_options": {EXTENSION: state},
    }


def set_up_engine(engine: Engine) -> None:
    """Give every connection our pragmas, and every transaction its BEGIN."""
    warn_if_outdated()
    event.listen(engine, "connect", _on_connect)
    event.listen(engine, "begin", _on_begin)
    event.listen(engine, "engine_disposed", _on_dispose)


def _on_connect(connection: Any, _record: Any) -> None:
    connection.isolation_level = None
    for pragma in (
        f"busy_timeout={BUSY_MILLISECONDS}",
        "foreign_keys=ON",
        "synchronous=FULL",
        "trusted_schema=OFF",
        "secure_delete=ON",
        f"cache_size={CACHE_PAGES}",
    ):
        connection.execute(f"PRAGMA {pragma}")
    connection.create_function("this_moment", 0, lambda: write_time(now()))


def _on_begin(connection: Connection) -> None:
    """Begin a read transaction. The writer's connection is already in its transaction when a session uses it."""
    if not driver_of(connection).in_transaction:
        connection.exec_driver_sql("BEGIN")


def _on_dispose(engine: Engine) -> None:
    state: State = engine.get_execution_options()[EXTENSION]
    state.of(Writer).close()


@contextmanager
def write(*, patience: float = PATIENCE) -> Iterator[Session]:
    """One transaction: committed when the block ends, rolled back when it raises.

    What it changed outdates the answers that show it right after the commit (`app.store.database.touched`): the carts
    and the stock that it names, or all of them and the version of the catalogue, whose search index goes along before
    the commit. Raises RuntimeError when entered twice, OperationalError when it waited `patience` seconds in all, for
    its turn and for another program.

    The session is the thread's own, on the writer's connection until the block ends. Statements that are run on the
    driver (`Prepared`) never make it begin, which would cost more than they do.
    """
    global _holder  # noqa: PLW0603 -- one writer in the whole process is the point
    if _holder == threading.get_ident():
        raise RuntimeError("write() is already open in this thread")
    left = take_turn(patience)
    try:
        _holder = threading.get_ident()
        session = db.session()
        # Ends a read snapshot of this thread, so that the block sees what others have committed.
        session.rollback()
        state, has_backlog = state_of(session), False
        touched = state.of(Writer).touched
        with _transaction(session, state.of(Writer), left) as driver:
            touched.clear()
            yield session
            session.flush()
            if EVERYTHING in touched:
                has_backlog = update_index(driver)
        state.invalidation.publish(touched)
        if EVERYTHING in touched:
            state.version.bump()
        if has_backlog:
            state.of(IndexBacklog).wake()
    finally:
        _holder = None
        end_turn()


@contextmanager
def _transaction(session: Session, writer: Writer, patience: float) -> Iterator[sqlite3.Connection]:
    """Begin, commit or roll back a transaction on the writer's connection. If the session begins a transaction, it is
    part of this one.
    """
    connection = writer.connect(session.get_bind().engine)
    driver = driver_of(connection)
    with waiting_at_most(driver, patience):
        execute(driver, _BEGIN)
    session.info[WRITER] = connection
    try:
        yield driver
        if session.in_transaction():
            session.commit()
        if driver.in_transaction:
            execute(driver, "COMMIT")
    except BaseException:
        try:
            session.rollback()
        finally:
            driver.rollback()
        raise
    finally:
        del session.info[WRITER]


def read_afresh() -> None:
    """End this thread's read snapshot, so that the next query sees everything committed until now. Otherwise an earlier
    query of the request may have fixed an older state.
    """
    if _holder != threading.get_ident():
        db.session.rollback()


@contextmanager
def quiet() -> Iterator[Any]:
    """Take the writer's turn on a plain sqlite3 connection. It is for backups and checkpoints, which must not run
    during a commit. Raises OperationalError as `write` does.
    """
    left = take_turn()
    try:
        state: State = db.engine.get_execution_options()[EXTENSION]
        driver = driver_of(state.of(Writer).connect(db.engine))
        with waiting_at_most(driver, left):
            yield driver
    finally:
        end_turn()


def close_database() -> None:
    """Merge the write-ahead log into the database file and close every connection. If the disk is too full for that, or
    the file is damaged, the complete log remains beside the database, and the next start uses it.
    """
    db.session.remove()
    try:
        with quiet() as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except (sqlite3.DatabaseError, OperationalError) as error:
        log.warning("the write-ahead log was kept: %s", error)
    db.engine.dispose()
