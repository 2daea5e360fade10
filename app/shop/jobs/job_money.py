"""Payments, refunds and documents of a job."""

from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal
from typing import Any

from sqlalchemy.orm import Session

from app.shop.documents.issuing import Wanted
from app.shop.documents.job_documents import find_address, issue_job_document
from app.shop.jobs.job_mails import email_of
from app.shop.jobs.jobs import get_job
from app.shop.jobs.money_mails import write_document_mail, write_refund_mail
from app.shop.jobs.states import refuse_outdated
from app.shop.payments.recording import record_refund
from app.shop.payments.refund import Refund
from app.store.documents import Document
from app.store.jobs import Job

NOTHING = Decimal("0.00")


@dataclass(frozen=True)
class JobMoney:
    """A job, and what is known of its customer for its documents."""

    job: Job
    email: str | None
    address: str

    def __getattr__(self, name: str) -> Any:
        """Everything else is the job's own."""
        return getattr(self.job, name)

    @property
    def deposit_owed(self) -> Decimal:
        """Return what no payment covers of the deposit.

        A refund does not ask for it again.
        """
        covered = self.job.paid - self.job.slips
        return max(min((self.job.deposit or NOTHING) - covered, self.job.owed), NOTHING)


def show_money(session: Session, job_id: str) -> JobMoney:
    """Return the money of a job. Raises NotFound."""
    job = get_job(session, job_id)
    return JobMoney(job, email_of(session, job), find_address(session, job))


def get_unchanged(session: Session, job_id: str, seen: datetime | None) -> Job:
    """Return the job of an id.

    Raises NotFound, and Conflict for one that is another than `seen` by now.
    """
    job = get_job(session, job_id)
    refuse_outdated(job, seen)
    return job


def refund_job(session: Session, job: Job, refund: Refund, *, notify: bool) -> None:
    """Record money of a job that went back, and tell its customer.

    Raises Conflict for more than was paid.
    """
    payment = record_refund(session, job, refund)
    # Nothing was paid back by the correction of a mistake.
    if notify and not payment.is_slip:
        write_refund_mail(session, job, payment)


def add_document(session: Session, job_id: str, wanted: Wanted, *, notify: bool) -> Document:
    """Issue a document of a job, and write its customer.

    Raises NotFound, Conflict for a mail to nobody, and what `issue_job_document` does.
    """
    job = get_job(session, job_id)
    document = issue_job_document(session, job, wanted)
    if notify:
        write_document_mail(session, job, document)
    return document
