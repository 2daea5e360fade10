"""A quote as its customer and its owner see it."""

from typing import Any, TypeVar

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.contract.workshop.admin_quotes import AdminQuoteView
from app.contract.workshop.quotes import BusinessView, QuotePhotoView, QuoteView, QuoteWorkView
from app.shop.base.settings.settings import Settings, read_settings
from app.shop.customers.enquiries.enquiry_photos import photos_of
from app.shop.customers.enquiries.questions import list_questions
from app.shop.sales.orders.line_totals import total_lines
from app.shop.workshop.calendar.booked_day import find_day
from app.shop.workshop.quotes.amounts import taken_lines
from app.shop.workshop.quotes.short_parts import find_short_lines, say_to_confirm
from app.shop.workshop.quotes.status import status_of
from app.shop.workshop.quotes.withdrawal_words import START_EARLY, withdrawal_words
from app.shop.workshop.transfers import transfer_of_quote
from app.store.sales.sale_lines import work_minutes
from app.store.workshop.agreed_pieces import note_stocks
from app.store.workshop.jobs import Job
from app.store.workshop.photos import Photo
from app.store.workshop.quotes import Quote

AnyPhotoView = TypeVar("AnyPhotoView", bound=QuotePhotoView)


def show_quote(session: Session, quote: Quote, token: str) -> QuoteView:
    """Return a quote as shown to the customer who opened the link with this token."""
    return QuoteView.from_row(
        quote, **_derive(session, quote, _find_job(session, quote), f"/api/quotes/{token}/photos")
    )


def show_to_owner(session: Session, quote: Quote) -> AdminQuoteView:
    """Return a quote for the owner."""
    note_stocks(session, quote.lines)
    job = _find_job(session, quote)
    return AdminQuoteView.from_row(
        quote,
        **_derive(session, quote, job, "/api/admin/photos"),
        email=quote.contact.email,
        phone=quote.contact.phone,
        job=job,
        minutes=work_minutes(taken_lines(quote)),
    )


def show_photo(shape: type[AnyPhotoView], photo: Photo, photos: str) -> AnyPhotoView:
    """Return a photo in this shape, at its path below `photos`."""
    url = f"{photos}/{photo.id}"
    return shape.from_row(photo, url=url, small_url=f"{url}/small")


def show_business(settings: Settings) -> BusinessView:
    """Return the workshop, and how it is reached."""
    return BusinessView.from_row(settings, name=settings.business_name)


def _derive(session: Session, quote: Quote, job: Job | None, photos: str) -> dict[str, Any]:
    """Return what both see of a quote and its row does not have. Its photos are below the path `photos`."""
    settings, taken = read_settings(session), taken_lines(quote)
    return {
        "status": status_of(quote),
        "chosen": [line.id for line in taken],
        "taxes": total_lines(taken, quote.tax_mode).taxes,
        "business": show_business(settings),
        "withdrawal": withdrawal_words(settings),
        "transfer": transfer_of_quote(quote, job, settings),
        "to_confirm": say_to_confirm(find_short_lines(session, quote)),
        "photos": [show_photo(QuotePhotoView, each, photos) for each in photos_of(session, quote.inquiry_id or "")],
        "questions": list_questions(session, quote_id=quote.id),
        "answers_by_mail": bool(quote.contact.email),
        "start_early_words": START_EARLY,
        "work": _show_work(session, job) if job else None,
    }


def _show_work(session: Session, job: Job) -> QuoteWorkView:
    day = find_day(session, job)
    return QuoteWorkView.from_row(job, booked_for=day.starts_at if day else None)


def _find_job(session: Session, quote: Quote) -> Job | None:
    """Return the job that a quote became."""
    return session.scalar(select(Job).where(Job.quote_id == quote.id))
