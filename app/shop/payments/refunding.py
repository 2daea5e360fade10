"""A refund from the owner's click to the row and the mail.

Money on a card goes back through its provider first, which may take seconds: so that happens between a check and the
write, and never inside one.
"""

from datetime import datetime

from sqlalchemy.orm import Session

from app.shop.mail.payment_mails import write_refund_mail
from app.shop.orders.admin_orders import get_unchanged
from app.shop.payments.recording import Refund, check_refund, record_refund
from app.store.orders import Order
from app.store.sqlite import write


def refund_order(
    session: Session, order_id: str, refund: Refund, seen: datetime | None = None, *, notify: bool = False
) -> Order:
    """Pay money of an order back, and return the order.

    Raises NotFound, Conflict for an order that is another one than `seen` by now, and what `check_refund` does.
    """
    check_refund(get_unchanged(session, order_id, seen), refund)
    with write(catalogue=False) as writing:
        return _record(writing, order_id, refund, seen, notify=notify)


def _record(session: Session, order_id: str, refund: Refund, seen: datetime | None, *, notify: bool) -> Order:
    order = get_unchanged(session, order_id, seen)
    payment = record_refund(session, order, refund)
    if notify:
        write_refund_mail(session, order, payment)
    return order
