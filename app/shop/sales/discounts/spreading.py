"""Spreads what a code takes off over the lines that it applies to, to the cent."""

from collections.abc import Sequence
from decimal import ROUND_HALF_UP, Decimal
from itertools import accumulate, pairwise

from app.shop.base.money import CENT, tax_on
from app.store.sales.discount_statements import HeldDiscount
from app.store.sales.discounts import AMOUNT, PERCENT

NOTHING = Decimal("0.00")


def spread_discount(discount: HeldDiscount, amounts: Sequence[Decimal]) -> list[Decimal]:
    """Return the share of each amount that the code applies to. A share is at most its amount."""
    whole = sum(amounts, NOTHING)
    off = NOTHING
    if discount.kind == PERCENT:
        off = tax_on(whole, Decimal(discount.value))
    if discount.kind == AMOUNT:
        off = min(whole, Decimal(discount.value).scaleb(-2))
    return spread(off, amounts)


def spread(off: Decimal, amounts: Sequence[Decimal]) -> list[Decimal]:
    """Return the share of each amount in what is taken off all of them. The shares add up to it."""
    if not off:
        return [NOTHING for _ in amounts]
    whole = sum(amounts, NOTHING)
    ends = [(off * end / whole).quantize(CENT, ROUND_HALF_UP) for end in accumulate(amounts, initial=NOTHING)]
    return [end - begin for begin, end in pairwise(ends)]
