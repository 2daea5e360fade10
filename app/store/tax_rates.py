"""Tax rates that products can have."""

from sqlalchemy import CheckConstraint, Index, Integer, Text, text
from sqlalchemy.orm import Mapped, mapped_column

from app.store.base import Base, Row


class TaxRate(Row, Base):
    """A rate in per cent, "13.5", under the owner's name for it."""

    __tablename__ = "tax_rates"
    __table_args__ = (
        CheckConstraint("is_default IN (0, 1)", "is_default"),
        Index("uq_tax_rates_default", "is_default", unique=True, sqlite_where=text("is_default = 1")),
    )

    name: Mapped[str] = mapped_column(Text, unique=True)
    rate: Mapped[str] = mapped_column(Text)
    is_default: Mapped[int] = mapped_column(Integer, default=0, server_default=text("0"))
