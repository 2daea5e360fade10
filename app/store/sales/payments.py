"""Payments and refunds of orders and jobs. Rows are never deleted: a payment entered by mistake is reversed by a
refund.
"""

from datetime import datetime, timedelta
from decimal import Decimal

from sqlalchemy import CheckConstraint, ForeignKey, Integer, Text
from sqlalchemy.orm import Mapped, mapped_column, relationship

from app.store.database.base import Base, Row, now
from app.store.database.types import Cents, UtcTime

PAYMENT = "payment"
REFUND = "refund"
KINDS = (PAYMENT, REFUND)
CARD_ONLINE = "card_online"
METHODS = (CARD_ONLINE, "terminal", "cash", "transfer", "other")
"""The means by which money came or went."""
CARD = "card"
"""An order's way of paying that is the provider's own page; `workshop` and `transfer` are the other two."""
OPEN = "open"
SUCCEEDED = "succeeded"
FAILED = "failed"
EXPIRED = "expired"
STATES = (OPEN, SUCCEEDED, FAILED, EXPIRED)
PAGE_LIFE = timedelta(minutes=31)
"""Time for paying by card; the provider takes no less than 30 minutes from when it hears of it."""
SLIP = "Entered by mistake"
"""The reason of a refund that takes a payment back which never was."""
DEPOSIT = "Deposit"
"""The reason of a payment that a job asked for before its work."""


class Payment(Row):
    """One movement of money; `amount` is above 0 in either direction. `provider_ref` and `session_ref` are the card
    provider's ids for the payment and for its payment page at `url`, which closes at `expires_at`. `settled_at` is
    when the state became `succeeded`.
    """

    __tablename__ = "payments"
    __table_args__ = (
        CheckConstraint("kind IN ('payment', 'refund')", "kind"),
        CheckConstraint("method IN ('card_online', 'terminal', 'cash', 'transfer', 'other')", "method"),
        CheckConstraint("amount > 0", "amount"),
        CheckConstraint("state IN ('open', 'succeeded', 'failed', 'expired')", "state"),
    )

    order_id: Mapped[str | None] = mapped_column(ForeignKey("orders.id", ondelete="RESTRICT"), index=True)
    job_id: Mapped[str | None] = mapped_column(Text, index=True)
    kind: Mapped[str] = mapped_column(Text)
    method: Mapped[str] = mapped_column(Text)
    amount: Mapped[Decimal] = mapped_column(Cents)
    state: Mapped[str] = mapped_column(Text, index=True)
    provider_ref: Mapped[str | None] = mapped_column(Text, unique=True)
    session_ref: Mapped[str | None] = mapped_column(Text, unique=True)
    url: Mapped[str | None] = mapped_column(Text)
    expires_at: Mapped[datetime | None] = mapped_column(UtcTime)
    reason: Mapped[str | None] = mapped_column(Text)
    settled_at: Mapped[datetime | None] = mapped_column(UtcTime, index=True)

    items: Mapped[list["RefundItem"]] = relationship(passive_deletes="all")

    @property
    def is_deposit(self) -> bool:
        """True for a payment that a job asked for before its work."""
        return self.kind == PAYMENT and (self.reason or "").lower() == DEPOSIT.lower()

    @property
    def is_slip(self) -> bool:
        """True for a refund that only corrects a payment entered by mistake."""
        return self.kind == REFUND and (self.reason or "").lower() == SLIP.lower()


class RefundItem(Row):
    """Pieces of an order's line that a refund was for."""

    __tablename__ = "refund_items"
    __table_args__ = (CheckConstraint("quantity > 0", "quantity"),)

    payment_id: Mapped[str] = mapped_column(ForeignKey("payments.id", ondelete="RESTRICT"), index=True)
    item_id: Mapped[str] = mapped_column(ForeignKey("order_items.id", ondelete="CASCADE"), index=True)
    quantity: Mapped[int] = mapped_column(Integer)


class PaymentEvent(Base):
    """A message of the card provider, by its own id."""

    __tablename__ = "payment_events"

    id: Mapped[str] = mapped_column(Text, primary_key=True)
    kind: Mapped[str] = mapped_column(Text)
    received_at: Mapped[datetime] = mapped_column(UtcTime, default=now)
