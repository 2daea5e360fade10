"""Totals of orders and money for jobs, grouped by the workshop's days. Cancelled orders and orders that were withdrawn
from completely are not counted. Returned goods reduce the sales of the day on which they were returned.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from decimal import Decimal

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from app.shop.base.workshop_days import begin_of, workshop_day
from app.shop.sales.report.job_payments import list_job_payments
from app.shop.sales.report.ordered import sum_returned
from app.shop.sales.report.sold import is_sold
from app.store.sales.orders import Order

HOUR = 13
"""Letters of a stored time that name its hour: "2026-05-01T09"."""
CENT = Decimal("0.01")


@dataclass(frozen=True)
class Sales:
    """Number of orders, and the sum of their totals and of the payments for jobs. The sum includes tax and delivery, as
    shown to the customer, less the returned amount, which is `returned`.
    """

    orders: int
    total: Decimal
    returned: Decimal


@dataclass(frozen=True)
class DaySales(Sales):
    """Sales of one day."""

    date: date


def sales_by_day(session: Session, first: date, last: date) -> list[DaySales]:
    """Return the sales of each day from `first` to `last`, including days without any."""
    days = [first + timedelta(days=number) for number in range((last - first).days + 1)]
    begin, end = begin_of(first), begin_of(last + timedelta(days=1))
    orders, totals, returned = Counter[date](), defaultdict[date, Decimal](Decimal), defaultdict[date, Decimal](Decimal)
    for hour, count, total in _by_hour(session, begin, end):
        day = workshop_day(datetime.fromisoformat(f"{hour}:00Z"))
        orders[day] += count
        totals[day] += total
    for moment, total in sum_returned(session, begin, end):
        returned[workshop_day(moment)] += total
    for payment in list_job_payments(session, begin, end):
        day = workshop_day(payment.moment)
        # Taken off the total below, as what came back of orders.
        totals[day] += payment.amount + payment.returned
        returned[day] += payment.returned
    return [DaySales(orders[day], totals[day] - returned[day], returned[day], day) for day in days]


def add_up(days: Iterable[Sales]) -> Sales:
    """Return the sales of several days together."""
    counted = list(days)
    total, returned = (sum((getattr(day, name) for day in counted), Decimal(0)) for name in ("total", "returned"))
    return Sales(sum(day.orders for day in counted), total, returned)


def _by_hour(session: Session, begin: datetime, end: datetime) -> Sequence[tuple[str, int, Decimal]]:
    """Return the UTC hour, number of orders and total of each hour with sales. Hours are enough because the workshop's
    days consist of whole UTC hours.
    """
    hour = func.substr(Order.created_at, 1, HOUR)
    wanted = (Order.created_at >= begin, Order.created_at < end, is_sold())
    rows = session.execute(select(hour, func.count(), func.sum(Order.total)).where(*wanted).group_by(hour))
    return [(str(name), count, total) for name, count, total in rows]
