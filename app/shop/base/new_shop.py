"""Whether a shop is new."""

from sqlalchemy import exists, select
from sqlalchemy.orm import Session

from app.store.catalogue.categories import Category
from app.store.catalogue.products import Product
from app.store.catalogue.vehicles import Brand
from app.store.sales.orders import Order


def has_room(session: Session) -> bool:
    """Return whether no row conflicts with the sample's."""
    return not any(session.scalar(select(exists(select(table.id)))) for table in (Category, Brand, Product, Order))
