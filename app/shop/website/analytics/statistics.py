"""Statistics of visits and views over the last days, in UTC."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Row
from sqlalchemy.orm import Session

from app.contract.website.statistics import PageVisitsView, StatisticsView
from app.shop.website.analytics import counts, visitors
from app.shop.website.analytics.searches import LISTED, count_searches, find_missing

Rows = Sequence[Row[Any]]


def read_statistics(session: Session, days: int, moment: datetime) -> StatisticsView:
    """Return the statistics of the last `days` days before `moment`. The rows by day are whole days, and the day of
    `moment` is the last.
    """
    since = moment - timedelta(days=days)
    people = visitors.read_visitors(session, since)
    asked = count_searches(session, since)
    return StatisticsView(
        since=since,
        page_visits=_page_visits(session, since, people.addresses),
        popular_products=counts.popular_products(session, since),
        visitors=people.newest,
        earlier_visits=counts.count_earlier_visits(session, since),
        earlier_views=counts.count_earlier_views(session, since),
        visits_by_day=counts.visits_by_day(session, days, moment),
        views_by_day=counts.views_by_day(session, days, moment),
        searches=asked[:LISTED],
        searches_without_result=find_missing(session, asked),
    )


def _page_visits(session: Session, since: datetime, addresses: int) -> PageVisitsView:
    return PageVisitsView(
        total_visits=counts.count_visits(session, since),
        unique_ips=addresses,
        top_pages=counts.top_pages(session, since),
    )


def read_visitors(session: Session, days: int, moment: datetime) -> Rows:
    """The visitors of the last `days` days before `moment`."""
    since = moment - timedelta(days=days)
    return visitors.read_visitors(session, since).newest
