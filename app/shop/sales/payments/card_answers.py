"""Functions that store Stripe's answers about payment pages in the shop's rows. Each runs within a write() that has
read the payment.
"""

from datetime import UTC, datetime, timedelta

from sqlalchemy import ColumnElement, and_, or_, select
from sqlalchemy.orm import Session

from app.shop.base.money import euro
from app.shop.sales.documents.mailing import renew_waiting_mails
from app.shop.sales.payments.of_sale import reason_of, sale_of
from app.shop.sales.payments.recording import settle_payment
from app.shop.sales.payments.stripe.answers import EXPIRED as PAGE_EXPIRED
from app.shop.sales.payments.stripe.answers import CardSession
from app.shop.sales.payments.stripe.client import EURO
from app.store.sales.orders import Order
from app.store.sales.payments import CARD_ONLINE, EXPIRED, OPEN, PAYMENT, SUCCEEDED, Payment

NIGHTS = timedelta(days=7)
"""Time for which every payment page is looked at again each night."""
OTHER_AMOUNT = "Stripe took {} for this {}, not {}. Check it in Stripe before you continue."
UNKNOWN = "Stripe does not know this payment. Was the key changed? Check it in Stripe before you continue."


def take_answer(session: Session, payment_id: str, answer: CardSession) -> Payment:
    """Update a payment to match Stripe's answer about its page, and return it. If the amount or currency differs from
    the shop's, the payment stays open with a note to the owner. A payment that has succeeded does not change.
    """
    payment = session.get_one(Payment, payment_id)
    if payment.state == SUCCEEDED:
        return payment
    if answer.is_paid and (answer.amount, answer.currency) != (payment.amount, EURO):
        noun = sale_of(session, payment).noun
        payment.state, payment.reason = OPEN, OTHER_AMOUNT.format(_say(answer), noun, euro(payment.amount))
    elif answer.is_paid:
        _settle(session, payment, answer)
    elif answer.status == PAGE_EXPIRED:
        payment.state, payment.url = EXPIRED, None
    session.flush()
    return payment


def changes(payment: Payment, answer: CardSession) -> bool:
    """Return whether an answer contains anything new about a payment."""
    if answer.is_paid:
        return payment.state != SUCCEEDED and payment.reason is None
    return payment.state == OPEN and answer.status == PAGE_EXPIRED


def take_page(session: Session, payment_id: str, answer: CardSession) -> Payment:
    """Note the page that Stripe has made for a payment."""
    payment = session.get_one(Payment, payment_id)
    if payment.state == OPEN:
        payment.session_ref, payment.url = answer.id, answer.url
        payment.expires_at = datetime.fromtimestamp(answer.expires_at, UTC)
    session.flush()
    return payment


def note_unknown(session: Session, payment_id: str) -> None:
    """Note for the owner that Stripe has no such page."""
    payment = session.get_one(Payment, payment_id)
    if payment.state == OPEN:
        payment.reason = UNKNOWN


def close_page(session: Session, payment_id: str) -> None:
    """Give up a page that nobody was shown."""
    payment = session.get_one(Payment, payment_id)
    if payment.state == OPEN:
        payment.state, payment.url = EXPIRED, None


def find_by_page(session: Session, session_ref: str) -> str | None:
    """Return the id of the payment behind a page of Stripe's."""
    return session.scalar(select(Payment.id).where(Payment.session_ref == session_ref))


def list_pages(session: Session, *conditions: ColumnElement[bool]) -> list[str]:
    """Return the ids of card payments that have a page, newest first."""
    has_page = and_(Payment.method == CARD_ONLINE, Payment.kind == PAYMENT, Payment.session_ref.is_not(None))
    return list(session.scalars(select(Payment.id).where(has_page, *conditions).order_by(Payment.created_at.desc())))


def list_open(session: Session) -> list[str]:
    """Return the open payments that Stripe is asked about each minute. Payments with a note are left to the owner."""
    return list_pages(session, Payment.state == OPEN, Payment.reason.is_(None))


def list_open_of(session: Session, sale_id: str) -> list[str]:
    """Return the open payments of an order or a job, including those with a note."""
    return list_pages(session, _is_of(sale_id), Payment.state == OPEN)


def list_recent(session: Session, moment: datetime) -> list[str]:
    """Return the payments that Stripe is asked about at night."""
    return list_pages(session, Payment.state != SUCCEEDED, Payment.created_at > moment - NIGHTS)


def _settle(session: Session, payment: Payment, answer: CardSession) -> None:
    sale = sale_of(session, payment)
    payment.provider_ref, payment.url = answer.payment_intent, None
    payment.reason = reason_of(sale, payment.amount)
    if isinstance(sale, Order):
        sale.stripe_payment_intent_id = answer.payment_intent
    settle_payment(sale, payment)
    session.flush()
    renew_waiting_mails(session, sale)


def _is_of(sale_id: str) -> ColumnElement[bool]:
    return or_(Payment.order_id == sale_id, Payment.job_id == sale_id)


def _say(answer: CardSession) -> str:
    return euro(answer.amount) if answer.currency == EURO else f"{answer.amount:.2f} {answer.currency.upper()[:3]}"
