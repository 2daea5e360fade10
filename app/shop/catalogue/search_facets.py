"""Narrowing of found products, and the counts of each choice."""

import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Any, NamedTuple

from sqlalchemy import select, text
from sqlalchemy.orm import Session

from app.shop.catalogue.narrowing import EVERYTHING, Narrowing
from app.store.catalogue import Category
from app.store.manufacturers import Manufacturer

_FACTS = text(
    "SELECT p.id, p.category, p.manufacturer_id, p.inventory > 0, p.price, p.created_at FROM json_each(:ids) f"
    " CROSS JOIN products p ON p.id = f.value ORDER BY f.key"
)


AT_ONCE = 500
"""Rows that are read at once."""


class Facts(NamedTuple):
    """Facts that narrow and order a product; the price in cents."""

    id: str
    category: str
    maker: str | None
    in_stock: int
    price: int
    created_at: str


Test = Callable[[Facts], bool]


@dataclass(frozen=True)
class Filters:
    """What the results are narrowed to.

    Slugs, blank for all, and the rest.
    """

    category: str = ""
    maker: str = ""
    narrowing: Narrowing = EVERYTHING


@dataclass(frozen=True)
class Facet:
    """A choice, and how many products it would leave."""

    slug: str
    name: str
    count: int


@dataclass(frozen=True)
class PriceFacet:
    """The least and the greatest price."""

    from_: Decimal | None
    to: Decimal | None


@dataclass(frozen=True)
class Facets:
    """The choices within the results."""

    categories: list[Facet]
    makers: list[Facet]
    in_stock: int
    price: PriceFacet


def read_facts(session: Session, ids: Sequence[str]) -> list[Facts]:
    """Return the facts of these products, in their order."""
    # In parts: all rows at once would keep the collector of garbage busy.
    parts = session.execute(_FACTS, {"ids": json.dumps(list(ids))}).partitions(AT_ONCE)
    return [Facts(*row) for part in parts for row in part]


def narrow(session: Session, found: list[Facts], filters: Filters) -> tuple[list[Facts], Facets]:
    """Return what the filters leave, and the counts of their choices.

    Each choice is counted as the other filters leave it.
    """
    categories = {row.name: row for row in session.scalars(select(Category).order_by(*_in_display_order(Category)))}
    makers = {row.id: row for row in session.scalars(select(Manufacturer).order_by(*_in_display_order(Manufacturer)))}
    tests = _tests(filters, categories, makers)
    in_category = Counter(each.category for each in _left(found, tests, "category"))
    of_maker = Counter(each.maker for each in _left(found, tests, "maker"))
    prices = [each.price for each in _left(found, tests, "price")]
    facets = Facets(
        [Facet(row.slug, row.name, in_category[name]) for name, row in categories.items() if in_category[name]],
        [Facet(row.slug, row.name, of_maker[key]) for key, row in makers.items() if of_maker[key]],
        sum(each.in_stock for each in _left(found, tests, "stock")),
        PriceFacet(_money(min(prices, default=None)), _money(max(prices, default=None))),
    )
    return _left(found, tests), facets


def in_order(found: list[Facts], sort: str) -> list[Facts]:
    """Return the products by price or age.

    As they are without such a sort.
    """
    if sort == "newest":
        return sorted(found, key=lambda each: each.created_at, reverse=True)
    if sort in {"price", "-price"}:
        return sorted(found, key=lambda each: each.price, reverse=sort == "-price")
    return found


def _in_display_order(table: type[Category] | type[Manufacturer]) -> tuple[Any, ...]:
    return table.display_order, table.name, table.id


def _tests(filters: Filters, categories: Mapping[str, Category], makers: Mapping[str, Manufacturer]) -> dict[str, Test]:
    """Return what a product must pass, by the filter's name."""
    names = {name for name, row in categories.items() if filters.category in {row.slug, name}}
    keys = {key for key, row in makers.items() if row.slug == filters.maker}
    least, greatest = (_cents(each) for each in (filters.narrowing.price_from, filters.narrowing.price_to))
    tests: dict[str, Test] = {}
    if filters.category:
        tests["category"] = lambda each: each.category in names
    if filters.maker:
        tests["maker"] = lambda each: each.maker in keys
    if filters.narrowing.in_stock:
        tests["stock"] = lambda each: bool(each.in_stock)
    if least is not None or greatest is not None:
        tests["price"] = lambda each: (least or 0) <= each.price and (greatest is None or each.price <= greatest)
    return tests


def _left(found: list[Facts], tests: Mapping[str, Test], but: str = "") -> list[Facts]:
    """Return the products that pass all tests but one."""
    active = [test for name, test in tests.items() if name != but]
    return [each for each in found if all(test(each) for test in active)] if active else found


def _cents(amount: Decimal | None) -> int | None:
    return None if amount is None else int(amount * 100)


def _money(cents: int | None) -> Decimal | None:
    return None if cents is None else Decimal(cents).scaleb(-2)
