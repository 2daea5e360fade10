"""The owner's list of quotes."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, func, or_, select
from sqlalchemy.orm import Session, lazyload

from app.shop.quotes.status import status_of
from app.shop.workshop_days import workshop_day
from app.store.base import now
from app.store.contacts import Contact
from app.store.quotes import EXPIRED, SENT, Quote

PAGE_SIZE = 50


@dataclass(frozen=True)
class QuoteFilter:
    """Conditions on quotes; None asks for all."""

    search: str = ""
    status: str | None = None
    contact_id: str | None = None
    inquiry_id: str | None = None


@dataclass(frozen=True)
class ListedQuote:
    """A quote in a list."""

    quote: Quote

    def __getattr__(self, name: str) -> Any:
        """Everything else is the quote's own."""
        return getattr(self.quote, name)

    @property
    def status(self) -> str:
        """Return its status, which the last day changes."""
        return status_of(self.quote)


@dataclass(frozen=True)
class QuotePage:
    """One page of the quotes that match, and how many match."""

    quotes: Sequence[ListedQuote]
    total: int
    page: int
    page_size: int = PAGE_SIZE


def list_quotes(session: Session, wanted: QuoteFilter, page: int) -> QuotePage:
    """Return a page of the quotes that match, newest first."""
    found = select(Quote).join(Contact, Contact.id == Quote.contact_id).where(*_conditions(wanted))
    total = session.scalar(select(func.count()).select_from(found.order_by(None).subquery())) or 0
    rows = found.order_by(Quote.number.desc()).offset((page - 1) * PAGE_SIZE).limit(PAGE_SIZE)
    quotes = session.scalars(rows.options(lazyload(Quote.lines))).all()
    return QuotePage([ListedQuote(each) for each in quotes], total, page)


def _conditions(wanted: QuoteFilter) -> list[ColumnElement[bool]]:
    said = [Quote.contact_id == wanted.contact_id] if wanted.contact_id else []
    said += [Quote.inquiry_id == wanted.inquiry_id] if wanted.inquiry_id else []
    said += [_has_status(wanted.status)] if wanted.status else []
    return said + [_has_word(word) for word in wanted.search.split()]


def _has_status(status: str) -> ColumnElement[bool]:
    today = workshop_day(now()).isoformat()
    if status == EXPIRED:
        return (Quote.status == SENT) & (Quote.valid_until < today)
    return (Quote.status == SENT) & (Quote.valid_until >= today) if status == SENT else Quote.status == status


def _has_word(word: str) -> ColumnElement[bool]:
    by_text = or_(*(column.icontains(word, autoescape=True) for column in (Contact.name, Contact.email, Quote.car)))
    return by_text | (Quote.number == int(word)) if word.isdecimal() and len(word) <= 9 else by_text
