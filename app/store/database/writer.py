"""The application's one connection for writing."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, Engine

from app.store.database.driver import sqlite3
from app.store.database.touched import watch
from app.store.database.write_lock import PATIENCE

BUSY_MILLISECONDS = 5000
"""Milliseconds for which a connection waits for another program."""
SHORT = 0.1
"""Seconds that a wait for the turn may take without being taken off the other wait, which costs two statements."""


class Writer:
    """The application's one connection for writing, opened by its first write.

    `touched` are the names of what the present write has changed so far (`app.store.database.touched`).
    """

    def __init__(self) -> None:
        self._connection: Connection | None = None
        self.touched: set[str] = set()

    def connect(self, engine: Engine) -> Connection:
        """Return the connection; whoever calls it has the writer's turn."""
        if self._connection is None:
            connection = engine.connect()
            try:
                watch(driver_of(connection), self.touched)
            except BaseException:
                connection.close()
                raise
            self._connection = connection
        return self._connection

    def close(self) -> None:
        """Close the connection; the next write opens another."""
        if self._connection is not None:
            # Its pool may be gone, and would keep it open.
            self._connection.detach()
            self._connection.close()
            self._connection = None


def driver_of(connection: Connection) -> sqlite3.Connection:
    """Return the driver's own connection."""
    driver: sqlite3.Connection = connection.connection.driver_connection  # type: ignore[assignment]  # untyped there
    return driver


@contextmanager
def waiting_at_most(driver: sqlite3.Connection, seconds: float) -> Iterator[None]:
    """Wait for another program no longer than this, within the block."""
    if seconds > PATIENCE - SHORT:
        yield
        return
    driver.execute(f"PRAGMA busy_timeout={int(seconds * 1000)}")
    try:
        yield
    finally:
        driver.execute(f"PRAGMA busy_timeout={BUSY_MILLISECONDS}")
