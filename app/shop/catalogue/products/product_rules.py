"""Rules of a product beyond the form of its fields."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.contract.base.rows import NO_SLUG, is_slug
from app.shop.base.errors import Invalid, NotFound, invalid_field, taken
from app.shop.base.images import images
from app.shop.catalogue.products.part_numbers import find_manufacturer
from app.shop.catalogue.taxes.rates import RATES
from app.store.catalogue.categories import Category, Subcategory
from app.store.catalogue.products import Product

SLUG_TAKEN = "A product with this slug already exists"
NO_SUCH_SUBCATEGORY = "Subcategory not found"
OTHER_CATEGORY = "This subcategory belongs to another category"
PICTURES = {"image_url": "imageUrl", "image_url2": "imageUrl2"}


def check_slug(session: Session, slug: str, but: str = "") -> None:
    """Check that a slug is free. Raises Conflict when another product than `but` has it."""
    if session.scalar(select(Product.id).where(Product.slug == slug, Product.id != but)):
        raise taken("slug", SLUG_TAKEN)


def find_faults(session: Session, given: Mapping[str, Any]) -> dict[str, str]:
    """Return the errors of fields that refer to something the shop does not have. The slug, the category, the
    manufacturer and the tax rate are checked, if they are given.
    """
    faults: dict[str, str] = {}
    for field, check in _NAMED.items():
        try:
            if given.get(field):
                check(session, given[field])
        except Invalid as fault:
            faults |= fault.errors or {}
    return faults


def refuse_faults(session: Session, given: Mapping[str, Any]) -> None:
    """Raise Invalid with all of them."""
    if faults := find_faults(session, given):
        raise Invalid(next(iter(faults.values())), faults)


def find_category(session: Session, name: str) -> Category:
    """The category of a name. Raises Invalid."""
    category = session.scalar(select(Category).where(Category.name == name))
    if category is None:
        raise invalid_field("category", f"There is no category named {name}")
    return category


def _check_form(_session: Session, slug: str) -> None:
    if not is_slug(slug):
        raise invalid_field("slug", NO_SLUG)


_NAMED = {"slug": _check_form, "category": find_category, "manufacturer": find_manufacturer, "tax_rate_id": RATES.get}


def settle_subcategory(session: Session, before: Product | None, changes: Mapping[str, Any]) -> str | None:
    """Return the id of the subcategory that a product will have.

    It is the one sent, or the present one if it still belongs to the product's category, or None. Raises Invalid for an
    unknown category or a subcategory of another one, and NotFound for an unknown subcategory.
    """
    category = find_category(session, changes.get("category", before.category if before else ""))
    wanted = changes.get("subcategory_id", before.subcategory_id if before else None)
    subcategory = session.get(Subcategory, wanted) if wanted else None
    if subcategory and subcategory.category_id == category.id:
        return subcategory.id
    if wanted and "subcategory_id" in changes:
        raise invalid_field("subcategoryId", OTHER_CATEGORY) if subcategory else NotFound(NO_SUCH_SUBCATEGORY)
    return None


def check_pictures(session: Session, before: Product | None, changes: Mapping[str, Any]) -> None:
    """Check the pictures sent for a product. Raises Invalid unless each is an upload, or a picture that the product
    already shows.
    """
    own = {before.image_url, before.image_url2} if before else set()
    for name, field in PICTURES.items():
        url = changes.get(name)
        if url and url not in own:
            images.require_upload(session, field, url)
