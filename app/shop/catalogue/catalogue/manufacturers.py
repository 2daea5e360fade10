"""Manufacturers of parts: the owner's list, and its changes."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import func, or_, select
from sqlalchemy.orm import Session, with_expression

from app.shop.base.errors import Conflict, NotFound
from app.shop.base.rows import change_row, count_of, get_row, names_in, refuse_taken, slug_of
from app.shop.base.trash.deletions import remove_row
from app.store.catalogue.manufacturers import Manufacturer
from app.store.catalogue.products import SHOWN, Product
from app.store.system.deletions import Deletion

_WHOLE = select(Manufacturer.id).where(
    Manufacturer.postal_address.is_not(None), Manufacturer.electronic_address.is_not(None)
)
LACKS_SAFETY = or_(Product.manufacturer_id.is_(None), Product.manufacturer_id.not_in(_WHOLE))
"""The products without a manufacturer that has both addresses (Regulation (EU) 2023/988, Article 19)."""


def list_manufacturers(session: Session) -> list[Manufacturer]:
    """All makers in their display order, each with its `product_count`."""
    counted = select(func.count(Product.id)).where(Product.manufacturer_id == Manufacturer.id)
    total = with_expression(Manufacturer.product_count, counted.correlate(Manufacturer).scalar_subquery())
    chosen = select(Manufacturer).order_by(Manufacturer.display_order, Manufacturer.name, Manufacturer.id)
    return list(session.scalars(chosen.options(total).execution_options(populate_existing=True)))


def find_manufacturer(session: Session, slug: str) -> Manufacturer:
    """Return the manufacturer of a slug. Raises NotFound."""
    found = session.scalar(select(Manufacturer).where(Manufacturer.slug == slug))
    if found is None:
        raise NotFound("Maker not found")
    return found


def count_lacking_safety(session: Session) -> int:
    """Return how many products on sale lack their manufacturer's facts."""
    return session.scalar(select(func.count(Product.id)).where(SHOWN, LACKS_SAFETY)) or 0


def add_manufacturer(session: Session, given: Mapping[str, Any]) -> Manufacturer:
    """Add a manufacturer. Without a slug, one is made from the name. Raises Conflict or Invalid."""
    manufacturer = Manufacturer(**{**given, "slug": slug_of(given["name"], given["slug"])})
    refuse_taken(session, Manufacturer, {"name": manufacturer.name, "slug": manufacturer.slug})
    session.add(manufacturer)
    session.flush()
    return manufacturer


def change_manufacturer(session: Session, manufacturer_id: str, changes: Mapping[str, Any]) -> Manufacturer:
    """Change what is named. Raises NotFound or Conflict."""
    manufacturer = get_row(session, Manufacturer, manufacturer_id)
    refuse_taken(session, Manufacturer, names_in(changes), but=manufacturer_id)
    return change_row(session, manufacturer, changes)


def remove_manufacturer(session: Session, manufacturer_id: str) -> Deletion:
    """Remove a manufacturer without products, and return the deletion that restores it. Raises NotFound, or Conflict
    stating how many products it has.
    """
    manufacturer = get_row(session, Manufacturer, manufacturer_id)
    products = session.scalar(select(func.count(Product.id)).where(Product.manufacturer_id == manufacturer_id)) or 0
    if products:
        raise Conflict(f"This maker has {count_of(products, 'product')}")
    return remove_row(session, manufacturer)
