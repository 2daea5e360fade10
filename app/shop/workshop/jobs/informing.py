"""Telling a customer the day of a job, or its end."""

from sqlalchemy.orm import Session

from app.contract.workshop.admin_job_links import PassedOnView
from app.shop.base.errors import Conflict
from app.shop.base.settings.settings import Settings, read_settings
from app.shop.base.workshop_times import say_short
from app.shop.workshop.calendar.booked_day import find_day
from app.shop.workshop.jobs.day_mails import write_day_mail
from app.shop.workshop.jobs.job_links import make_link, refuse_without_email, tell_ready
from app.shop.workshop.jobs.job_mails import OPEN_PAGE
from app.shop.workshop.jobs.jobs import get_job
from app.shop.workshop.jobs.states import say_status
from app.shop.workshop.quotes.sending import BY_MAIL
from app.store.database.base import now
from app.store.workshop.jobs import BOOKED, READY, Job

DAY = "day"
NO_DAY = "No day is booked for this job: book a bay first"
NOT_BOOKED = "This job is {}: its day has passed"
NOT_READY = "This job is {}: mark it ready first"
NOTHING = PassedOnView(text="", url="")
"""No text to pass on, because a mail was sent instead."""


def note_passed_on(session: Session, job_id: str, what: str) -> PassedOnView:
    """Keep that the owner has passed a prepared text on.

    A day is then the one of that text, whatever was booked since. Raises NotFound, and Conflict for a car that is not
    ready any more.
    """
    job = get_job(session, job_id)
    if what == DAY:
        job.day_text_at = None
    elif job.status != READY:
        raise Conflict(NOT_READY.format(say_status(job.status)))
    else:
        job.ready_informed_at = now()
    return NOTHING


def tell_customer(session: Session, job_id: str, what: str, by: str, origin: str) -> PassedOnView:
    """Inform a job's customer of the day, or that the car is ready.

    This is done by mail, or with a text for the owner to pass on. Raises NotFound, Invalid without an e-mail address to
    write to, and Conflict where there is nothing to report.
    """
    job = get_job(session, job_id)
    return _tell_day(session, job, by, origin) if what == DAY else _tell_ready(session, job, by, origin)


def _tell_day(session: Session, job: Job, by: str, origin: str) -> PassedOnView:
    day = find_day(session, job)
    if day is None:
        raise Conflict(NO_DAY if job.status == BOOKED else NOT_BOOKED.format(say_status(job.status)))
    refuse_without_email(session, job, by)
    url = make_link(session, job, origin)
    if by == BY_MAIL:
        write_day_mail(session, job, day, url)
        return NOTHING
    job.day_informed = job.day_informed_before = day.starts_at
    job.day_text_at = now()
    settings = read_settings(session)
    words = [f"We expect your car on {say_short(day.starts_at)}.", *settings.address.splitlines()]
    return _pass_on(words, job, url, settings)


def _tell_ready(session: Session, job: Job, by: str, origin: str) -> PassedOnView:
    if job.status != READY:
        raise Conflict(NOT_READY.format(say_status(job.status)))
    if by == BY_MAIL:
        tell_ready(session, job, origin)
        return NOTHING
    words = ["Your car is ready. You can collect it during our opening hours."]
    return _pass_on(words, job, make_link(session, job, origin), read_settings(session))


def _pass_on(words: list[str], job: Job, url: str, settings: Settings) -> PassedOnView:
    page = [f"{OPEN_PAGE}: {url}"] if settings.public_url else []
    said = [f"Hello {job.customer},", *words, *page, settings.business_name]
    return PassedOnView(text="\n".join(filter(None, said)), url=url)
