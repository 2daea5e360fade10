"""Sums of a basis that are calculated by the database. A year of 100,000 orders is added up inside the database; only
entries that do not cover their whole order are read one by one.
"""

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import NamedTuple

from sqlalchemy import ColumnElement, Text, case, false, func, select, text, type_coerce
from sqlalchemy.orm import Session

from app.shop.base.settings.closing import WORKSHOP_ZONE
from app.shop.base.workshop_days import workshop_day
from app.shop.sales.report.basis import Basis
from app.shop.sales.report.period import Period
from app.shop.sales.report.sold_orders import in_cents
from app.store.sales.orders import Order

DAY, HOUR = 10, 13
"""Letters of a stored time that name its day and its hour: "2026-05-01T09"."""


@dataclass(frozen=True)
class EntryGroup:
    """Entries of one day, method and kind.

    Their orders have one rate and tax mode. `is_whole` marks those that are all of their order. `order_gross` and
    `order_tax` are of their orders.
    """

    day: date
    method: str | None
    is_back: bool
    is_whole: bool
    rate: str | None
    mode: str | None
    count: int
    gross: int
    tax: int
    order_gross: int
    order_tax: int


class RateSum(NamedTuple):
    """Cents and tax of lines at one rate, of orders at another.

    A blank rate is the order's.
    """

    rate: str
    order_rate: str
    is_back: bool
    gross: int
    tax: int


def read_groups(session: Session, basis: Basis, period: Period) -> list[EntryGroup]:
    """Return the entries of a period in groups."""
    amounts = func.sum(basis.gross), func.sum(basis.tax)
    of_orders = (func.coalesce(func.sum(in_cents(amount)), 0) for amount in (Order.total, Order.tax))
    found = select(
        _day_of(basis, period), basis.method, basis.is_back, whole(basis), Order.tax_rate, Order.tax_mode,
        func.count(), *amounts, *of_orders,
    ).where(*basis.within(period))  # fmt: skip
    if basis.table is not Order:
        found = found.select_from(basis.table).outerjoin(Order, Order.id == basis.order_id)
    rows = session.execute(found.group_by(text("1, 2, 3, 4, 5, 6")))
    return [
        EntryGroup(_read_day(day), method, bool(back), bool(is_whole), *sums)
        for day, method, back, is_whole, *sums in rows
    ]


def whole(basis: Basis) -> ColumnElement[bool]:
    """Match the entries that are all of their order."""
    return func.coalesce(basis.is_whole, false())


def _day_of(basis: Basis, period: Period) -> ColumnElement[str]:
    """Return the UTC day of an entry, or its hour. The hour is returned where it belongs to another day in the
    workshop.
    """
    moment = type_coerce(basis.moment, Text)
    hour = func.substr(moment, DAY + 2, 2)
    return case(
        (hour.in_(_hours_of_another_day(period)), func.substr(moment, 1, HOUR)), else_=func.substr(moment, 1, DAY)
    )


def _hours_of_another_day(period: Period) -> list[str]:
    days = (period[0] + timedelta(days=number) for number in range((period[1] - period[0]).days + 1))
    # Both of a day on which the clocks change.
    moments = (datetime.combine(day, at, WORKSHOP_ZONE) for day in days for at in (time.min, time.max))
    offsets = {moment.utcoffset() or timedelta() for moment in moments}
    noon = datetime(2026, 1, 1, tzinfo=UTC)
    hours = [noon + timedelta(hours=hour) for hour in range(24)]
    return [f"{hour:%H}" for hour in hours if any((hour + offset).date() != hour.date() for offset in offsets)]


def _read_day(key: str) -> date:
    return date.fromisoformat(key) if len(key) == DAY else workshop_day(datetime.fromisoformat(f"{key}:00Z"))
