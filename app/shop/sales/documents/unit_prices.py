"""Chooses unit prices that, multiplied by the quantity, give the amount printed next to them."""

from decimal import ROUND_HALF_UP, Decimal

from app.shop.base.money import CENT

MOST_PLACES = 9


def choose_unit_price(amount: Decimal, quantity: int | Decimal, agreed: Decimal | None = None) -> Decimal:
    """Return the price of one. It is the agreed price if that gives the amount to the cent. Otherwise it has as many
    decimal places as needed, for example when the tax is deducted from the sum of a line.
    """
    for price in (agreed, *(_divide(amount, quantity, places) for places in range(2, MOST_PLACES + 1))):
        if price is not None and (price * quantity).quantize(CENT, ROUND_HALF_UP) == amount:
            return price
    raise ValueError(f"{amount} is no sum of {quantity}")


def _divide(amount: Decimal, quantity: int | Decimal, places: int) -> Decimal:
    return (amount / quantity).quantize(Decimal(1).scaleb(-places), ROUND_HALF_UP)
