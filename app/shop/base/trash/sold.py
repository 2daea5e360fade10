"""Count of the pieces sold since a moment. It is needed so that undoing a change of stock does not put sold pieces
back.
"""

from collections import Counter
from collections.abc import Collection
from datetime import datetime
from typing import Any

from sqlalchemy import and_, case, func, select
from sqlalchemy.orm import InstrumentedAttribute, Session

from app.store.sales.orders import Order, OrderEvent, OrderItem, OrderReturn

CANCELLED = "cancelled"


def sold_since(
    session: Session,
    ids: Collection[str],
    moment: datetime,
    key: InstrumentedAttribute[Any] = OrderItem.product_id,
) -> Counter[str]:
    """Count the pieces of each product, or of each option, sold from stock since a moment. Pieces of older orders
    cancelled since then, and pieces that customers returned since then, are subtracted.
    """
    taken = OrderItem.quantity - OrderItem.to_order
    counted = select(key, func.sum(taken)).join(Order, Order.id == OrderItem.order_id)
    counted = counted.where(key.in_(ids)).group_by(key)
    cancelled = select(OrderEvent.id).where(
        OrderEvent.order_id == Order.id, OrderEvent.status == CANCELLED, OrderEvent.created_at >= moment
    )
    new = and_(Order.created_at >= moment, Order.status != CANCELLED)
    back = and_(Order.created_at < moment, Order.status == CANCELLED, cancelled.exists())
    found: Counter[str] = Counter()
    for sign, which in ((1, new), (-1, back)):
        for product_id, pieces in session.execute(counted.where(which)):
            found[product_id] += sign * pieces
    since = OrderReturn.created_at >= moment
    parts = [func.sum(case((each, OrderReturn.quantity), else_=0)) for each in (~since, since)]
    returned = select(key, taken, *parts).join(OrderReturn).where(key.in_(ids)).group_by(OrderItem.id)
    for product_id, most, before, after in session.execute(returned):
        found[product_id] -= min(most, before + after) - min(most, before)
    return found
