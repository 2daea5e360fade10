"""Functions that book refunds that only Stripe has. The shop may be killed between Stripe's refund and its row, and the
owner may refund in Stripe's own pages.
"""

import logging
import threading
from collections.abc import Iterable
from datetime import datetime, timedelta
from decimal import Decimal

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from app.config import Config
from app.shop.base.errors import Conflict
from app.shop.base.settings.settings import settings_in_force
from app.shop.sales.payments.card_answers import NIGHTS
from app.shop.sales.payments.of_sale import get_sale
from app.shop.sales.payments.recording import record_refund
from app.shop.sales.payments.refund import Refund
from app.shop.sales.payments.stripe.account import find_stripe
from app.shop.sales.payments.stripe.answers import CardRefund
from app.shop.sales.payments.stripe.client import Stripe
from app.shop.sales.payments.stripe.errors import StripeRefused
from app.store.database.base import db, now
from app.store.database.sqlite import read_afresh, write
from app.store.sales.payments import CARD_ONLINE, PAYMENT, REFUND, SUCCEEDED, Payment
from app.store.sales.sale import Sale

log = logging.getLogger(__name__)

FOUND = "Found at Stripe"
TRIED_AGAIN = timedelta(days=1)
"""Time for which another try of a refund takes over the row that was found."""

one_at_a_time = threading.RLock()
"""Held from the look at what may be refunded to the refund's row."""


def list_refundable(session: Session, moment: datetime) -> list[str]:
    """Return the orders and jobs to ask about at night."""
    paid = select(func.coalesce(Payment.order_id, Payment.job_id)).where(
        Payment.method == CARD_ONLINE, Payment.kind == PAYMENT
    )
    recent = paid.where(Payment.state == SUCCEEDED, Payment.settled_at > moment - NIGHTS)
    return [each for each in session.scalars(recent.distinct()) if each]


def book_found(config: Config, sale_id: str) -> None:
    """Book the refunds of an order or a job that only Stripe has. Raises StripeSilent while Stripe cannot be asked."""
    with one_at_a_time:
        read_afresh()
        session = db.session()
        sale = get_sale(session, sale_id)
        stripe, paid, known = find_stripe(settings_in_force(session), config), paid_by_card(sale), known_refunds(sale)
        read_afresh()
        try:
            made = [each for intent, _ in paid for each in list_made(stripe, intent)] if stripe else []
        except StripeRefused:
            # An account of another key has nothing of it.
            return
        book(sale_id, [each for each in made if each.id not in known])


def book(sale_id: str, found: Iterable[CardRefund]) -> None:
    """Book each refund that Stripe has made, once. A refund larger than the amount left is already booked under another
    name.
    """
    for each in found:
        refund = Refund(each.amount, CARD_ONLINE, FOUND, provider_ref=each.id)
        try:
            with write() as session:
                sale = get_sale(session, sale_id)
                if each.id not in known_refunds(sale):
                    record_refund(session, sale, refund)
        except Conflict:
            log.warning("a refund at Stripe is more than what is left of its payments")


def find_tried(sale: Sale, refund: Refund) -> Payment | None:
    """Return the row found of late that is this refund's."""
    rows = [each for each in sale.payments if each.kind == REFUND and each.reason == FOUND and not each.items]
    late = [each for each in rows if each.amount == refund.amount and each.created_at > now() - TRIED_AGAIN]
    return late[0] if late else None


def paid_by_card(sale: Sale) -> list[tuple[str, Decimal]]:
    """Return Stripe's names of what was paid, with the amounts."""
    return [
        (each.provider_ref, each.amount)
        for each in sale.payments
        if (each.kind, each.method, each.state) == (PAYMENT, CARD_ONLINE, SUCCEEDED) and each.provider_ref
    ]


def known_refunds(sale: Sale) -> set[str | None]:
    """Return Stripe's names of the refunds that have a row."""
    return {each.provider_ref for each in sale.payments if each.kind == REFUND}


def list_made(stripe: Stripe, payment_intent: str) -> list[CardRefund]:
    """Return a payment's refunds that did not fail."""
    return [each for each in stripe.list_refunds(payment_intent) if not each.has_failed]
