"""Code for a refund, from the owner's click to the row and the mail. A card refund goes through its provider first,
which may take seconds: it is done between a check and the write, never inside one.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Generic, TypeVar

from sqlalchemy.orm import Session

from app.config import Config
from app.shop.sales.mail.payment_mails import write_refund_mail
from app.shop.sales.orders.admin_orders import get_unchanged
from app.shop.sales.payments.card_refunds import ask_before_hand, is_by_card, refund_by_card
from app.shop.sales.payments.found_refunds import find_tried, one_at_a_time
from app.shop.sales.payments.recording import check_refund, record_refund, take_over
from app.shop.sales.payments.refund import Refund
from app.shop.sales.withdrawals.admin_withdrawals import find_accepted
from app.store.database.base import db
from app.store.database.sqlite import read_afresh, write
from app.store.sales.orders import Order
from app.store.sales.payments import CARD_ONLINE, Payment
from app.store.workshop.jobs import Job

OrderOrJob = TypeVar("OrderOrJob", Order, Job)


@dataclass(frozen=True)
class Refunded(Generic[OrderOrJob]):
    """The functions that a refund uses to read an order or a job and to inform its customer."""

    get_unchanged: Callable[[Session, str, datetime | None], OrderOrJob]
    write_mail: Callable[[Session, OrderOrJob, Payment], None]


AN_ORDER = Refunded(get_unchanged, write_refund_mail)


def refund_sale(
    config: Config,
    of: Refunded[OrderOrJob],
    sale_id: str,
    refund: Refund,
    seen: datetime | None = None,
    *,
    notify: bool = False,
) -> OrderOrJob:
    """Refund money of an order or a job, and return it. Raises NotFound, Conflict for an order or a job that changed
    since `seen`, and the errors of `check_refund`, `find_accepted`, `refund_by_card` and `ask_before_hand`.
    """
    with one_at_a_time:
        # What the request has read before may be older than the refund that it waited for.
        read_afresh()
        sale = of.get_unchanged(db.session(), sale_id, seen)
        # Who names no state of it may try again what was cut off: that money is back already.
        is_tried = seen is None and refund.method == CARD_ONLINE and find_tried(sale, refund) is not None
        if not is_tried:
            check_refund(sale, refund)
        if isinstance(sale, Order) and refund.withdrawal_id:
            find_accepted(db.session(), refund.withdrawal_id, sale)
        if not is_tried and is_by_card(sale, refund):
            # The money has moved then: nothing may keep its row from being written.
            refund, seen = replace(refund, provider_ref=refund_by_card(config, sale_id, refund)), None
        elif not is_tried:
            ask_before_hand(config, sale, refund)
        with write() as session:
            sale = of.get_unchanged(session, sale_id, seen)
            tried = find_tried(sale, refund) if is_tried else None
            payment = take_over(session, sale, tried, refund) if tried else record_refund(session, sale, refund)
            # Nothing was paid back by the correction of a mistake.
            if notify and not payment.is_slip:
                of.write_mail(session, sale, payment)
            return sale
