"""Payments, refunds and documents of a job."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy.orm import Session

from app.shop.sales.documents.issuing import DocumentRequest
from app.shop.sales.documents.job_documents import find_address, issue_job_document
from app.shop.sales.payments.refunding import Refunded
from app.shop.workshop.jobs.job_mails import email_of
from app.shop.workshop.jobs.jobs import get_job
from app.shop.workshop.jobs.money_mails import write_document_mail, write_refund_mail
from app.shop.workshop.jobs.states import refuse_outdated
from app.store.sales.documents import Document
from app.store.workshop.jobs import Job


@dataclass(frozen=True)
class JobMoney:
    """A job, and what is known of its customer for its documents."""

    job: Job
    email: str | None
    address: str

    def __getattr__(self, name: str) -> Any:
        """Everything else is the job's own."""
        return getattr(self.job, name)


def show_money(session: Session, job_id: str) -> JobMoney:
    """Return the money of a job. Raises NotFound."""
    job = get_job(session, job_id)
    return JobMoney(job, email_of(session, job), find_address(session, job))


def get_unchanged(session: Session, job_id: str, seen: datetime | None) -> Job:
    """Return the job with this id. Raises NotFound, and Conflict if it has changed since `seen`."""
    job = get_job(session, job_id)
    refuse_outdated(job, seen)
    return job


A_JOB = Refunded(get_unchanged, write_refund_mail)


def add_document(session: Session, job_id: str, wanted: DocumentRequest, *, notify: bool) -> Document:
    """Issue a document of a job, and write to its customer if `notify` is set. Raises NotFound, Conflict for a mail
    without an address, and the errors of `issue_job_document`.
    """
    job = get_job(session, job_id)
    document = issue_job_document(session, job, wanted)
    if notify:
        write_document_mail(session, job, document)
    return document
