"""Facts in memory about all products that visitors see, by which searches are ordered and counted. They are rebuilt
after each write by the owner. An order only refreshes the stock of its products, and the begin or end of a sale the
prices. They take about 7 MB for 25,000 products, and 0.1 MB for 500.
"""

import json
import threading
from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cached_property, reduce
from operator import and_
from typing import TypeVar

from sqlalchemy.dialects import sqlite
from sqlalchemy.orm import Session

from app.shop.catalogue.search.bit_sets import flags_at, read_flags
from app.shop.catalogue.search.facet_groups import FacetGroup
from app.store.catalogue.products import LISTED_PRICE
from app.store.database.driver import sqlite3
from app.store.database.state import State, state_of
from app.store.database.writer import driver_of

Value = TypeVar("Value")

UNIVERSAL, UNKNOWN, LISTED = 0, 1, 2
"""What a product says of a model that its list does not name: fits, not known, does not fit."""
_PRICE = str(LISTED_PRICE.compile(dialect=sqlite.dialect()))
_FACTS = (
    f"SELECT products.id, r.rowid, category, subcategory_id, manufacturer_id, {_PRICE}, inventory > agreed,"  # noqa: S608 -- our own words
    " created_at, fits FROM products LEFT JOIN product_search_rows r ON r.product_id = products.id"
    " WHERE hidden = ? ORDER BY featured DESC, created_at DESC, name, products.id"
)
_MODELS = "SELECT product_id, count(*) FROM model_product_compatibility GROUP BY product_id"
_CATEGORIES = "SELECT name, slug, name FROM product_categories ORDER BY display_order, name, id"
_SUBCATEGORIES = "SELECT id, slug, name FROM product_subcategories ORDER BY display_order, name, id"
_MAKERS = "SELECT id, slug, name FROM manufacturers ORDER BY display_order, name, id"
_STOCK = f"SELECT id, inventory > agreed, {_PRICE} FROM products WHERE id IN (SELECT value FROM json_each(?))"  # noqa: S608 -- our own words


@dataclass
class ProductColumns:
    """The values of each product in the catalogue's order; the number of a product is its place there.

    `matched` holds the results of the search index by query: the number of hits or, for many hits, one byte for each
    product, which is 1 for a hit. `ranked` holds the places of few hits, best first.
    """

    categories: FacetGroup
    subcategories: FacetGroup
    makers: FacetGroup
    ids: list[str] = field(default_factory=list)
    places: dict[str, int] = field(default_factory=dict)
    by_row: dict[int, int] = field(default_factory=dict)
    prices: "array[int]" = field(default_factory=lambda: array("q"))
    newest: "array[int]" = field(default_factory=lambda: array("I"))
    in_stock: bytearray = field(default_factory=bytearray)
    meanings: bytearray = field(default_factory=bytearray)
    fits_most: bytearray = field(default_factory=bytearray)
    matched: dict[str, int | bytes] = field(default_factory=dict)
    ranked: dict[str, "array[int]"] = field(default_factory=dict)

    @cached_property
    def cheapest_first(self) -> "array[int]":
        """All places by price, equal ones as in the catalogue."""
        return array("I", sorted(range(len(self.ids)), key=self.prices.__getitem__))

    @cached_property
    def dearest_first(self) -> "array[int]":
        """All places by price downwards, equal ones as in the catalogue."""
        return array("I", sorted(range(len(self.ids)), key=self.prices.__getitem__, reverse=True))

    @cached_property
    def newest_first(self) -> "array[int]":
        """All places by age."""
        return array("I", sorted(range(len(self.ids)), key=self.newest.__getitem__))

    def reprice(self, place: int, price: int) -> None:
        """Set a price. The orders by price are then made again."""
        self.prices[place] = price
        for name in ("cheapest_first", "dearest_first"):
            vars(self).pop(name, None)

    @property
    def all_in_stock(self) -> int:
        """The flags of what can be had now."""
        return read_flags(self.in_stock)

    def flags_priced(self, least: int, most: int) -> int:
        """Return the flags of the products between two prices, both included."""
        order, price = self.cheapest_first, self.prices.__getitem__
        first, end = bisect_left(order, least, key=price), bisect_right(order, most, key=price)
        return flags_at(order[first:end], len(self.ids))

    def flags_of(self, category: str, subcategory: str) -> bytes | None:
        """Return a byte for each product, 1 within this part of the catalogue. Returns None for the whole catalogue."""
        if not category and not subcategory:
            return None
        chosen = [self.categories.flags_of(category)] if category else []
        chosen += [self.subcategories.flags_of(subcategory)] if subcategory else []
        return reduce(and_, chosen).to_bytes(len(self.ids), "little")

    def places_of(self, ids: Iterable[str]) -> list[int]:
        """Return the places of those ids that are known."""
        return [self.places[each] for each in ids if each in self.places]

    def ids_of(self, places: Iterable[int]) -> list[str]:
        """Return the ids at these places."""
        return [self.ids[place] for place in places]


class CommittedColumns:
    """The columns as last committed."""

    hidden = 0

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._made: tuple[int, int, ProductColumns] | None = None

    def get(self, session: Session, state: State) -> ProductColumns:
        """Return the columns with what was committed until now."""
        # Read first: what is written while they are read is read again.
        version, count = state.version.admin_data_version(), state.invalidation.count()
        with self._lock:
            if self._made is None or self._made[0] != version:
                self._made = (version, count, _read_apart(session, lambda driver: _read(driver, self.hidden)))
            elif self._made[1] != count:
                columns, changed = self._made[2], state.invalidation.changed_since(self._made[1])
                _read_apart(session, lambda driver: _refresh(driver, columns, changed))
                self._made = (version, count, columns)
            return self._made[2]


class CommittedHidden(CommittedColumns):
    """Those of the products that only the owner sees."""

    hidden = 1


def columns_of(session: Session) -> ProductColumns:
    """Return the columns of what visitors see, as last committed."""
    state = state_of(session)
    return state.of(CommittedColumns).get(session, state)


def hidden_columns_of(session: Session) -> ProductColumns:
    """Return the columns of the hidden products, as last committed."""
    state = state_of(session)
    return state.of(CommittedHidden).get(session, state)


def _read_apart(session: Session, read: Callable[[sqlite3.Connection], Value]) -> Value:
    """Read what is committed: the session itself may see what is not."""
    with Session(session.get_bind().engine) as fresh:
        return read(driver_of(fresh.connection()))


def _read(driver: sqlite3.Connection, hidden: int) -> ProductColumns:
    categories, subcategories, makers = (
        FacetGroup(driver.execute(each)) for each in (_CATEGORIES, _SUBCATEGORIES, _MAKERS)
    )
    columns = ProductColumns(categories, subcategories, makers)
    models, created = dict(driver.execute(_MODELS)), []
    half = driver.execute("SELECT count(*) FROM car_models").fetchone()[0] / 2
    for place, row in enumerate(driver.execute(_FACTS, (hidden,))):
        product, number, category, subcategory, maker, price, in_stock, moment, fits = row
        columns.ids.append(product)
        columns.places[product] = place
        if number is not None:
            columns.by_row[number] = place
        columns.categories.add(category)
        columns.makers.add(maker)
        columns.subcategories.add(subcategory)
        columns.prices.append(price)
        columns.in_stock.append(in_stock)
        columns.meanings.append(_meaning(fits, product in models))
        columns.fits_most.append(fits == "universal" or models.get(product, 0) > half)
        created.append(moment)
    columns.newest.extend([0] * len(created))
    for rank, place in enumerate(sorted(range(len(created)), key=created.__getitem__, reverse=True)):
        columns.newest[place] = rank
    return columns


def _meaning(fits: str, has_rows: bool) -> int:
    if fits == "universal":
        return UNIVERSAL
    return LISTED if fits == "listed" and has_rows else UNKNOWN


def _refresh(driver: sqlite3.Connection, columns: ProductColumns, changed: set[str] | None) -> None:
    """Read the stock and price of the products that were ordered since the last read. All products are read where the
    record of changes is lost, as it is when a sale begins or ends.
    """
    ids = columns.ids if changed is None else [each for each in changed if each in columns.places]
    for product, in_stock, price in driver.execute(_STOCK, (json.dumps(ids),)):
        place = columns.places[product]
        columns.in_stock[place] = in_stock
        if columns.prices[place] != price:
            columns.reprice(place, price)
