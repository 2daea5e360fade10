"""The outbox: mails written with their event, stored until sent."""

from datetime import datetime

from sqlalchemy import CheckConstraint, ForeignKey, Index, Integer, Text
from sqlalchemy.orm import Mapped, mapped_column, relationship

from app.store.database.base import Row, now
from app.store.database.types import UtcTime
from app.store.sales.orders import Order

WAITING = "waiting"
SENDING = "sending"
SENT = "sent"
FAILED = "failed"
BY_HAND = "by_hand"
DONE = "done"
"""`by_hand` waits for the owner's own mail program; `done` is what the owner saw to."""
ALERTS_SUMMED = "alerts-summed"
OWNER_KINDS = (
    "new-order",
    "new-enquiry",
    "new-withdrawal",
    "quote-answered",
    "job-answered",
    "low-stock",
    ALERTS_SUMMED,
)
"""The kinds that go to the owner; all others go to a customer."""


class Mail(Row):
    """One mail in the outbox. `once_key` identifies its event if only one mail may be written about it. `reply_to` is
    the customer's address, to which the answer to an alert goes, or None for the sender's own. `quote_id` and
    `job_id` are no foreign keys, because a mail outlives its subject.
    """

    __tablename__ = "mails"
    __table_args__ = (
        CheckConstraint("status IN ('waiting', 'sending', 'sent', 'failed', 'by_hand', 'done')", "status"),
        Index(None, "status", "due_at"),
    )

    kind: Mapped[str] = mapped_column(Text)
    to_address: Mapped[str] = mapped_column(Text)
    to_name: Mapped[str] = mapped_column(Text)
    subject: Mapped[str] = mapped_column(Text)
    body_text: Mapped[str] = mapped_column(Text)
    body_html: Mapped[str] = mapped_column(Text)
    order_id: Mapped[str | None] = mapped_column(ForeignKey("orders.id", ondelete="CASCADE"), index=True)
    inquiry_id: Mapped[str | None] = mapped_column(ForeignKey("contact_inquiries.id", ondelete="SET NULL"), index=True)
    quote_id: Mapped[str | None] = mapped_column(Text, index=True)
    job_id: Mapped[str | None] = mapped_column(Text, index=True)
    reply_to: Mapped[str | None] = mapped_column(Text)
    status: Mapped[str] = mapped_column(Text, default=WAITING)
    attempts: Mapped[int] = mapped_column(Integer, default=0)
    due_at: Mapped[datetime] = mapped_column(UtcTime, default=now)
    sent_at: Mapped[datetime | None] = mapped_column(UtcTime)
    last_error: Mapped[str | None] = mapped_column(Text)
    once_key: Mapped[str | None] = mapped_column(Text, unique=True)

    order: Mapped[Order | None] = relationship(lazy="joined", viewonly=True)

    @property
    def order_number(self) -> int | None:
        """The number of the order that it is about."""
        return self.order.order_number if self.order else None
