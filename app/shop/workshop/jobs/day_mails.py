"""Writes the mail that informs a customer of the day of a job."""

from urllib.parse import quote

from sqlalchemy.orm import Session

from app.shop.base.settings.settings import Settings, read_settings
from app.shop.base.workshop_times import say_arrival, say_short
from app.shop.sales.mail import links
from app.shop.sales.mail.layout import Sheet
from app.shop.sales.mail.outbox import customer_status, make_row, write_rows
from app.shop.sales.mail.texts import MailText, greet
from app.shop.workshop.calendar.booked_day import KIND, stop_day_mails
from app.shop.workshop.jobs.job_mails import OPEN_PAGE, email_of
from app.store.database.base import new_id
from app.store.workshop.calendar import Appointment
from app.store.workshop.jobs import Job

SUPERSEDED = "Not sent: a newer e-mail about this day was sent instead."
MAP = "https://www.google.com/maps/search/?api=1&query="


def write_day_mail(session: Session, job: Job, day: Appointment, url: str) -> None:
    """Write a mail with the day of a job to its customer. An older mail that is still waiting is stopped; the customer
    then knows the day before that one, and this mail names it.
    """
    settings = read_settings(session)
    if stop_day_mails(session, job, SUPERSEDED):
        job.day_informed = job.day_informed_before
    row = make_row(
        KIND,
        email_of(session, job) or "",
        job.customer,
        settings,
        day_booked(job, day, settings, links.if_public(settings, url)),
    )
    about = {"job_id": job.id, "once_key": f"{KIND}:{job.id}:{new_id()}"}
    write_rows(session, [row | about | {"status": customer_status(settings)}])
    job.day_informed_before, job.day_informed, job.day_text_at = job.day_informed, day.starts_at, None


def day_booked(job: Job, day: Appointment, settings: Settings, url: str | None) -> MailText:
    """To the customer: when the car is expected, and where."""
    short = say_short(day.starts_at)
    is_moved = job.day_informed is not None and job.day_informed != day.starts_at
    words = [f"We expect your car on {say_arrival(day.starts_at)}."]
    words += [f"This replaces {say_short(job.day_informed)}."] if job.day_informed and is_moved else []
    hours = "\n".join(f"{line['days']} {line['hours']}" for line in settings.shown_hours)
    facts = (("Job", str(job.number)), ("Car", job.car), ("Where", settings.address), ("Open", hours))
    sheet = Sheet(
        "Your new day" if is_moved else "Your day",
        tuple(words),
        greet(job.customer),
        (OPEN_PAGE, url) if url else None,
        facts=tuple((name, value) for name, value in facts if value),
        links=tuple((name, link) for name, link in _links(settings, url) if link),
    )
    return f"{'Your new day' if is_moved else 'Your day'} at {settings.business_name}: {short}", sheet


def map_link(address: str) -> str:
    """Return the URL of a map of an address, blank for none."""
    return f"{MAP}{quote(' '.join(address.split()))}" if address.strip() else ""


def _links(settings: Settings, url: str | None) -> tuple[tuple[str, str], ...]:
    place = ("Map", map_link(settings.address))
    if url is None:
        return (place,)
    origin, token = url.rsplit("/job/", 1)
    return ("Add it to your calendar", f"{origin}/api/jobs/{token}/day.ics"), place
