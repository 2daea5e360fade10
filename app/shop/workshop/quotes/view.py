"""A quote as its customer and its owner see it."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.shop.base.settings.settings import Settings, read_settings
from app.shop.customers.enquiries.enquiry_photos import photos_of
from app.shop.customers.enquiries.questions import Question, list_questions
from app.shop.sales.orders.line_totals import total_lines
from app.shop.sales.orders.totals import Totals
from app.shop.sales.transfers.transfers import Transfer, transfer_of_quote
from app.shop.workshop.calendar.booked_day import find_day
from app.shop.workshop.quotes.amounts import taken_lines
from app.shop.workshop.quotes.short_parts import find_short_lines, say_to_confirm
from app.shop.workshop.quotes.status import status_of
from app.shop.workshop.quotes.withdrawal_words import START_EARLY, withdrawal_words
from app.store.sales.rate_taxes import RateTax
from app.store.sales.sale_lines import work_minutes
from app.store.workshop.agreed_pieces import note_stocks
from app.store.workshop.jobs import Job
from app.store.workshop.photos import Photo
from app.store.workshop.quotes import Quote


@dataclass(frozen=True)
class ShownPhoto:
    """A photo at the URLs of whoever looks at it."""

    photo: Photo
    url: str

    def __getattr__(self, name: str) -> Any:
        """Everything else is the photo's own."""
        return getattr(self.photo, name)

    @property
    def small_url(self) -> str:
        """Return the path of its small size."""
        return f"{self.url}/small"


@dataclass(frozen=True)
class ShownWork:
    """The job of a quote, and when its car is awaited."""

    job: Job
    booked_for: datetime | None

    def __getattr__(self, name: str) -> Any:
        """Everything else is the job's own."""
        return getattr(self.job, name)


@dataclass(frozen=True)
class ShownQuote:
    """A quote with what is worked out for whoever looks at it."""

    quote: Quote
    settings: Settings
    totals: Totals
    photos: Sequence[ShownPhoto]
    questions: Sequence[Question]
    job: Job | None = None
    to_confirm: str | None = None
    booked_for: datetime | None = None
    start_early_words: str = START_EARLY

    def __getattr__(self, name: str) -> Any:
        """Everything else is the quote's own."""
        return getattr(self.quote, name)

    @property
    def status(self) -> str:
        """Return its status, which the last day changes."""
        return status_of(self.quote)

    @property
    def chosen(self) -> list[str]:
        """Return the ids of the lines that the amounts are of."""
        return [line.id for line in taken_lines(self.quote)]

    @property
    def taxes(self) -> list[RateTax]:
        """Return the tax of each rate."""
        return self.totals.taxes

    @property
    def minutes(self) -> int:
        """Return the work of the lines that the amounts are of."""
        return work_minutes(taken_lines(self.quote))

    @property
    def business(self) -> dict[str, str]:
        """Return the workshop, and how it is reached."""
        said = self.settings
        return {"name": said.business_name, "address": said.address, "phone": said.phone, "email": said.email}

    @property
    def withdrawal(self) -> list[str]:
        """Return the sentences on the right of withdrawal."""
        return list(withdrawal_words(self.settings))

    @property
    def transfer(self) -> Transfer | None:
        """Return what its customer can transfer."""
        return transfer_of_quote(self.quote, self.job, self.settings)

    @property
    def work(self) -> ShownWork | None:
        """Return the job that it became, for its customer."""
        return ShownWork(self.job, self.booked_for) if self.job else None

    @property
    def email(self) -> str | None:
        """Return the customer's e-mail address."""
        return self.quote.contact.email

    @property
    def answers_by_mail(self) -> bool:
        """Return whether an answer to a question is mailed, too."""
        return bool(self.email)

    @property
    def phone(self) -> str | None:
        """Return the customer's phone number."""
        return self.quote.contact.phone


def show_quote(session: Session, quote: Quote, token: str | None = None) -> ShownQuote:
    """Return a quote for the owner, with a token for its customer."""
    totals = total_lines(taken_lines(quote), quote.tax_mode)
    note_stocks(session, quote.lines)
    photos = _photos(session, quote, token)
    job = session.scalar(select(Job).where(Job.quote_id == quote.id))
    questions = list_questions(session, quote_id=quote.id)
    to_confirm = say_to_confirm(find_short_lines(session, quote))
    day = find_day(session, job) if job else None
    booked_for = day.starts_at if day else None
    settings = read_settings(session)
    return ShownQuote(quote, settings, totals, photos, questions, job, to_confirm, booked_for)


def _photos(session: Session, quote: Quote, token: str | None) -> list[ShownPhoto]:
    photos = photos_of(session, quote.inquiry_id) if quote.inquiry_id else []
    return [ShownPhoto(each, f"/api/quotes/{token}/photos/{each.id}" if token else each.url) for each in photos]
