"""Enquiries through the contact form, their replies, and templates of these."""

from datetime import datetime, timedelta

from sqlalchemy import CheckConstraint, ForeignKey, Index, Integer, Text
from sqlalchemy.orm import Mapped, mapped_column, query_expression, relationship

from app.store.customers.mails import Mail
from app.store.database.base import Row, now

NEW = "new"
ANSWERED = "answered"
TO_QUOTE = "to_quote"
OUTCOMES = ("quoted", "won", "lost", "spam")
PROMISE = timedelta(hours=24)
"""Time in which the contact form promises an answer (specification, section 9)."""
BY_MAIL = "mail"
BY_PROGRAM = "program"
MARKED = "marked"
"""Sent by the mail server, by the owner's own mail program, or marked as answered without a text."""


class Enquiry(Row):
    """A message from the contact form, or a question from a page. `answered_at` (the time of the last reply),
    `undelivered` (the number of replies that could not be sent) and `photo_count` are set only if a query asks for
    them.
    """

    __tablename__ = "contact_inquiries"
    __table_args__ = (
        CheckConstraint("status IN ('new', 'read', 'answered')", "status"),
        CheckConstraint("outcome IN ('quoted', 'won', 'lost', 'spam')", "outcome"),
        Index(None, "photo_token_hash", unique=True),
    )

    name: Mapped[str] = mapped_column(Text)
    email: Mapped[str] = mapped_column(Text)
    phone: Mapped[str | None] = mapped_column(Text)
    vehicle_type: Mapped[str | None] = mapped_column(Text)
    service_interest: Mapped[str | None] = mapped_column(Text)
    message: Mapped[str] = mapped_column(Text)
    status: Mapped[str] = mapped_column(Text, default=NEW)
    product_id: Mapped[str | None] = mapped_column(Text)
    part: Mapped[str | None] = mapped_column(Text)
    """The name that the product had. Neither its id nor the model's is a foreign key: the enquiry outlives both."""
    model_id: Mapped[str | None] = mapped_column(Text)
    vehicle_year: Mapped[int | None] = mapped_column(Integer)
    vehicle: Mapped[str | None] = mapped_column(Text)
    """The model and year by name, "Volkswagen Golf, 2018"."""
    wanted: Mapped[str | None] = mapped_column(Text)
    """Words of a search that found nothing, "5K0 615 301"."""
    preferred_day: Mapped[str | None] = mapped_column(Text)
    """A day of the workshop, "2026-11-24"."""
    outcome: Mapped[str | None] = mapped_column(Text)
    quote_id: Mapped[str | None] = mapped_column(Text, index=True)
    job_id: Mapped[str | None] = mapped_column(Text, index=True)
    about: Mapped[str | None] = mapped_column(Text)
    """The quote or the job that was asked about, "Quote 12". Neither id is a foreign key, as above."""
    contact_id: Mapped[str | None] = mapped_column(Text, index=True)
    """The customer who wrote; no foreign key either, and None for spam."""
    photo_token_hash: Mapped[str | None] = mapped_column(Text)
    """SHA-256 of the token that takes photos for an hour."""

    answered_at: Mapped[datetime | None] = query_expression()
    undelivered: Mapped[int] = query_expression()
    photo_count: Mapped[int] = query_expression()
    replies: Mapped[list["EnquiryReply"]] = relationship(
        viewonly=True, lazy="selectin", order_by=lambda: (EnquiryReply.created_at, EnquiryReply.id)
    )

    @property
    def is_answered(self) -> bool:
        """Return whether it was answered, by a text or a mark."""
        return self.status == ANSWERED

    @property
    def stage(self) -> str:
        """Return its place on the way from question to job."""
        return self.outcome or (NEW if self.status == NEW else TO_QUOTE)

    @property
    def due_at(self) -> datetime:
        """Return the time until which an answer is promised."""
        return self.created_at + PROMISE

    @property
    def age_seconds(self) -> int:
        """Return the age by this computer's clock."""
        return max(0, int((now() - self.created_at).total_seconds()))


class EnquiryReply(Row):
    """An answer to an enquiry. `status_before` is the enquiry's status before the reply, and is restored if the reply
    is withdrawn. `mail_id` is the mail in the outbox, until that is deleted.
    """

    __tablename__ = "enquiry_replies"
    __table_args__ = (
        CheckConstraint("way IN ('mail', 'program', 'marked')", "way"),
        CheckConstraint("status_before IN ('new', 'read', 'answered')", "status_before"),
    )

    inquiry_id: Mapped[str] = mapped_column(ForeignKey("contact_inquiries.id", ondelete="CASCADE"), index=True)
    subject: Mapped[str] = mapped_column(Text)
    body: Mapped[str] = mapped_column(Text)
    way: Mapped[str] = mapped_column(Text)
    status_before: Mapped[str] = mapped_column(Text)
    mail_id: Mapped[str | None] = mapped_column(ForeignKey("mails.id", ondelete="SET NULL"), index=True)

    mail: Mapped[Mail | None] = relationship(viewonly=True)


class EnquiryTemplate(Row):
    """A text for answers, with fields such as {{name}}."""

    __tablename__ = "enquiry_templates"

    name: Mapped[str] = mapped_column(Text, unique=True)
    subject: Mapped[str] = mapped_column(Text)
    body: Mapped[str] = mapped_column(Text)
