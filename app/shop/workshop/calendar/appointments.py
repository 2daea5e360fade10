"""Appointments that are entered in the workshop's time and stored in UTC."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.contract.workshop.appointments import BookedView, JobBookingView
from app.shop.base.errors import Conflict, NotFound, invalid_field
from app.shop.base.settings.settings import read_settings
from app.shop.base.trash.deletions import keep
from app.shop.base.trash.snapshots import take_rows
from app.shop.base.workshop_times import say_span, to_moment, wall_clock, wall_text
from app.shop.sales.mail.server import is_mail_set_up
from app.shop.workshop.calendar.bays import BAYS
from app.shop.workshop.calendar.booked_day import find_day, note_change
from app.shop.workshop.calendar.opening import note_of
from app.shop.workshop.calendar.overlaps import LONGEST, refuse_overlap
from app.shop.workshop.calendar.view import list_shown
from app.store.customers.contacts import Contact
from app.store.customers.enquiries import Enquiry
from app.store.system.deletions import Deletion
from app.store.workshop.calendar import Appointment
from app.store.workshop.jobs import CANCELLED, COLLECTED, Job
from app.store.workshop.quotes import Quote

NO_APPOINTMENT = "Appointment not found"
NO_JOB = "Job not found"
OVER = "This job is {}: book a bay for an open job"
NAMELESS = "Please choose a job or write a title"
BACKWARDS = "The end must be after the start"
TOO_LONG = f"An appointment lasts {LONGEST.days} days at most"


def read_booking(session: Session, job_id: str) -> JobBookingView:
    """Return the appointments of a job. Raises NotFound."""
    job = session.get(Job, job_id)
    if job is None:
        raise NotFound(NO_JOB)
    appointments = list_shown(session, Appointment.job_id == job_id)
    day = find_day(session, job)
    quote = session.get(Quote, job.quote_id) if job.quote_id else None
    return JobBookingView.from_row(
        job,
        job_id=job_id,
        preferred_day=find_preferred_day(session, quote),
        appointments=appointments,
        day=_wall(day.starts_at if day else None),
        day_informed=_wall(job.day_informed),
        day_text_at=_wall(job.day_text_at),
        can_mail=_can_mail(session, job),
    )


def add_appointment(session: Session, given: Mapping[str, Any]) -> BookedView:
    """Book an appointment in a bay. Raises Invalid, NotFound, or Conflict that names the appointment in the way."""
    appointment = Appointment()
    _write(session, appointment, given)
    _refuse_job_that_is_over(session, appointment)
    session.add(appointment)
    session.flush()
    note_change(session, appointment.job_id)
    return _show(session, appointment)


def add_parts(session: Session, job_id: str, parts: Sequence[Mapping[str, Any]]) -> list[BookedView]:
    """Book all appointments of a job's work, or none of them. Raises the same errors as `add_appointment`."""
    return [add_appointment(session, {"job_id": job_id, "title": "", **part}) for part in parts]


def change_appointment(session: Session, appointment_id: str, changes: Mapping[str, Any]) -> BookedView:
    """Change what is named. Raises as `add_appointment`."""
    appointment = _get(session, appointment_id)
    before = appointment.job_id
    _write(session, appointment, changes)
    session.flush()
    for job_id in {before, appointment.job_id}:
        note_change(session, job_id)
    return _show(session, appointment)


def remove_appointment(session: Session, appointment_id: str) -> Deletion:
    """Remove an appointment, and return the deletion that restores it. Raises NotFound."""
    appointment = _get(session, appointment_id)
    deletion = keep(
        session, "appointment", [_name(session, appointment)], take_rows(session, Appointment, [appointment_id])
    )
    session.delete(appointment)
    session.flush()
    note_change(session, appointment.job_id)
    return deletion


def _name(session: Session, appointment: Appointment) -> str:
    """Return "Film, Bay 1, Tuesday 24 November, 09:00-12:00", or the job's number in place of a title. No customer is
    named, since the list of what was deleted would keep the name.
    """
    job = session.get(Job, appointment.job_id) if appointment.job_id else None
    named = [f"Job {job.number}" if job else appointment.title, appointment.bay.name]
    return ", ".join([*named, say_span(appointment.starts_at, appointment.ends_at)])


def _write(session: Session, appointment: Appointment, values: Mapping[str, Any]) -> None:
    """Write the values, then refuse what cannot be."""
    for name, field in (("starts_at", "startsAt"), ("ends_at", "endsAt")):
        if name in values:
            setattr(appointment, name, to_moment(field, values[name]))
    for name in ("bay_id", "job_id", "title"):
        if name in values:
            setattr(appointment, name, values[name])
    _check(session, appointment)
    refuse_overlap(session, appointment)


def _check(session: Session, appointment: Appointment) -> None:
    with session.no_autoflush:
        BAYS.get(session, appointment.bay_id)
        if appointment.job_id and session.get(Job, appointment.job_id) is None:
            raise NotFound(NO_JOB)
    if not (appointment.job_id or appointment.title):
        raise invalid_field("title", NAMELESS)
    if appointment.ends_at <= appointment.starts_at:
        raise invalid_field("endsAt", BACKWARDS)
    if wall_clock(appointment.ends_at) - wall_clock(appointment.starts_at) > LONGEST:
        raise invalid_field("endsAt", TOO_LONG)


def _refuse_job_that_is_over(session: Session, appointment: Appointment) -> None:
    job = session.get(Job, appointment.job_id) if appointment.job_id else None
    if job and job.status in {CANCELLED, COLLECTED}:
        raise Conflict(OVER.format(job.status))


def _show(session: Session, appointment: Appointment) -> BookedView:
    [shown] = list_shown(session, Appointment.id == appointment.id)
    return BookedView.from_row(shown, note=note_of(session, appointment.starts_at, appointment.ends_at))


def _get(session: Session, appointment_id: str) -> Appointment:
    appointment = session.get(Appointment, appointment_id)
    if appointment is None:
        raise NotFound(NO_APPOINTMENT)
    return appointment


def _wall(moment: datetime | None) -> str | None:
    return wall_text(moment) if moment else None


def _can_mail(session: Session, job: Job) -> bool:
    contact = session.get(Contact, job.contact_id) if job.contact_id else None
    return bool(contact and contact.email) and is_mail_set_up(read_settings(session))


def find_preferred_day(session: Session, quote: Quote | None) -> str | None:
    """Return the day that the customer asked for."""
    if quote is None:
        return None
    asked = select(Enquiry.preferred_day).where(Enquiry.id == quote.inquiry_id)
    return quote.preferred_day or session.scalar(asked)
