"""The database handle, and the base class with the columns that every table shares."""

import uuid
from datetime import UTC, datetime
from typing import Any

from flask_sqlalchemy import SQLAlchemy
from flask_sqlalchemy.session import Session
from sqlalchemy import Connection, Engine, MetaData, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from app.store.database.attribute_events import make_no_copies
from app.store.database.types import UtcTime

# Named constraints, because SQLite's batch migrations cannot drop an unnamed one.
NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}

WRITER = "pitlane.writer"
"""Key in a session's `info` of the writer's connection, while the session writes."""


class ThreadSession(Session):
    """The session of a thread, on the writer's connection while it writes."""

    def get_bind(self, *given: Any, **named: Any) -> Engine | Connection:
        """Return the connection or the engine that its statements run on."""
        writer: Connection | None = self.info.get(WRITER)
        return writer or super().get_bind(*given, **named)


make_no_copies()
db = SQLAlchemy(session_options={"class_": ThreadSession, "expire_on_commit": False})


def new_id() -> str:
    """Return a new uuid as text, for the id of a row (specification, section 3)."""
    return str(uuid.uuid4())


def now() -> datetime:
    """This moment in UTC."""
    return datetime.now(UTC)


class Base(DeclarativeBase):
    """The base of every table."""

    metadata = MetaData(naming_convention=NAMING)


class Row(Base):
    """The base of every specified table, with its id and the time of its creation."""

    __abstract__ = True

    id: Mapped[str] = mapped_column(Text, primary_key=True, default=new_id)
    created_at: Mapped[datetime] = mapped_column(UtcTime, default=now)
