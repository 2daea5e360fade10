"""Shared rules of lists with names: slugs and counts."""

from collections.abc import Mapping
from itertools import chain, count
from typing import Any

from sqlalchemy import ColumnElement, func, select
from sqlalchemy.orm import Session

from app.contract.base.fields import new_slug
from app.shop.base.errors import invalid_field
from app.store.catalogue.categories import Category, Subcategory
from app.store.catalogue.manufacturers import Manufacturer
from app.store.catalogue.vehicles import Brand, CarModel

CatalogueTable = type[Brand] | type[CarModel] | type[Category] | type[Subcategory] | type[Manufacturer]
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


def names_in(changes: Mapping[str, Any]) -> dict[str, str]:
    """The name and the slug among some changes."""
    return {field: changes[field] for field in ("name", "slug") if field in changes}


def count_where(session: Session, rule: ColumnElement[bool]) -> int:
    """Return how many rows of the rule's table are as it says."""
    return session.scalar(select(func.count()).where(rule)) or 0


def count_of(number: int, noun: str) -> str:
    """ "1 product", "2 products", "3 subcategories"."""
    plural = f"{noun.removesuffix('y')}ies" if noun.endswith("y") else f"{noun}s"
    return f"{number} {noun if number == 1 else plural}"
