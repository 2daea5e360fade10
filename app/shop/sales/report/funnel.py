"""Visits, carts and orders of a period, and what is owed."""

from decimal import Decimal

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from app.contract.sales.reports import FunnelView, OwedView
from app.shop.sales.orders.filled_carts import count_filled_carts
from app.shop.sales.orders.payment_groups import payment_group, uncovered
from app.shop.sales.report.period import Period, moments_of
from app.shop.sales.report.sold import is_sold
from app.store.sales.orders import OWING, SHOP, Order
from app.store.sales.payment_state import UNPAID
from app.store.sales.payments import OPEN
from app.store.website.analytics import DailyVisits


def read_funnel(session: Session, period: Period) -> FunnelView:
    """Return the steps from a visit to an order. A cart that was ordered counts on the day of its order, any other on
    the day on which it was opened.
    """
    begin, end = moments_of(period)
    visits = select(func.coalesce(func.sum(DailyVisits.count), 0)).where(
        DailyVisits.day >= period[0].isoformat(), DailyVisits.day <= period[1].isoformat()
    )
    ordered = select(func.count(), func.count().filter(is_sold())).where(
        Order.created_at >= begin, Order.created_at < end, Order.source == SHOP
    )
    all_orders, orders = session.execute(ordered).one()
    carts = all_orders + count_filled_carts(session, period[0], period[1])
    return FunnelView(visits=session.scalar(visits) or 0, carts=carts, orders=orders)


def read_owed(session: Session, period: Period) -> OwedView:
    """Return what customers owe now for the orders of a period."""
    begin, end = moments_of(period)
    # By their sums first: they have an index, and an order that was paid needs no look at its payments.
    found = select(func.count(), func.coalesce(func.sum(uncovered()), Decimal(0))).where(
        Order.created_at >= begin, Order.created_at < end, OWING, payment_group().in_((UNPAID, OPEN))
    )
    count, amount = session.execute(found).one()
    return OwedView(count=count, amount=amount)
