"""Shared rules of ordered lists: unique names and slugs, positions."""

import re
from collections.abc import Mapping, Sequence
from itertools import chain, count
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, func, or_, select
from sqlalchemy.orm import Session

from app.contract.base.fields import new_slug
from app.shop.base.errors import Conflict, invalid_field
from app.store.catalogue.manufacturers import Manufacturer
from app.store.catalogue.products import Category, Subcategory
from app.store.catalogue.tax_rates import TaxRate
from app.store.catalogue.vehicles import Brand, CarEngine, CarModel

AnyRow = TypeVar("AnyRow", Brand, CarModel, CarEngine, Category, Subcategory, Manufacturer)
CatalogueTable = type[Brand] | type[CarModel] | type[Category] | type[Subcategory] | type[Manufacturer]
NamedTable = CatalogueTable | type[CarEngine] | type[TaxRate]
NOUNS: dict[NamedTable, str] = {
    Brand: "brand",
    CarModel: "model",
    CarEngine: "engine",
    Category: "category",
    Subcategory: "subcategory",
    Manufacturer: "manufacturer",
    TaxRate: "tax rate",
}
NO_SLUG = "Slug is required"


def slug_of(name: str, slug: str | None) -> str:
    """Return the given slug, or the one made from the name. Raises Invalid when no character of the name can be used in
    a slug.
    """
    made = slug or new_slug(name)
    if not made:
        raise invalid_field("slug", NO_SLUG)
    return made


def with_slug(_session: Session, given: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the values of a new row with a slug. Without one, it is made from the name. Raises as `slug_of`."""
    return {**given, "slug": slug_of(given["name"], given["slug"])}


def free_slug(
    session: Session, table: CatalogueTable, name: str, *, ending: str = "", siblings: ColumnElement[bool] | None = None
) -> str:
    """Return the slug made from a name, or a free variant of it. If the slug is taken, `ending` or a number is
    appended. Raises Invalid in the same cases as `slug_of`.
    """
    base = slug_of(name, None)
    rivals = select(func.lower(table.slug)).where(table.slug.startswith(base, autoescape=True))
    taken = set(session.scalars(rivals if siblings is None else rivals.where(siblings)))
    endings = chain([new_slug(ending)] if new_slug(ending) else [], map(str, count(2)))
    return next(slug for slug in chain([base], (f"{base}-{each}" for each in endings)) if slug not in taken)


def refuse_taken(
    session: Session,
    table: NamedTable,
    wanted: Mapping[str, str],
    *,
    but: str = "",
    siblings: ColumnElement[bool] | None = None,
) -> None:
    """Refuse a name or slug that another row already has. Raises Conflict. `but` is the id of the row itself; it is
    compared with all other rows, or only with `siblings`.
    """
    rivals = select(table.id).where(table.id != but)
    if siblings is not None:
        rivals = rivals.where(siblings)
    errors = {
        field: f"{_one(NOUNS[table])} with this {field} already exists"
        for field, value in wanted.items()
        if session.scalar(rivals.where(_is(getattr(table, field), value)))
    }
    if errors:
        raise Conflict(next(iter(errors.values())), errors)


def refuse_taken_model(session: Session, brand_id: str, wanted: Mapping[str, Any], but: str = "") -> None:
    """Refuse a model that the brand already has. Raises Conflict for another model with this slug, or with this name
    and the same years.
    """
    siblings = CarModel.brand_id == brand_id
    named = select(CarModel.year).where(siblings, CarModel.id != but, _is(CarModel.name, wanted["name"]))
    years = _same_years(wanted["year"])
    if years in {_same_years(year) for year in session.scalars(named)}:
        message = f"A model with this name{' and these years' if years else ''} already exists"
        raise Conflict(message, {"name": message})
    refuse_taken(session, CarModel, {"slug": wanted["slug"]}, but=but, siblings=siblings)


def _same_years(year: str | None) -> str:
    """Return years in one spelling, without regard to their dash and spaces. For example, "2013 – 2019" becomes
    "2013-2019".
    """
    return re.sub(r"\s+", "", re.sub(r"[\u2010-\u2015\u2212]", "-", year or "")).lower()


def _one(noun: str) -> str:
    return f"An {noun}" if noun[0] in "aeiou" else f"A {noun}"


def names_in(changes: Mapping[str, Any]) -> dict[str, str]:
    """The name and the slug among some changes."""
    return {field: changes[field] for field in ("name", "slug") if field in changes}


def _is(column: Any, value: str) -> ColumnElement[bool]:
    # SQLite lowers ASCII alone, so the text itself is compared as well.
    return or_(column == value, func.lower(column) == value.lower())


def number_from_one(_session: Session, rows: Sequence[AnyRow]) -> None:
    """Set the display order of these rows to their order here. All others keep theirs."""
    for place, row in enumerate(rows, 1):
        row.display_order = place


def count_of(number: int, noun: str) -> str:
    """ "1 product", "2 products", "3 subcategories"."""
    plural = f"{noun.removesuffix('y')}ies" if noun.endswith("y") else f"{noun}s"
    return f"{number} {noun if number == 1 else plural}"
