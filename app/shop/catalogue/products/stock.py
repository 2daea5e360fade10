"""Changes a stock that may be sold from at the same time, as CONTRACT.md, "Stock that moved meanwhile", describes."""

from collections.abc import Mapping
from typing import Any

from app.contract.base.fields import GREATEST_COUNT
from app.shop.base.errors import StockMoved, invalid_field
from app.store.catalogue.products import Product

BOTH = "Please send either inventory or inventoryChange, not both"
OF_OPTIONS = "The stock of a product with options is their sum: change it there"
FIELDS = {"inventory": "inventory", "inventory_change": "inventoryChange"}
TOO_MUCH = f"A stock can be at most {GREATEST_COUNT}"


def settle_stock(product: Product, changes: Mapping[str, Any]) -> dict[str, Any]:
    """Return the changes with the resulting stock as `inventory`. Raises StockMoved when the stock is not
    `inventory_was`, or would fall below 0, and Invalid if both `inventory` and `inventory_change` are sent, or
    either for a product with options.
    """
    given = dict(changes)
    for name, field in FIELDS.items():
        if product.option_count and name in given:
            raise invalid_field(field, OF_OPTIONS)
    was, change = given.pop("inventory_was", product.inventory), given.pop("inventory_change", None)
    if change is not None and "inventory" in given:
        raise invalid_field("inventoryChange", BOTH)
    if was != product.inventory:
        field = "inventory" if change is None else "inventoryChange"
        raise StockMoved(field, explain_move(was, product.inventory), product.inventory)
    return given if change is None else given | {"inventory": _changed(product.inventory, change)}


def explain_move(was: int, present: int) -> str:
    """Return a message about the difference: "4 were sold meanwhile: now 40" or "1 came back meanwhile: now 43"."""
    gone = was - present
    if gone > 0:
        return f"{gone} {'was' if gone == 1 else 'were'} sold meanwhile: now {present}"
    return f"{-gone} came back meanwhile: now {present}"


def _changed(present: int, change: int) -> int:
    if present + change < 0:
        message = f"Only {present} in stock: {-change} cannot be taken away"
        raise StockMoved("inventoryChange", message, present)
    if present + change > GREATEST_COUNT:
        raise invalid_field("inventoryChange", TOO_MUCH)
    return present + change
