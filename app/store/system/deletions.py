"""Deletions and bulk edits that can be undone for a while."""

from datetime import datetime, timedelta

from sqlalchemy import Integer, Text
from sqlalchemy.orm import Mapped, mapped_column

from app.store.database.base import Row

RETENTION = timedelta(days=30)


class Deletion(Row):
    """One deletion or edit that can be undone. `kind` is the kind of row and `act` the kind of change; `name` and
    `count` are the name and number of the rows. `content` has the rows as JSON, and `files` is the JSON list of the
    filenames of their pictures.
    """

    __tablename__ = "deletions"

    kind: Mapped[str] = mapped_column(Text)
    act: Mapped[str] = mapped_column(Text)
    name: Mapped[str] = mapped_column(Text)
    count: Mapped[int] = mapped_column(Integer)
    content: Mapped[str] = mapped_column(Text)
    files: Mapped[str] = mapped_column(Text, default="[]")

    @property
    def expires_at(self) -> datetime:
        """Until when it can be brought back."""
        return self.created_at + RETENTION
