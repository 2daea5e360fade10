"""Counted stocks that are not booked yet."""

from sqlalchemy import CheckConstraint, ForeignKey, Index, Integer, text
from sqlalchemy.orm import Mapped, mapped_column

from app.store.database.base import Row


class StockCount(Row):
    """The pieces of a product, or of one of its options, that were counted on the shelf. `expected` is how many were to
    be there when the count began: the stock, and what is in orders that were not handed over.
    """

    __tablename__ = "stock_counts"
    __table_args__ = (
        CheckConstraint("counted >= 0", "counted"),
        Index("ix_stock_counts_without_option", "product_id", unique=True, sqlite_where=text("option_id IS NULL")),
    )

    product_id: Mapped[str] = mapped_column(ForeignKey("products.id", ondelete="CASCADE"), index=True)
    option_id: Mapped[str | None] = mapped_column(
        ForeignKey("product_options.id", ondelete="CASCADE"), index=True, unique=True
    )
    counted: Mapped[int] = mapped_column(Integer)
    expected: Mapped[int] = mapped_column(Integer)

    @property
    def difference(self) -> int:
        """Return how many pieces more were there than expected, below 0 for fewer."""
        return self.counted - self.expected
