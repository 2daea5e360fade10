"""Categories and subcategories as visitors see them."""

from sqlalchemy import ColumnElement, ScalarSelect, func, select
from sqlalchemy.orm import Session, with_expression

from app.shop.catalogue.products.narrowing import EVERYTHING
from app.store.base.images import Image
from app.store.catalogue.categories import Category, Subcategory
from app.store.catalogue.products import SHOWN, Product


def list_filled_categories(session: Session) -> list[Category]:
    """The categories that show a product, in their display order."""
    filled = select(Category).where(select(Product.id).where(Product.category == Category.name, SHOWN).exists())
    return list(session.scalars(filled.order_by(Category.display_order, Category.name, Category.id)))


def list_shown_categories(session: Session) -> list[Category]:
    """Return all categories, each with its `product_count` and its `image`. A category without a picture of its own
    shows that of its first product that has one.
    """
    chosen = select(Category, _first_picture()).order_by(Category.display_order, Category.name, Category.id)
    counted = chosen.options(with_expression(Category.product_count, product_count(SHOWN)))
    rows = session.execute(counted.execution_options(populate_existing=True)).all()
    shown = {category.id: category.image_url or first for category, first in rows}
    wanted = select(Image).where(Image.url.in_(set(shown.values()) - {None}))
    found = {image.url: image for image in session.scalars(wanted)}
    for category, _first in rows:
        category.image = found.get(shown[category.id] or "")
    return [category for category, _first in rows]


def _first_picture() -> ScalarSelect[str | None]:
    own = Product.category == Category.name, Product.image_url.is_not(None), SHOWN
    pictured = select(Product.image_url).where(*own)
    return pictured.order_by(*EVERYTHING.order).limit(1).correlate(Category).scalar_subquery()


def product_count(*which: ColumnElement[bool]) -> ScalarSelect[int]:
    """Return the number of a category's products, or of those of them that the conditions choose."""
    of_category = select(func.count(Product.id)).where(Product.category == Category.name, *which)
    return of_category.correlate(Category).scalar_subquery()


def list_subcategories(session: Session, category_id: str | None = None) -> list[Subcategory]:
    """Return the subcategories of a category in their display order. For an unknown category none are returned, and
    without a category all of them.
    """
    chosen = select(Subcategory).order_by(Subcategory.display_order, Subcategory.name, Subcategory.id)
    if category_id is not None:
        chosen = chosen.where(Subcategory.category_id == category_id)
    return list(session.scalars(chosen))
