"""Undoing a bulk edit: each value goes back to what it was, unless it was changed again since."""

from sqlalchemy import column, select, update
from sqlalchemy.orm import Session

from app.shop.errors import Conflict
from app.shop.rows import count_of
from app.shop.undo.restored_products import category_now
from app.shop.undo.snapshots import Raw, Snapshot, name_categories, raw_table, read_products
from app.store.catalogue import Category, Product, Subcategory

ALL_CHANGED = "None of these products is as the bulk edit left it: there is nothing to put back."
SHELF = ("category", "subcategory_id")


def note_changes(session: Session, before: dict[str, Raw]) -> Snapshot:
    """What an edit changed in products: `before` is what `read_products` gave ahead of it."""
    shot, names = Snapshot(), set()
    for product_id, row in read_products(session, list(before)).items():
        old = before[product_id]
        fields = [name for name in row if row[name] != old[name]]
        shot.changes[product_id] = [{name: old[name] for name in fields}, {name: row[name] for name in fields}]
        names |= {old["category"], row["category"]}
    shot.categories = name_categories(session, names)
    return shot


def put_values_back(session: Session, shot: Snapshot) -> list[str]:
    """Put back what is as the edit left it; a sentence about the rest. Raises Conflict when that is everything."""
    now = read_products(session, list(shot.changes))
    edited = [product_id for product_id, (before, _after) in shot.changes.items() if before]
    undone = {
        product_id: _undo(session, shot, product_id, now[product_id]) for product_id in edited if product_id in now
    }
    if edited and not any(undone.values()):
        raise Conflict(ALL_CHANGED)
    for product_id, values in undone.items():
        _set(session, product_id, values)
    left = sum(len(undone.get(product_id, {})) < len(shot.changes[product_id][0]) for product_id in edited)
    return [f"{count_of(left, 'product')} changed or deleted since then: what is newer stays."] if left else []


def _undo(session: Session, shot: Snapshot, product_id: str, row: Raw) -> Raw:
    """The old values of those fields that are still as the edit left them. A subcategory goes with its category."""
    before, after = shot.changes[product_id]
    values = {name: before[name] for name in before if name not in SHELF and row[name] == after[name]}
    if "category" in before and row["category"] == _name_now(session, shot, after["category"]):
        values["category"] = category_now(session, shot, before["category"], row["name"])
        if "subcategory_id" in before:
            values["subcategory_id"] = _shelf_now(session, before["subcategory_id"], values["category"])
    return values


def _name_now(session: Session, shot: Snapshot, name: str) -> str:
    """A category's name today; a renamed one is the same still."""
    return session.scalar(select(Category.name).where(Category.id == shot.categories.get(name))) or name


def _shelf_now(session: Session, shelf: str | None, category: str) -> str | None:
    """The subcategory, or none if it has gone or left the category since."""
    within = select(Subcategory.id).join(Category, Category.id == Subcategory.category_id)
    return session.scalar(within.where(Subcategory.id == shelf, Category.name == category))


def _set(session: Session, product_id: str, values: Raw) -> None:
    if values:
        raw = raw_table(Product.__tablename__, ["id", *values])
        session.execute(update(raw).where(column("id") == product_id).values(values))
