"""Appointments with the job that they are for, as they are shown."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import ColumnElement, select
from sqlalchemy.orm import Session

from app.shop.base.workshop_times import wall_text
from app.store.workshop.calendar import Appointment, Bay
from app.store.workshop.jobs import Job


@dataclass(frozen=True)
class ShownAppointment:
    """An appointment with the name of its bay and the data of its job. `starts` and `ends` are local times of the
    workshop.
    """

    id: str
    bay_id: str
    bay: str
    job_id: str | None
    title: str
    starts_at: datetime
    ends_at: datetime
    job_number: int | None
    job_status: str | None
    customer: str | None
    car: str | None
    note: str | None = None

    @property
    def starts(self) -> str:
        """Return "2026-11-24T09:00"."""
        return wall_text(self.starts_at)

    @property
    def ends(self) -> str:
        """Return "2026-11-24T12:00"."""
        return wall_text(self.ends_at)


COLUMNS = (
    Appointment.id, Appointment.bay_id, Bay.name, Appointment.job_id, Appointment.title, Appointment.starts_at,
    Appointment.ends_at, Job.number, Job.status, Job.customer, Job.car,
)  # fmt: skip


def list_shown(session: Session, *conditions: ColumnElement[bool]) -> Sequence[ShownAppointment]:
    """Return the appointments that meet conditions, by their start."""
    found = (
        select(*COLUMNS)
        .select_from(Appointment)
        .join(Bay, Bay.id == Appointment.bay_id)
        .outerjoin(Job, Job.id == Appointment.job_id)
        .where(*conditions)
        .order_by(Appointment.starts_at, Appointment.id)
    )
    return [ShownAppointment(*row) for row in session.execute(found)]
