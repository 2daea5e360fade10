"""Tax of an order or a cart, by rate."""

from collections.abc import Iterable
from decimal import Decimal
from typing import Any, NamedTuple

NOTHING = Decimal("0.00")
NO_TAX = "none"
ADDED = "added"
"""Tax on top of the prices; `included` and `none` are the other two modes."""


class TaxedAmount(NamedTuple):
    """A shown price, its rate, and its part of the tax."""

    rate: Decimal
    amount: Decimal
    tax: Decimal


class RateTax(NamedTuple):
    """The tax of one rate; `net` and `tax` add up to `gross`."""

    rate: str
    net: Decimal
    tax: Decimal
    gross: Decimal


def group_taxes(taxed: Iterable[TaxedAmount], mode: str) -> list[RateTax]:
    """Return the tax of each rate, the highest rate first. Rates with an amount of zero are left out, and in the mode
    "none" the list is empty.
    """
    if mode == NO_TAX:
        return []
    sums: dict[Decimal, tuple[Decimal, Decimal]] = {}
    for rate, amount, tax in taxed:
        amounts, taxes = sums.get(rate, (NOTHING, NOTHING))
        sums[rate] = amounts + amount, taxes + tax
    return [_rate_tax(rate, *sums[rate], mode) for rate in sorted(sums, reverse=True) if sums[rate][0]]


def _rate_tax(rate: Decimal, amount: Decimal, tax: Decimal, mode: str) -> RateTax:
    net = amount if mode == ADDED else amount - tax
    return RateTax(str(rate), net, tax, net + tax)


class TaxesByRate:
    """Tax of an order by rate, from its lines and its delivery."""

    @property
    def taxes(self: Any) -> list[RateTax]:
        """Return the tax of each rate, the highest first."""
        lines = [TaxedAmount(Decimal(item.tax_rate or self.tax_rate), item.charged, item.tax) for item in self.items]
        delivery = TaxedAmount(Decimal(self.tax_rate), self.charged_delivery, self.delivery_tax)
        return group_taxes([*lines, delivery], self.tax_mode)
