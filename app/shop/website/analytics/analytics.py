"""Visits and page views: shortened and written in batches."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime

from sqlalchemy import insert, select
from sqlalchemy.orm import Session

from app.shop.website.analytics.daily_counts import add_views, add_visits
from app.store.catalogue.products import SHOWN, Product, ProductSlug
from app.store.catalogue.search_tables import Searched
from app.store.database.base import now
from app.store.database.search_text import fold_query
from app.store.website.analytics import PageVisit, ProductPageView

USER_AGENT_LENGTH = 512
"""Of a path, a referrer, a user agent and a search."""
BOTS = re.compile(r"(?<!cu)bot\b|crawl|spider|slurp|bingpreview|facebookexternalhit|lighthouse", re.IGNORECASE)
"""Programs that name themselves; Cubot is a telephone."""


@dataclass(frozen=True)
class Visit:
    """A visit of a page."""

    path: str
    referrer: str | None
    ip_address: str | None
    user_agent: str | None
    created_at: datetime = field(default_factory=now)


@dataclass(frozen=True)
class PageEvent:
    """A view of a product by id or slug, or a search."""

    product_id: str | None
    product_slug: str | None
    search_query: str | None
    ip_address: str | None
    created_at: datetime = field(default_factory=now)


@dataclass(frozen=True)
class SearchMade:
    """A search, and what it found; nothing of who searched."""

    query: str
    results: int
    corrected: str | None
    model_id: str | None
    created_at: datetime = field(default_factory=now)


Event = Visit | PageEvent | SearchMade


def is_bot(user_agent: str | None) -> bool:
    """Return whether a user agent names itself a bot."""
    return BOTS.search(user_agent or "") is not None


def cut(text: str | None) -> str | None:
    """The part of a text that is stored; blank is None."""
    return text[:USER_AGENT_LENGTH] if text else None


def without_query(address: str) -> str:
    """Return a path or address as it is stored, without its query and fragment, which may name a person."""
    return address.split("?", 1)[0].split("#", 1)[0][:USER_AGENT_LENGTH]


def write_events(session: Session, events: Sequence[Event]) -> None:
    """Write a batch of events. A view without an existing product and without a search is not counted."""
    visits = [vars(event) for event in events if isinstance(event, Visit)]
    views = [_with_product(session, event) for event in events if isinstance(event, PageEvent)]
    counted = [view for view in views if view["product_id"] or view["search_query"]]
    searches = [vars(each) | {"folded": fold_query(each.query)} for each in events if isinstance(each, SearchMade)]
    if searches:
        session.execute(insert(Searched), searches)
    if visits:
        session.execute(insert(PageVisit), visits)
        add_visits(session, visits)
    if counted:
        session.execute(insert(ProductPageView), counted)
        add_views(session, counted)


def _with_product(session: Session, view: PageEvent) -> dict[str, object]:
    product_id = _find_id(session, view)
    return vars(view) | {"product_id": product_id, "product_slug": view.product_slug if product_id else None}


def _find_id(session: Session, view: PageEvent) -> str | None:
    if view.product_id:
        return session.scalar(select(Product.id).where(Product.id == view.product_id, SHOWN))
    if not view.product_slug:
        return None
    return session.scalar(select(Product.id).where(Product.slug == view.product_slug, SHOWN)) or session.scalar(
        select(ProductSlug.product_id)
        .join(Product, Product.id == ProductSlug.product_id)
        .where(ProductSlug.slug == view.product_slug, SHOWN)
    )
