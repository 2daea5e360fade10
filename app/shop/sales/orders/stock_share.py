"""The share of a product's stock that one unpaid order may take."""

from app.shop.base.errors import Conflict

WHOLE = 100
"""Per cent: no limit."""
MOST_BEYOND = 99
"""Pieces beyond the stock in one order."""


def most_per_order(inventory: int, share: int, lead_days: int | None = None) -> int:
    """Return the largest number of pieces that one order may take. It is at least one, if any are in stock. A part with
    a lead time can be ordered beyond its stock, so that one order leaves enough for others.
    """
    if lead_days is not None:
        return inventory + MOST_BEYOND
    return max(min(inventory, 1), inventory * share // WHOLE)


def refuse_share(quantity: int, inventory: int, share: int, name: str = "", lead_days: int | None = None) -> None:
    """Raise Conflict for more than the largest share of stock per order. The error names the product if `name` is
    given.
    """
    most = most_per_order(inventory, share, lead_days)
    if quantity > most:
        raise Conflict(f"At most {most} of {name} in one order" if name else f"At most {most} in one order")
