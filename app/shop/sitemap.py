"""The addresses that search engines should know."""

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.store.catalogue import Category, Product

FIXED = ("/", "/shop", "/by-vehicle", "/privacy")


def list_addresses(session: Session) -> list[str]:
    """Every public page worth finding, as a path: the fixed ones, the categories, the products."""
    categories = session.scalars(select(Category.slug).order_by(Category.display_order, Category.name))
    products = session.scalars(select(Product.slug).order_by(Product.slug))
    return [*FIXED, *(f"/shop?category={slug}" for slug in categories), *(f"/shop/{slug}" for slug in products)]
