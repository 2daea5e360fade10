"""Undoing of a bulk edit. Each value is restored unless it was changed again since. A sale since then is not such a
change: the old stock is restored without the pieces that were sold.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import column, select, update
from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict
from app.shop.base.rows import count_of
from app.shop.base.trash.restored_products import category_now
from app.shop.base.trash.snapshots import Raw, Snapshot, name_categories, raw_table, read_products
from app.shop.base.trash.sold import sold_since
from app.store.catalogue.categories import Category, Subcategory
from app.store.catalogue.products import Product

ALL_CHANGED = "These products have all been changed since the bulk edit: there is nothing to undo."
CATEGORY_FIELDS = ("category", "subcategory_id")
STOCK = "inventory"
UNTOLD = ("stock_moved_at", "agreed", "option_count", "price_from")
"""Triggers keep them."""


def note_changes(session: Session, before: dict[str, Raw]) -> Snapshot:
    """Return a bulk edit's changes to products since `before`, from `read_products`."""
    shot, names = Snapshot(), set()
    for product_id, row in read_products(session, list(before)).items():
        old = before[product_id]
        untold = {*UNTOLD, *([STOCK] if row["option_count"] and old["option_count"] else [])}
        fields = [name for name in row if name not in untold and row[name] != old[name]]
        if "category" in fields and "subcategory_id" not in fields:
            fields.append("subcategory_id")
        shot.changes[product_id] = [{name: old[name] for name in fields}, {name: row[name] for name in fields}]
        names |= {old["category"], row["category"]}
    shot.categories = name_categories(session, names)
    return shot


@dataclass
class Earlier:
    """State before a bulk edit, compared with now: what can be restored. `without_options` are products that lose their
    options with it, and get back a stock of their own.
    """

    session: Session
    shot: Snapshot
    since: datetime
    without_options: Collection[str] = ()

    def __post_init__(self) -> None:
        """Read what is now."""
        self.edited = [each for each, (before, _after) in self.shot.changes.items() if before]
        self.now = read_products(self.session, [*self.shot.changes, *self.shot.created])
        self.sold = sold_since(self.session, list(self.now), self.since)

    def find_values(self) -> dict[str, Raw]:
        """Return, by product, the old values of the fields that nobody changed since. These fields still have the
        values that the act gave them.
        """
        return {each: self._find(each) for each in self.edited if each in self.now}

    def find_left(self, values: Mapping[str, Raw]) -> set[str]:
        """Return the products that retain a newer value or no longer exist."""
        return {each for each in self.edited if len(values.get(each, {})) < len(self.shot.changes[each][0])}

    def is_as_left(self, product_id: str, left: Raw) -> bool:
        """Return whether a product is unchanged since the edit, apart from sales."""
        row = self.now.get(product_id)
        if row is None or row["category"] != _name_now(self.session, self.shot, left["category"]):
            return False
        fields = left.keys() - {"category", STOCK, *UNTOLD}
        return all(row[name] == left[name] for name in fields) and self._is_sold_off(row, left)

    def _find(self, product_id: str) -> Raw:
        """Return the values to restore for one product. A subcategory is restored together with its category, and
        pieces that were sold since stay sold.
        """
        row, (before, after) = self.now[product_id], self.shot.changes[product_id]
        plain = [name for name in before if name not in CATEGORY_FIELDS and name != STOCK and row[name] == after[name]]
        values = {name: before[name] for name in plain}
        has_stock = not row["option_count"] or product_id in self.without_options
        if STOCK in before and has_stock and self._is_sold_off(row, after):
            values[STOCK] = max(0, before[STOCK] - self.sold[product_id])
        return values | self._find_place(row, before, after)

    def _find_place(self, row: Raw, before: Raw, after: Raw) -> Raw:
        """Return the category and subcategory to restore, if both are still as the act left them."""
        if "category" in after and row["category"] != _name_now(self.session, self.shot, after["category"]):
            return {}
        if "subcategory_id" in after and row["subcategory_id"] != after["subcategory_id"]:
            return {}
        wanted = before.get("subcategory_id")
        if "category" in before:
            name = category_now(self.session, self.shot, before["category"], row["name"])
            return {"category": name, "subcategory_id": _present_subcategory(self.session, wanted, name)}
        found = _present_subcategory(self.session, wanted, row["category"])
        return {"subcategory_id": found} if "subcategory_id" in before and found == wanted else {}

    def _is_sold_off(self, row: Raw, left: Raw) -> bool:
        return bool(row[STOCK] == left[STOCK] - self.sold[row["id"]])


def put_values_back(session: Session, shot: Snapshot, since: datetime) -> list[str]:
    """Restore the values that are still as the edit left them. Returns a sentence about the rest. Raises Conflict when
    nothing can be restored.
    """
    earlier = Earlier(session, shot, since)
    values = earlier.find_values()
    if earlier.edited and not any(values.values()):
        raise Conflict(ALL_CHANGED)
    set_values(session, values)
    return explain_left(earlier.find_left(values))


def put_moved_back(session: Session, shot: Snapshot, since: datetime) -> list[str]:
    """Put products back into the category or subcategory that was restored before. Only products that are still as the
    move left them are put back. Returns a sentence about the rest.
    """
    earlier = Earlier(session, shot, since)
    values = earlier.find_values()
    set_values(session, values)
    return explain_left(earlier.find_left(values))


def explain_left(left: Collection[str]) -> list[str]:
    """A sentence about what is newer than the act."""
    return [f"{count_of(len(left), 'product')} changed or deleted since then: newer changes stay."] if left else []


def set_values(session: Session, values: Mapping[str, Raw]) -> None:
    """Write values into products by id, as they lie in the file."""
    for product_id, fields in values.items():
        if fields:
            raw = raw_table(Product.__tablename__, ["id", *fields])
            session.execute(update(raw).where(column("id") == product_id).values(fields))


def _name_now(session: Session, shot: Snapshot, name: str) -> str:
    """A category's name today; a renamed one is the same still."""
    return session.scalar(select(Category.name).where(Category.id == shot.categories.get(name))) or name


def _present_subcategory(session: Session, subcategory: str | None, category: str) -> str | None:
    """Return the subcategory if it is still in the category. Returns None if it was deleted or left the category
    since.
    """
    within = select(Subcategory.id).join(Category, Category.id == Subcategory.category_id)
    return session.scalar(within.where(Subcategory.id == subcategory, Category.name == category))
