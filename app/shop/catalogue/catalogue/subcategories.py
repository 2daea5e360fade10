"""Subcategories: the list, and the owner's changes to it. A product's subcategory always belongs to the product's
category.
"""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict
from app.shop.base.rows import change_row, count_of, free_slug, get_row, names_in, refuse_taken
from app.shop.base.trash.deletions import remove_row
from app.store.catalogue.products import Category, Product, Subcategory
from app.store.system.deletions import Deletion


def list_subcategories(session: Session, category_id: str | None = None) -> list[Subcategory]:
    """Return the subcategories of a category in their display order. For an unknown category none are returned, and
    without a category all of them.
    """
    chosen = select(Subcategory).order_by(Subcategory.display_order, Subcategory.name, Subcategory.id)
    if category_id is not None:
        chosen = chosen.where(Subcategory.category_id == category_id)
    return list(session.scalars(chosen))


def add_subcategory(session: Session, given: Mapping[str, Any]) -> Subcategory:
    """Add a subcategory to a category. Without a slug, one is made from the name, with a number if it is taken. Raises
    NotFound for an unknown category, Conflict or Invalid.
    """
    get_row(session, Category, given["category_id"])
    slug = given["slug"] or free_slug(session, Subcategory, given["name"])
    subcategory = Subcategory(**{**given, "slug": slug})
    _refuse_taken(session, subcategory.category_id, {"name": subcategory.name, "slug": subcategory.slug})
    session.add(subcategory)
    session.flush()
    return subcategory


def change_subcategory(session: Session, subcategory_id: str, changes: Mapping[str, Any]) -> Subcategory:
    """Change the named fields of a subcategory. Raises NotFound, or Conflict for a taken name or when it would leave
    the category of its products.
    """
    subcategory = get_row(session, Subcategory, subcategory_id)
    category_id = changes.get("category_id", subcategory.category_id)
    get_row(session, Category, category_id)
    if category_id != subcategory.category_id:
        _refuse_used(session, subcategory)
    _refuse_taken(session, category_id, {"name": subcategory.name} | names_in(changes), but=subcategory_id)
    return change_row(session, subcategory, changes)


def remove_subcategory(session: Session, subcategory_id: str) -> Deletion:
    """Remove a subcategory without products, and return the deletion that restores it. Raises NotFound, or Conflict."""
    subcategory = get_row(session, Subcategory, subcategory_id)
    _refuse_used(session, subcategory)
    return remove_row(session, subcategory)


def _refuse_used(session: Session, subcategory: Subcategory) -> None:
    products = session.scalar(select(func.count(Product.id)).where(Product.subcategory_id == subcategory.id)) or 0
    if products:
        raise Conflict(f"This subcategory has {count_of(products, 'product')}")


def _refuse_taken(session: Session, category_id: str, wanted: dict[str, str], but: str = "") -> None:
    """A name is unique within its category, a slug among all."""
    slug = {field: value for field, value in wanted.items() if field == "slug"}
    name = {field: value for field, value in wanted.items() if field == "name"}
    refuse_taken(session, Subcategory, name, but=but, siblings=Subcategory.category_id == category_id)
    refuse_taken(session, Subcategory, slug, but=but)
