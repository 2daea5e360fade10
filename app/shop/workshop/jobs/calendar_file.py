"""A job's day as a file for calendars (RFC 5545)."""

from datetime import UTC, datetime

from sqlalchemy.orm import Session

from app.shop.base.errors import NotFound
from app.shop.base.settings.settings import Settings, read_settings
from app.shop.sales.mail.headers import one_line
from app.shop.workshop.calendar.booked_day import find_day
from app.shop.workshop.jobs.job_links import find_job
from app.store.database.base import now
from app.store.workshop.calendar import Appointment
from app.store.workshop.jobs import Job

NO_DAY = "No day is booked for this job"
LINE = 75
"""Bytes of a line; what is longer goes on in the next, behind a blank."""
ESCAPED = str.maketrans({"\\": "\\\\", ";": "\\;", ",": "\\,"})


def write_calendar_file(job: Job, day: Appointment, settings: Settings) -> bytes:
    """Return the day of a job as a calendar event. Its times are in UTC. A later file of the same job replaces an
    earlier one, by its UID and SEQUENCE.
    """
    reached = [f"Job {job.number}", job.car or "", settings.phone, settings.email]
    lines = (
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Pitlane//Workshop//EN",
        "METHOD:PUBLISH",
        "BEGIN:VEVENT",
        f"UID:{job.id}@pitlane",
        f"SEQUENCE:{job.day_changes}",
        f"DTSTAMP:{_say(now())}",
        f"DTSTART:{_say(day.starts_at)}",
        f"DTEND:{_say(day.ends_at)}",
        f"SUMMARY:{_escape(f'Car to {settings.business_name}')}",
        f"DESCRIPTION:{_escape(*filter(None, reached))}",
        *([f"LOCATION:{_escape(', '.join(_lines(settings.address)))}"] if settings.address else []),
        "STATUS:CONFIRMED",
        "END:VEVENT",
        "END:VCALENDAR",
    )
    return "".join(f"{_fold(line)}\r\n" for line in lines).encode()


def write_day(session: Session, token: str) -> bytes:
    """Return the calendar file of the job that a link opens. Raises NotFound, also if no day is booked."""
    job = find_job(session, token)
    day = find_day(session, job) if job.contact_id else None
    if day is None:
        raise NotFound(NO_DAY)
    return write_calendar_file(job, day, read_settings(session))


def _say(moment: datetime) -> str:
    return f"{moment.astimezone(UTC):%Y%m%dT%H%M%SZ}"


def _escape(*parts: str) -> str:
    return "\\n".join(one_line(part).translate(ESCAPED) for part in parts)


def _lines(text: str) -> list[str]:
    return [line.strip(" ,") for line in text.splitlines() if line.strip(" ,")]


def _fold(line: str) -> str:
    """Cut a long line between characters, never within one."""
    folded, size = "", 0
    for letter in line:
        width = len(letter.encode())
        if size + width > LINE:
            folded, size = f"{folded}\r\n ", 1
        folded, size = folded + letter, size + width
    return folded
