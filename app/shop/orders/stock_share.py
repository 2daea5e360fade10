"""The share of a product's stock that one unpaid order may take."""

from app.shop.errors import Conflict

WHOLE = 100
"""Per cent: no limit."""


def most_per_order(inventory: int, share: int) -> int:
    """Return how many pieces one order may take.

    At least one, where there is one.
    """
    return max(min(inventory, 1), inventory * share // WHOLE)


def refuse_share(quantity: int, inventory: int, share: int, name: str = "") -> None:
    """Refuse more than the share.

    Raises Conflict, which names the product if `name` does.
    """
    most = most_per_order(inventory, share)
    if quantity > most:
        raise Conflict(f"At most {most} of {name} in one order" if name else f"At most {most} in one order")
