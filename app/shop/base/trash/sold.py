"""Count of the pieces sold since a moment. It is needed so that undoing a change of stock does not put sold pieces
back.
"""

from collections import Counter
from collections.abc import Collection
from datetime import datetime
from typing import Any

from sqlalchemy import and_, func, select
from sqlalchemy.orm import InstrumentedAttribute, Session

from app.store.sales.orders import Order, OrderEvent, OrderItem, OrderReturn

CANCELLED = "cancelled"


def sold_since(
    session: Session,
    ids: Collection[str],
    moment: datetime,
    key: InstrumentedAttribute[Any] = OrderItem.product_id,
) -> Counter[str]:
    """Count the pieces of each product, or of each option, sold since a moment. Pieces of older orders cancelled since
    then, and pieces that customers returned since then, are subtracted.
    """
    counted = select(key, func.sum(OrderItem.quantity)).join(Order, Order.id == OrderItem.order_id)
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
    returned = select(key, func.sum(OrderReturn.quantity)).join(OrderReturn)
    wanted = (key.in_(ids), OrderReturn.created_at >= moment)
    for product_id, pieces in session.execute(returned.where(*wanted).group_by(key)):
        found[product_id] -= pieces
    return found
