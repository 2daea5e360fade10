"""Price of a product's content, such as that of a litre."""

from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal

CENT = Decimal("0.01")
WHOLE = {"ml": ("l", 1000), "g": ("kg", 1000)}
"""The unit in whose price a smaller one is expressed (Directive 98/6/EC, Article 2), and how many make it."""


@dataclass(frozen=True)
class UnitPrice:
    """The price of one `unit`, rounded half up to the cent."""

    price: Decimal
    unit: str


def unit_price(price: Decimal, amount: str | None, unit: str | None) -> UnitPrice | None:
    """Return the unit price of a piece with this content. It is None if there is no content, or if the unit price
    equals the price (Article 3).
    """
    if not amount or not unit:
        return None
    shown, parts = WHOLE.get(unit, (unit, 1))
    content = Decimal(amount) / parts
    return None if content == 1 else UnitPrice((price / content).quantize(CENT, ROUND_HALF_UP), shown)
