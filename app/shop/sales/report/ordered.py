"""Orders as they were placed, and pieces that customers returned."""

import heapq
from collections.abc import Iterator
from datetime import datetime
from decimal import Decimal
from operator import attrgetter
from typing import Any

from sqlalchemy import ColumnElement, Row, Select, func, select, tuple_
from sqlalchemy.orm import Session, aliased

from app.shop.base.money import part_of
from app.shop.sales.report.entries import RETURNED, SalesEntry, read_together
from app.shop.sales.report.shares import SalesLine
from app.shop.sales.report.sold import is_sold
from app.shop.sales.report.sold_orders import read_sold_orders
from app.store.sales.orders import Order, OrderItem, OrderReturn
from app.store.sales.rate_taxes import ADDED

_ORDERS = select(Order.id, Order.created_at, Order.status, Order.payment_method).order_by(
    Order.created_at, Order.order_number
)
_OF_ORDER = (Order.payment_method, Order.tax_mode, Order.tax_rate.label("order_rate"))


def list_orders(session: Session, *matched: ColumnElement[bool]) -> Iterator[SalesEntry]:
    """Return orders, oldest first."""
    for rows in read_together(session, _ORDERS.where(*matched)):
        orders = read_sold_orders(session, [row.id for row in rows])
        for row in rows:
            order = orders[row.id]
            yield SalesEntry(row.created_at, row.status, row.payment_method, order, order.lines)


def list_returned(session: Session, begin: datetime, end: datetime) -> Iterator[SalesEntry]:
    """Return the goods returned from `begin` until just before `end`, oldest first."""
    for rows in read_together(session, _select_returned(begin, end)):
        orders = read_sold_orders(session, {row.order_id for row in rows})
        for row in rows:
            yield SalesEntry(
                row.created_at, RETURNED, row.payment_method, orders[row.order_id], [_line(row)], is_back=True
            )


def list_orders_and_returns(session: Session, begin: datetime, end: datetime) -> Iterator[SalesEntry]:
    """Return both from `begin` to before `end`, oldest first."""
    placed = list_orders(session, Order.created_at >= begin, Order.created_at < end, is_sold())
    return heapq.merge(placed, list_returned(session, begin, end), key=attrgetter("moment"))


def sum_returned(session: Session, begin: datetime, end: datetime) -> Iterator[tuple[datetime, Decimal]]:
    """Return the moment and the amount in euros of each return."""
    return ((each.moment, Decimal(-each.gross).scaleb(-2)) for each in list_returned(session, begin, end))


def _select_returned(begin: datetime, end: datetime) -> Select[*tuple[Any, ...]]:
    other = aliased(OrderReturn)
    # Of all of a line's returns, of which the period may hold only the later ones.
    upto = select(func.sum(other.quantity)).where(
        other.item_id == OrderReturn.item_id,
        tuple_(other.created_at, other.id) <= tuple_(OrderReturn.created_at, OrderReturn.id),
    )
    charged = (OrderItem.subtotal - OrderItem.discount).label("charged")
    item = (OrderItem.order_id, OrderItem.product_id, charged, OrderItem.tax, OrderItem.tax_rate)
    pieces = (OrderReturn.quantity, upto.scalar_subquery().label("upto"), OrderItem.quantity.label("pieces"))
    return (
        select(OrderReturn.created_at, *pieces, *item, *_OF_ORDER)
        .join(OrderItem, OrderItem.id == OrderReturn.item_id)
        .join(Order, Order.id == OrderItem.order_id)
        .where(OrderReturn.created_at >= begin, OrderReturn.created_at < end, is_sold())
        .order_by(OrderReturn.created_at, OrderReturn.id)
    )


def _line(row: Row[*tuple[Any, ...]]) -> SalesLine:
    """Return the share of their order line that the returned pieces have, as a negative amount. Delivery stays with the
    order.
    """
    goods, tax = (
        int(part_of(amount, row.pieces, row.upto - row.quantity, row.quantity) * 100)
        for amount in (row.charged, row.tax)
    )
    gross = goods + tax if row.tax_mode == ADDED else goods
    return SalesLine(None, row.product_id, row.tax_rate or row.order_rate, -row.quantity, -gross, -tax)
