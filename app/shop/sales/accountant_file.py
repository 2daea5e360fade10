"""The accountant's file: each order and each return of a period."""

import heapq
from collections.abc import Iterator
from datetime import date
from operator import itemgetter

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.shop.sales.daily_sales import workshop_day
from app.shop.sales.period import moments_of, refuse_wrong, sold_in
from app.shop.sales.returned import Returned, list_returned
from app.store.orders import Order
from app.store.rate_taxes import RateTax

COLUMNS = ("date", "orderNumber", "customerName", "status", "taxRate", "net", "tax", "total")
RETURNED = "returned"
"""A return's status."""


def list_sales(session: Session, first: date, last: date) -> Iterator[tuple[object, ...]]:
    """Return the cells of `COLUMNS` for each order and each return.

    An order has a line for each rate. Those of the period, oldest first; a return's amounts are below zero. Cancelled
    orders are left out. Raises Invalid as `refuse_wrong` does.
    """
    refuse_wrong(first, last)
    found = select(Order).where(*sold_in((first, last))).order_by(Order.created_at, Order.order_number)
    sold = ((order.created_at, cells) for order in session.scalars(found) for cells in _cells(order))
    back = ((each.moment, _cells_back(each)) for each in list_returned(session, *moments_of((first, last))))
    return (cells for _, cells in heapq.merge(sold, back, key=itemgetter(0)))


def _cells(order: Order) -> list[tuple[object, ...]]:
    order_cells = (workshop_day(order.created_at), order.order_number, order.customer_name, order.status)
    # Without tax there are no rates, and of what costs nothing neither.
    whole = RateTax(order.tax_rate, order.total - order.tax, order.tax, order.total)
    return [(*order_cells, *each) for each in order.taxes or [whole]]


def _cells_back(each: Returned) -> tuple[object, ...]:
    order_cells = (workshop_day(each.moment), each.order_number, each.customer_name, RETURNED)
    return *order_cells, each.tax_rate, each.tax - each.total, -each.tax, -each.total
