"""Categories: the owner's overview, and what the owner changes."""

from sqlalchemy import func, select
from sqlalchemy.orm import Session, selectinload, with_expression

from app.contract.base.visible import visible_length
from app.shop.base.errors import Conflict, invalid_field
from app.shop.base.images import images
from app.shop.base.owner_lists import OwnerList, Values
from app.shop.base.rows import count_of, count_where, names_in, with_slug
from app.shop.catalogue.products.shown_categories import product_count
from app.store.catalogue.categories import Category, Subcategory
from app.store.catalogue.products import Product

LEAST_NAME = 2
"""A product names its category, and its form asks for two characters."""
SHORT_NAME = "Name must be at least 2 characters"


def list_counted_categories(session: Session) -> list[Category]:
    """All categories with their subcategories, each with its `product_count`."""
    of_subcategory = select(func.count(Product.id)).where(Product.subcategory_id == Subcategory.id)
    counted = selectinload(Category.subcategories).options(
        with_expression(Subcategory.product_count, of_subcategory.correlate(Subcategory).scalar_subquery())
    )
    total = with_expression(Category.product_count, product_count())
    chosen = select(Category).order_by(Category.display_order, Category.name, Category.id)
    return list(session.scalars(chosen.options(total, counted).execution_options(populate_existing=True)))


def _complete(session: Session, given: Values) -> Values:
    """Return a new category with a slug, unless its name is too short to make one from."""
    _refuse_short(given)
    return with_slug(session, given)


def _settle(session: Session, category: Category, values: Values) -> Values:
    """Refuse a name that is too short or taken, and a picture that is not an upload. The foreign key passes a new name
    on to the products.
    """
    _refuse_short(values)
    CATEGORIES.refuse_taken(session, names_in(values), but=category.id)
    if values.get("image_url"):
        images.require_upload(session, "imageUrl", values["image_url"])
    return values


def _refuse_short(given: Values) -> None:
    if "name" in given and visible_length(given["name"]) < LEAST_NAME:
        raise invalid_field("name", SHORT_NAME)


def _refuse_removal(session: Session, category: Category) -> None:
    products = count_where(session, Product.category == category.name)
    subcategories = count_where(session, Subcategory.category_id == category.id)
    within = [count_of(products, "product")] * bool(products) + [count_of(subcategories, "subcategory")] * bool(
        subcategories
    )
    if within:
        raise Conflict(f"This category has {' and '.join(within)}")


CATEGORIES = OwnerList(
    Category,
    "category",
    "Category not found",
    named=lambda category: category.name,
    complete=_complete,
    settle=_settle,
    refuse_removal=_refuse_removal,
    pictures=lambda category: [category.image_url],
)
