"""Statements compiled once and run on the driver itself: what SQLAlchemy does for each run costs ten times the SQL."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import ClauseElement, Connection
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import OperationalError

from app.store.driver import sqlite3

_DIALECT = sqlite.dialect(paramstyle="named")


class Prepared:
    """A statement of our own tables. Run it within a write(), whose transaction it joins.

    Values are converted as the columns' types say; rows come as SQLite holds them: money in cents, times as text.
    An insert names every column of its table, so every column must be given.
    """

    def __init__(self, statement: ClauseElement) -> None:
        compiled = statement.compile(dialect=_DIALECT)
        self._sql = str(compiled)
        self._constants = {name: value for name, value in compiled.params.items() if value is not None}
        self._conversions = {
            name: convert
            for name, value in getattr(compiled, "binds", {}).items()
            if (convert := value.type.dialect_impl(_DIALECT).bind_processor(_DIALECT))
        }

    def run(self, connection: Connection, values: Mapping[str, Any]) -> sqlite3.Cursor:
        """Execute it. Raises SQLAlchemy's OperationalError for a full disk or a locked file, as others do."""
        sent = {**self._constants, **values}
        for name, convert in self._conversions.items():
            sent[name] = convert(sent[name])
        driver: sqlite3.Connection = connection.connection.driver_connection  # type: ignore[assignment]  # untyped there
        try:
            return driver.execute(self._sql, sent)
        except sqlite3.OperationalError as error:
            raise OperationalError(self._sql, None, error) from error
