"""Visits of pages and views of products. Rows here are counted, never linked to a person."""

from sqlalchemy import ForeignKey, Index, Text
from sqlalchemy.orm import Mapped, mapped_column

from app.store.base import Base, Row


class PageVisit(Row, Base):
    """One visit of a page."""

    __tablename__ = "page_visits"
    __table_args__ = (Index("ix_page_visits_created_at_path_ip_address", "created_at", "path", "ip_address"),)

    ip_address: Mapped[str | None] = mapped_column(Text)
    user_agent: Mapped[str | None] = mapped_column(Text)
    path: Mapped[str] = mapped_column(Text)
    referrer: Mapped[str | None] = mapped_column(Text)


class ProductView(Row, Base):
    """One look at a product, or one search."""

    __tablename__ = "product_views"
    __table_args__ = (Index("ix_product_views_created_at_product_id", "created_at", "product_id"),)

    product_id: Mapped[str | None] = mapped_column(ForeignKey("products.id", ondelete="SET NULL"), index=True)
    product_slug: Mapped[str | None] = mapped_column(Text)
    search_query: Mapped[str | None] = mapped_column(Text)
    ip_address: Mapped[str | None] = mapped_column(Text)
