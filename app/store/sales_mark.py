"""A mark that changes with whatever the sales report counts."""

from sqlalchemy import Integer, select
from sqlalchemy.orm import Mapped, Session, mapped_column

from app.store.base import Base


class SalesMark(Base):
    """A random number, changed by triggers within the same transaction.

    Every write to orders, their lines and returns, payments, refunds and documents changes it, and so does a product's
    category. Random, so that a restored database or a write taken back never has the number of other rows.
    """

    __tablename__ = "sales_mark"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    mark: Mapped[int] = mapped_column(Integer)


def read_sales_mark(session: Session) -> int | None:
    """Return the mark of the rows that the session sees."""
    return session.scalar(select(SalesMark.mark))
