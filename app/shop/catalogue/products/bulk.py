"""One act on many products: all of them or none."""

from collections.abc import Collection, Mapping
from typing import Any

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from app.contract.catalogue.product_lists import NOTHING_TO_CHANGE
from app.contract.system.deleted import Act
from app.shop.base.errors import Conflict, Invalid, NotFound
from app.shop.base.images import images
from app.shop.base.trash import deletions
from app.shop.base.trash.bulk_undo import note_changes
from app.shop.base.trash.snapshots import read_products, take_products
from app.shop.catalogue.products.catalogue import PRODUCT_NOT_FOUND
from app.shop.catalogue.products.product_rules import find_category
from app.shop.catalogue.products.sale_prices import change_price, refuse_low_prices
from app.shop.catalogue.products.stock import OF_OPTIONS
from app.store.catalogue.categories import Subcategory
from app.store.catalogue.products import Product
from app.store.system.deletions import Deletion


def remove_products(session: Session, ids: Collection[str], act: Act = "bulk-delete") -> Deletion:
    """Remove products, and return the deletion that restores them. Their files have to be moved after the commit.
    Raises NotFound, naming the product.
    """
    products = find_products(session, ids)
    names = [product.name for product in products]
    shot = take_products(session, products)
    deletion = deletions.keep(session, "product", names, shot, act)
    session.execute(delete(Product).where(Product.id.in_([product.id for product in products])))
    images.drop_unused(session, [picture["url"] for picture in shot.pictures])
    return deletion


def change_products(session: Session, ids: Collection[str], changes: Mapping[str, Any]) -> Deletion:
    """Set the same values on all of these products, and return the deletion that undoes the change. Values of None are
    ignored. Raises Invalid when no value is left or the category is unknown, NotFound, naming the
    product, for an unknown one, and Conflict for a stock of a product with options.
    """
    wanted = {field: value for field, value in changes.items() if value is not None}
    if not wanted:
        raise Invalid(NOTHING_TO_CHANGE)
    products = find_products(session, ids)
    summed = next((product for product in products if product.option_count), None)
    if "inventory" in wanted and summed:
        raise Conflict(f"{summed.name}: {OF_OPTIONS[0].lower()}{OF_OPTIONS[1:]}")
    before = read_products(session, [product.id for product in products])
    if "category" in wanted:
        _leave_other_subcategories(session, products, wanted["category"])
    if "price" in wanted:
        refuse_low_prices((product, wanted["price"]) for product in products)
    for product in products:
        for field, value in wanted.items():
            if field == "price":
                change_price(session, product, value)
            else:
                setattr(product, field, value)
    names = [product.name for product in products]
    return deletions.keep(session, "product", names, note_changes(session, before), "bulk-update")


def find_products(session: Session, ids: Collection[str]) -> list[Product]:
    """Return the products with these ids; an id that is given twice counts once. Raises NotFound, naming the
    product.
    """
    products = {product.id: product for product in session.scalars(select(Product).where(Product.id.in_(set(ids))))}
    for product_id in ids:
        if product_id not in products:
            raise NotFound(f"{PRODUCT_NOT_FOUND}: {product_id}")
    return list(products.values())


def _leave_other_subcategories(session: Session, products: Collection[Product], name: str) -> None:
    """A product's subcategory is one of its category's, or none."""
    category = find_category(session, name)
    subcategories = set(session.scalars(select(Subcategory.id).where(Subcategory.category_id == category.id)))
    for product in products:
        if product.subcategory_id not in subcategories:
            product.subcategory_id = None
