"""A job as its customer sees it."""

from collections.abc import Container
from decimal import Decimal

from sqlalchemy.orm import Session

from app.contract.workshop.jobs import JobLineView, JobPhotoView, JobView
from app.shop.base.errors import Conflict, Invalid, NotFound
from app.shop.base.photos.photos import NO_PHOTO, list_photos
from app.shop.base.settings.settings import read_settings
from app.shop.customers.enquiries.questions import EnquirySubject, ask_question, list_questions
from app.shop.sales.orders.line_totals import total_lines
from app.shop.workshop.calendar.booked_day import find_day
from app.shop.workshop.jobs.amounts import total_job
from app.shop.workshop.jobs.extra_work import open_lines
from app.shop.workshop.jobs.extra_work_undo import undo_seconds
from app.shop.workshop.jobs.job_links import find_job
from app.shop.workshop.jobs.job_mails import email_of
from app.shop.workshop.quotes.view import show_business, show_photo
from app.shop.workshop.transfers import transfer_of_job
from app.store.customers.contacts import Contact
from app.store.database.base import now
from app.store.sales.documents import Document
from app.store.sales.payments import CARD, CARD_ONLINE, PAYMENT, Payment
from app.store.workshop.jobs import Job, JobLine
from app.store.workshop.photos import JOB, Photo

NO_DOCUMENT = "Document not found"
NOBODY = "The personal details of this job have been erased. Please call us."
ERASED = "The personal details of this job have been erased: there is nothing to pay here"


def show_to_customer(session: Session, job: Job, token: str) -> JobView:
    """Return a job as shown to the customer who opened the link with this token."""
    settings, day, is_erased = read_settings(session), find_day(session, job), _is_erased(job)
    photos = [show_photo(JobPhotoView, each, f"/api/jobs/{token}/photos") for each in _photos(session, job)]
    return JobView.from_row(
        job,
        is_erased=is_erased,
        business=show_business(settings),
        booked_for=day.starts_at if day else None,
        lines=_lines(job, {photo.id for photo in photos}),
        taxes=total_job(job).taxes,
        paid=job.really_paid,
        refunded=job.really_refunded,
        can_pay=CARD in settings.payment_methods and not is_erased and bool(job.owed),
        card_payment=None if is_erased else _find_card_payment(job),
        transfer=transfer_of_job(job, settings),
        photos=photos,
        documents=_documents(job),
        questions=[] if is_erased else list_questions(session, quote_id=job.quote_id, job_id=job.id),
        answers_by_mail=bool(email_of(session, job)),
    )


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


def _find_card_payment(job: Job) -> Payment | None:
    """Return the last payment by card on this website."""
    cards = (each for each in job.payments if (each.kind, each.method) == (PAYMENT, CARD_ONLINE))
    return max(cards, key=lambda each: each.created_at, default=None)


def _lines(job: Job, shown: Container[str]) -> list[JobLineView]:
    """Return the lines, each with those of its photos that are shown."""
    waiting = open_lines(job)
    return [
        JobLineView.from_row(
            line,
            is_approved=line.approved_at is not None if line.answered_at else None,
            total_with=_total_with(job, line) if line in waiting else None,
            photo_ids=[photo_id for photo_id in line.photo_ids or () if photo_id in shown],
            undo_for=undo_seconds(line, now()),
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
