"""Functions that check payment pages at Stripe and cancel unpaid orders. Only Stripe's answer to a request counts:
neither a customer's return nor a message proves that an order is paid.
"""

import logging
from datetime import datetime, timedelta

from sqlalchemy import or_, select
from sqlalchemy.orm import Session

from app.config import Config
from app.shop.base.settings.settings import settings_in_force
from app.shop.sales.documents.cancelled import settle_documents
from app.shop.sales.orders.orders import change_status, get_order
from app.shop.sales.payments.card_answers import changes, close_page, note_unknown, take_answer
from app.shop.sales.payments.card_pages import close_at_stripe
from app.shop.sales.payments.of_sale import is_over, sale_of
from app.shop.sales.payments.stripe.account import find_stripe
from app.shop.sales.payments.stripe.answers import OPEN as PAGE_OPEN
from app.shop.sales.payments.stripe.client import Stripe
from app.shop.sales.payments.stripe.errors import StripeError, StripeRefused
from app.store.database.base import db
from app.store.database.sqlite import read_afresh, write
from app.store.sales.orders import CANCELLED, PENDING, SHOP, Order
from app.store.sales.payments import CARD, CARD_ONLINE, OPEN, SUCCEEDED, Payment

log = logging.getLogger(__name__)

UNKNOWN_PAGE = 404
CLOCKS_APART = timedelta(days=1)
"""Time ahead that no summer time or slow clock explains."""
NOT_PAID = "Not paid by card within {} hours."


def check_payment(config: Config, payment_id: str) -> bool:
    """Ask Stripe about a payment, and return whether to ask again soon. Raises StripeSilent while Stripe cannot be
    asked.
    """
    session = db.session()
    payment, stripe = session.get(Payment, payment_id), find_stripe(settings_in_force(session), config)
    if payment is None or stripe is None or payment.session_ref is None or payment.state == SUCCEEDED:
        return False
    is_closing, page = is_over(sale_of(session, payment), payment), payment.session_ref
    session.expunge(payment)
    # Ends the read, which must not stay open while Stripe takes its time.
    read_afresh()
    try:
        answer = stripe.read_session(page)
        if is_closing and answer.status == PAGE_OPEN:
            answer = close_at_stripe(stripe, page)
    except StripeRefused as refused:
        return _is_open_after_refusal(payment_id, refused)
    if changes(payment, answer):
        with write() as writing:
            payment = take_answer(writing, payment_id, answer)
    return payment.state == OPEN and payment.reason is None


def _is_open_after_refusal(payment_id: str, refused: StripeRefused) -> bool:
    if refused.status != UNKNOWN_PAGE:
        return True
    with write() as session:
        note_unknown(session, payment_id)
    return False


def cancel_unpaid(config: Config, moment: datetime) -> int:
    """Cancel the orders that nobody paid in time, and return their number. Stripe is asked about each once more before
    that. An order confirmed by the owner is left to the owner.
    """
    session = db.session()
    settings = settings_in_force(session)
    stripe = find_stripe(settings, config)
    late = _list_late(session, moment, timedelta(hours=settings.card_hours)) if stripe else []
    read_afresh()
    return sum(_cancel(stripe, order_id, settings.card_hours) for order_id in late if stripe)


def _list_late(session: Session, moment: datetime, hours: timedelta) -> list[str]:
    """Return the unpaid orders that are older than this number of hours. An order that a wrong clock dated in the
    future counts as old once its page has been over for that long, because Stripe's clock set the end of the page.
    """
    late = select(Order.id).where(Order.status == PENDING, Order.source == SHOP, Order.payment_method == CARD)
    is_ahead = Order.created_at > moment + CLOCKS_APART
    is_old = or_(
        Order.created_at <= moment - hours, is_ahead & Order.payments.any(Payment.expires_at <= moment - hours)
    )
    return list(session.scalars(late.where(is_old, Order.paid == 0)))


def _cancel(stripe: Stripe, order_id: str, hours: int) -> bool:
    try:
        _ask_once_more(stripe, order_id)
        return _cancel_if_open(order_id, hours)
    except StripeError:
        return False
    except Exception:
        # The next order is asked about all the same.
        log.exception("an order that was not paid by card could not be cancelled")
        db.session.rollback()
        return False


def _cancel_if_open(order_id: str, hours: int) -> bool:
    with write() as session:
        order = get_order(session, order_id)
        if order.status != PENDING or order.paid or any(_may_be_paid(each) for each in order.payments):
            return False
        for payment in order.payments:
            close_page(session, payment.id)
        change_status(session, order, CANCELLED, NOT_PAID.format(hours))
        settle_documents(session, order)
    log.info("cancelled an order that was not paid by card in time")
    return True


def _ask_once_more(stripe: Stripe, order_id: str) -> None:
    """Close an order's pages, and store Stripe's answers about them."""
    pages = [
        (each.id, each.session_ref, each.state)
        for each in get_order(db.session(), order_id).payments
        if each.method == CARD_ONLINE and each.session_ref and each.state != SUCCEEDED
    ]
    read_afresh()
    for payment_id, page, state in pages:
        answer = close_at_stripe(stripe, page) if state == OPEN else stripe.read_session(page)
        with write() as session:
            take_answer(session, payment_id, answer)


def _may_be_paid(payment: Payment) -> bool:
    """Return whether a payment is open at Stripe. A payment without a page was never shown to anybody."""
    return payment.state == OPEN and payment.session_ref is not None
