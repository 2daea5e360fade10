"""Links by which a customer opens a job."""

import secrets
from datetime import datetime

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from app.shop.base.errors import NotFound, invalid_field
from app.shop.workshop.jobs.job_mails import email_of, write_link_mail, write_ready_mail
from app.shop.workshop.jobs.jobs import NO_JOB, get_job
from app.shop.workshop.quotes.sending import BY_MAIL, TOKEN_BYTES, hash_token
from app.store.database.base import now
from app.store.workshop.jobs import Job, JobToken
from app.store.workshop.quotes import QuoteToken

NO_EMAIL = "This customer has no e-mail address: send them the link yourself instead"


def send_link(session: Session, job_id: str, by: str, origin: str) -> str:
    """Create another link for a job, and return its URL. `origin` is the shop's. All earlier links still open the job.
    Raises NotFound, and Invalid without an e-mail address to write to.
    """
    job = get_job(session, job_id)
    refuse_without_email(session, job, by)
    url = make_link(session, job, origin)
    if by == BY_MAIL:
        write_link_mail(session, job, url)
    return url


def tell_ready(session: Session, job: Job, origin: str) -> None:
    """Write a mail to the customer that the car can be collected. Raises Invalid without an e-mail address to
    write to.
    """
    refuse_without_email(session, job, BY_MAIL)
    job.ready_informed_at = now()
    write_ready_mail(session, job, make_link(session, job, origin))


def make_link(session: Session, job: Job, origin: str) -> str:
    """Return the URL of another link of a job."""
    token = secrets.token_urlsafe(TOKEN_BYTES)
    session.add(JobToken(token_hash=hash_token(token), job_id=job.id))
    return f"{origin}/job/{token}"


def find_job(session: Session, token: str) -> Job:
    """Return the job that a link opens; it may be a link of the job or of its quote. Raises NotFound."""
    link = session.get(JobToken, hash_token(token))
    job = session.get(Job, link.job_id) if link else _find_by_quote(session, token)
    if job is None:
        raise NotFound(NO_JOB)
    return job


def _find_by_quote(session: Session, token: str) -> Job | None:
    link = session.get(QuoteToken, hash_token(token))
    return session.scalar(select(Job).where(Job.quote_id == link.quote_id)) if link else None


def linked_at(session: Session, job_id: str) -> datetime | None:
    """Return when the last link of a job was made. Raises NotFound."""
    made = select(func.max(JobToken.created_at)).where(JobToken.job_id == get_job(session, job_id).id)
    return session.scalar(made)


def refuse_without_email(session: Session, job: Job, by: str) -> None:
    """Raise Invalid if a mail is wanted that has no address."""
    if by == BY_MAIL and not email_of(session, job):
        raise invalid_field("by", NO_EMAIL)
