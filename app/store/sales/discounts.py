"""Discount codes."""

from datetime import datetime
from decimal import Decimal

from sqlalchemy import CheckConstraint, Integer, Text, text
from sqlalchemy.orm import Mapped, mapped_column

from app.store.database.base import Row
from app.store.database.types import Cents, UtcTime

PERCENT = "percent"
AMOUNT = "amount"
FREE_DELIVERY = "free_delivery"


class Discount(Row):
    """A code that customers give in their cart. `value` is in per cent or in cents, by its kind, and 0 for free
    delivery. It applies to the goods of one category, or to all. It is no foreign key: a category that is removed can
    be restored.
    """

    __tablename__ = "discounts"
    __table_args__ = (
        CheckConstraint("kind IN ('percent', 'amount', 'free_delivery')", "kind"),
        CheckConstraint("active IN (0, 1)", "active"),
        CheckConstraint("uses_left >= 0", "uses_left"),
    )

    code: Mapped[str] = mapped_column(Text)
    code_folded: Mapped[str] = mapped_column(Text, unique=True)
    kind: Mapped[str] = mapped_column(Text)
    value: Mapped[int] = mapped_column(Integer)
    from_at: Mapped[datetime | None] = mapped_column(UtcTime)
    to_at: Mapped[datetime | None] = mapped_column(UtcTime)
    least: Mapped[Decimal | None] = mapped_column(Cents)
    """The goods that an order needs at least."""
    uses_left: Mapped[int | None] = mapped_column(Integer)
    """None for any number."""
    category_id: Mapped[str | None] = mapped_column(Text)
    active: Mapped[int] = mapped_column(Integer, default=1, server_default=text("1"))
