"""Sums of sales by day, and marks of outdated ones."""

from sqlalchemy import CheckConstraint, Integer, Text
from sqlalchemy.orm import Mapped, mapped_column

from app.store.base import Base

METHOD = "method"
RATE = "rate"
PRODUCT = "product"


class SalesSum(Base):
    """Sums of a payment method, rate or product on one day.

    `basis` is the report's, `day` the workshop's, "2026-11-22". The sums of a day count only while none of its hours is
    marked. A blank `name` is no way of paying, or no product. A program that counts otherwise brings a migration that
    marks every hour of sales.
    """

    __tablename__ = "sales_sums"
    __table_args__ = (CheckConstraint("kind IN ('method', 'rate', 'product')", "kind"), {"sqlite_with_rowid": False})

    basis: Mapped[str] = mapped_column(Text, primary_key=True)
    kind: Mapped[str] = mapped_column(Text, primary_key=True)
    day: Mapped[str] = mapped_column(Text, primary_key=True)
    name: Mapped[str] = mapped_column(Text, primary_key=True)
    orders: Mapped[int] = mapped_column(Integer)
    quantity: Mapped[int] = mapped_column(Integer)
    gross: Mapped[int] = mapped_column(Integer)
    tax: Mapped[int] = mapped_column(Integer)
    refunds: Mapped[int] = mapped_column(Integer)


class SalesOutdated(Base):
    """An hour of UTC, "2026-05-01T09", whose sums a change has outdated.

    Triggers mark it within the transaction of the change: of an order every hour in which something of it counts. So no
    way of writing can forget it, and who reads the marks and the rows sees one state.
    """

    __tablename__ = "sales_outdated"
    __table_args__ = ({"sqlite_with_rowid": False},)

    basis: Mapped[str] = mapped_column(Text, primary_key=True)
    hour: Mapped[str] = mapped_column(Text, primary_key=True)
