"""The days of a report, and the orders within them."""

from datetime import date, datetime, timedelta

from sqlalchemy import ColumnElement

from app.shop.errors import invalid_field
from app.shop.sales.daily_sales import begin_of
from app.store.orders import CANCELLED, Order

LONGEST = timedelta(days=3660)
BACKWARDS = "The last day must not lie before the first"
TOO_LONG = "Please choose at most ten years"
Period = tuple[date, date]


def refuse_wrong(first: date, last: date) -> None:
    """Raise Invalid for a period that runs backwards or is too long."""
    if last < first:
        raise invalid_field("to", BACKWARDS)
    if last - first > LONGEST:
        raise invalid_field("to", TOO_LONG)


def moments_of(period: Period) -> tuple[datetime, datetime]:
    """Return the moments when a period begins and when it is over."""
    return begin_of(period[0]), begin_of(period[1] + timedelta(days=1))


def sold_in(period: Period) -> tuple[ColumnElement[bool], ...]:
    """Match the orders of a period that were not cancelled."""
    begin, end = moments_of(period)
    return Order.created_at >= begin, Order.created_at < end, Order.status != CANCELLED
