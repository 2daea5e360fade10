"""Orders that count as sold."""

from sqlalchemy import ColumnElement, and_, select

from app.store.orders import CANCELLED, Order
from app.store.withdrawals import ACCEPTED, DONE, Withdrawal


def is_sold() -> ColumnElement[bool]:
    """Match the orders that count.

    None that is cancelled, or that its customer withdrew from whole, once that is accepted.
    """
    withdrawn = select(Withdrawal.order_id).where(
        Withdrawal.items.is_(None), Withdrawal.status.in_((ACCEPTED, DONE)), Withdrawal.order_id.is_not(None)
    )
    return and_(Order.status != CANCELLED, Order.id.not_in(withdrawn))
