"""A job as its customer sees it."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal
from typing import Any

from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict, Invalid, NotFound
from app.shop.base.photos.photos import NO_PHOTO, list_photos
from app.shop.base.settings.settings import Settings, read_settings
from app.shop.customers.enquiries.questions import EnquirySubject, Question, ask_question, list_questions
from app.shop.sales.orders.line_totals import total_lines
from app.shop.sales.transfers.transfers import Transfer, transfer_of_job
from app.shop.workshop.calendar.booked_day import find_day
from app.shop.workshop.jobs.amounts import total_job
from app.shop.workshop.jobs.extra_work import open_lines
from app.shop.workshop.jobs.extra_work_undo import undo_seconds
from app.shop.workshop.jobs.job_links import find_job
from app.shop.workshop.jobs.job_mails import email_of
from app.shop.workshop.quotes.view import ShownPhoto
from app.store.customers.contacts import Contact
from app.store.database.base import now
from app.store.sales.documents import Document
from app.store.sales.payments import CARD, CARD_ONLINE, PAYMENT, Payment
from app.store.sales.rate_taxes import RateTax
from app.store.workshop.jobs import Job, JobLine
from app.store.workshop.photos import JOB, Photo

NO_DOCUMENT = "Document not found"
NOBODY = "The personal details of this job have been erased. Please call us."
ERASED = "The personal details of this job have been erased: there is nothing to pay here"


@dataclass(frozen=True)
class CustomerLine:
    """A line of a job, with the total that would apply if it were approved. `photo_ids` are its photos that the
    customer sees.
    """

    line: JobLine
    total_with: Decimal | None
    photo_ids: Sequence[str]

    def __getattr__(self, name: str) -> Any:
        """Everything else is the line's own."""
        return getattr(self.line, name)

    @property
    def is_approved(self) -> bool | None:
        """Return the customer's answer, None before it."""
        return self.line.approved_at is not None if self.line.answered_at else None

    @property
    def undo_for(self) -> int:
        """Return for how many seconds the answer can be undone."""
        return undo_seconds(self.line, now())


@dataclass(frozen=True)
class CustomerJob:
    """A job with what is worked out for its customer."""

    job: Job
    settings: Settings
    taxes: Sequence[RateTax]
    lines: Sequence[CustomerLine]
    photos: Sequence[ShownPhoto]
    questions: Sequence[Question]
    answers_by_mail: bool
    booked_for: datetime | None

    @property
    def documents(self) -> Sequence[Document]:
        """Return the documents that the link opens."""
        return _documents(self.job)

    @property
    def can_pay(self) -> bool:
        """Return whether what is owed can be paid by card here."""
        return CARD in self.settings.payment_methods and not self.is_erased and bool(self.job.owed)

    @property
    def card_payment(self) -> Payment | None:
        """Return the last payment by card on this website."""
        cards = (each for each in self.job.payments if (each.kind, each.method) == (PAYMENT, CARD_ONLINE))
        return None if self.is_erased else max(cards, key=lambda each: each.created_at, default=None)

    @property
    def transfer(self) -> Transfer | None:
        """Return what its customer can transfer."""
        return transfer_of_job(self.job, self.settings)

    @property
    def is_erased(self) -> bool:
        """Return whether nothing of it may be shown any more."""
        return _is_erased(self.job)

    def __getattr__(self, name: str) -> Any:
        """Everything else is the job's own."""
        return getattr(self.job, name)

    @property
    def business(self) -> dict[str, str]:
        """Return the workshop, and how it is reached."""
        said = self.settings
        return {"name": said.business_name, "address": said.address, "phone": said.phone, "email": said.email}


def show_to_customer(session: Session, job: Job, token: str) -> CustomerJob:
    """Return a job as shown to the customer who opened the link with this token."""
    taxes = total_job(job).taxes
    photos = [ShownPhoto(each, f"/api/jobs/{token}/photos/{each.id}") for each in _photos(session, job)]
    questions = [] if _is_erased(job) else list_questions(session, quote_id=job.quote_id, job_id=job.id)
    by_mail = bool(email_of(session, job))
    day = find_day(session, job)
    booked_for = day.starts_at if day else None
    lines = _lines(job, photos)
    return CustomerJob(job, read_settings(session), taxes, lines, photos, questions, by_mail, booked_for)


def ask_about_job(session: Session, token: str, text: str) -> Job:
    """Store a question from the job's customer. Raises NotFound, and Conflict if the customer was erased."""
    job = find_job(session, token)
    contact = session.get(Contact, job.contact_id) if job.contact_id else None
    if contact is None:
        raise Conflict(NOBODY)
    ask_question(session, contact, text, EnquirySubject(f"Job {job.number}", job.car, job_id=job.id))
    return job


def find_payable(session: Session, token: str) -> Job:
    """Return the job that a customer wants to pay for. Raises NotFound, and Conflict if the customer was erased."""
    job = find_job(session, token)
    if _is_erased(job):
        raise Conflict(ERASED)
    return job


def find_job_photo(session: Session, token: str, photo_id: str) -> Photo:
    """Return a photo that the customer of a job may see. Raises NotFound."""
    job = find_job(session, token)
    found = next((photo for photo in _photos(session, job) if photo.id == photo_id), None)
    if found is None:
        raise NotFound(NO_PHOTO)
    return found


def find_job_document(session: Session, token: str, document_id: str) -> Document:
    """Return a document of the job that a link opens. Raises NotFound."""
    job = find_job(session, token)
    found = next((each for each in _documents(job) if each.id == document_id), None)
    if found is None:
        raise NotFound(NO_DOCUMENT)
    return found


def _is_erased(job: Job) -> bool:
    """Return whether the customer of a job was erased. Nothing else removes the customer from a job."""
    return job.contact_id is None


def _documents(job: Job) -> list[Document]:
    return [] if _is_erased(job) else job.documents


def _lines(job: Job, photos: Sequence[ShownPhoto]) -> list[CustomerLine]:
    waiting, shown = open_lines(job), {photo.id for photo in photos}
    return [
        CustomerLine(
            line,
            _total_with(job, line) if line in waiting else None,
            [photo_id for photo_id in line.photo_ids or () if photo_id in shown],
        )
        for line in ([] if _is_erased(job) else job.lines)
    ]


def _total_with(job: Job, line: JobLine) -> Decimal | None:
    """Return the total with a line; None above the greatest sum."""
    try:
        return total_lines([*job.agreed_lines, line], job.tax_mode).total
    except Invalid:
        return None


def _photos(session: Session, job: Job) -> list[Photo]:
    return [photo for photo in list_photos(session, JOB, [job.id]) if photo.is_public and not _is_erased(job)]
