"""Functions that make and read the card payment pages of orders and jobs. Each step is a short write of its own, and no
transaction is open while Stripe is asked. After a crash at any step, the next attempt continues from the stored data
and Stripe's answers.
"""

from collections.abc import Callable
from dataclasses import replace

from app.config import Config
from app.shop.base.errors import Unavailable
from app.shop.base.settings.settings import settings_in_force
from app.shop.sales.payments.card_answers import close_page, take_answer, take_page
from app.shop.sales.payments.card_queue import CardQueue
from app.shop.sales.payments.of_sale import find_open, get_sale, name_sale
from app.shop.sales.payments.stripe.account import find_stripe
from app.shop.sales.payments.stripe.answers import OPEN as PAGE_OPEN
from app.shop.sales.payments.stripe.answers import CardSession
from app.shop.sales.payments.stripe.client import CardPage, Stripe
from app.shop.sales.payments.stripe.errors import StripeError, StripeRefused
from app.shop.sales.payments.stripe_slots import StripeSlots
from app.store.database.base import db, now
from app.store.database.sqlite import read_afresh, write
from app.store.database.state import state_of
from app.store.sales.payments import PAGE_LIFE, Payment
from app.store.sales.sale import Sale

NOT_OPENED = "We could not open the card page. Try again, or pay in the workshop."
KEY_OF_OTHERS = "idempotency_error"


def open_page(config: Config, sale_id: str, place: str) -> str | None:
    """Return the URL of the payment page of an order or a job, made if necessary. The customer returns from it to the
    page at `place`. The result is None if Stripe makes no page now, all slots for waiting are taken, or nothing is
    open.
    """
    session = db.session()
    payment = find_open(get_sale(session, sale_id))
    stripe = find_stripe(settings_in_force(session), config)
    if payment is None or stripe is None:
        return None
    if payment.session_ref:
        return payment.url if payment.expires_at and payment.expires_at > now() else None
    if not settings_in_force(session).offer_card:
        return None
    page = _page_of(payment, get_sale(session, sale_id), place)
    with _slots().take() as has_slot:
        return _make_page(stripe, page) if has_slot else None


def close_at_stripe(stripe: Stripe, session_ref: str) -> CardSession:
    """Close a payment page, and return its final state, which may be paid. Raises StripeError."""
    try:
        return stripe.expire_session(session_ref)
    except StripeRefused:
        # It is not open any more: paid this moment, or its time is over.
        return stripe.read_session(session_ref)


def ask_page(payment_id: str, ask: Callable[[], CardSession]) -> CardSession:
    """Ask about a payment's page, store the answer and return it. Raises Unavailable if there is no answer."""
    with _slots().take() as has_slot:
        if not has_slot:
            raise Unavailable(NOT_OPENED)
        try:
            answer = ask()
        except StripeError as error:
            raise Unavailable(NOT_OPENED) from error
    with write() as session:
        take_answer(session, payment_id, answer)
    return answer


def _slots() -> StripeSlots:
    """Return the slots; no read stays open while one is waited for."""
    slots = state_of(db.session()).of(StripeSlots)
    read_afresh()
    return slots


def _make_page(stripe: Stripe, page: CardPage) -> str | None:
    try:
        answer = _create(stripe, page)
    except StripeRefused as refused:
        if refused.code == KEY_OF_OTHERS:
            # Made once with other words, by a try that was cut off: nobody was shown that page.
            with write() as session:
                close_page(session, page.payment_id)
        return None
    except StripeError:
        return None
    with write() as session:
        payment = take_page(session, page.payment_id, answer)
        if answer.status != PAGE_OPEN:
            payment = take_answer(session, page.payment_id, answer)
        state_of(session).of(CardQueue).follow(page.payment_id)
        return payment.url


def _create(stripe: Stripe, page: CardPage) -> CardSession:
    """Make the page, with Stripe's own clock if this computer's clock is behind. A page that was made before is read in
    its present state.
    """
    life = int(PAGE_LIFE.total_seconds())
    try:
        made = stripe.create_session(page)
    except StripeRefused as refused:
        if refused.param != "expires_at" or not refused.said_at:
            raise
        return stripe.create_session(replace(page, expires_at=refused.said_at + life))
    is_new = page.expires_at > now().timestamp() + life - stripe.seconds
    return made if is_new else stripe.read_session(made.id)


def _page_of(payment: Payment, sale: Sale, place: str) -> CardPage:
    ends = payment.expires_at or now() + PAGE_LIFE
    return CardPage(
        payment_id=payment.id,
        sale_id=sale.id,
        title=name_sale(sale),
        amount=payment.amount,
        success_url=f"{place}?paid",
        cancel_url=f"{place}?cancelled",
        expires_at=int(ends.timestamp()),
    )
