"""Lists of products with their verdicts, what fits first.

Its own parts, universal ones, those of which nothing is known, the rest; what is sold out is last among each.
"""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, and_, func, or_, select
from sqlalchemy.orm import Session

from app.shop.catalogue.fitment.judging import judge_columns, judge_products
from app.shop.catalogue.fitment.verdict import FITTING, OWN, Fit, FitmentVehicle, rank
from app.shop.catalogue.products.catalogue import Listed, conditions_of, get_product, load_products, stock_of
from app.shop.catalogue.products.narrowing import EVERYTHING, Narrowing
from app.store.catalogue import verdict_columns
from app.store.catalogue.products import SOLD_OUT, Product
from app.store.catalogue.vehicles import Fitment
from app.store.database.touched import SOLD_OUT as NUMBER_IN_STOCK

Conditions = Sequence[ColumnElement[bool]]
_AS_LISTED = EVERYTHING.order
_IN_STOCK_FIRST = (SOLD_OUT, *_AS_LISTED)
_NAMES_MODELS = and_(Product.fits == "listed", verdict_columns.HAS_ROWS)


@dataclass(frozen=True)
class _Ids:
    """A part of a list, known whole."""

    ids: list[str]

    def count(self) -> int:
        return len(self.ids)

    def some(self, limit: int | None, offset: int) -> list[str]:
        return self.ids[offset:][:limit]

    def by_stock(self) -> list[str]:
        return self.ids


@dataclass(frozen=True)
class _Rows:
    """A part of a list, read as far as it is wanted."""

    session: Session
    within: Conditions
    order: tuple[Any, ...] = _IN_STOCK_FIRST

    def count(self) -> int:
        return _count(self.session, self.within)

    def some(self, limit: int | None, offset: int) -> list[str]:
        chosen = select(Product.id).where(*self.within).order_by(*self.order)
        return list(self.session.scalars(chosen.limit(limit).offset(offset) if limit or offset else chosen))

    def by_stock(self) -> list[str]:
        return [NUMBER_IN_STOCK] if self.order == _IN_STOCK_FIRST else []


Parts = Sequence[_Ids | _Rows]


def list_for_vehicle(
    session: Session,
    vehicle: FitmentVehicle,
    within: Conditions,
    limit: int | None = None,
    offset: int = 0,
    *,
    only: bool = False,
    narrowing: Narrowing = EVERYTHING,
) -> Listed:
    """Return products in the order of their verdicts for a vehicle. At most `limit` of those that the narrowing leaves
    are returned, from the `offset`th on. With `only`, just those that fit, may fit, or fit every vehicle are
    returned.
    """
    left = [*within, *narrowing.conditions]
    parts = _parts(session, vehicle, left)
    parts = parts[:2] if only else parts
    if narrowing.sorts:
        parts = [_Rows(session, [*left, *([_any_of(parts)] if only else [])], narrowing.order)]
    ids, by_stock = _cut(parts, limit, offset)
    total = sum(part.count() for part in parts) if only else _count(session, left)
    products = load_products(session, ids)
    add_fits(session, vehicle, products)
    return Listed(products, total, tuple(dict.fromkeys([*by_stock, *stock_of(session, list(within), narrowing), *ids])))


def count_fitting(session: Session, vehicle: FitmentVehicle, product_id: str) -> int:
    """Return how many other products of the same category fit a vehicle. Raises NotFound for an unknown product."""
    category = get_product(session, product_id).category
    within = [*conditions_of(session, category, ""), *EVERYTHING.conditions, Product.id != product_id]
    return sum(part.count() for part in _parts(session, vehicle, within)[:2])


def sort_for_vehicle(
    session: Session, vehicle: FitmentVehicle, products: Iterable[Product], *, only: bool
) -> list[Product]:
    """Return these products with their verdicts, best first. Products with equal verdicts stay in their order."""
    judged = [(product, fit) for product, fit in add_fits(session, vehicle, list(products))]
    wanted = [(product, fit) for product, fit in judged if not only or fit.verdict in FITTING]
    wanted.sort(key=lambda pair: place(pair[1], not pair[0].available))
    return [product for product, _fit in wanted]


def add_fits(session: Session, vehicle: FitmentVehicle, products: Sequence[Product]) -> list[tuple[Product, Fit]]:
    """Give each product its verdict, and return them side by side."""
    fits = judge_products(session, vehicle, [product.id for product in products])
    for product in products:
        product.fit = fits[product.id]
    return [(product, fits[product.id]) for product in products]


def place(fit: Fit, sold_out: bool) -> tuple[int, bool, int]:
    """Return the place of a verdict in a list, least first."""
    return 0 if fit.verdict in OWN else rank(fit), sold_out, rank(fit)


def _parts(session: Session, vehicle: FitmentVehicle, within: Conditions) -> Parts:
    """Return the parts of a list in their order. The first two contain the products that fit."""
    named = Product.id.in_(select(Fitment.product_id).where(Fitment.model_id == vehicle.model_id))
    own = [*within, ~verdict_columns.IS_UNIVERSAL]
    unknown = _Rows(session, [*own, ~named, ~_NAMES_MODELS])
    if vehicle.is_contradictory:
        return [_Rows(session, [*own, or_(named, _NAMES_MODELS)]), _universal(session, within), unknown]
    judged = _judge_own(session, vehicle, own)
    fits, fits_not = ([each for each, fit in judged if (fit.verdict in OWN) is wanted] for wanted in (True, False))
    no = _Rows(session, [*own, or_(and_(~named, _NAMES_MODELS), Product.id.in_(fits_not))])
    return [_Ids(fits), _universal(session, within), unknown, no]


def _any_of(parts: Parts) -> ColumnElement[bool]:
    """Return the condition that a product is in one of these parts."""
    whole = json.dumps([each for part in parts if isinstance(part, _Ids) for each in part.ids])
    known = Product.id.in_(select(func.json_each(whole).table_valued("value").c.value))
    return or_(known, *(and_(*part.within) for part in parts if isinstance(part, _Rows)))


def _judge_own(session: Session, vehicle: FitmentVehicle, within: Conditions) -> list[tuple[str, Fit]]:
    """Judge the products that name the model, best first."""
    chosen = verdict_columns.OF_MODEL.add_columns(SOLD_OUT).where(*within).order_by(*_AS_LISTED)
    rows = session.execute(chosen, {"model": vehicle.model_id})
    judged = [(row[0], judge_columns(vehicle, row[1:-1]), bool(row[-1])) for row in rows]
    judged.sort(key=lambda each: place(*each[1:]))
    return [(product_id, fit) for product_id, fit, _sold_out in judged]


def _universal(session: Session, within: Conditions) -> _Ids:
    chosen = select(Product.id).where(*within, verdict_columns.IS_UNIVERSAL).order_by(*_IN_STOCK_FIRST)
    return _Ids(list(session.scalars(chosen)))


def _cut(parts: Parts, limit: int | None, offset: int) -> tuple[list[str], list[str]]:
    """Return the requested ids of a list, and the ids of products for which the stock determines this selection."""
    ids: list[str] = []
    by_stock: list[str] = []
    for part in parts:
        found = part.some(None if limit is None else limit - len(ids), offset)
        ids += found
        by_stock += part.by_stock() if found else []
        offset = 0 if found else max(0, offset - part.count())
        if len(ids) == limit:
            break
    return ids, by_stock


def _count(session: Session, within: Conditions) -> int:
    return session.scalar(select(func.count()).select_from(Product).where(*within)) or 0
