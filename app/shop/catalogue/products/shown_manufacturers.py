"""Manufacturers as visitors see them."""

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.shop.base.errors import NotFound
from app.store.catalogue.manufacturers import Manufacturer


def find_manufacturer(session: Session, slug: str) -> Manufacturer:
    """Return the manufacturer of a slug. Raises NotFound."""
    found = session.scalar(select(Manufacturer).where(Manufacturer.slug == slug))
    if found is None:
        raise NotFound("Maker not found")
    return found
