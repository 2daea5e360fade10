"""Subcategories: what the owner changes. A product's subcategory always belongs to the product's
category.
"""

from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict
from app.shop.base.owner_lists import OwnerList, Values
from app.shop.base.rows import count_of, count_where, free_slug
from app.shop.catalogue.products.categories import CATEGORIES
from app.store.catalogue.categories import Subcategory
from app.store.catalogue.products import Product


def _complete(session: Session, given: Values) -> Values:
    """Return a new subcategory with a slug. Without one, it is made from the name, with a number if it is taken."""
    return {**given, "slug": given["slug"] or free_slug(session, Subcategory, given["name"])}


def _settle(session: Session, subcategory: Subcategory, values: Values) -> Values:
    """Refuse an unknown category, and another one than that of its products. A name is unique within its category, a
    slug among all.
    """
    category = CATEGORIES.get(session, values.get("category_id", subcategory.category_id))
    if category.id != subcategory.category_id:
        _refuse_used(session, subcategory)
    siblings = Subcategory.category_id == category.id
    name = values.get("name", subcategory.name)
    SUBCATEGORIES.refuse_taken(session, {"name": name}, but=subcategory.id, siblings=siblings)
    if "slug" in values:
        SUBCATEGORIES.refuse_taken(session, {"slug": values["slug"]}, but=subcategory.id)
    return values


def _refuse_used(session: Session, subcategory: Subcategory) -> None:
    products = count_where(session, Product.subcategory_id == subcategory.id)
    if products:
        raise Conflict(f"This subcategory has {count_of(products, 'product')}")


SUBCATEGORIES = OwnerList(
    Subcategory,
    "subcategory",
    "Subcategory not found",
    named=lambda subcategory: subcategory.name,
    complete=_complete,
    settle=_settle,
    refuse_removal=_refuse_used,
)
