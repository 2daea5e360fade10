"""The categories of products, and their subcategories."""

from typing import cast

from sqlalchemy import ForeignKey, Integer, Text
from sqlalchemy.orm import Mapped, mapped_column, query_expression, relationship

from app.store.database.base import Row


class Category(Row):
    """A main category, which products refer to by its name (specification, section 3). `product_count`, here and below,
    is set only if a query asks for it.
    """

    __tablename__ = "product_categories"

    name: Mapped[str] = mapped_column(Text, unique=True)
    slug: Mapped[str] = mapped_column(Text, unique=True)
    display_order: Mapped[int] = mapped_column(Integer, default=0)
    image_url: Mapped[str | None] = mapped_column(ForeignKey("images.url"), index=True)

    subcategories: Mapped[list["Subcategory"]] = relationship(
        order_by="Subcategory.display_order, Subcategory.name, Subcategory.id", viewonly=True
    )
    product_count: Mapped[int] = query_expression()
    image = cast("object", None)
    """The picture that visitors see: its own, else its first product's; only where a list gives it one."""


class Subcategory(Row):
    """A subcategory of one category."""

    __tablename__ = "product_subcategories"

    category_id: Mapped[str] = mapped_column(ForeignKey("product_categories.id", ondelete="RESTRICT"), index=True)
    name: Mapped[str] = mapped_column(Text)
    slug: Mapped[str] = mapped_column(Text, unique=True)
    display_order: Mapped[int] = mapped_column(Integer, default=0)

    product_count: Mapped[int] = query_expression()
