"""Orders and their totals by day of the workshop's time zone.

A cancelled order counts on no day.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from decimal import Decimal

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from app.shop.settings.closing import WORKSHOP_ZONE
from app.store.orders import CANCELLED, Order

HOUR = 13
"""Letters of a stored time that name its hour: "2026-05-01T09"."""
CENT = Decimal("0.01")


@dataclass(frozen=True)
class Sales:
    """Number of orders, and the sum of their totals.

    With tax and delivery, as the customer was told.
    """

    orders: int
    total: Decimal


@dataclass(frozen=True)
class DaySales(Sales):
    """Sales of one day."""

    date: date


def workshop_day(moment: datetime) -> date:
    """Return the day that a moment has in the workshop's time zone."""
    return moment.astimezone(WORKSHOP_ZONE).date()


def begin_of(day: date) -> datetime:
    """Return the moment in UTC when a workshop's day begins."""
    return datetime.combine(day, time.min, WORKSHOP_ZONE).astimezone(UTC)


def sales_by_day(session: Session, first: date, last: date) -> list[DaySales]:
    """Return the sales of each day from `first` to `last`.

    Days without any are among them.
    """
    days = {first + timedelta(days=number): (0, Decimal(0)) for number in range((last - first).days + 1)}
    for hour, orders, total in _by_hour(session, begin_of(first), begin_of(last + timedelta(days=1))):
        day = workshop_day(datetime.fromisoformat(f"{hour}:00Z"))
        days[day] = (days[day][0] + orders, days[day][1] + total)
    return [DaySales(orders=orders, total=total, date=day) for day, (orders, total) in days.items()]


def add_up(days: Iterable[Sales]) -> Sales:
    """Return the sales of several days together."""
    counted = list(days)
    return Sales(sum(day.orders for day in counted), sum((day.total for day in counted), Decimal(0)))


def _by_hour(session: Session, begin: datetime, end: datetime) -> Sequence[tuple[str, int, Decimal]]:
    """Return hour of UTC, orders and total of each hour with sales.

    The workshop's days are made of whole hours of UTC.
    """
    hour = func.substr(Order.created_at, 1, HOUR)
    wanted = (Order.created_at >= begin, Order.created_at < end, Order.status != CANCELLED)
    rows = session.execute(select(hour, func.count(), func.sum(Order.total)).where(*wanted).group_by(hour))
    return [(str(name), count, total) for name, count, total in rows]
