"""A refund from the owner's click to the row and the mail.

Money on a card goes back through its provider first, which may take seconds: so that happens between a check and the
write, and never inside one.
"""

from dataclasses import replace
from datetime import datetime

from sqlalchemy.orm import Session

from app.config import Config
from app.shop.mail.payment_mails import write_refund_mail
from app.shop.orders.admin_orders import get_unchanged
from app.shop.payments.card_refunds import ask_before_hand, is_by_card, refund_by_card
from app.shop.payments.found_refunds import find_tried, one_at_a_time
from app.shop.payments.recording import check_refund, record_refund, take_over
from app.shop.payments.refund import Refund
from app.shop.withdrawals.admin import find_accepted
from app.store.base import db
from app.store.orders import Order
from app.store.payments import CARD_ONLINE, Payment
from app.store.sqlite import read_afresh, write


def refund_order(
    config: Config, order_id: str, refund: Refund, seen: datetime | None = None, *, notify: bool = False
) -> Order:
    """Pay money of an order back, and return the order.

    Raises NotFound, Conflict for an order that is another one than `seen` by now, and what `check_refund`,
    `find_accepted`, `refund_by_card` and `ask_before_hand` do.
    """
    with one_at_a_time:
        # What the request has read before may be older than the refund that it waited for.
        read_afresh()
        order = get_unchanged(db.session(), order_id, seen)
        # Who names no state of the order may try again what was cut off: that money is back already.
        is_tried = seen is None and refund.method == CARD_ONLINE and find_tried(order, refund) is not None
        if not is_tried:
            check_refund(order, refund)
        if refund.withdrawal_id:
            find_accepted(db.session(), refund.withdrawal_id, order)
        if not is_tried and is_by_card(order, refund):
            # The money has moved then: nothing may keep its row from being written.
            refund, seen = replace(refund, provider_ref=refund_by_card(config, order_id, refund)), None
        elif not is_tried:
            ask_before_hand(config, order, refund)
        with write(catalogue=False) as session:
            order = get_unchanged(session, order_id, seen)
            return _record(session, order, refund, notify=notify, tried=find_tried(order, refund) if is_tried else None)


def _record(session: Session, order: Order, refund: Refund, *, notify: bool, tried: Payment | None) -> Order:
    payment = take_over(session, order, tried, refund) if tried else record_refund(session, order, refund)
    # Nothing was paid back by the correction of a mistake.
    if notify and not payment.is_slip:
        write_refund_mail(session, order, payment)
    return order
