"""A sale of many products at once: a preview, then all of those that can be on sale, or none."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import datetime
from decimal import ROUND_HALF_UP, Decimal
from typing import Any, Literal

from sqlalchemy.orm import Session

from app.contract.catalogue.campaigns import CampaignLine
from app.shop.base.errors import Invalid, invalid_field
from app.shop.base.money import CENT
from app.shop.base.trash import deletions
from app.shop.base.trash.bulk_undo import note_changes
from app.shop.base.trash.snapshots import read_products
from app.shop.catalogue.products.bulk import find_products
from app.shop.catalogue.products.price_changes import refuse_moved
from app.shop.catalogue.products.sale_prices import NO_SALE, explain_unshown, find_priors, read_sale
from app.store.catalogue.products import Product
from app.store.system.deletions import Deletion

NOBODY = "None of these products can be put on sale like this"
NOT_ON_SALE = "It is not on sale"
BAD_PERCENT = "Please enter a percentage above 0 and below 100, such as 20"
BAD_PRICE = "Please enter a price above 0, such as 39.99"


@dataclass(frozen=True)
class Campaign:
    """A sale for many products. `value` is in per cent of the price or the sale price itself, and not used to end a
    sale. The times are those of the form.
    """

    by: Literal["percent", "price", "end"]
    value: Decimal | None = None
    sale_from: datetime | None = None
    sale_to: datetime | None = None

    def refuse_faults(self, products: Collection[Product]) -> None:
        """Raise Invalid for a value or a time that suits none of the products. A sale that has begun may have its
        begin.
        """
        if self.by == "end":
            return
        if self.by == "percent" and not (self.value and self.value < 100):
            raise invalid_field("value", BAD_PERCENT)
        if not self.value:
            raise invalid_field("value", BAD_PRICE)
        dear = {"price": Decimal(1), "sale_price": CENT, "sale_from": self.sale_from, "sale_to": self.sale_to}
        changes, faults = read_sale(None, dear)
        has_begun = changes["sale_from"] in {product.sale_from for product in products}
        if faults and not (has_begun and "saleFrom" in faults):
            raise Invalid(next(iter(faults.values())), faults)

    def change(self, product: Product) -> dict[str, Any]:
        """Return the sale's values for a product."""
        if self.by == "end":
            return dict(NO_SALE)
        price = self.value or Decimal(0)
        if self.by == "percent":
            price = (product.price * (100 - price) / 100).quantize(CENT, ROUND_HALF_UP)
        return {"sale_price": price, "sale_from": self.sale_from, "sale_to": self.sale_to}


def preview_campaign(session: Session, ids: Collection[str], campaign: Campaign) -> list[CampaignLine]:
    """Return what the campaign does to each product, sorted by name. Raises Invalid for a value or a time that cannot
    be, and NotFound, naming the product, for an unknown one.
    """
    return [line for line, _changes in _plan(session, ids, campaign)]


def run_campaign(
    session: Session, ids: Collection[str], campaign: Campaign, seen: Mapping[str, Decimal]
) -> tuple[list[CampaignLine], Deletion]:
    """Put the products on sale, and return them with the deletion that undoes it. Raises the errors of
    `preview_campaign`, Conflict for a price that differs from the `seen` one, and Invalid if all are left out.
    """
    plan = _plan(session, ids, campaign)
    for line, _changes in plan:
        refuse_moved(line.name, line.price, seen.get(line.id, line.price))
    changed = {line.id: changes for line, changes in plan if line.left_out is None}
    if not changed:
        raise Invalid(NOBODY)
    before = read_products(session, list(changed))
    for product in find_products(session, list(changed)):
        for field, value in changed[product.id].items():
            setattr(product, field, value)
    names = [line.name for line, _changes in plan if line.id in changed]
    return [line for line, _ in plan], deletions.keep(
        session, "product", names, note_changes(session, before), "bulk-update"
    )


def _plan(session: Session, ids: Collection[str], campaign: Campaign) -> list[tuple[CampaignLine, dict[str, Any]]]:
    products = sorted(find_products(session, ids), key=lambda product: (product.name.casefold(), product.id))
    campaign.refuse_faults(products)
    read = [read_sale(product, campaign.change(product)) for product in products]
    changes = [changes for changes, _faults in read]
    priors = find_priors(session, list(zip(products, changes, strict=True)))
    return [
        (_describe(product, changes | prior, faults), changes | prior)
        for product, (changes, faults), prior in zip(products, read, priors, strict=True)
    ]


def _describe(product: Product, changes: Mapping[str, Any], faults: Mapping[str, str]) -> CampaignLine:
    price, prior = changes["sale_price"], changes.get("sale_prior", product.sale_prior)
    said = next(iter(faults.values()), None) or _left_out(product, price, prior)
    return CampaignLine.from_row(product, sale_price=price, prior_price=prior, left_out=said)


def _left_out(product: Product, price: Decimal | None, prior: Decimal | None) -> str | None:
    if price is None:
        return NOT_ON_SALE if product.sale_price is None else None
    return explain_unshown(price, prior)
