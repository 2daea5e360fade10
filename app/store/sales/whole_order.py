"""An order with all that its customer's page shows, read by one statement."""

from typing import Any

from sqlalchemy import bindparam, exists, select
from sqlalchemy.orm import Session, joinedload
from sqlalchemy.orm.attributes import set_committed_value

from app.store.sales.documents import Document
from app.store.sales.orders import Order, OrderItem, OrderReturn
from app.store.sales.payments import Payment
from app.store.sales.withdrawals import Withdrawal

_SELDOM: dict[str, Any] = {"documents": Document, "payments": Payment, "withdrawals": Withdrawal}
"""What few orders have. It is only read where there is some."""
_HAS_RETURNS = exists().where(OrderReturn.item_id == OrderItem.id, OrderItem.order_id == Order.id).correlate(Order)
_WHOLE = (
    select(Order, _HAS_RETURNS, *(exists().where(table.order_id == Order.id) for table in _SELDOM.values()))
    .options(joinedload(Order.items), joinedload(Order.history))
    .where(Order.id == bindparam("order"))
)


def read_whole_order(session: Session, order_id: str) -> Order | None:
    """Return an order with its lines and its history. A statement for each of its lists would cost three times as
    much.
    """
    found = session.execute(_WHOLE, {"order": order_id}).unique().one_or_none()
    if found is None:
        return None
    order, has_returns, *has_some = found
    for item in () if has_returns else order.items:
        set_committed_value(item, "returns", [])
    for name, has in zip(_SELDOM, has_some, strict=True):
        if not has:
            set_committed_value(order, name, [])
    return order
