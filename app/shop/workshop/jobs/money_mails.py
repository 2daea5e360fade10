"""Mails about a job's documents, and about money paid back."""

from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict
from app.shop.base.money import euro
from app.shop.base.settings.settings import Settings, read_settings
from app.shop.sales.documents.mailing import NAMES, say_credited
from app.shop.sales.documents.ways_to_pay import transfer_of_document
from app.shop.sales.mail.layout import Sheet
from app.shop.sales.mail.outbox import customer_status, make_row, write_rows
from app.shop.sales.mail.payment_mails import WAYS
from app.shop.sales.mail.payment_words import transfer_facts, transfer_words
from app.shop.sales.mail.texts import MailText, greet
from app.shop.workshop.jobs.job_links import make_link
from app.shop.workshop.jobs.job_mails import email_of
from app.store.sales.documents import Document
from app.store.sales.payments import Payment
from app.store.workshop.jobs import Job

NO_EMAIL = "This customer has no e-mail address: save the document without an e-mail"


def write_document_mail(session: Session, job: Job, document: Document) -> None:
    """Write a mail about a document to a job's customer. Raises Conflict if no e-mail address is known."""
    if not email_of(session, job):
        raise Conflict(NO_EMAIL)
    settings = read_settings(session)
    text = document_issued(job, document, settings, _link(session, job, document, settings))
    _write(session, job, f"document-{document.kind}", text, document.id)


def write_refund_mail(session: Session, job: Job, payment: Payment) -> None:
    """Write a job's customer about a refund, if there is an address."""
    if email_of(session, job):
        _write(session, job, "job-refunded", job_refunded(job, payment), payment.id)


def document_issued(job: Job, document: Document, settings: Settings, url: str | None) -> MailText:
    """To the customer, with the document's link."""
    name = f"{NAMES[document.kind]} {document.name}"
    words = f"Here is the {name} for the work on your car, job {job.number}."
    if url is None:
        words = f"The {name} for the work on your car, job {job.number}, is ready. Please answer this e-mail to get it."
    due, link = transfer_of_document(document, job.owed), ("Open the PDF", url) if url else None
    said = (words, *say_credited(document, job), *transfer_words(due))
    sheet = Sheet(name[0].upper() + name[1:], said, greet(job.customer), link, facts=transfer_facts(due))
    return f"Your {name} from {settings.business_name}", sheet


def job_refunded(job: Job, payment: Payment) -> MailText:
    """To the customer, when money is paid back."""
    words = f"We have refunded {euro(payment.amount)} for job {job.number} {WAYS[payment.method]}."
    facts = (("Reason", payment.reason),) if payment.reason else ()
    return f"Refund for job {job.number}", Sheet("Refund", (words,), greet(job.customer), facts=facts)


def _link(session: Session, job: Job, document: Document, settings: Settings) -> str | None:
    """Return the URL of a document's PDF, None without a public address."""
    if not settings.public_url:
        return None
    token = make_link(session, job, settings.public_url).rsplit("/", 1)[1]
    return f"{settings.public_url}/api/jobs/{token}/documents/{document.id}.pdf"


def _write(session: Session, job: Job, kind: str, text: MailText, event_id: str) -> None:
    settings = read_settings(session)
    row = make_row(kind, email_of(session, job) or "", job.customer, settings, text)
    about = {"job_id": job.id, "status": customer_status(settings), "once_key": f"{kind}:{job.id}:{event_id}"}
    write_rows(session, [row | about])
