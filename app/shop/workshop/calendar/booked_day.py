"""The day on which a booked car is expected."""

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.store.customers.mails import BY_HAND, DONE, FAILED, WAITING, Mail
from app.store.database.base import now
from app.store.workshop.calendar import Appointment
from app.store.workshop.jobs import BOOKED, Job

KIND = "job-booked"
"""The mail that tells the customer the day."""
MOVED = "Not sent: the day was changed before this e-mail was sent."


def find_day(session: Session, job: Job) -> Appointment | None:
    """Return the next appointment of a booked job, or None if the car is not expected."""
    wanted = select(Appointment).where(Appointment.job_id == job.id, Appointment.ends_at > now())
    return session.scalar(wanted.order_by(Appointment.starts_at).limit(1)) if job.status == BOOKED else None


def note_change(session: Session, job_id: str | None) -> None:
    """Count a change of a job's appointments. If the customer was informed of a day that no longer applies, waiting
    mails about it are stopped, and the day of the mail before counts as the one that the customer knows.
    """
    job = session.get(Job, job_id) if job_id else None
    if job is None:
        return
    job.day_changes += 1
    session.flush()
    day = find_day(session, job)
    if (day.starts_at if day else None) != job.day_informed and stop_day_mails(session, job, MOVED):
        job.day_informed = job.day_informed_before


def stop_day_mails(session: Session, job: Job, reason: str) -> bool:
    """Stop the mails about a job's day that still wait."""
    unsent = select(Mail).where(Mail.job_id == job.id, Mail.kind == KIND, Mail.status.in_((WAITING, BY_HAND, FAILED)))
    mails = session.scalars(unsent).all()
    for mail in mails:
        mail.status, mail.last_error, mail.sent_at = DONE, reason, now()
    return bool(mails)
