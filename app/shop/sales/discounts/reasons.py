"""The reasons for which a code is refused, in sentences."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from decimal import Decimal
from typing import NamedTuple

from app.shop.base.settings.closing import MONTHS
from app.shop.base.workshop_days import workshop_day
from app.store.sales.discount_statements import HeldDiscount
from app.store.sales.discounts import FREE_DELIVERY

UNKNOWN = "This code is not valid"
USED_UP = "This code is used up"
NONE_OF_IT = "This code is only for {}"
NOT_SOLD = "This code is for goods that we no longer have"
EMPTY = "There is nothing in your cart that can be ordered"
TOO_SMALL = "This code is for orders from €{:,.2f} of goods"

COLLECTED = "{} makes the delivery free: it takes nothing off an order that is collected"
FREE_ANYWAY = "{} makes the delivery free: it takes nothing off where the delivery is free anyway"
NO_CENT = "{} takes less than a cent off these goods, so it takes nothing off"


class Goods(NamedTuple):
    """A line of a cart: its listed price, and whether it is in the category of the code."""

    amount: Decimal
    is_meant: bool


def find_reason(discount: HeldDiscount, goods: Sequence[Goods], moment: datetime) -> str | None:
    """Return why a code does not hold for these goods at a moment, or None if it does."""
    if not discount.active:
        return UNKNOWN
    return _find_time(discount, moment) or _find_goods(discount, goods)


def explain_nothing(discount: HeldDiscount, *, collected: bool) -> str:
    """Return why a code that holds takes nothing off an order."""
    if discount.kind != FREE_DELIVERY:
        return NO_CENT.format(discount.code)
    return (COLLECTED if collected else FREE_ANYWAY).format(discount.code)


def _find_time(discount: HeldDiscount, moment: datetime) -> str | None:
    if discount.from_at and moment < discount.from_at:
        return f"This code holds from {_say_day(discount.from_at)}"
    if discount.to_at and moment >= discount.to_at:
        return f"This code ended on {_say_day(discount.to_at - timedelta(seconds=1))}"
    return USED_UP if discount.uses_left == 0 else None


def _find_goods(discount: HeldDiscount, goods: Sequence[Goods]) -> str | None:
    if not goods:
        return EMPTY
    if not any(each.is_meant for each in goods):
        return NONE_OF_IT.format(discount.category) if discount.category else NOT_SOLD
    listed = sum((each.amount for each in goods), Decimal(0))
    return TOO_SMALL.format(discount.least) if discount.least and listed < discount.least else None


def _say_day(moment: datetime) -> str:
    """ "1 December 2026"."""
    day = workshop_day(moment)
    return f"{day.day} {MONTHS[day.month - 1]} {day.year}"
