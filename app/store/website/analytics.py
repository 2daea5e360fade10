"""Tables of page visits and product views. The rows are counted and never linked to a person."""

from datetime import datetime

from sqlalchemy import ForeignKey, Index, Integer, Text, text
from sqlalchemy.orm import Mapped, mapped_column

from app.store.catalogue.products import Product
from app.store.database.base import Base, Row
from app.store.database.types import UtcTime


class PageVisit(Row):
    """One visit of a page."""

    __tablename__ = "page_visits"
    # One for each question of the statistics: how many and by whom, which pages, which visitors.
    __table_args__ = (
        Index(None, "created_at", "ip_address"),
        Index(None, "path", "created_at"),
        Index(None, "ip_address", "user_agent", "created_at"),
    )

    ip_address: Mapped[str | None] = mapped_column(Text)
    user_agent: Mapped[str | None] = mapped_column(Text)
    path: Mapped[str] = mapped_column(Text)
    referrer: Mapped[str | None] = mapped_column(Text)


class ProductPageView(Row):
    """One look at a product, or one search."""

    __tablename__ = "product_views"
    __table_args__ = (
        Index(None, "created_at", "product_id", "product_slug"),
        Index(None, "product_id", "created_at"),
        Index(None, "created_at", "search_query", sqlite_where=text("search_query IS NOT NULL")),
    )

    product_id: Mapped[str | None] = mapped_column(ForeignKey(Product.id, ondelete="SET NULL"))
    product_slug: Mapped[str | None] = mapped_column(Text)
    search_query: Mapped[str | None] = mapped_column(Text)
    ip_address: Mapped[str | None] = mapped_column(Text)


class Visitor(Base):
    """A visitor, which is an IP address with one browser, and the time of the last visit. The browser is "" if a visit
    sent none. This table and the next three are derived from the visits and views, and
    `app.shop.website.analytics.daily_counts` updates them.
    """

    __tablename__ = "visitors"

    ip_address: Mapped[str] = mapped_column(Text, primary_key=True)
    user_agent: Mapped[str] = mapped_column(Text, primary_key=True)
    last_visit: Mapped[datetime] = mapped_column(UtcTime, index=True)


class VisitorAddress(Base):
    """Last visit from an IP address."""

    __tablename__ = "visitor_addresses"

    ip_address: Mapped[str] = mapped_column(Text, primary_key=True)
    last_visit: Mapped[datetime] = mapped_column(UtcTime, index=True)


class DailyVisits(Base):
    """Number of visits of a page on a day in UTC ("2026-03-09")."""

    __tablename__ = "visit_tallies"
    __table_args__ = ({"sqlite_with_rowid": False},)

    day: Mapped[str] = mapped_column(Text, primary_key=True)
    path: Mapped[str] = mapped_column(Text, primary_key=True)
    count: Mapped[int] = mapped_column(Integer)


class DailyViews(Base):
    """The number of views of a product on a day in UTC. There is no foreign key, because a deleted product may be
    restored.
    """

    __tablename__ = "view_tallies"
    __table_args__ = ({"sqlite_with_rowid": False},)

    day: Mapped[str] = mapped_column(Text, primary_key=True)
    product_id: Mapped[str] = mapped_column(Text, primary_key=True)
    count: Mapped[int] = mapped_column(Integer)
