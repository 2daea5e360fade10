"""The content of a product: an amount with its unit, or neither."""

from collections.abc import Mapping
from typing import Any

from app.shop.base.errors import Invalid
from app.store.catalogue.products import Product

LACKS_AMOUNT = "Please say how much one item contains"
LACKS_UNIT = "Please choose the unit of the contents"


def pack_faults(before: Product | None, given: Mapping[str, Any]) -> dict[str, str]:
    """Return an error, by its field, if a pack has an amount or a unit without the other. Values that are not given are
    taken from `before`.
    """
    amount = given.get("pack_amount", before.pack_amount if before else None)
    unit = given.get("pack_unit", before.pack_unit if before else None)
    if unit and not amount:
        return {"packAmount": LACKS_AMOUNT}
    return {"packUnit": LACKS_UNIT} if amount and not unit else {}


def refuse_half_content(before: Product | None, given: Mapping[str, Any]) -> None:
    """Raise Invalid for an amount or a unit by itself."""
    if faults := pack_faults(before, given):
        raise Invalid(next(iter(faults.values())), faults)
