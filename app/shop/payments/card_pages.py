"""The payment page of an order by card: made, and made anew.

Each step is a short write of its own, and no transaction is open while Stripe is asked: killed at any of them, the next
try goes on from what is stored and what Stripe says.
"""

from dataclasses import dataclass, field, replace

from sqlalchemy.orm import Session

from app.config import Config
from app.shop.errors import Conflict, Unavailable
from app.shop.orders.orders import get_order
from app.shop.payments.card_answers import close_page, take_answer, take_page
from app.shop.payments.card_queue import CardQueue
from app.shop.payments.stripe.account import find_stripe
from app.shop.payments.stripe.answers import OPEN as PAGE_OPEN
from app.shop.payments.stripe.answers import CardSession
from app.shop.payments.stripe.client import CardPage, Stripe
from app.shop.payments.stripe.errors import StripeError, StripeRefused
from app.shop.payments.stripe_slots import StripeSlots
from app.shop.settings.settings import settings_in_force
from app.store.base import db, now
from app.store.orders import CANCELLED, Order
from app.store.payments import CARD, CARD_ONLINE, OPEN, PAGE_LIFE, PAYMENT, Payment
from app.store.sqlite import read_afresh, write
from app.store.state import state_of

NOT_OPENED = "We could not open the card page. Try again, or pay in the workshop."
NOT_BY_CARD = "This order is not paid by card"
IS_OFF = "This shop takes no card payments on its website at present. Please ask the workshop how to pay."
IS_CANCELLED = "This order is cancelled"
IS_PAID = "This order is paid"
AT_WORK = "This payment is still under way. Please wait, or ask the workshop."
KEY_OF_OTHERS = "idempotency_error"


@dataclass(frozen=True)
class NextStep:
    """The payment state of an order, and where its customer pays."""

    state: str
    url: str | None = field(default=None, repr=False)


def open_page(config: Config, order_id: str, origin: str) -> str | None:
    """Return the URL of an order's payment page, made if need be.

    None where Stripe makes none now, others wait for it already, or nothing is open.
    """
    session = db.session()
    payment = find_open(get_order(session, order_id))
    stripe = find_stripe(settings_in_force(session), config)
    if payment is None or stripe is None:
        return None
    if payment.session_ref:
        return payment.url if payment.expires_at and payment.expires_at > now() else None
    if not settings_in_force(session).offer_card:
        return None
    page = _page_of(payment, get_order(session, order_id), origin)
    with _slots().take() as has_slot:
        return _make_page(stripe, page) if has_slot else None


def pay_again(config: Config, order_id: str, origin: str) -> NextStep:
    """Close an order's old payment page, and make another.

    Raises NotFound, Conflict where nothing is to be paid by card, Unavailable while Stripe makes no page.
    """
    order, settings = get_order(db.session(), order_id), settings_in_force(db.session())
    _refuse_paying(order)
    if not settings.offer_card:
        raise Conflict(IS_OFF)
    stripe, payment = find_stripe(settings, config), find_open(order)
    if stripe is None:
        raise Unavailable(NOT_OPENED)
    if payment and payment.session_ref:
        _close_page(stripe, payment.id, payment.session_ref)
    with write(catalogue=False) as session:
        state = _begin_anew(session, order_id)
    if state != OPEN:
        return NextStep(state)
    url = open_page(config, order_id, origin)
    if url is None:
        raise Unavailable(NOT_OPENED)
    return NextStep(OPEN, url)


def find_open(order: Order) -> Payment | None:
    """Return the open card payment of an order."""
    found = [each for each in order.payments if (each.kind, each.method, each.state) == (PAYMENT, CARD_ONLINE, OPEN)]
    return found[-1] if found else None


def close_at_stripe(stripe: Stripe, session_ref: str) -> CardSession:
    """Close a payment page; return how it ended, paid perhaps.

    Raises StripeError.
    """
    try:
        return stripe.expire_session(session_ref)
    except StripeRefused:
        # It is not open any more: paid this moment, or its time is over.
        return stripe.read_session(session_ref)


def _close_page(stripe: Stripe, payment_id: str, session_ref: str) -> None:
    with _slots().take() as has_slot:
        if not has_slot:
            raise Unavailable(NOT_OPENED)
        try:
            answer = close_at_stripe(stripe, session_ref)
        except StripeError as error:
            raise Unavailable(NOT_OPENED) from error
    with write(catalogue=False) as session:
        take_answer(session, payment_id, answer)


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
            with write(catalogue=False) as session:
                close_page(session, page.payment_id)
        return None
    except StripeError:
        return None
    with write(catalogue=False) as session:
        payment = take_page(session, page.payment_id, answer)
        if answer.status != PAGE_OPEN:
            payment = take_answer(session, page.payment_id, answer)
        state_of(session).of(CardQueue).follow(page.payment_id)
        return payment.url


def _create(stripe: Stripe, page: CardPage) -> CardSession:
    """Make the page, by Stripe's own clock where this computer's is behind.

    A page that was made before is read as it is now.
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


def _page_of(payment: Payment, order: Order, origin: str) -> CardPage:
    place = f"{origin}/order/{order.id}"
    ends = payment.expires_at or now() + PAGE_LIFE
    return CardPage(
        payment_id=payment.id,
        order_id=order.id,
        title=f"Order {order.order_number}",
        amount=payment.amount,
        success_url=f"{place}?paid",
        cancel_url=f"{place}?cancelled",
        expires_at=int(ends.timestamp()),
    )


def _begin_anew(session: Session, order_id: str) -> str:
    """Give an order that is owed an open payment; return its state.

    Two at the same moment share one.
    """
    order = get_order(session, order_id)
    payment = find_open(order)
    if payment and payment.reason:
        raise Conflict(AT_WORK)
    if payment is None and order.owed:
        order.payments.append(
            Payment(kind=PAYMENT, method=CARD_ONLINE, amount=order.owed, state=OPEN, expires_at=now() + PAGE_LIFE)
        )
    session.flush()
    return order.payment_state if not find_open(order) else OPEN


def _refuse_paying(order: Order) -> None:
    if order.payment_method != CARD:
        raise Conflict(NOT_BY_CARD)
    if order.status == CANCELLED:
        raise Conflict(IS_CANCELLED)
    if not order.owed:
        raise Conflict(IS_PAID)
