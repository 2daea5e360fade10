"""The owner's products: add, change, duplicate."""

from collections.abc import Mapping
from itertools import chain, count
from typing import Any

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from app.shop.base.images import images
from app.shop.catalogue.products.catalogue import get_product
from app.shop.catalogue.products.chosen_related import copy_related
from app.shop.catalogue.products.fitment_copy import copy_fitment
from app.shop.catalogue.products.options import copy_options
from app.shop.catalogue.products.pack import refuse_half_content
from app.shop.catalogue.products.part_numbers import copy_codes, settle_numbers
from app.shop.catalogue.products.product_documents import copy_documents
from app.shop.catalogue.products.product_pictures import ALTS, close_gaps, copy_pictures, describe_pictures
from app.shop.catalogue.products.product_rules import check_pictures, check_slug, refuse_faults, settle_subcategory
from app.shop.catalogue.products.sale_prices import NO_SALE, settle_sale
from app.shop.catalogue.products.stock import settle_stock
from app.store.catalogue.products import Product, ProductSlug
from app.store.database.base import new_id

COPY = " (copy)"
SLUG_LIMIT = 480
OWN = {
    "id", "created_at", "name", "slug", "inventory", "agreed", "featured", "stock_moved_at", "sku", "sku_folded", "ean",
    *NO_SALE, "option_count", "price_from",
}  # fmt: skip
"""The columns that a copy does not take from its original."""


def add_product(session: Session, given: Mapping[str, Any]) -> Product:
    """Add a product. Raises Invalid, NotFound (its subcategory) or Conflict (its slug or SKU)."""
    refuse_faults(session, given)
    refuse_half_content(None, given)
    check_slug(session, given["slug"])
    given = settle_numbers(session, given)
    subcategory = settle_subcategory(session, None, given)
    check_pictures(session, None, given)
    _release_slug(session, given["slug"])
    sale = settle_sale(session, None, given)
    product = Product(**{**given, "subcategory_id": subcategory, **NO_SALE})
    session.add(product)
    session.flush()
    # By itself: what a change of the row writes into the price history, adding one does not.
    for field in NO_SALE:
        setattr(product, field, sale.get(field))
    return _fresh(session, product)


def change_product(session: Session, product_id: str, changes: Mapping[str, Any]) -> tuple[Product, list[str]]:
    """Change the named fields of a product. Also returns the files of pictures that nothing shows any more. Raises the
    errors of `add_product`, and those of `settle_stock` for a stock that moved meanwhile.
    """
    product = get_product(session, product_id)
    refuse_faults(session, changes)
    refuse_half_content(product, changes)
    changes = settle_stock(product, changes)
    _check_changes(session, product, changes)
    changes = settle_sale(session, product, settle_numbers(session, changes, but=product.id))
    shown = [product.image_url, product.image_url2]
    if changes.get("slug", product.slug) != product.slug:
        _move(session, product, changes["slug"])
    for field, value in changes.items():
        if field not in ALTS | {"subcategory_id"}:
            setattr(product, field, value)
    describe_pictures(_fresh(session, product), changes)
    close_gaps(session, product)
    return product, images.drop_unused(session, shown)


def duplicate_product(session: Session, product_id: str) -> Product:
    """Copy a product with the same pictures, documents, fitment, codes and options. The copy has its own slug and
    neither SKU nor barcode, and is neither featured nor in stock.
    """
    original = get_product(session, product_id)
    name = f"{original.name[: 200 - len(COPY)]}{COPY}"
    alike = {column: getattr(original, column) for column in set(Product.__table__.columns.keys()) - OWN}
    copy = Product(**alike, id=new_id(), name=name, slug=_free_slug(session, original.slug))
    session.add(copy)
    session.flush()
    copy_fitment(session, original, copy)
    copy_codes(session, original, copy)
    copy_pictures(session, original, copy)
    copy_documents(session, original, copy)
    copy_related(session, original, copy)
    copy_options(session, original, copy)
    return _fresh(session, copy)


def _check_changes(session: Session, product: Product, changes: Mapping[str, Any]) -> None:
    if "slug" in changes:
        check_slug(session, changes["slug"], but=product.id)
    product.subcategory_id = settle_subcategory(session, product, changes)
    check_pictures(session, product, changes)


def _move(session: Session, product: Product, slug: str) -> None:
    """Old links lead to the product's new address."""
    _release_slug(session, slug)
    session.merge(ProductSlug(slug=product.slug, product_id=product.id))


def _release_slug(session: Session, slug: str) -> None:
    """A product of today wins over one that left this address."""
    session.execute(delete(ProductSlug).where(ProductSlug.slug == slug))


def _free_slug(session: Session, slug: str) -> str:
    base = f"{slug[:SLUG_LIMIT]}-copy"
    taken = set(session.scalars(select(Product.slug).where(Product.slug.startswith(base, autoescape=True))))
    candidates = chain([base], (f"{base}-{number}" for number in count(2)))
    return next(slug for slug in candidates if slug not in taken)


def _fresh(session: Session, product: Product) -> Product:
    """With the pictures that it shows now."""
    session.flush()
    session.refresh(product)
    return product
