"""Shapes of the site's statistics: the analytics response of the specification, and the days that it is computed
from.
"""

from datetime import date

from app.contract.base.fields import Moment, View


class PathCount(View):
    """A page and its visits."""

    path: str
    count: int


class PageVisitsView(View):
    """Visits of the period: their number, the number of addresses they came from, and the most visited pages."""

    total_visits: int
    unique_ips: int
    top_pages: list[PathCount]


class PopularProductView(View):
    """A product and how often it was looked at."""

    product_id: str
    product_name: str
    view_count: int


class VisitorView(View):
    """Visits of one address with one browser. The browser's name is returned in full; a screen may cut it."""

    ip_address: str | None
    user_agent: str | None
    visit_count: int
    last_visit: Moment


class DayCount(View):
    """A day in UTC and what was counted on it."""

    date: date
    count: int


class SearchCount(View):
    """Search text and its number of searches."""

    query: str
    count: int


class StatisticsView(View):
    """The analytics response (specification, section 3), then each day and the searches. The period goes back from now
    to `since`. `visitsByDay` and `viewsByDay` are whole days in UTC, today last; `earlierVisits` and `earlierViews`
    are those between `since` and the first of these days.
    """

    since: Moment

    page_visits: PageVisitsView
    popular_products: list[PopularProductView]
    visitors: list[VisitorView]
    earlier_visits: int
    earlier_views: int
    visits_by_day: list[DayCount]
    views_by_day: list[DayCount]
    searches: list[SearchCount]
    searches_without_result: list[SearchCount]
