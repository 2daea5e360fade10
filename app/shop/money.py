"""The only arithmetic on money: whole cents, tax rounded half up."""

from decimal import ROUND_HALF_UP, Decimal

CENT = Decimal("0.01")
DEFAULT_TAX_RATE = Decimal(10)
"""Per cent of the subtotal (specification, section 9)."""


def line_total(unit_price: Decimal, quantity: int) -> Decimal:
    """The price of `quantity` pieces."""
    return unit_price * quantity


def tax_on(subtotal: Decimal, rate: Decimal) -> Decimal:
    """The tax on a subtotal at `rate` per cent, rounded half up to the cent."""
    return (subtotal * rate / 100).quantize(CENT, ROUND_HALF_UP)
