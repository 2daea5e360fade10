"""Code that handles the customer's *Pay now* button for an order or a job. The sums are the shop's own; no request can
set one.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import timedelta
from decimal import Decimal
from functools import partial
from typing import Literal

from sqlalchemy.orm import Session

from app.config import Config
from app.shop.base.errors import Conflict, Unavailable
from app.shop.base.settings.settings import settings_in_force
from app.shop.sales.orders.orders import get_order
from app.shop.sales.payments.begin import place_of
from app.shop.sales.payments.card_answers import close_page
from app.shop.sales.payments.card_pages import NOT_OPENED, ask_page, close_at_stripe, open_page
from app.shop.sales.payments.of_sale import find_open, get_sale
from app.shop.sales.payments.stripe.account import find_stripe
from app.shop.sales.payments.stripe.answers import OPEN as PAGE_OPEN
from app.shop.sales.payments.stripe.client import Stripe
from app.store.database.base import db, now
from app.store.database.sqlite import write
from app.store.sales.orders import CANCELLED, Order
from app.store.sales.payment_state import NONE
from app.store.sales.payments import CARD, CARD_ONLINE, OPEN, PAGE_LIFE, PAYMENT, Payment
from app.store.sales.sale import Sale
from app.store.workshop.jobs import Job

NOT_BY_CARD = "This order is not paid by card"
IS_OFF = "This shop takes no card payments on its website at present. Please ask the workshop how to pay."
IS_CANCELLED = "This {} is cancelled"
IS_PAID = "This order is paid"
NOTHING_OWED = "There is nothing to pay for this job now"
NO_DEPOSIT = "There is no deposit to pay for this job now"
AT_WORK = "This payment is still being processed. Please wait, or ask the workshop."
LEFT = timedelta(minutes=5)
"""Time that a page must have left to be shown once more."""

DEPOSIT: Literal["deposit"] = "deposit"
What = Literal["deposit", "owed"]
"""The sums of a job: what is missing of its deposit, and all that is owed."""
AmountOf = Callable[[Sale], Decimal]


@dataclass(frozen=True)
class NextStep:
    """A payment state, and where its customer pays."""

    state: str
    url: str | None = field(default=None, repr=False)


def pay_again(config: Config, order_id: str, origin: str) -> NextStep:
    """Close an order's old payment page and make another one. Raises NotFound, Conflict if nothing is to be paid by
    card, and Unavailable while Stripe makes no page.
    """
    order, settings = get_order(db.session(), order_id), settings_in_force(db.session())
    _refuse_paying(order)
    if not settings.offer_card:
        raise Conflict(IS_OFF)
    stripe, payment = find_stripe(settings, config), find_open(order)
    if stripe is None:
        raise Unavailable(NOT_OPENED)
    if payment and payment.session_ref:
        ask_page(payment.id, partial(close_at_stripe, stripe, payment.session_ref))
    return _open_new_page(config, order_id, _owed, place_of(origin, order_id))


def pay_job(config: Config, job: Job, what: What, place: str) -> NextStep:
    """Open a payment page for a sum of a job. There is one page at a time: the same sum shows it again, another sum
    closes it. The customer returns to the page at `place`. Raises Conflict if nothing is to be paid, or not by card,
    and Unavailable while Stripe makes no page.
    """
    settings, amount_of = settings_in_force(db.session()), _deposit_owed if what == DEPOSIT else _owed
    if job.status == CANCELLED:
        raise Conflict(IS_CANCELLED.format(job.noun))
    amount = amount_of(job)
    if not amount:
        raise Conflict(NO_DEPOSIT if what == DEPOSIT else NOTHING_OWED)
    stripe, payment = find_stripe(settings, config), find_open(job)
    if stripe is None or not settings.offer_card:
        raise Conflict(IS_OFF)
    job_id = job.id
    if payment and payment.session_ref:
        url = _show_again(stripe, payment, payment.session_ref, amount)
        if url:
            return NextStep(OPEN, url)
    return _open_new_page(config, job_id, amount_of, place)


def _show_again(stripe: Stripe, payment: Payment, page: str, amount: Decimal) -> str | None:
    """Return the URL of a page that is still open. A page for another sum is closed."""
    goes_on = payment.amount == amount and payment.expires_at and payment.expires_at > now() + LEFT
    ask = partial(stripe.read_session, page) if goes_on else partial(close_at_stripe, stripe, page)
    answer = ask_page(payment.id, ask)
    return answer.url if answer.status == PAGE_OPEN else None


def _open_new_page(config: Config, sale_id: str, amount_of: AmountOf, place: str) -> NextStep:
    with write() as session:
        state = _begin_payment(session, sale_id, amount_of)
    if state != OPEN:
        return NextStep(state)
    url = open_page(config, sale_id, place)
    if url is None:
        _end_unopened(sale_id)
        raise Unavailable(NOT_OPENED)
    return NextStep(OPEN, url)


def _end_unopened(sale_id: str) -> None:
    """Close a job's payment if its page was not made. An order's payment stays open until the customer presses the
    button again or the order ends.
    """
    with write() as session:
        sale = get_sale(session, sale_id)
        payment = find_open(sale) if isinstance(sale, Job) else None
        if payment and payment.session_ref is None:
            close_page(session, payment.id)


def _begin_payment(session: Session, sale_id: str, amount_of: AmountOf) -> str:
    """Open a payment for the amount owed, and return the payment state. Two requests at the same moment share one
    payment if the sum is the same.
    """
    sale = get_sale(session, sale_id)
    payment, amount = find_open(sale), amount_of(sale)
    if payment and payment.reason:
        raise Conflict(AT_WORK)
    if payment and amount and payment.amount != amount:
        _give_up(session, payment)
        payment = None
    if payment is None and amount:
        payment = Payment(kind=PAYMENT, method=CARD_ONLINE, amount=amount, state=OPEN, expires_at=now() + PAGE_LIFE)
        sale.payments.append(payment)
    session.flush()
    return OPEN if payment else sale.payment_state


def _give_up(session: Session, payment: Payment) -> None:
    """Give up a page over another sum that nobody was shown."""
    if payment.session_ref:
        # Made this moment by another press: the next one closes it.
        raise Unavailable(NOT_OPENED)
    close_page(session, payment.id)


def _owed(sale: Sale) -> Decimal:
    return sale.owed


def _deposit_owed(sale: Sale) -> Decimal:
    return sale.deposit_owed if isinstance(sale, Job) else NONE


def _refuse_paying(order: Order) -> None:
    if order.payment_method != CARD:
        raise Conflict(NOT_BY_CARD)
    if order.status == CANCELLED:
        raise Conflict(IS_CANCELLED.format(order.noun))
    if not order.owed:
        raise Conflict(IS_PAID)
