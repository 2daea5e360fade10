"""The owner's list of products: searched, filtered and sorted, in full or in pages."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Select, case, func, select
from sqlalchemy.orm import Session, with_expression

from app.shop.catalogue.products.catalogue import Listed
from app.shop.catalogue.products.manufacturers import LACKS_SAFETY
from app.shop.catalogue.products.part_numbers import find_by_number
from app.shop.catalogue.search.search import find_all
from app.store.catalogue.product_options import IS_LOW, SHORT
from app.store.catalogue.products import ENDS_WITH_STOCK, SOLD_OUT, Product
from app.store.catalogue.vehicles import Fitment
from app.store.database.base import now
from app.store.database.search_text import fold

_FITTING = select(func.count(Fitment.id)).where(Fitment.product_id == Product.id).correlate(Product).scalar_subquery()
_PICTURES = case((Product.image_url.is_(None), 0), else_=1) + case((Product.image_url2.is_(None), 0), else_=1)
NUMBERS = {
    "image": _PICTURES,
    "price": Product.price,
    "stock": Product.inventory,
    "fits": _FITTING,
    "featured": -Product.featured,
}
"""Columns that sort by a number. Sorted by pictures, what lacks them is first."""
STOCKS: dict[str, ColumnElement[bool]] = {
    "low": ENDS_WITH_STOCK & IS_LOW,
    "out": ENDS_WITH_STOCK & SOLD_OUT,
    "promised": (Product.agreed > 0) & (Product.inventory > 0),
    "short": SHORT,
}
TEXTS = {"name": 1, "category": 2, "sku": 3}
"""Columns that sort as people read, by their place in a `_Row`."""
AT_ONCE = 5000
"""Ids in one query: SQLite takes 32,766 values at most."""
_Row = tuple[str, str, str, str]


@dataclass(frozen=True)
class AdminProductFilter:
    """The filters and the sort order that the owner sets for the list. `stock` is one of `STOCKS`. `sort` is the name
    of a column, with a leading "-" for descending order. With `lacks` set to "safety", only products without their
    manufacturer's facts are listed, with `sale` only those whose sale is not over.
    """

    search: str = ""
    category: str = ""
    stock: str = ""
    featured: str = ""
    number: str = ""
    sort: str = ""
    hidden: str = ""
    lacks: str = ""
    sale: str = ""


ALL = AdminProductFilter()


def list_admin_products(
    session: Session, wanted: AdminProductFilter = ALL, limit: int | None = None, offset: int = 0
) -> Listed:
    """The products that match, newest first unless sorted, each with its `model_count`."""
    if _is_plain(wanted):
        chosen = _in_order(select(Product), wanted).limit(limit).offset(offset)
        total = session.scalar(select(func.count()).select_from(Product).where(*_conditions(wanted))) or 0
        return Listed(_load(session, chosen), total)
    rows = _matching(session, wanted)
    return Listed(_load_in_order(session, [row[0] for row in rows[offset:][:limit]]), len(rows))


def name_admin_products(session: Session, wanted: AdminProductFilter) -> list[dict[str, str]]:
    """Id and name of every product that matches, in the list's order."""
    return [{"id": row[0], "name": row[1]} for row in _matching(session, wanted)]


def _is_plain(wanted: AdminProductFilter) -> bool:
    """Return whether SQLite can filter and sort the list. It cannot ignore accents, nor read the numbers within
    names.
    """
    return not (wanted.search.split() or wanted.number) and wanted.sort.removeprefix("-") not in TEXTS


def _matching(session: Session, wanted: AdminProductFilter) -> Sequence[_Row]:
    columns = select(Product.id, Product.name, Product.category, func.coalesce(Product.sku, ""))
    if wanted.number:
        columns = columns.where(Product.id.in_(find_by_number(session, wanted.number, is_owner=True)))
    rows: list[_Row] = [tuple(row) for row in session.execute(_in_order(columns, wanted))]
    if wanted.search.strip():
        found = find_all(session, wanted.search)
        rows = [row for row in rows if row[0] in found]
    if place := TEXTS.get(wanted.sort.removeprefix("-")):
        # Stable both ways: equal rows stay newest first.
        rows.sort(key=lambda row: _as_read(row[place]), reverse=wanted.sort.startswith("-"))
    return rows


def _as_read(text: str) -> list[str | int]:
    """ "Wheel 9" before "wheel 10"."""
    return [int(part) if place % 2 else part for place, part in enumerate(re.split(r"([0-9]+)", fold(text)))]


def _in_order(chosen: Any, wanted: AdminProductFilter) -> Any:
    if (by := NUMBERS.get(wanted.sort.removeprefix("-"))) is not None:
        chosen = chosen.order_by(by.desc() if wanted.sort.startswith("-") else by)
    newest = (Product.created_at.desc(), Product.name, Product.id)
    return chosen.where(*_conditions(wanted)).order_by(*newest)


def _conditions(wanted: AdminProductFilter) -> list[ColumnElement[bool]]:
    conditions: list[ColumnElement[bool]] = [Product.category == wanted.category] if wanted.category else []
    if wanted.stock:
        conditions.append(STOCKS[wanted.stock])
    if wanted.featured == "1":
        conditions.append(Product.featured == 1)
    if wanted.hidden:
        conditions.append(Product.hidden == int(wanted.hidden))
    if wanted.lacks:
        conditions.append(LACKS_SAFETY)
    if wanted.sale:
        conditions.append(Product.sale_to > now())
    return conditions


def _load_in_order(session: Session, ids: list[str]) -> list[Product]:
    found: dict[str, Product] = {}
    for start in range(0, len(ids), AT_ONCE):
        some = _load(session, select(Product).where(Product.id.in_(ids[start : start + AT_ONCE])))
        found |= {product.id: product for product in some}
    return [found[each] for each in ids if each in found]


def _load(session: Session, chosen: Select[Product]) -> list[Product]:
    counted = chosen.options(with_expression(Product.model_count, _FITTING))
    return list(session.scalars(counted.execution_options(populate_existing=True)))
