"""Visitors who want to know when a sold-out part is back in stock."""

from datetime import datetime

from sqlalchemy import ForeignKey, Index, Text, text
from sqlalchemy.orm import Mapped, mapped_column, relationship

from app.store.catalogue.product_options import ProductOption, name_of
from app.store.catalogue.products import Product
from app.store.database.base import Row
from app.store.database.types import UtcTime

WITHOUT_OPTION = text("option_id IS NULL")


class StockWait(Row):
    """One request for one e-mail when a part or an option is back in stock. `email` is stored in lowercase, and
    `token_hash` is the SHA-256 of the token in the link of the latest mail. `confirmed_at` is None until the page of
    that link confirmed it.
    """

    __tablename__ = "stock_waits"
    __table_args__ = (
        Index(None, "product_id", "option_id", "email", unique=True),
        Index("ix_stock_waits_without_option", "product_id", "email", unique=True, sqlite_where=WITHOUT_OPTION),
    )

    product_id: Mapped[str] = mapped_column(ForeignKey("products.id", ondelete="CASCADE"))
    option_id: Mapped[str | None] = mapped_column(ForeignKey("product_options.id", ondelete="CASCADE"), index=True)
    email: Mapped[str] = mapped_column(Text)
    token_hash: Mapped[str] = mapped_column(Text, unique=True)
    confirmed_at: Mapped[datetime | None] = mapped_column(UtcTime)

    part: Mapped[Product] = relationship(lazy="joined", viewonly=True)
    option: Mapped[ProductOption | None] = relationship(lazy="joined", viewonly=True)

    @property
    def product(self) -> str:
        """Return the name of the part, with its option."""
        return name_of(self.part.name, self.option.name if self.option else None)
