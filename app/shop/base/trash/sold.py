"""Count of the pieces sold since a moment. It is needed so that undoing a change of stock does not put sold pieces
back.
"""

from collections import Counter
from collections.abc import Collection
from datetime import datetime

from sqlalchemy import and_, func, select
from sqlalchemy.orm import Session

from app.store.sales.orders import Order, OrderEvent, OrderItem, OrderReturn

CANCELLED = "cancelled"


def sold_since(session: Session, product_ids: Collection[str], moment: datetime) -> Counter[str]:
    """Count the pieces of each product sold since a moment. Pieces of older orders cancelled since then, and pieces
    that customers returned since then, are subtracted.
    """
    counted = select(OrderItem.product_id, func.sum(OrderItem.quantity)).join(Order, Order.id == OrderItem.order_id)
    counted = counted.where(OrderItem.product_id.in_(product_ids)).group_by(OrderItem.product_id)
    cancelled = select(OrderEvent.id).where(
        OrderEvent.order_id == Order.id, OrderEvent.status == CANCELLED, OrderEvent.created_at >= moment
    )
    new = and_(Order.created_at >= moment, Order.status != CANCELLED)
    back = and_(Order.created_at < moment, Order.status == CANCELLED, cancelled.exists())
    found: Counter[str] = Counter()
    for sign, which in ((1, new), (-1, back)):
        for product_id, pieces in session.execute(counted.where(which)):
            found[product_id] += sign * pieces
    returned = select(OrderItem.product_id, func.sum(OrderReturn.quantity)).join(OrderReturn)
    wanted = (OrderItem.product_id.in_(product_ids), OrderReturn.created_at >= moment)
    for product_id, pieces in session.execute(returned.where(*wanted).group_by(OrderItem.product_id)):
        found[product_id] -= pieces
    return found
