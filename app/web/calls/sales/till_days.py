"""The days of the till, and the cash that comes and goes without a sale."""

from app.contract.sales.till_days import (
    CashEntryBody,
    TillClosingBody,
    TillDaysQuery,
    TillDaysView,
    TillDayView,
    TillOpeningBody,
)
from app.shop.base.paged import Paged
from app.shop.sales.till import days
from app.store.database.base import db
from app.store.database.sqlite import write
from app.store.sales.till import TillDay
from app.web.api.call import call

TILL = "/api/admin/till"
DAY = f"{TILL}/days/{{dayId}}"


@call("GET", f"{TILL}/days", query=TillDaysQuery, answer=TillDaysView, admin=True)
def list_till_days(query: TillDaysQuery) -> Paged[TillDay]:
    """A page of the days, newest first."""
    return days.list_days(db.session(), query.page)


@call("POST", f"{TILL}/days", body=TillOpeningBody, answer=TillDayView, status=201, admin=True)
def open_till_day(body: TillOpeningBody) -> TillDayView:
    """Open a day with the cash that is in the till."""
    with write() as session:
        day = days.open_day(session, body.opening, understood=body.understood)
        return days.describe_day(session, day)


@call("GET", DAY, answer=TillDayView, admin=True)
def read_till_day(day_id: str) -> TillDayView:
    """Return a day with its cash entries and its sums."""
    session = db.session()
    return days.describe_day(session, days.get_day(session, day_id))


@call("POST", f"{DAY}/close", body=TillClosingBody, answer=TillDayView, admin=True)
def close_till_day(day_id: str, body: TillClosingBody) -> TillDayView:
    """Close a day with the cash that was counted."""
    with write() as session:
        return days.describe_day(session, days.close_day(session, day_id, body.counted))


@call("POST", f"{TILL}/cash-entries", body=CashEntryBody, answer=TillDayView, status=201, admin=True)
def add_cash_entry(body: CashEntryBody) -> TillDayView:
    """Note cash that was put into the till or taken out of it."""
    with write() as session:
        return days.describe_day(session, days.add_entry(session, body))
