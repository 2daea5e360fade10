"""Manufacturers of parts: the owner's list, and its changes."""

from sqlalchemy import func, or_, select
from sqlalchemy.orm import Session, with_expression

from app.shop.base.errors import Conflict
from app.shop.base.owner_lists import OwnerList, Values
from app.shop.base.rows import count_of, count_where, names_in, with_slug
from app.store.catalogue.manufacturers import Manufacturer
from app.store.catalogue.products import SHOWN, Product

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


def count_lacking_safety(session: Session) -> int:
    """Return how many products on sale lack their manufacturer's facts."""
    return session.scalar(select(func.count(Product.id)).where(SHOWN, LACKS_SAFETY)) or 0


def _settle(session: Session, manufacturer: Manufacturer, values: Values) -> Values:
    MANUFACTURERS.refuse_taken(session, names_in(values), but=manufacturer.id)
    return values


def _refuse_removal(session: Session, manufacturer: Manufacturer) -> None:
    products = count_where(session, Product.manufacturer_id == manufacturer.id)
    if products:
        raise Conflict(f"This maker has {count_of(products, 'product')}")


MANUFACTURERS = OwnerList(
    Manufacturer,
    "manufacturer",
    "Manufacturer not found",
    named=lambda manufacturer: manufacturer.name,
    complete=with_slug,
    settle=_settle,
    refuse_removal=_refuse_removal,
)
