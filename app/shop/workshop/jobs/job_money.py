"""Payments, refunds and documents of a job."""

from datetime import datetime
from decimal import Decimal

from sqlalchemy.orm import Session

from app.contract.workshop.job_money import JobMoneyView
from app.shop.base.errors import Conflict
from app.shop.sales.documents.content import DocumentLine, choose_prices
from app.shop.sales.documents.issuing import DocumentRequest, issue
from app.shop.sales.orders.line_totals import total_lines
from app.shop.sales.payments.refunding import Refunded
from app.shop.workshop.jobs.job_mails import email_of
from app.shop.workshop.jobs.jobs import get_job
from app.shop.workshop.jobs.money_mails import write_document_mail, write_refund_mail
from app.shop.workshop.jobs.states import refuse_outdated
from app.store.customers.contacts import Contact
from app.store.sales.documents import CREDIT_NOTE, INVOICE, Document
from app.store.sales.rate_taxes import ADDED
from app.store.workshop.jobs import Job, JobLine

WAITS = "“{}” is waiting for the customer's answer. Wait for it, or remove the line, before you make the invoice"
NOTHING_AGREED = "This job has no agreed lines yet: write what was done first"


def show_money(session: Session, job_id: str) -> JobMoneyView:
    """Return the money of a job. Raises NotFound."""
    job = get_job(session, job_id)
    return JobMoneyView.from_row(job, email=email_of(session, job), address=_find_address(session, job))


def get_unchanged(session: Session, job_id: str, seen: datetime | None) -> Job:
    """Return the job with this id. Raises NotFound, and Conflict if it has changed since `seen`."""
    job = get_job(session, job_id)
    refuse_outdated(job, seen)
    return job


A_JOB = Refunded(get_unchanged, write_refund_mail)


def add_document(session: Session, job_id: str, wanted: DocumentRequest, *, notify: bool) -> Document:
    """Issue a document of a job, and write to its customer if `notify` is set. Raises NotFound, Conflict for a mail
    without an address, and the errors of `_issue_document`.
    """
    job = get_job(session, job_id)
    document = _issue_document(session, job, wanted)
    if notify:
        write_document_mail(session, job, document)
    return document


def _issue_document(session: Session, job: Job, wanted: DocumentRequest) -> Document:
    """Issue a document of a job. Raises Conflict without an agreed line or for an invoice while extra work waits for an
    answer, and the errors of `issue`.
    """
    _refuse_unready(job, wanted.kind)
    totals = total_lines(job.agreed_lines, job.tax_mode)
    priced = choose_prices(wanted.kind, job.tax_mode)
    taxed = zip(job.agreed_lines, totals.line_taxes, strict=True)
    lines = [_line_of(line, tax, job.tax_mode, priced) for line, tax in taxed]
    return issue(session, job, wanted.of(job.customer, _find_address(session, job)), lines, totals.taxes)


def _find_address(session: Session, job: Job) -> str:
    """Return the address of a job's customer, "" where none is known."""
    contact = session.get(Contact, job.contact_id) if job.contact_id else None
    return (contact.address or "") if contact else ""


def _refuse_unready(job: Job, kind: str) -> None:
    if not job.agreed_lines and kind != CREDIT_NOTE:
        raise Conflict(NOTHING_AGREED)
    waiting = [line for line in job.lines if line.asked_at and not (line.approved_at or line.refused_at)]
    if waiting and kind == INVOICE:
        raise Conflict(WAITS.format(waiting[0].text))


def _line_of(line: JobLine, tax: Decimal, tax_mode: str, priced: str) -> DocumentLine:
    net = line.amount if tax_mode == ADDED else line.amount - tax
    agreed = line.unit_price if priced != "net" or tax_mode == ADDED else None
    return DocumentLine(line.text, line.quantity, line.tax_rate, net, tax, unit_price=agreed)
