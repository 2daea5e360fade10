"""Undoes the last sale over the counter."""

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict
from app.shop.sales.documents.cancelled import settle_documents
from app.shop.sales.documents.mailing import stop_receipt_mails
from app.shop.sales.orders.orders import cancel_in_any_status, get_order
from app.shop.sales.payments.recording import record_refund
from app.shop.sales.payments.refund import Refund
from app.shop.sales.till.days import get_open_day
from app.store.sales.orders import CANCELLED, TILL, Order
from app.store.sales.payments import PAYMENT, SLIP, Payment
from app.store.sales.till import TillDay

NOTE = "Undone at the till"
UNDONE = "Sale {} was undone already"
NOT_LAST = "Only the last sale can be undone. Take the pieces of sale {} back instead."
CAME_BACK = "Pieces of sale {} came back already. Take the others back, too."


def undo_sale(session: Session, order_id: str) -> Order:
    """Undo the last sale of the open day: the stock is put back, and the payments count for nothing. Raises NotFound,
    and Conflict for any other sale.
    """
    order, day = get_order(session, order_id), get_open_day(session)
    if order.source == TILL and order.status == CANCELLED:
        raise Conflict(UNDONE.format(order.order_number))
    last = find_last_sale(session, day)
    if last is None or last.id != order.id:
        raise Conflict(NOT_LAST.format(order.order_number))
    if order.refunded:
        raise Conflict(CAME_BACK.format(order.order_number))
    for payment in list_received(order):
        record_refund(session, order, Refund(payment.amount, payment.method, SLIP))
    cancel_in_any_status(session, order, NOTE)
    settle_documents(session, order)
    stop_receipt_mails(session, order)
    return order


def list_received(order: Order) -> list[Payment]:
    """Return the payments that go back when a sale is undone."""
    return [payment for payment in order.settled_payments if payment.kind == PAYMENT]


def find_last_sale_to_undo(session: Session, day: TillDay) -> Order | None:
    """Return the last sale of a day if it can be undone: nothing of it came back yet."""
    last = find_last_sale(session, day)
    return None if last is None or last.refunded else last


def find_last_sale(session: Session, day: TillDay) -> Order | None:
    """Return the last sale of a day that was not undone."""
    of_day = select(Order).where(Order.source == TILL, Order.created_at >= day.created_at, Order.status != CANCELLED)
    return session.scalar(of_day.order_by(Order.order_number.desc()).limit(1))
