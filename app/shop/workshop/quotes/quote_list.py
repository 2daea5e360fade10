"""The owner's list of quotes."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import ColumnElement, func, or_, select
from sqlalchemy.orm import Session, lazyload

from app.contract.workshop.admin_quotes import QuoteSummaryView
from app.shop.base.paged import Paged
from app.shop.base.workshop_days import workshop_day
from app.shop.workshop.quotes.status import status_of
from app.store.customers.contacts import Contact
from app.store.database.base import now
from app.store.workshop.jobs import Job
from app.store.workshop.quotes import ACCEPTED, EXPIRED, SENT, Quote

PAGE_SIZE = 50
TO_BOOK = "to_book"
"""No status: an accepted quote that is no job yet."""
UNANSWERED = "unanswered"
"""No status either: a quote that was sent a while ago and waits for its answer."""
PATIENCE = timedelta(days=5)


@dataclass(frozen=True)
class QuoteFilter:
    """Conditions on quotes; None asks for all."""

    search: str = ""
    status: str | None = None
    contact_id: str | None = None
    inquiry_id: str | None = None


def list_quotes(session: Session, wanted: QuoteFilter, page: int) -> Paged[QuoteSummaryView]:
    """Return a page of the quotes that match, newest first."""
    found = select(Quote).join(Contact, Contact.id == Quote.contact_id).where(*_conditions(wanted))
    total = session.scalar(select(func.count()).select_from(found.order_by(None).subquery())) or 0
    rows = found.order_by(Quote.number.desc()).offset((page - 1) * PAGE_SIZE).limit(PAGE_SIZE)
    quotes = session.scalars(rows.options(lazyload(Quote.lines))).all()
    return Paged([QuoteSummaryView.from_row(each, status=status_of(each)) for each in quotes], total, page, PAGE_SIZE)


def _conditions(wanted: QuoteFilter) -> list[ColumnElement[bool]]:
    said = [Quote.contact_id == wanted.contact_id] if wanted.contact_id else []
    said += [Quote.inquiry_id == wanted.inquiry_id] if wanted.inquiry_id else []
    said += [_has_status(wanted.status)] if wanted.status else []
    return said + [_has_word(word) for word in wanted.search.split()]


def count_quotes(session: Session) -> dict[str, tuple[int, datetime | None]]:
    """Count the quotes that wait for the owner, each since when."""
    wanted = {"quotes_to_book": (TO_BOOK, Quote.answered_at), "quotes_unanswered": (UNANSWERED, Quote.sent_at)}
    found = {
        name: select(func.count(), func.min(since)).where(_has_status(status))
        for name, (status, since) in wanted.items()
    }
    return {name: (row[0], row[1]) for name, each in found.items() for row in session.execute(each)}


def _has_status(status: str) -> ColumnElement[bool]:
    if status == TO_BOOK:
        booked = select(Job.id).where(Job.quote_id == Quote.id).exists()
        return (Quote.status == ACCEPTED) & ~booked
    if status == UNANSWERED:
        return _has_status(SENT) & (Quote.sent_at <= now() - PATIENCE)
    today = workshop_day(now()).isoformat()
    if status == EXPIRED:
        return (Quote.status == SENT) & (Quote.valid_until < today)
    return (Quote.status == SENT) & (Quote.valid_until >= today) if status == SENT else Quote.status == status


def _has_word(word: str) -> ColumnElement[bool]:
    by_text = or_(*(column.icontains(word, autoescape=True) for column in (Contact.name, Contact.email, Quote.car)))
    return by_text | (Quote.number == int(word)) if word.isdecimal() and len(word) <= 9 else by_text
