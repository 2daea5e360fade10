"""Deletes a category or subcategory and moves its products to another one."""

from typing import Literal

from sqlalchemy import ColumnElement, delete, select, update
from sqlalchemy.orm import Session

from app.shop.base.errors import NotFound, invalid_field
from app.shop.base.owner_lists import OwnerList, OwnRow
from app.shop.base.trash.bulk_undo import note_changes
from app.shop.base.trash.snapshots import Snapshot, read_products, read_rows, take_rows
from app.shop.catalogue.products.categories import CATEGORIES
from app.shop.catalogue.products.subcategories import SUBCATEGORIES
from app.store.catalogue.categories import Category, Subcategory
from app.store.catalogue.products import Product
from app.store.system.deletions import Deletion

NONE: Literal["none"] = "none"
"""In place of a subcategory's id: the products keep their category alone."""
FIELD = "moveTo"


def move_and_remove_category(session: Session, category_id: str, move_to: str) -> Deletion:
    """Move a category's products to another category, then remove it. Its subcategories are removed too, so the
    products have none. Returns the deletion that restores everything. Raises NotFound, or Invalid if both categories
    are the same.
    """
    category = CATEGORIES.get(session, category_id)
    target = _find_target(session, CATEGORIES, category, move_to)
    shot = take_rows(session, Category, [category_id], [category.image_url])
    shot.rows[Subcategory.__tablename__] = read_rows(session, Subcategory, "category_id", [category_id])
    _move(session, shot, Product.category == category.name, {"category": target.name, "subcategory_id": None})
    session.execute(delete(Subcategory).where(Subcategory.category_id == category_id))
    return CATEGORIES.remove_row(session, category, shot)


def move_and_remove_subcategory(session: Session, subcategory_id: str, move_to: str) -> Deletion:
    """Move a subcategory's products to another one of the same category or to none, then remove it. Returns the
    deletion that restores everything. Raises NotFound, or Invalid if both are the same or the other is of another
    category.
    """
    subcategory = SUBCATEGORIES.get(session, subcategory_id)
    target = None if move_to == NONE else _find_target(session, SUBCATEGORIES, subcategory, move_to)
    if target and target.category_id != subcategory.category_id:
        raise invalid_field(FIELD, "Choose a subcategory of the same category")
    shot = take_rows(session, Subcategory, [subcategory_id])
    moved = {"subcategory_id": target.id if target else None}
    _move(session, shot, Product.subcategory_id == subcategory_id, moved)
    return SUBCATEGORIES.remove_row(session, subcategory, shot)


def _find_target(session: Session, rules: OwnerList[OwnRow], row: OwnRow, move_to: str) -> OwnRow:
    if row.id == move_to:
        raise invalid_field(FIELD, f"Choose another {rules.kind} than the one to delete")
    target = session.get(rules.table, move_to)
    if target is None:
        raise NotFound(f"The {rules.kind} to move the products to no longer exists")
    return target


def _move(session: Session, shot: Snapshot, which: ColumnElement[bool], values: dict[str, str | None]) -> None:
    """Give these products other values, noted in the snapshot."""
    before = read_products(session, session.scalars(select(Product.id).where(which)).all())
    session.execute(update(Product).where(which).values(values))
    noted = note_changes(session, before)
    shot.changes, shot.categories = noted.changes, noted.categories
