"""The owner's statistics."""

from typing import Any

from flask import current_app

from app.contract.base.periods import PeriodQuery
from app.contract.website.statistics import StatisticsView, VisitorView
from app.shop.website.analytics import statistics
from app.store.database.base import db, now
from app.web.api.call import call
from app.web.calls.base.visit_queue import queue_of


@call("GET", "/api/admin/analytics/stats", query=PeriodQuery, answer=StatisticsView, admin=True)
def read_statistics(query: PeriodQuery) -> StatisticsView:
    """Return the visits, views, visitors and searches of the last 7, 30 or 90 days."""
    queue_of(current_app).flush()
    return statistics.read_statistics(db.session(), query.days, now())


@call("GET", "/api/admin/analytics/visitors", query=PeriodQuery, answer=list[VisitorView], admin=True)
def list_visitors(query: PeriodQuery) -> Any:
    """The visitors of the last 7, 30 or 90 days, newest first."""
    queue_of(current_app).flush()
    return statistics.read_visitors(db.session(), query.days, now())
