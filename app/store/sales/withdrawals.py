"""Customers' statements that they withdraw from a contract."""

from datetime import datetime
from decimal import Decimal
from typing import Any

from sqlalchemy import JSON, CheckConstraint, ForeignKey, Text
from sqlalchemy.orm import Mapped, mapped_column, relationship

from app.store.database.base import Base, new_id, now
from app.store.database.types import Cents, SaleNumber, UtcTime
from app.store.sales.orders import Order

NEW = "new"
ACCEPTED = "accepted"
REFUSED = "refused"
DONE = "done"
NEXT_STATUSES: dict[str, tuple[str, ...]] = {
    NEW: (ACCEPTED, REFUSED),
    ACCEPTED: (DONE,),
    REFUSED: (DONE,),
    DONE: (),
}
"""From each status, the ones that may come next."""
OPEN = (NEW, ACCEPTED)
"""The statuses in which it is not settled."""
BY_LINK = "link"
BY_MAIL = "mail"
UNVERIFIED = "none"
"""How it is known that the customer wrote it: from the order's own page, by the mail's link, or not at all."""


class Withdrawal(Base):
    """One statement of withdrawal, as it was sent. `items` is None for the whole order. `order_id` is set if the
    statement certainly refers to that order; `token_hash` is the SHA-256 of the token in the acknowledgement's link.
    `paid_back` is the money that was paid back when the withdrawal was done, or None if it was done before this was
    recorded.
    """

    __tablename__ = "withdrawals"
    __table_args__ = (
        CheckConstraint("verified_by IN ('link', 'mail', 'none')", "verified_by"),
        CheckConstraint("status IN ('new', 'accepted', 'refused', 'done')", "status"),
    )

    id: Mapped[str] = mapped_column(Text, primary_key=True, default=new_id)
    reference: Mapped[int] = mapped_column(SaleNumber, unique=True)
    received_at: Mapped[datetime] = mapped_column(UtcTime, default=now, index=True)
    name: Mapped[str] = mapped_column(Text)
    email: Mapped[str] = mapped_column(Text)
    order_text: Mapped[str] = mapped_column(Text)
    order_id: Mapped[str | None] = mapped_column(ForeignKey("orders.id", ondelete="SET NULL"), index=True)
    items: Mapped[list[dict[str, Any]] | None] = mapped_column(JSON(none_as_null=True))
    verified_by: Mapped[str] = mapped_column(Text, default=UNVERIFIED)
    status: Mapped[str] = mapped_column(Text, default=NEW)
    note: Mapped[str | None] = mapped_column(Text)
    token_hash: Mapped[str | None] = mapped_column(Text, unique=True)
    paid_back: Mapped[Decimal | None] = mapped_column(Cents)

    order: Mapped[Order | None] = relationship(lazy="joined", viewonly=True)

    @property
    def is_open(self) -> bool:
        """Return whether it is not settled."""
        return self.status in OPEN

    @property
    def ends_contract(self) -> bool:
        """Return whether it is from the whole order, and was not refused."""
        return self.items is None and self.status != REFUSED

    @property
    def order_number(self) -> str | None:
        """The number of the order that it means."""
        return str(self.order.order_number) if self.order else None


# Here, since this module knows orders and not the other way round.
Order.withdrawals = relationship(Withdrawal, order_by=Withdrawal.received_at, viewonly=True)
