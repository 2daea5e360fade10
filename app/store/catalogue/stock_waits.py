"""Visitors who want to know when a sold-out part is back in stock."""

from datetime import datetime

from sqlalchemy import ForeignKey, Index, Text
from sqlalchemy.orm import Mapped, mapped_column, relationship

from app.store.catalogue.products import Product
from app.store.database.base import Row
from app.store.database.types import UtcTime


class StockWait(Row):
    """One request for one e-mail when a part is back in stock. `email` is stored in lowercase; `token_hash` is the
    SHA-256 of the token in the link of the latest mail. `confirmed_at` is None until the page of that link confirmed
    it.
    """

    __tablename__ = "stock_waits"
    __table_args__ = (Index(None, "product_id", "email", unique=True),)

    product_id: Mapped[str] = mapped_column(ForeignKey("products.id", ondelete="CASCADE"))
    email: Mapped[str] = mapped_column(Text)
    token_hash: Mapped[str] = mapped_column(Text, unique=True)
    confirmed_at: Mapped[datetime | None] = mapped_column(UtcTime)

    part: Mapped[Product] = relationship(lazy="joined", viewonly=True)

    @property
    def product(self) -> str:
        """Return the name of the part."""
        return self.part.name
