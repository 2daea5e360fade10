"""Quotes for work on a customer's car, and their answers."""

from datetime import datetime
from decimal import Decimal
from typing import Any

from sqlalchemy import JSON, CheckConstraint, ForeignKey, Integer, Text
from sqlalchemy.orm import Mapped, mapped_column, relationship

from app.store.customers.contacts import Contact
from app.store.database.base import Base, Row, now
from app.store.database.types import Cents, SaleNumber, UtcTime
from app.store.sales.sale_lines import WorkLine

DRAFT = "draft"
SENT = "sent"
ACCEPTED = "accepted"
DECLINED = "declined"
WITHDRAWN = "withdrawn"
EXPIRED = "expired"
"""No stored status: that of a sent quote whose last day is over."""
KINDS = ("part", "labour", "service")
PART = "part"


class Quote(Row):
    """A quote in its present state.

    `car_id` and `inquiry_id` are no foreign keys: the quote outlives both, and `car` is the car's name as it was
    entered. `subtotal`, `tax` and `total` are those of the accepted lines, or before an answer those of the first
    choices without optional lines. `valid_until` and `preferred_day` are days in the workshop's time zone, as in
    "2026-12-06". `dropped_at` is when the customer withdrew an acceptance: the quote then counts as declined, but still
    has the answer that was given. `deposit` is calculated from `deposit_percent` and the total, if the percentage is
    set.
    """

    __tablename__ = "quotes"
    __table_args__ = (
        CheckConstraint("status IN ('draft', 'sent', 'accepted', 'declined', 'withdrawn')", "status"),
        CheckConstraint("start_early IN (0, 1)", "start_early"),
    )

    number: Mapped[int] = mapped_column(SaleNumber, unique=True)
    contact_id: Mapped[str] = mapped_column(ForeignKey("contacts.id", ondelete="CASCADE"), index=True)
    car_id: Mapped[str | None] = mapped_column(Text)
    car: Mapped[str | None] = mapped_column(Text)
    inquiry_id: Mapped[str | None] = mapped_column(Text, index=True)
    status: Mapped[str] = mapped_column(Text, default=DRAFT)
    version: Mapped[int] = mapped_column(Integer, default=1)
    valid_until: Mapped[str] = mapped_column(Text)
    intro: Mapped[str] = mapped_column(Text, default="")
    tax_mode: Mapped[str] = mapped_column(Text)
    terms_version: Mapped[int | None] = mapped_column(Integer)
    deposit: Mapped[Decimal | None] = mapped_column(Cents)
    deposit_percent: Mapped[int | None] = mapped_column(Integer)
    subtotal: Mapped[Decimal] = mapped_column(Cents)
    tax: Mapped[Decimal] = mapped_column(Cents)
    total: Mapped[Decimal] = mapped_column(Cents)
    sent_at: Mapped[datetime | None] = mapped_column(UtcTime)
    seen_at: Mapped[datetime | None] = mapped_column(UtcTime)
    answered_at: Mapped[datetime | None] = mapped_column(UtcTime)
    answered_name: Mapped[str | None] = mapped_column(Text)
    message: Mapped[str | None] = mapped_column(Text)
    preferred_day: Mapped[str | None] = mapped_column(Text)
    start_early: Mapped[int] = mapped_column(Integer, default=0)
    dropped_at: Mapped[datetime | None] = mapped_column(UtcTime)
    updated_at: Mapped[datetime] = mapped_column(UtcTime, default=now)

    contact: Mapped[Contact] = relationship(viewonly=True, lazy="joined")
    lines: Mapped[list["QuoteLine"]] = relationship(
        order_by="QuoteLine.position", lazy="selectin", cascade="all, delete-orphan", passive_deletes=True
    )

    @property
    def customer(self) -> str:
        """Return the customer's name."""
        return self.contact.name

    @property
    def is_answered(self) -> bool:
        """Return whether it was accepted or declined."""
        return self.status in {ACCEPTED, DECLINED}


class QuoteLine(WorkLine, Base):
    """A line of a quote. `choice` names a group from which the customer takes one line, as in "A". `accepted` is None
    before an answer.
    """

    __tablename__ = "quote_lines"
    __table_args__ = (
        CheckConstraint("kind IN ('part', 'labour', 'service')", "kind"),
        CheckConstraint("is_optional IN (0, 1)", "is_optional"),
        CheckConstraint("accepted IN (0, 1)", "accepted"),
    )

    NOT_GIVEN = ("id", "quote_id", "position", "accepted")

    quote_id: Mapped[str] = mapped_column(ForeignKey("quotes.id", ondelete="CASCADE"), index=True)
    is_optional: Mapped[int] = mapped_column(Integer, default=0)
    choice: Mapped[str | None] = mapped_column(Text)
    accepted: Mapped[int | None] = mapped_column(Integer)


class QuoteToken(Base):
    """The SHA-256 of a link's token. All links that were sent still open the quote."""

    __tablename__ = "quote_tokens"

    token_hash: Mapped[str] = mapped_column(Text, primary_key=True)
    quote_id: Mapped[str] = mapped_column(ForeignKey("quotes.id", ondelete="CASCADE"), index=True)
    created_at: Mapped[datetime] = mapped_column(UtcTime, default=now)


class QuoteAnswer(Row):
    """An answer as it was given. `content` is everything that the customer saw of that version, with the lines they
    took, and is never changed later.
    """

    __tablename__ = "quote_answers"
    __table_args__ = (CheckConstraint("answer IN ('accepted', 'declined')", "answer"),)

    quote_id: Mapped[str] = mapped_column(ForeignKey("quotes.id", ondelete="CASCADE"), index=True)
    version: Mapped[int] = mapped_column(Integer)
    answer: Mapped[str] = mapped_column(Text)
    name: Mapped[str] = mapped_column(Text)
    content: Mapped[dict[str, Any]] = mapped_column(JSON)
