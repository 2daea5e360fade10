"""Unsent mails of a job, updated after its money, its price or its status changed."""

import re
from collections.abc import Callable, Sequence

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.shop.base.settings.settings import Settings, read_settings
from app.shop.sales.mail.layout import write_html, write_text
from app.shop.sales.mail.texts import MailText
from app.shop.workshop.jobs.job_mails import UNSENT, job_link, job_ready
from app.shop.workshop.jobs.money_mails import document_issued
from app.store.customers.mails import DONE, Mail
from app.store.database.base import now
from app.store.sales.documents import Document
from app.store.sales.sale import DONE as WORK_IS_DONE
from app.store.workshop.jobs import Job

LINK = re.compile(r"https?://\S+/(?:job|api/jobs)/\S+")
"""The customer's own page in the text of a mail. Its token is stored nowhere else."""
READY = "job-ready"
TEXTS: dict[str, Callable[[Job, Settings, str | None], MailText]] = {"job-link": job_link, READY: job_ready}
NOT_READY = "Not sent: the car is no longer ready."


def renew_waiting_mails(session: Session, job: Job) -> None:
    """Update a job's unsent mails, so that none asks for what is no longer owed. A mail that says that the car is ready
    is stopped if it no longer is.
    """
    session.flush()
    settings = read_settings(session)
    documents = {f"document-{each.kind}:{job.id}:{each.id}": each for each in job.documents}
    for mail in _list_unsent(session, job):
        if mail.kind == READY and job.status not in WORK_IS_DONE:
            mail.status, mail.last_error, mail.sent_at = DONE, NOT_READY, now()
        elif text := _write_again(mail, job, documents.get(mail.once_key or ""), settings):
            mail.subject, sheet = text
            mail.body_text, mail.body_html = write_text(sheet, settings), write_html(sheet, settings)


def _list_unsent(session: Session, job: Job) -> Sequence[Mail]:
    return session.scalars(select(Mail).where(Mail.job_id == job.id, Mail.status.in_(UNSENT))).all()


def _write_again(mail: Mail, job: Job, document: Document | None, settings: Settings) -> MailText | None:
    link = LINK.search(mail.body_text)
    url = link[0] if link else None
    if document:
        return document_issued(job, document, settings, url)
    return TEXTS[mail.kind](job, settings, url) if mail.kind in TEXTS else None
