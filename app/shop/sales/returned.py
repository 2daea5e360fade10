"""Pieces that came back, with the euros that they were sold for."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal
from typing import Any

from sqlalchemy import Row, Select, func, select
from sqlalchemy.orm import Session

from app.shop.money import part_of
from app.store.orders import Order, OrderItem, OrderReturn
from app.store.rate_taxes import ADDED


@dataclass(frozen=True)
class Returned:
    """Pieces of a line that came back at a moment.

    `goods` is their part of the line as it was priced, `total` the same with the tax; delivery stays with the order.
    """

    moment: datetime
    order_number: int
    customer_name: str
    tax_rate: str
    product_id: str
    quantity: int
    goods: Decimal
    tax: Decimal
    total: Decimal


def list_returned(session: Session, begin: datetime, end: datetime) -> list[Returned]:
    """Return what came back from `begin` to before `end`, oldest first."""
    return [_read(row) for row in session.execute(_select(begin, end)).all()]


def sum_returned(returned: Sequence[Returned]) -> Decimal:
    """Return their totals together."""
    return sum((each.total for each in returned), Decimal(0))


def _select(begin: datetime, end: datetime) -> Select[Any]:
    upto = func.sum(OrderReturn.quantity).over(
        partition_by=OrderReturn.item_id, order_by=(OrderReturn.created_at, OrderReturn.id)
    )
    columns = (OrderReturn.id, OrderReturn.item_id, OrderReturn.created_at, OrderReturn.quantity)
    # Counted over all of a line's returns, of which the period may hold only the later ones.
    counted = select(*columns, upto.label("upto")).subquery()
    return (
        select(counted.c.created_at, counted.c.quantity, counted.c.upto, OrderItem, Order)
        .join(OrderItem, OrderItem.id == counted.c.item_id)
        .join(Order, Order.id == OrderItem.order_id)
        .where(counted.c.created_at >= begin, counted.c.created_at < end)
        .order_by(counted.c.created_at, counted.c.id)
    )


def _read(row: Row[Any]) -> Returned:
    moment, quantity, upto, item, order = tuple(row)
    goods, tax = (part_of(amount, item.quantity, upto - quantity, quantity) for amount in (item.subtotal, item.tax))
    return Returned(
        moment=moment,
        order_number=order.order_number,
        customer_name=order.customer_name,
        tax_rate=item.tax_rate or order.tax_rate,
        product_id=item.product_id,
        quantity=quantity,
        goods=goods,
        tax=tax,
        total=goods + tax if order.tax_mode == ADDED else goods,
    )
