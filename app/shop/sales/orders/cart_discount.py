"""The discount code that a customer gives in the cart."""

from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict, taken
from app.shop.sales.discounts.reasons import UNKNOWN
from app.shop.sales.orders.cart import read_cart, refuse_ordered
from app.shop.sales.orders.cart_content import CartContent
from app.store.sales import placing
from app.store.sales.discount_statements import find_code, hold_code

NOTHING_OFF = "This code takes nothing off your cart"


def give_code(session: Session, cart_id: str, code: str) -> CartContent:
    """Put a code on a cart in place of its former one. Raises NotFound, and Conflict for an ordered cart and, with the
    reason, for a code that does not hold. An unknown code and an inactive one are refused in the same words.
    """
    refuse_ordered(placing.read_cart_status(session, cart_id))
    found = find_code(session, code.lower())
    if found is None:
        raise _refuse(UNKNOWN)
    hold_code(session, cart_id, found.id)
    cart = read_cart(session, cart_id)
    if cart.discount and cart.discount.refusal:
        raise _refuse(cart.discount.refusal)
    if not cart.discount or not cart.discount.amount:
        raise _refuse(NOTHING_OFF)
    return cart


def remove_code(session: Session, cart_id: str) -> None:
    """Take the code off a cart. Raises NotFound or Conflict."""
    refuse_ordered(placing.read_cart_status(session, cart_id))
    hold_code(session, cart_id, None)


def _refuse(reason: str) -> Conflict:
    return taken("code", reason)
