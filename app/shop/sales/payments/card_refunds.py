"""Refunds by card: at Stripe first, then in the shop's own rows."""

from collections.abc import Iterator
from contextlib import contextmanager
from decimal import Decimal

from app.config import Config
from app.shop.base.errors import Conflict, Unavailable
from app.shop.base.money import euro
from app.shop.base.settings.settings import settings_in_force
from app.shop.sales.payments.found_refunds import book, book_found, known_refunds, list_made, paid_by_card
from app.shop.sales.payments.of_sale import get_sale
from app.shop.sales.payments.recording import check_refund
from app.shop.sales.payments.refund import Refund
from app.shop.sales.payments.stripe.account import find_stripe
from app.shop.sales.payments.stripe.answers import CardRefund
from app.shop.sales.payments.stripe.client import Stripe
from app.shop.sales.payments.stripe.errors import StripeRefused, StripeSilent
from app.store.database.base import db
from app.store.database.sqlite import read_afresh
from app.store.sales.payments import CARD_ONLINE, SLIP
from app.store.sales.sale import Sale

OUT_OF_REACH = "Stripe could not be reached; nothing was refunded."
NOT_ASKED = (
    "Stripe could not say what has already been refunded to the card; nothing was recorded. Try again in a moment."
)
REFUSED = "Stripe refused this refund; nothing was refunded. Look at the payment in Stripe."
NOT_BY_CARD = "No part of this {} was paid by card on this website: choose how the money is paid back"
TOO_MUCH = "At most {} can go back by card at once"


def refund_by_card(config: Config, sale_id: str, refund: Refund) -> str:
    """Refund money through Stripe, and return Stripe's name for the refund. A refund that Stripe already made but that
    has no row in the shop is reused instead of made again; other refunds without a row are booked first. Raises
    Conflict for more than is left then, and Unavailable while Stripe cannot be reached.
    """
    session = db.session()
    sale = get_sale(session, sale_id)
    stripe = find_stripe(settings_in_force(session), config)
    paid, known = paid_by_card(sale), known_refunds(sale)
    read_afresh()
    if stripe is None:
        raise Unavailable(OUT_OF_REACH)
    with _plain_words():
        made = {intent: list_made(stripe, intent) for intent, _ in paid}
        lost = [each for refunds in made.values() for each in refunds if each.id not in known]
        wanted = _find_lost(lost, refund.amount, known)
        book(sale_id, [each for each in lost if each.id != wanted])
        if wanted:
            return wanted
        _check_again(sale_id, refund)
        return _refund(stripe, paid, refund.amount, made)


def is_by_card(sale: Sale, refund: Refund) -> bool:
    """Return whether the money is to be refunded to a card. A payment entered by mistake is not. Raises Conflict if
    nothing was paid by card.
    """
    if refund.method != CARD_ONLINE or _is_slip(refund):
        return False
    if not paid_by_card(sale):
        raise Conflict(NOT_BY_CARD.format(sale.noun))
    return True


def ask_before_hand(config: Config, sale: Sale, refund: Refund) -> None:
    """Book the refunds already made to the card, before money is refunded by hand. Without a key nobody is asked.
    Raises Conflict for more than is left then, and Unavailable while Stripe cannot be reached.
    """
    if _is_slip(refund) or not paid_by_card(sale):
        return
    sale_id = sale.id
    try:
        book_found(config, sale_id)
    except StripeSilent as error:
        raise Unavailable(NOT_ASKED) from error
    _check_again(sale_id, refund)


def _is_slip(refund: Refund) -> bool:
    return (refund.reason or "").lower() == SLIP.lower()


def _check_again(sale_id: str, refund: Refund) -> None:
    """Refuse more than is left after the refunds just found."""
    check_refund(get_sale(db.session(), sale_id), refund)
    read_afresh()


def _refund(stripe: Stripe, paid: list[tuple[str, Decimal]], amount: Decimal, made: dict[str, list[CardRefund]]) -> str:
    greatest = Decimal(0)
    for payment_intent, whole in paid:
        left = whole - sum(each.amount for each in made[payment_intent])
        if amount <= left:
            return _create(stripe, payment_intent, amount, made[payment_intent])
        greatest = max(greatest, left)
    raise Conflict(TOO_MUCH.format(euro(greatest)))


def _create(stripe: Stripe, payment_intent: str, amount: Decimal, made: list[CardRefund]) -> str:
    """Make the refund; read it back where the answer was lost."""
    # The same until there is one more at Stripe.
    once_key = f"{payment_intent}-{len(made)}-{amount}"
    try:
        refund = stripe.create_refund(payment_intent, amount, once_key)
    except (StripeRefused, StripeSilent):
        lost = _find_lost(list_made(stripe, payment_intent), amount, {each.id for each in made})
        if lost is None:
            raise
        return lost
    if refund.has_failed:
        raise StripeRefused(200, "failed")
    return refund.id


def _find_lost(made: list[CardRefund], amount: Decimal, known: set[str | None]) -> str | None:
    """Return a refund of this amount without a row in the shop."""
    return next((each.id for each in made if each.id not in known and each.amount == amount), None)


@contextmanager
def _plain_words() -> Iterator[None]:
    try:
        yield
    except StripeSilent as error:
        raise Unavailable(OUT_OF_REACH) from error
    except StripeRefused as error:
        raise Conflict(REFUSED) from error
