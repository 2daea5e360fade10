"""Counts of the choices that narrow a list of products."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from decimal import Decimal

from sqlalchemy import ColumnElement, func, select
from sqlalchemy.orm import Session

from app.shop.catalogue.catalogue import conditions_of
from app.shop.catalogue.narrowing import Narrowing
from app.shop.catalogue.vehicle_lists import only_fitting
from app.shop.fitment.verdict import Vehicle
from app.store.catalogue import Product, Subcategory
from app.store.manufacturers import Manufacturer

Conditions = Sequence[ColumnElement[bool]]


@dataclass(frozen=True)
class CountedSubcategory:
    """A subcategory with its number of products in a list."""

    id: str
    slug: str
    name: str
    count: int


@dataclass(frozen=True)
class CountedMaker:
    """A manufacturer with its number of products in a list."""

    slug: str
    name: str
    count: int


@dataclass(frozen=True)
class ListFacets:
    """Counts of a list; `names` are the ids whose stock decides them."""

    total: int
    everywhere: int
    subcategories: list[CountedSubcategory]
    makers: list[CountedMaker]
    in_stock: int
    price_from: Decimal | None
    price_to: Decimal | None
    names: tuple[str, ...]


def count_list(
    session: Session, category: str, subcategory_id: str, narrowing: Narrowing, vehicle: Vehicle | None = None
) -> ListFacets:
    """Count the choices within a list.

    Each as the other filters leave it; with a vehicle, of what fits it.
    """
    everywhere = conditions_of(session, category, "")
    everywhere += [only_fitting(session, vehicle, everywhere)] if vehicle else []
    within = [*everywhere, *([Product.subcategory_id == subcategory_id] if subcategory_id else [])]
    in_stock = replace(narrowing, in_stock=True)
    unpriced = replace(narrowing, price_from=None, price_to=None)
    lowest, highest = session.execute(
        select(func.min(Product.price), func.max(Product.price)).where(*within, *unpriced.conditions)
    ).one()
    return ListFacets(
        total=_count(session, [*within, *narrowing.conditions]),
        everywhere=_count(session, [*everywhere, *narrowing.conditions]),
        subcategories=_count_subcategories(session, [*everywhere, *narrowing.conditions]),
        makers=_count_makers(session, [*within, *replace(narrowing, maker="").conditions]),
        in_stock=_count(session, [*within, *in_stock.conditions]),
        price_from=lowest,
        price_to=highest,
        names=tuple(session.scalars(select(Product.id).where(*everywhere))),
    )


def _count(session: Session, conditions: Conditions) -> int:
    return session.scalar(select(func.count()).select_from(Product).where(*conditions)) or 0


def _count_subcategories(session: Session, conditions: Conditions) -> list[CountedSubcategory]:
    chosen = (
        select(Subcategory, func.count(Product.id))
        .join(Product, Product.subcategory_id == Subcategory.id)
        .where(*conditions)
        .group_by(Subcategory.id)
        .order_by(Subcategory.display_order, Subcategory.name, Subcategory.id)
    )
    return [CountedSubcategory(row.id, row.slug, row.name, count) for row, count in session.execute(chosen)]


def _count_makers(session: Session, conditions: Conditions) -> list[CountedMaker]:
    chosen = (
        select(Manufacturer.slug, Manufacturer.name, func.count(Product.id))
        .join(Product, Product.manufacturer_id == Manufacturer.id)
        .where(*conditions)
        .group_by(Manufacturer.id)
        .order_by(Manufacturer.display_order, Manufacturer.name, Manufacturer.id)
    )
    return [CountedMaker(*row) for row in session.execute(chosen)]
