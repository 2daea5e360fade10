"""Sums of a basis, calculated by the database.

A year of 100,000 orders is added up where it lies; only what is not all of its order is looked at one by one.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import Any

from sqlalchemy import ColumnElement, Select, Text, case, false, func, literal, not_, select, text, type_coerce
from sqlalchemy.orm import Session

from app.shop.sales.basis import Basis
from app.shop.sales.entries import read_together
from app.shop.sales.period import Period
from app.shop.sales.sold_orders import in_cents
from app.shop.settings.closing import WORKSHOP_ZONE
from app.shop.workshop_days import workshop_day
from app.store.orders import Order, OrderItem
from app.store.rate_taxes import ADDED

DAY, HOUR = 10, 13
"""Letters of a stored time that name its day and its hour: "2026-05-01T09"."""
Terms = tuple[str, str]
"""Rate and tax mode of an order."""


@dataclass(frozen=True)
class Group:
    """Entries of one day, method and kind.

    Their orders have one rate and tax mode. `count`, `gross` and `tax` are of those that are all of their order,
    `others` the ids of the rest. `order_gross` and `order_tax` are of the orders of both.
    """

    day: date
    method: str | None
    is_back: bool
    others: list[str]
    rate: str | None
    mode: str | None
    count: int
    gross: int
    tax: int
    order_gross: int
    order_tax: int


ProductSum = tuple[str, str, str, int, int, int, int]
"""Lines of a product at one rate, as if each entry were all of its order.

Id of the product, rate (blank: the order's), rate of the order, a mark for what came back, pieces, cents and tax.
"""


def read_groups(session: Session, basis: Basis, period: Period) -> list[Group]:
    """Return the entries of a period in groups."""
    is_whole = func.coalesce(basis.is_whole, false())
    own, of_orders = (basis.gross, basis.tax), (in_cents(Order.total), in_cents(Order.tax))
    found = select(
        _day_of(basis, period), basis.method, basis.is_back,
        func.json_group_array(basis.id).filter(not_(is_whole)), Order.tax_rate, Order.tax_mode,
        func.count().filter(is_whole),
        *(func.coalesce(func.sum(amount).filter(is_whole), 0) for amount in own),
        *(func.coalesce(func.sum(amount), 0) for amount in of_orders),
    ).where(*basis.within(period))  # fmt: skip
    if basis.table is not Order:
        found = found.select_from(basis.table).outerjoin(Order, Order.id == basis.order_id)
    return [_read_group(*row) for row in session.execute(found.group_by(text("1, 2, 3, 5, 6")))]


def _read_group(day: str, method: str | None, is_back: int, others: str, *sums: Any) -> Group:
    return Group(_read_day(day), method, bool(is_back), json.loads(others), *sums)


def _day_of(basis: Basis, period: Period) -> ColumnElement[str]:
    """Return the day in UTC, or the hour.

    The hour where that is another day in the workshop.
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


def read_products(session: Session, basis: Basis, period: Period, groups: Sequence[Group]) -> Iterator[ProductSum]:
    """Return what the entries of a period are of."""
    terms = {(group.rate, group.mode) for group in groups if group.rate is not None and group.mode is not None}
    if not terms:
        return
    for rows in read_together(session, _sum_lines(basis, period, terms)):
        yield from (tuple(row) for row in rows)


def _sum_lines(basis: Basis, period: Period, terms: set[Terms]) -> Select[*tuple[Any, ...]]:
    goods, tax = in_cents(OrderItem.subtotal), in_cents(OrderItem.tax)
    order_rate, mode = _terms_of_orders(terms)
    found = select(
        OrderItem.product_id, OrderItem.tax_rate, order_rate, basis.is_back,
        func.sum(OrderItem.quantity).label("quantity"),
        func.sum(case((mode == ADDED, goods + tax), else_=goods)).label("gross"),
        func.sum(tax).label("tax"),
    ).select_from(basis.table)  # fmt: skip
    if basis.table is not Order and len(terms) > 1:
        found = found.join(Order, Order.id == basis.order_id)
    found = found.join(OrderItem, OrderItem.order_id == basis.order_id).where(*basis.within(period))
    return found.group_by(text("1, 2, 3, 4"))


def _terms_of_orders(terms: set[Terms]) -> tuple[ColumnElement[str], ColumnElement[str]]:
    """No order has to be read where all have the same."""
    if len(terms) > 1:
        return Order.tax_rate.label("order_rate"), Order.tax_mode.expression
    (rate, mode) = next(iter(terms))
    return literal(rate).label("order_rate"), literal(mode)
