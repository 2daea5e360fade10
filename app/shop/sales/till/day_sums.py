"""Sums of a day of the till, by way of paying and by rate."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from decimal import Decimal

from sqlalchemy import ColumnElement, and_, case, func, or_, select
from sqlalchemy.orm import Session

from app.contract.base.money import RateTaxView
from app.contract.sales.till_days import TillSumsView, TillWayView
from app.shop.base.workshop_days import workshop_day
from app.shop.sales.report.amounts import euros
from app.shop.sales.report.basis import BASES, RECEIVED, Basis
from app.shop.sales.report.counting import count_rates
from app.shop.sales.report.sales_counts import SalesCounts, Sums
from app.store.sales.orders import CANCELLED, TILL, Order
from app.store.sales.payments import CARD_ONLINE, SUCCEEDED, Payment
from app.store.sales.rate_taxes import NOTHING
from app.store.sales.till import TillDay

CASH = "cash"
IN_DRAWER = (CASH, "terminal")
"""Ways of paying that are counted of every order and job, because they are taken at the counter."""


def sum_day(session: Session, day: TillDay, end: datetime) -> TillSumsView:
    """Return the sums of a day until a moment."""
    counts = count_rates(session, RECEIVED, _basis_of(day, end), (workshop_day(day.created_at), workshop_day(end)))
    ways = [_describe_way(name or "", sums) for name, sums in sorted(counts.methods.items(), key=_by_order)]
    made, undone = _count_sales(session, day, end)
    moved = sum((entry.signed for entry in day.entries), NOTHING)
    cash = next((way.total for way in ways if way.method == CASH), NOTHING)
    total = counts.total
    return TillSumsView(
        sales=made,
        undone=undone,
        others=_count_others(session, day, end),
        ways=ways,
        rates=_describe_rates(counts),
        total=euros(total.gross),
        tax=euros(total.tax),
        expected=day.opening + cash + moved,
    )


def _basis_of(day: TillDay, end: datetime) -> Basis:
    """Return the money received, as far as it was received over the counter on this day."""
    of_till = select(Order.id).where(Order.source == TILL)
    at_counter = or_(Payment.method.in_(IN_DRAWER), Payment.order_id.in_(of_till))
    return replace(BASES[RECEIVED], is_counted=and_(*_moved_on(day, end), at_counter))


def _moved_on(day: TillDay, end: datetime) -> list[ColumnElement[bool]]:
    return [
        Payment.state == SUCCEEDED,
        Payment.method != CARD_ONLINE,
        Payment.settled_at >= day.created_at,
        Payment.settled_at < end,
    ]


def _by_order(way: tuple[str | None, Sums]) -> tuple[int, str]:
    order: Mapping[str | None, int] = {CASH: 0, "terminal": 1, "transfer": 2}
    return order.get(way[0], 3), way[0] or ""


def _describe_way(name: str, sums: Sums) -> TillWayView:
    back = euros(sums.refunds)
    return TillWayView(method=name, taken=euros(sums.gross) + back, back=back, total=euros(sums.gross))


def _describe_rates(counts: SalesCounts) -> list[RateTaxView]:
    found = sorted(counts.rates.items(), key=lambda each: Decimal(each[0]), reverse=True)
    return [
        RateTaxView(rate=rate, net=euros(sums.gross - sums.tax), tax=euros(sums.tax), gross=euros(sums.gross))
        for rate, sums in found
        if sums.is_anything
    ]


def _count_sales(session: Session, day: TillDay, end: datetime) -> tuple[int, int]:
    """Return how many sales were made, and how many of the day's were undone."""
    undone = func.count(case((Order.status == CANCELLED, 1)))
    of_day = (Order.source == TILL, Order.created_at >= day.created_at, Order.created_at < end)
    made, taken_back = session.execute(select(func.count(), undone).where(*of_day)).one()
    return made - taken_back, taken_back


def _count_others(session: Session, day: TillDay, end: datetime) -> int:
    """Return how many payments and refunds are of orders and jobs that are no sales of the till."""
    paid = select(func.count()).select_from(Payment).outerjoin(Order, Order.id == Payment.order_id)
    is_other = func.coalesce(Order.source, "") != TILL
    return session.scalar(paid.where(*_moved_on(day, end), Payment.method.in_(IN_DRAWER), is_other)) or 0
