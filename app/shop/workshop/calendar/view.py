"""Appointments with the job that they are for, as they are shown."""

from sqlalchemy import ColumnElement, select
from sqlalchemy.orm import Session

from app.contract.workshop.appointments import AppointmentView
from app.shop.base.workshop_times import wall_text
from app.store.workshop.calendar import Appointment, Bay
from app.store.workshop.jobs import Job

COLUMNS = (
    Appointment.id, Appointment.bay_id, Bay.name.label("bay"), Appointment.job_id, Appointment.title,
    Appointment.starts_at, Appointment.ends_at, Job.number.label("job_number"), Job.status.label("job_status"),
    Job.customer, Job.car,
)  # fmt: skip


def list_shown(session: Session, *conditions: ColumnElement[bool]) -> list[AppointmentView]:
    """Return the appointments that meet conditions, by their start."""
    found = (
        select(*COLUMNS)
        .select_from(Appointment)
        .join(Bay, Bay.id == Appointment.bay_id)
        .outerjoin(Job, Job.id == Appointment.job_id)
        .where(*conditions)
        .order_by(Appointment.starts_at, Appointment.id)
    )
    return [
        AppointmentView.from_row(row, starts=wall_text(row.starts_at), ends=wall_text(row.ends_at))
        for row in session.execute(found)
    ]
