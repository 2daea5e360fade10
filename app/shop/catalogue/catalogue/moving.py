"""Deletes a category or subcategory and moves its products to another one."""

from typing import Literal

from sqlalchemy import ColumnElement, delete, select, update
from sqlalchemy.orm import Session

from app.shop.base.errors import NotFound, invalid_field
from app.shop.base.rows import NOUNS, AnyRow, get_row
from app.shop.base.trash.bulk_undo import note_changes
from app.shop.base.trash.deletions import keep
from app.shop.base.trash.snapshots import Snapshot, read_products, read_rows, take_rows
from app.store.catalogue.products import Category, Product, Subcategory
from app.store.system.deletions import Deletion

NONE: Literal["none"] = "none"
"""In place of a subcategory's id: the products keep their category alone."""
FIELD = "moveTo"


def move_and_remove_category(session: Session, category_id: str, move_to: str) -> Deletion:
    """Move a category's products to another category, then remove it. Its subcategories are removed too, so the
    products have none. Returns the deletion that restores everything. Raises NotFound, or Invalid if both categories
    are the same.
    """
    category = get_row(session, Category, category_id)
    target = _find_target(session, category, move_to)
    shot = take_rows(session, Category, [category_id], [category.image_url])
    shot.rows[Subcategory.__tablename__] = read_rows(session, Subcategory, "category_id", [category_id])
    _move(session, shot, Product.category == category.name, {"category": target.name, "subcategory_id": None})
    session.execute(delete(Subcategory).where(Subcategory.category_id == category_id))
    return _remove(session, category, shot)


def move_and_remove_subcategory(session: Session, subcategory_id: str, move_to: str) -> Deletion:
    """Move a subcategory's products to another one of the same category or to none, then remove it. Returns the
    deletion that restores everything. Raises NotFound, or Invalid if both are the same or the other is of another
    category.
    """
    subcategory = get_row(session, Subcategory, subcategory_id)
    target = None if move_to == NONE else _find_target(session, subcategory, move_to)
    if target and target.category_id != subcategory.category_id:
        raise invalid_field(FIELD, "Choose a subcategory of the same category")
    shot = take_rows(session, Subcategory, [subcategory_id])
    moved = {"subcategory_id": target.id if target else None}
    _move(session, shot, Product.subcategory_id == subcategory_id, moved)
    return _remove(session, subcategory, shot)


def _find_target(session: Session, row: AnyRow, move_to: str) -> AnyRow:
    table = type(row)
    if row.id == move_to:
        raise invalid_field(FIELD, f"Choose another {NOUNS[table]} than the one to delete")
    target = session.get(table, move_to)
    if target is None:
        raise NotFound(f"The {NOUNS[table]} to move the products to no longer exists")
    return target


def _move(session: Session, shot: Snapshot, which: ColumnElement[bool], values: dict[str, str | None]) -> None:
    """Give these products other values, noted in the snapshot."""
    before = read_products(session, session.scalars(select(Product.id).where(which)).all())
    session.execute(update(Product).where(which).values(values))
    noted = note_changes(session, before)
    shot.changes, shot.categories = noted.changes, noted.categories


def _remove(session: Session, row: AnyRow, shot: Snapshot) -> Deletion:
    deletion = keep(session, NOUNS[type(row)], [row.name], shot)
    session.delete(row)
    return deletion
