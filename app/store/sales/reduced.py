"""What a discount code took off an order."""

from decimal import Decimal
from typing import Any, NamedTuple

NOTHING = Decimal("0.00")
AT_COUNTER = "at the counter"
"""The name of a discount that was given without a code."""


class Reduction(NamedTuple):
    """The code of an order, and what it took off."""

    code: str
    amount: Decimal


class ReducedLine:
    """The part of an order's line that knows its share of the discount. `subtotal` is the price as it was listed."""

    subtotal: Any
    discount: Any

    @property
    def charged(self) -> Decimal:
        """Return what is charged for the line."""
        amount: Decimal = self.subtotal - self.discount
        return amount


class ReducedSale:
    """The part of an order that knows its discount. `subtotal` and `delivery` are the prices as they were listed."""

    @property
    def reduction(self: Any) -> Reduction | None:
        """Return its code and what that took off, or None without one."""
        return Reduction(self.discount_code, self.discount) if self.discount_code else None

    @property
    def frees_delivery(self: Any) -> bool:
        """Return whether its code is for free delivery, because it took nothing off the lines."""
        return self.discount_code is not None and not any(item.discount for item in self.items)

    @property
    def charged_delivery(self: Any) -> Decimal:
        """Return what is charged for the delivery."""
        amount: Decimal = NOTHING if self.frees_delivery else self.delivery
        return amount
