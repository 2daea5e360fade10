"""The only arithmetic on money: whole cents, tax rounded half up."""

from decimal import ROUND_HALF_UP, Decimal
from typing import Literal

CENT = Decimal("0.01")
TaxMode = Literal["added", "included", "none"]
"""Tax on top of the prices (the specification's), contained in them, or none."""


def euro(amount: Decimal) -> str:
    """Return an amount in words, such as "€1,249.00"."""
    return f"€{amount:,.2f}"


def line_total(unit_price: Decimal, quantity: int) -> Decimal:
    """The price of `quantity` pieces."""
    return unit_price * quantity


def part_of(amount: Decimal, pieces: int, before: int, count: int) -> Decimal:
    """Return the share of a line's amount for `count` pieces that follow `before` others. Shares are rounded so that
    those of all pieces add up to the amount.
    """

    def first(number: int) -> Decimal:
        return (amount * number / pieces).quantize(CENT, ROUND_HALF_UP)

    return first(before + count) - first(before)


def tax_on(subtotal: Decimal, rate: Decimal) -> Decimal:
    """Return the tax on a subtotal at `rate` per cent, rounded half up to the cent."""
    return (subtotal * rate / 100).quantize(CENT, ROUND_HALF_UP)


def tax_within(amount: Decimal, rate: Decimal) -> Decimal:
    """Return the tax contained in an amount at `rate` per cent, rounded half up to the cent."""
    return (amount * rate / (100 + rate)).quantize(CENT, ROUND_HALF_UP)
