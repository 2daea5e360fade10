"""Statements compiled once and run on the driver itself.

SQLAlchemy's own work for each run costs ten times the SQL.
"""

from collections.abc import Mapping
from contextlib import closing
from functools import cached_property
from typing import Any

from sqlalchemy import ClauseElement, Connection, PoolProxiedConnection
from sqlalchemy.dialects import sqlite
from sqlalchemy.orm import Session

from app.store.database.base import WRITER
from app.store.database.driver import execute, sqlite3

_DIALECT = sqlite.dialect(paramstyle="named")

Row = tuple[Any, ...]


class Prepared:
    """A statement of our own tables.

    Values are converted as the columns' types say; rows come as SQLite holds them: money in cents, times as text.
    An insert names every column of its table, so every column must be given.
    """

    def __init__(self, statement: ClauseElement) -> None:
        self._statement = statement

    @cached_property
    def _compiled(self) -> tuple[str, dict[str, Any], dict[str, Any]]:
        """Return the SQL, its constants and its values' conversions.

        Made when first used: a start would wait 30 ms for all of them.
        """
        compiled = self._statement.compile(dialect=_DIALECT)
        constants = {name: value for name, value in compiled.params.items() if value is not None}
        conversions = {
            name: convert
            for name, value in getattr(compiled, "binds", {}).items()
            if (convert := value.type.dialect_impl(_DIALECT).bind_processor(_DIALECT))
        }
        return str(compiled), constants, conversions

    def run(self, session: Session, values: Mapping[str, Any]) -> sqlite3.Cursor:
        """Execute it within a write(), whose transaction it joins.

        Raises OperationalError for a full disk or a locked file, KeyError outside a write().
        """
        writer: Connection = session.info[WRITER]
        return self._execute(writer.connection, values)

    def read(self, session: Session, values: Mapping[str, Any]) -> list[Row]:
        """Return all rows.

        Within a write() as it sees them, else as they were last committed. One statement is a state of its own, so
        outside a write() it needs no transaction.
        """
        if WRITER in session.info:
            return self.run(session, values).fetchall()
        with closing(session.get_bind().engine.raw_connection()) as connection:
            return self._execute(connection, values).fetchall()

    def _execute(self, connection: PoolProxiedConnection, values: Mapping[str, Any]) -> sqlite3.Cursor:
        sql, constants, conversions = self._compiled
        sent = {**constants, **values}
        for name, convert in conversions.items():
            sent[name] = convert(sent[name])
        driver: sqlite3.Connection = connection.driver_connection  # type: ignore[assignment]  # untyped there
        return execute(driver, sql, sent)
