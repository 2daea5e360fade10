"""Statistics from daily counts, so that a million visits are no wait."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import Row, TextClause, bindparam, func, select, text
from sqlalchemy.orm import Session

from app.contract.website.statistics import DayCount
from app.store.database.types import UtcTime
from app.store.website.analytics import DailyViews, DailyVisits

TOP_PAGES = 10
POPULAR_PRODUCTS = 10
"""Specification, section 9."""

DailyTable = type[DailyVisits] | type[DailyViews]


# The period's first day is seldom whole: what of it is within is counted from the rows. A day's own text sorts before
# each of its moments, and after each moment of the day before.
_FIRST_DAY = "created_at >= :since AND created_at < date(:day, '+1 day')"
_COUNT_VISITS = f"""
    SELECT (SELECT coalesce(sum(count), 0) FROM visit_tallies WHERE day > :day)
         + (SELECT count(*) FROM page_visits WHERE {_FIRST_DAY})
"""  # noqa: S608 -- joined from constants of this module
_EARLIER_VISITS = f"SELECT count(*) FROM page_visits WHERE {_FIRST_DAY}"  # noqa: S608 -- constants of this module
# The same rows as in the daily counts: a search is no view of a product.
_EARLIER_VIEWS = f"""
    SELECT count(*) FROM product_views WHERE {_FIRST_DAY} AND (product_id IS NOT NULL OR search_query IS NULL)
"""  # noqa: S608 -- joined from constants of this module
_TOP_PAGES = f"""
    SELECT path, sum(count) AS count FROM (
        SELECT path, count FROM visit_tallies WHERE day > :day
        UNION ALL SELECT path, 1 FROM page_visits WHERE {_FIRST_DAY}
    ) GROUP BY path ORDER BY 2 DESC, path LIMIT :top
"""  # noqa: S608 -- joined from constants of this module
# A view reported by a slug alone was given its product when it was written.
_POPULAR = f"""
    SELECT product_id, name AS product_name, views AS view_count FROM (
        SELECT product_id, sum(count) AS views FROM (
            SELECT product_id, count FROM view_tallies WHERE day > :day
            UNION ALL SELECT product_id, 1 FROM product_views WHERE {_FIRST_DAY}
        ) GROUP BY product_id
    ) JOIN products ON products.id = product_id
    ORDER BY views DESC, name LIMIT :top
"""  # noqa: S608 -- joined from constants of this module


def count_visits(session: Session, since: datetime) -> int:
    """All visits since a moment."""
    return session.scalar(_since(_COUNT_VISITS), _start(since)) or 0


def top_pages(session: Session, since: datetime) -> Sequence[Row[Any]]:
    """The pages visited most since a moment: `path`, `count`."""
    return session.execute(_since(_TOP_PAGES), _start(since) | {"top": TOP_PAGES}).all()


def popular_products(session: Session, since: datetime) -> Sequence[Row[Any]]:
    """The products looked at most since a moment: `product_id`, `product_name`, `view_count`."""
    return session.execute(_since(_POPULAR), _start(since) | {"top": POPULAR_PRODUCTS}).all()


def count_earlier_visits(session: Session, since: datetime) -> int:
    """Count the visits of the rest of a moment's day, in UTC."""
    return session.scalar(_since(_EARLIER_VISITS), _start(since)) or 0


def count_earlier_views(session: Session, since: datetime) -> int:
    """Count the product views in the rest of a moment's day, in UTC."""
    return session.scalar(_since(_EARLIER_VIEWS), _start(since)) or 0


def visits_by_day(session: Session, days: int, moment: datetime) -> list[DayCount]:
    """One of each of `days` days, the moment's own last."""
    return _by_day(session, DailyVisits, days, moment)


def views_by_day(session: Session, days: int, moment: datetime) -> list[DayCount]:
    """The same for looks at products, whether these still exist or not."""
    return _by_day(session, DailyViews, days, moment)


def _by_day(session: Session, daily_table: DailyTable, days: int, moment: datetime) -> list[DayCount]:
    today = moment.astimezone(UTC).date()
    dates = [today - timedelta(days=days - 1 - each) for each in range(days)]
    within = daily_table.day.between(dates[0].isoformat(), today.isoformat())
    found = session.execute(
        select(daily_table.day, func.sum(daily_table.count)).where(within).group_by(daily_table.day)
    )
    counts = {day: int(count) for day, count in found}
    return [DayCount(date=day, count=counts.get(day.isoformat(), 0)) for day in dates]


def _start(since: datetime) -> dict[str, object]:
    return {"since": since, "day": since.astimezone(UTC).date().isoformat()}


def _since(statement: str) -> TextClause:
    return text(statement).bindparams(bindparam("since", type_=UtcTime))
