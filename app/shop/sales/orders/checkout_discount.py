"""The discount code of a cart that is ordered."""

from collections.abc import Sequence
from decimal import Decimal
from typing import Any

from sqlalchemy.orm import Session

from app.shop.base.errors import DiscountRefused, taken
from app.shop.sales.discounts.applying import AppliedDiscount, apply_discount
from app.shop.sales.discounts.reasons import UNKNOWN, USED_UP, Goods
from app.shop.sales.orders.totals import COLLECTION, Method
from app.store.database.base import now
from app.store.sales.discount_statements import (
    HeldDiscount,
    find_code,
    give_use_back,
    hold_code,
    holds_code,
    list_category,
    take_use,
)
from app.store.sales.orders import Order

REFUSED = "{}: {}. The code is off your cart now, so please look at the total again."
GONE = "Your discount code is not valid any more. It is off your cart now, so please look at the total again."
Amounts = Sequence[tuple[str, Decimal]]
"""The product's id and the listed price of each line."""


def apply_code(session: Session, cart_id: str, lines: Amounts) -> AppliedDiscount:
    """Return what the cart's code takes off these lines. Raises DiscountRefused, which names the code."""
    is_held, discount = holds_code(session, cart_id)
    if is_held and discount is None:
        raise DiscountRefused(GONE)
    applied = apply_discount(discount, goods_of(session, discount, lines), now())
    if discount and applied.reason:
        raise _refuse(discount, applied.reason)
    return applied


def apply_named(session: Session, code: str | None, lines: Amounts) -> AppliedDiscount:
    """Return what a code that the owner named takes off these lines; None takes nothing off. Raises Conflict with the
    reason for a code that does not hold.
    """
    found = find_code(session, code.lower()) if code else None
    if code and found is None:
        raise taken("discountCode", UNKNOWN)
    applied = apply_discount(found, goods_of(session, found, lines), now())
    if applied.reason:
        raise taken("discountCode", applied.reason)
    return applied


def refuse_nothing(applied: AppliedDiscount, amount: Decimal, method: Method) -> None:
    """Raise Conflict for a code that the owner named and that takes nothing off. It would not stand on the order."""
    if reason := applied.why_nothing(amount, collected=method == COLLECTION):
        raise taken("discountCode", reason)


def goods_of(session: Session, discount: HeldDiscount | None, lines: Amounts) -> list[Goods]:
    """Return the lines as a code's rules see them."""
    if discount is None or discount.category is None:
        return [Goods(amount, True) for _, amount in lines]
    meant = list_category(session, [product_id for product_id, _ in lines], discount.category)
    return [Goods(amount, product_id in meant) for product_id, amount in lines]


def take_discount(session: Session, applied: AppliedDiscount, amount: Decimal) -> dict[str, Any]:
    """Take one use of the code, and return the columns of its order. A code that takes nothing off, such as free
    delivery of a collection, is not used. Raises DiscountRefused if another order took the last use.
    """
    found = applied.discount
    if found is None or not amount:
        return {}
    if found.uses_left is not None and not take_use(session, found.id):
        raise _refuse(found, USED_UP)
    return {"discount_id": found.id, "discount_code": found.code, "discount": amount}


def return_use(session: Session, order: Order) -> None:
    """Give back the use of the code of an order that is cancelled."""
    if order.discount_id:
        give_use_back(session, order.discount_id)


def drop_code(session: Session, cart_id: str) -> None:
    """Take the code off a cart."""
    hold_code(session, cart_id, None)


def _refuse(discount: HeldDiscount, reason: str) -> DiscountRefused:
    return DiscountRefused(REFUSED.format(discount.code, reason))
