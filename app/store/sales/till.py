"""The till: its days, the cash that came or went without a sale, and sales that were put aside."""

from datetime import datetime
from decimal import Decimal
from typing import Any

from sqlalchemy import JSON, CheckConstraint, ForeignKey, Text
from sqlalchemy.orm import Mapped, mapped_column, relationship

from app.store.database.base import Row
from app.store.database.types import Cents, UtcTime

CASH_IN = "cash_in"
CASH_OUT = "cash_out"


class CashEntry(Row):
    """Cash that was put into the till or taken out of it. Rows are never changed: another entry corrects one."""

    __tablename__ = "cash_entries"
    __table_args__ = (
        CheckConstraint("kind IN ('cash_in', 'cash_out')", "kind"),
        CheckConstraint("amount > 0", "amount"),
    )

    day_id: Mapped[str] = mapped_column(ForeignKey("till_days.id", ondelete="RESTRICT"), index=True)
    kind: Mapped[str] = mapped_column(Text)
    amount: Mapped[Decimal] = mapped_column(Cents)
    reason: Mapped[str] = mapped_column(Text)

    @property
    def signed(self) -> Decimal:
        """Return the amount, below 0 for cash that was taken out."""
        return self.amount if self.kind == CASH_IN else -self.amount


class TillDay(Row):
    """A day of the till, from the count of its `opening` cash until it was closed. `sheet` holds its sums as they were
    then. At most one day is open.
    """

    __tablename__ = "till_days"

    opening: Mapped[Decimal] = mapped_column(Cents)
    counted: Mapped[Decimal | None] = mapped_column(Cents)
    closed_at: Mapped[datetime | None] = mapped_column(UtcTime, index=True)
    sheet: Mapped[dict[str, Any] | None] = mapped_column(JSON)

    entries: Mapped[list[CashEntry]] = relationship(order_by=CashEntry.created_at, passive_deletes="all")

    @property
    def expected(self) -> Decimal | None:
        """Return the cash that should have been in the till when it was closed."""
        return Decimal(self.sheet["expected"]) if self.sheet else None

    @property
    def difference(self) -> Decimal | None:
        """Return the counted cash less the expected, or None while the day is open."""
        if self.counted is None or self.expected is None:
            return None
        return self.counted - self.expected


class ParkedSale(Row):
    """A sale that was put aside, as it was sent. It has the id that the sale will have."""

    __tablename__ = "parked_sales"

    content: Mapped[dict[str, Any]] = mapped_column(JSON)
