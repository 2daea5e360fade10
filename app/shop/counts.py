"""The counts behind the statistics: each one statement that an index answers, so that a million visits are no wait."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Row, TextClause, bindparam, func, select, text
from sqlalchemy.orm import Session

from app.store.analytics import PageVisit
from app.store.types import UtcTime

TOP_PAGES = 10
POPULAR_PRODUCTS = 10
"""Specification, section 9."""

# Jumps from path to path in the index instead of sorting every visit: the pages are few, their visits many.
_TOP_PAGES = """
    WITH RECURSIVE page(path) AS (
        SELECT min(path) FROM page_visits
        UNION ALL
        SELECT (SELECT min(path) FROM page_visits WHERE path > page.path) FROM page WHERE page.path IS NOT NULL
    ), counted AS (
        SELECT path, (SELECT count(*) FROM page_visits AS visit
                      WHERE visit.path = page.path AND visit.created_at >= :since) AS count
        FROM page WHERE path IS NOT NULL
    )
    SELECT path, count FROM counted WHERE count > 0 ORDER BY count DESC, path LIMIT :top
"""
# Counts each product's range of the index. A view told by a slug alone was given its product when it was written.
_POPULAR = """
    WITH counted AS (
        SELECT id, name, (SELECT count(*) FROM product_views AS view
                          WHERE view.product_id = product.id AND view.created_at >= :since) AS views
        FROM products AS product
    )
    SELECT id AS product_id, name AS product_name, views AS view_count
    FROM counted WHERE views > 0 ORDER BY views DESC, name LIMIT :top
"""
_DAYS = """
    WITH RECURSIVE days(day) AS (
        SELECT :first UNION ALL SELECT date(day, '+1 day') FROM days WHERE day < :last
    )
"""
# A day's own text sorts before each of its moments, and after each moment of the day before.
_VISITS_BY_DAY = f"""{_DAYS}
    SELECT day AS date, (SELECT count(*) FROM page_visits
                         WHERE created_at >= day AND created_at < date(day, '+1 day')) AS count
    FROM days ORDER BY day
"""  # noqa: S608 -- joined from two constants of this module
_VIEWS_BY_DAY = f"""{_DAYS}
    SELECT day AS date, (SELECT count(*) FROM product_views
                         WHERE created_at >= day AND created_at < date(day, '+1 day')
                         AND (product_id IS NOT NULL OR product_slug IS NOT NULL)) AS count
    FROM days ORDER BY day
"""  # noqa: S608 -- joined from two constants of this module


def count_visits(session: Session, since: datetime) -> int:
    """All visits since a moment."""
    return session.scalar(select(func.count()).where(PageVisit.created_at >= since)) or 0


def top_pages(session: Session, since: datetime) -> Sequence[Row[Any]]:
    """The pages visited most since a moment: `path`, `count`."""
    return session.execute(_since(_TOP_PAGES), {"since": since, "top": TOP_PAGES}).all()


def popular_products(session: Session, since: datetime) -> Sequence[Row[Any]]:
    """The products looked at most since a moment: `product_id`, `product_name`, `view_count`."""
    return session.execute(_since(_POPULAR), {"since": since, "top": POPULAR_PRODUCTS}).all()


def visits_by_day(session: Session, days: int, moment: datetime) -> Sequence[Row[Any]]:
    """`days` rows of `date` and `count`, the moment's own day last."""
    return session.execute(text(_VISITS_BY_DAY), _bounds(days, moment)).all()


def views_by_day(session: Session, days: int, moment: datetime) -> Sequence[Row[Any]]:
    """The same for looks at products."""
    return session.execute(text(_VIEWS_BY_DAY), _bounds(days, moment)).all()


def _bounds(days: int, moment: datetime) -> dict[str, str]:
    today = moment.date()
    return {"first": (today - timedelta(days=days - 1)).isoformat(), "last": today.isoformat()}


def _since(statement: str) -> TextClause:
    return text(statement).bindparams(bindparam("since", type_=UtcTime))
