"""When the workshop is open: the hours of its week, and its closed days."""

from sqlalchemy import CheckConstraint, Integer, Text
from sqlalchemy.orm import Mapped, mapped_column

from app.store.database.base import Base


class Opening(Base):
    """A span of time in which the workshop is open, in the workshop's time zone. `weekday` is 1 for Monday to 7 for
    Sunday; `opens` and `closes` are written as "09:00". A day may have several.
    """

    __tablename__ = "opening"
    __table_args__ = (CheckConstraint("weekday BETWEEN 1 AND 7", "weekday"), CheckConstraint("closes > opens", "span"))

    weekday: Mapped[int] = mapped_column(Integer, primary_key=True)
    opens: Mapped[str] = mapped_column(Text, primary_key=True)
    closes: Mapped[str] = mapped_column(Text)


class ClosedDay(Base):
    """A day of the workshop, "2026-12-25", on which it is closed."""

    __tablename__ = "closed_days"

    day: Mapped[str] = mapped_column(Text, primary_key=True)
    reason: Mapped[str] = mapped_column(Text, default="")
