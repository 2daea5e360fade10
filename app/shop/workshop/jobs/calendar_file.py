"""A job's day as a file for the customer's calendar."""

from sqlalchemy.orm import Session

from app.shop.base.errors import NotFound
from app.shop.base.settings.settings import Settings, read_settings
from app.shop.workshop.calendar.booked_day import find_day
from app.shop.workshop.calendar.icalendar import Event, write_calendar
from app.shop.workshop.jobs.job_links import find_job
from app.store.workshop.calendar import Appointment
from app.store.workshop.jobs import Job

NO_DAY = "No day is booked for this job"


def write_calendar_file(job: Job, day: Appointment, settings: Settings) -> bytes:
    """Return the day of a job as a calendar event. A later file of the same job replaces an earlier one."""
    reached = (f"Job {job.number}", job.car or "", settings.phone, settings.email)
    event = Event(
        uid=job.id,
        starts_at=day.starts_at,
        ends_at=day.ends_at,
        summary=f"Car to {settings.business_name}",
        description=tuple(filter(None, reached)),
        location=", ".join(_lines(settings.address)),
        sequence=job.day_changes,
    )
    return write_calendar([event])


def write_day(session: Session, token: str) -> bytes:
    """Return the calendar file of the job that a link opens. Raises NotFound, also if no day is booked."""
    job = find_job(session, token)
    day = find_day(session, job) if job.contact_id else None
    if day is None:
        raise NotFound(NO_DAY)
    return write_calendar_file(job, day, read_settings(session))


def _lines(text: str) -> list[str]:
    return [line.strip(" ,") for line in text.splitlines() if line.strip(" ,")]
