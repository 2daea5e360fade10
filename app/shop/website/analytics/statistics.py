"""Statistics of visits and views over the last days, in UTC."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Row
from sqlalchemy.orm import Session

from app.shop.website.analytics import counts, visitors
from app.shop.website.analytics.searches import LISTED, Search, count_searches, find_missing

Rows = Sequence[Row[Any]]


@dataclass(frozen=True)
class PageVisits:
    """All visits, by how many addresses, and the pages visited most."""

    total_visits: int
    unique_ips: int
    top_pages: Rows


@dataclass(frozen=True)
class Statistics:
    """Statistics that the analytics screen shows, from `since` on. The rows by day are whole days. The period begins
    within the day before the first of them; `earlier_visits` and `earlier_views` are that part of a day, so that the
    bars add up to the totals.
    """

    since: datetime
    page_visits: PageVisits
    popular_products: Rows
    visitors: Rows
    earlier_visits: int
    earlier_views: int
    visits_by_day: list[counts.DailyCount]
    views_by_day: list[counts.DailyCount]
    searches: list[Search]
    searches_without_result: list[Search]


def read_statistics(session: Session, days: int, moment: datetime) -> Statistics:
    """Return the statistics of the last `days` days before `moment`. The rows by day are whole days, and the day of
    `moment` is the last.
    """
    since = moment - timedelta(days=days)
    visits = counts.count_visits(session, since)
    people = visitors.read_visitors(session, since)
    asked = count_searches(session, since)
    return Statistics(
        since=since,
        page_visits=PageVisits(visits, people.addresses, counts.top_pages(session, since)),
        popular_products=counts.popular_products(session, since),
        visitors=people.newest,
        earlier_visits=counts.count_earlier_visits(session, since),
        earlier_views=counts.count_earlier_views(session, since),
        visits_by_day=counts.visits_by_day(session, days, moment),
        views_by_day=counts.views_by_day(session, days, moment),
        searches=asked[:LISTED],
        searches_without_result=find_missing(session, asked),
    )


def read_visitors(session: Session, days: int, moment: datetime) -> Rows:
    """The visitors of the last `days` days before `moment`."""
    since = moment - timedelta(days=days)
    return visitors.read_visitors(session, since).newest
