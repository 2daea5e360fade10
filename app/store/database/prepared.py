"""Statements that are compiled once and run on the driver itself. SQLAlchemy's own work for each run costs ten times as
much as the SQL.
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
    """A compiled statement on our own tables. Values are converted by the types of the columns; rows are returned as
    SQLite stores them, with money in cents and times as text. An insert names every column of its table, so every
    column must be given.
    """

    def __init__(self, statement: ClauseElement) -> None:
        self._statement = statement

    @cached_property
    def _compiled(self) -> tuple[str, dict[str, Any], dict[str, Any]]:
        """Return the SQL, its constants and the conversions of its values. They are compiled at the first use, because
        compiling all statements would delay the start by 30 ms.
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
        """Execute the statement within a write(), as part of its transaction. Raises OperationalError for a full disk
        or a locked file, and KeyError outside a write().
        """
        writer: Connection = session.info[WRITER]
        return self._execute(writer.connection, values)

    def read(self, session: Session, values: Mapping[str, Any]) -> list[Row]:
        """Return all rows, as the open write() sees them, or else as they were last committed. A single statement
        always sees one consistent state, so it needs no transaction outside a write().
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
