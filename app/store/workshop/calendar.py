"""Bays of the workshop, and what is booked."""

from datetime import datetime

from sqlalchemy import CheckConstraint, ForeignKey, Index, Integer, Text
from sqlalchemy.orm import Mapped, mapped_column, relationship

from app.store.database.base import Row
from app.store.database.types import UtcTime
from app.store.workshop.jobs import Job


class Bay(Row):
    """A place for one car at a time."""

    __tablename__ = "bays"

    name: Mapped[str] = mapped_column(Text)
    display_order: Mapped[int] = mapped_column(Integer, default=0)


class Appointment(Row):
    """A reserved time in a bay, for a job or for the purpose that its title names. Two appointments in one bay never
    overlap, and the bay is free again at `ends_at`.
    """

    __tablename__ = "appointments"
    __table_args__ = (CheckConstraint("ends_at > starts_at", "span"), Index(None, "bay_id", "starts_at"))

    job_id: Mapped[str | None] = mapped_column(ForeignKey("jobs.id", ondelete="CASCADE"), index=True)
    bay_id: Mapped[str] = mapped_column(ForeignKey("bays.id", ondelete="RESTRICT"))
    starts_at: Mapped[datetime] = mapped_column(UtcTime, index=True)
    ends_at: Mapped[datetime] = mapped_column(UtcTime)
    title: Mapped[str] = mapped_column(Text, default="")

    bay: Mapped[Bay] = relationship(viewonly=True, lazy="joined")


# Here, since this module knows jobs and not the other way round.
Job.appointments = relationship(Appointment, viewonly=True, order_by=Appointment.starts_at)
