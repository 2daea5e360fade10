"""The database handle, the base of every table, and the columns that every table shares."""

import uuid
from datetime import UTC, datetime

from flask_sqlalchemy import SQLAlchemy
from sqlalchemy import MetaData, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from app.store.types import UtcTime

# Named constraints, because SQLite's batch migrations cannot drop an unnamed one.
NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}

db = SQLAlchemy(session_options={"expire_on_commit": False})


def new_id() -> str:
    """A fresh uuid as text: the id of a row (specification, section 3)."""
    return str(uuid.uuid4())


def now() -> datetime:
    """This moment in UTC."""
    return datetime.now(UTC)


class Base(DeclarativeBase):
    """The base of every table."""

    metadata = MetaData(naming_convention=NAMING)


class Row:
    """Columns of every specified table: an id and the creation time."""

    id: Mapped[str] = mapped_column(Text, primary_key=True, default=new_id)
    created_at: Mapped[datetime] = mapped_column(UtcTime, default=now)
