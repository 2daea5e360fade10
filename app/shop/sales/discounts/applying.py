"""Applies a code to the goods of a cart or an order."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal

from app.shop.sales.discounts.reasons import Goods, explain_nothing, find_reason
from app.shop.sales.discounts.spreading import NOTHING, spread_discount
from app.store.sales.discount_statements import HeldDiscount
from app.store.sales.discounts import FREE_DELIVERY


@dataclass(frozen=True)
class AppliedDiscount:
    """What a code takes off each line, and why it does not hold. `discount` is None without a code."""

    discount: HeldDiscount | None
    offs: Sequence[Decimal]
    frees_delivery: bool = False
    reason: str | None = None

    def why_nothing(self, amount: Decimal, *, collected: bool) -> str | None:
        """Return why nothing is taken off an order from which the code takes this amount. None if it takes something
        off, and without a code.
        """
        if self.discount is None or amount:
            return None
        return self.reason or explain_nothing(self.discount, collected=collected)


def is_meant(discount: HeldDiscount | None, category: str) -> bool:
    """Return whether a code is for the goods of a category."""
    return discount is None or discount.category in {None, category}


def apply_discount(discount: HeldDiscount | None, goods: Sequence[Goods], at: datetime | None) -> AppliedDiscount:
    """Return what a code takes off these goods at a moment. Without a moment nothing is asked, because the goods were
    ordered before.
    """
    nothing = [NOTHING for _ in goods]
    if discount is None:
        return AppliedDiscount(None, nothing)
    if at and (reason := find_reason(discount, goods, at)):
        return AppliedDiscount(discount, nothing, reason=reason)
    amounts = [each.amount if each.is_meant else NOTHING for each in goods]
    return AppliedDiscount(discount, spread_discount(discount, amounts), discount.kind == FREE_DELIVERY)
