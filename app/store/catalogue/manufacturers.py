"""Manufacturers of parts."""

from sqlalchemy import Integer, Text
from sqlalchemy.orm import Mapped, mapped_column, query_expression

from app.store.database.base import Row


class Manufacturer(Row):
    """A manufacturer of parts, with the facts that product-safety law requires. `postal_address` and
    `electronic_address` are its own; `eu_contact` is who is responsible for it in the EU if it is outside.
    `product_count` is set only if a query asks for it.
    """

    __tablename__ = "manufacturers"

    name: Mapped[str] = mapped_column(Text, unique=True)
    slug: Mapped[str] = mapped_column(Text, unique=True)
    postal_address: Mapped[str | None] = mapped_column(Text)
    electronic_address: Mapped[str | None] = mapped_column(Text)
    eu_contact: Mapped[str | None] = mapped_column(Text)
    display_order: Mapped[int] = mapped_column(Integer, default=0)

    product_count: Mapped[int] = query_expression()
