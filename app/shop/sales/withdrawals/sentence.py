"""A statement of withdrawal in words."""

from collections.abc import Sequence
from typing import Any

Items = Sequence[dict[str, Any]] | None
"""Name and quantity of each part; None for the whole order."""


def say(name: str, order: str, items: Items) -> str:
    """Return the statement in one sentence, as the customer makes it."""
    which = f"order {order}" if order.lstrip("#").isdecimal() else order
    if items is None:
        return f"I, {name}, hereby withdraw from my contract of sale: {which}."
    parts = "; ".join(say_item(item) for item in items)
    return f"I, {name}, hereby withdraw from my contract of sale of these goods: {parts} ({which})."


def say_item(item: dict[str, Any]) -> str:
    """ "2 × Brake Kit"."""
    return f"{item['quantity']} × {item['name']}"
