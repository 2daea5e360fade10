"""A change of many prices by a rule, all or none."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal
from typing import Literal

from sqlalchemy.orm import Session

from app.contract.base.fields import GREATEST_PRICE
from app.contract.catalogue.price_changes import ChangedPrice
from app.shop.base.errors import Conflict, Invalid, invalid_field
from app.shop.base.money import CENT
from app.shop.base.trash import deletions
from app.shop.base.trash.bulk_undo import note_changes
from app.shop.base.trash.snapshots import read_products
from app.shop.catalogue.products.bulk import find_products
from app.shop.catalogue.products.sale_prices import change_price, refuse_low_prices
from app.store.system.deletions import Deletion

UNCHANGED = "This does not change any price"


@dataclass(frozen=True)
class PriceRule:
    """A rule that changes prices. `value` is a percentage or an amount in euros, as in the contract's `PriceChange`."""

    by: Literal["percent", "amount", "fixed"]
    value: Decimal
    rounding: Literal["none", "99", "whole"] = "none"

    def apply(self, price: Decimal) -> Decimal:
        """Return the new price in euros, rounded half up. It may be below zero."""
        if self.by == "percent":
            price += price * self.value / 100
        else:
            price = self.value + (price if self.by == "amount" else 0)
        return self._round(price.quantize(CENT, ROUND_HALF_UP))

    def _round(self, price: Decimal) -> Decimal:
        """A price of zero is nobody's to round up."""
        if self.rounding == "none" or price <= 0:
            return price
        ending = CENT if self.rounding == "99" else Decimal(0)
        euros = (price + ending).quantize(Decimal(1), ROUND_HALF_UP)
        return (max(euros, Decimal(1)) - ending).quantize(CENT)


def preview_prices(session: Session, ids: Collection[str], rule: PriceRule) -> list[ChangedPrice]:
    """Return the old and new prices, sorted by name. Raises Invalid for a new price below zero or above the maximum,
    and NotFound, naming the product, for an unknown one.
    """
    products = sorted(find_products(session, ids), key=lambda product: (product.name.casefold(), product.id))
    prices = [ChangedPrice.from_row(each, before=each.price, after=rule.apply(each.price)) for each in products]
    for price in prices:
        _refuse_impossible(price)
    refuse_low_prices((product, price.after) for product, price in zip(products, prices, strict=True))
    return prices


def change_prices(
    session: Session, ids: Collection[str], rule: PriceRule, seen: Mapping[str, Decimal]
) -> tuple[list[ChangedPrice], Deletion]:
    """Change the prices, and return them with the deletion that undoes it. Raises the errors of `preview_prices`,
    Conflict for a price that differs from the `seen` one, and Invalid when no price changes.
    """
    prices = preview_prices(session, ids, rule)
    for price in prices:
        refuse_moved(price.name, price.before, seen.get(price.id, price.before))
    changed = {price.id: price for price in prices if price.after != price.before}
    if not changed:
        raise Invalid(UNCHANGED)
    before = read_products(session, list(changed))
    for product in find_products(session, list(changed)):
        change_price(session, product, changed[product.id].after)
    names = [price.name for price in changed.values()]
    return prices, deletions.keep(session, "product", names, note_changes(session, before), "bulk-update")


def _refuse_impossible(price: ChangedPrice) -> None:
    if price.after < 0:
        raise invalid_field("value", f"{price.name} would cost less than nothing: €{price.before:.2f} now")
    if price.after > GREATEST_PRICE:
        raise invalid_field("value", f"{price.name} would cost more than €{GREATEST_PRICE:,.2f}")


def refuse_moved(name: str, price: Decimal, seen: Decimal) -> None:
    """Raise Conflict for a price that is not the one that the owner saw."""
    if price != seen:
        raise Conflict(f"{name} costs €{price:.2f} by now, not €{seen:.2f}: look at the new prices again")
