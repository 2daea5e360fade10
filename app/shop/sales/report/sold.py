"""Orders that count as sold."""

from sqlalchemy import ColumnElement, and_, or_, select

from app.store.sales.orders import CANCELLED, Order
from app.store.sales.withdrawals import ACCEPTED, DONE, NEW, Withdrawal


def is_sold() -> ColumnElement[bool]:
    """Return the condition that matches the orders that count as sold. It excludes cancelled orders, and orders that
    their customer withdrew from completely unless the withdrawal was refused. A refused withdrawal ends without a
    refunded amount.
    """
    stands = or_(
        Withdrawal.status.in_((NEW, ACCEPTED)), and_(Withdrawal.status == DONE, Withdrawal.paid_back.is_not(None))
    )
    withdrawn = select(Withdrawal.order_id).where(Withdrawal.items.is_(None), stands, Withdrawal.order_id.is_not(None))
    return and_(Order.status != CANCELLED, Order.id.not_in(withdrawn))
