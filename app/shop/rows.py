"""What the owner's lists have in common: finding a row, names and slugs that are not taken, an order of display."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, func, or_, select
from sqlalchemy.orm import Session

from app.contract.fields import new_slug
from app.shop.errors import Conflict, NotFound, invalid_field
from app.store.catalogue import Category, Subcategory
from app.store.vehicles import Brand, CarModel

AnyRow = TypeVar("AnyRow", Brand, CarModel, Category, Subcategory)
Shelf = type[Brand] | type[CarModel] | type[Category] | type[Subcategory]
NOUNS: dict[Shelf, str] = {
    Brand: "brand",
    CarModel: "model",
    Category: "category",
    Subcategory: "subcategory",
}
NO_SLUG = "Slug is required"


def get_row(session: Session, shelf: type[AnyRow], row_id: str) -> AnyRow:
    """The row of an id. Raises NotFound, named."""
    row = session.get(shelf, row_id)
    if row is None:
        raise NotFound(f"{NOUNS[shelf].capitalize()} not found")
    return row


def slug_of(name: str, slug: str | None) -> str:
    """The slug given, or the one made from the name. Raises Invalid when the name has no letter for one."""
    made = slug or new_slug(name)
    if not made:
        raise invalid_field("slug", NO_SLUG)
    return made


def refuse_taken(
    session: Session,
    shelf: Shelf,
    wanted: Mapping[str, str],
    *,
    but: str = "",
    siblings: ColumnElement[bool] | None = None,
) -> None:
    """Raises Conflict when another row than `but` has this name or slug, among all or among `siblings`."""
    rivals = select(shelf.id).where(shelf.id != but)
    if siblings is not None:
        rivals = rivals.where(siblings)
    errors = {
        field: f"A {NOUNS[shelf]} with this {field} already exists"
        for field, value in wanted.items()
        if session.scalar(rivals.where(_is(getattr(shelf, field), value)))
    }
    if errors:
        raise Conflict(next(iter(errors.values())), errors)


def names_in(changes: Mapping[str, Any]) -> dict[str, str]:
    """The name and the slug among some changes."""
    return {field: changes[field] for field in ("name", "slug") if field in changes}


def _is(column: Any, value: str) -> ColumnElement[bool]:
    # SQLite lowers ASCII alone, so the text itself is compared as well.
    return or_(column == value, func.lower(column) == value.lower())


def put_in_order(session: Session, shelf: type[AnyRow], ids: Sequence[str]) -> None:
    """Show these rows in this order from now on. Raises NotFound, having changed nothing."""
    rows = [get_row(session, shelf, row_id) for row_id in dict.fromkeys(ids)]
    for place, row in enumerate(rows, 1):
        row.display_order = place


def count_of(number: int, noun: str) -> str:
    """ "1 product", "2 products", "3 subcategories"."""
    plural = f"{noun.removesuffix('y')}ies" if noun.endswith("y") else f"{noun}s"
    return f"{number} {noun if number == 1 else plural}"
