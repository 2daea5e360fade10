"""Undoing of an import. Added products are removed and changed ones are restored, unless they were changed again
since.
"""

from collections import defaultdict
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import delete, insert, select
from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict
from app.shop.base.trash.bulk_undo import Earlier, explain_left, note_changes, set_values
from app.shop.base.trash.fitment_undo import remove_models
from app.shop.base.trash.list_undo import Lists, changed_lists, put_lists_back, read_lists, unchanged_lists
from app.shop.base.trash.option_undo import put_options_back, unchanged_options
from app.shop.base.trash.snapshots import (
    Raw,
    Snapshot,
    name_categories,
    raw_table,
    read_engines,
    read_products,
    read_rows,
    read_slugs,
)
from app.store.catalogue.categories import Category, Subcategory
from app.store.catalogue.manufacturers import Manufacturer
from app.store.catalogue.product_codes import ProductCode
from app.store.catalogue.product_documents import ProductDocument
from app.store.catalogue.product_images import ProductImage
from app.store.catalogue.product_options import ProductOption
from app.store.catalogue.products import Product, ProductSlug
from app.store.catalogue.related_products import RelatedProduct
from app.store.catalogue.stock_moves import IMPORT, StockMove, moving_stock
from app.store.catalogue.vehicles import CarEngine, CarModel, Fitment, FitmentEngine

ALL_CHANGED = "These products have all been changed since the import: there is nothing to undo."
Fits = dict[str, list[str]]


@dataclass(frozen=True)
class Before:
    """The state before an import. It holds products by id, their models with the rows that define them and the engines
    of these rows, and the slugs that are taken.
    """

    products: dict[str, Raw]
    fits: Fits
    rows: list[Raw]
    engines: list[Raw]
    codes: Lists
    more_images: Lists
    related: Lists
    documents: Lists
    options: Lists
    slugs: list[Raw]


def read_before(session: Session, ids: Collection[str], new_slugs: Collection[str]) -> Before:
    """Return the state of the shop that an import is about to change. This covers the products with these ids, and the
    old addresses that new products are about to use.
    """
    rows = read_rows(session, Fitment, "product_id", ids)
    fits, engines = _read_fits(session, ids), read_engines(session, rows)
    codes, more_images = read_lists(session, ProductCode, ids), read_lists(session, ProductImage, ids)
    related, slugs = read_lists(session, RelatedProduct, ids), read_slugs(session, new_slugs)
    documents, options = read_lists(session, ProductDocument, ids), read_lists(session, ProductOption, ids)
    products = read_products(session, ids)
    return Before(products, fits, rows, engines, codes, more_images, related, documents, options, slugs)


def note_import(session: Session, before: Before, created: Collection[str]) -> Snapshot:
    """Return the products that an import changed and added."""
    shot = note_changes(session, before.products)
    shot.created = read_products(session, created)
    shot.categories |= name_categories(session, {row["category"] for row in shot.created.values()})
    after = _read_fits(session, list(before.products))
    shot.fits = {each: [before.fits[each], after[each]] for each in before.products if before.fits[each] != after[each]}
    shot.rows[Fitment.__tablename__] = [row for row in before.rows if row["product_id"] in shot.fits]
    taken = {row["id"] for row in shot.rows[Fitment.__tablename__]}
    shot.rows[FitmentEngine.__tablename__] = [row for row in before.engines if row["fitment_id"] in taken]
    shot.codes = changed_lists(session, ProductCode, before.codes)
    shot.more_images = changed_lists(session, ProductImage, before.more_images)
    shot.related = changed_lists(session, RelatedProduct, before.related)
    shot.documents = changed_lists(session, ProductDocument, before.documents)
    shot.options = changed_lists(session, ProductOption, before.options)
    shot.slugs = before.slugs
    return shot


def undo_import(session: Session, shot: Snapshot, since: datetime) -> list[str]:
    """Restore the values that are still as the import left them. Returns a sentence about the rest. Raises Conflict
    when nothing can be restored.
    """
    options = unchanged_options(session, shot.options)
    earlier = Earlier(session, shot, since, [each for each, old in options.items() if not old])
    values = earlier.find_values()
    fits = {each: fits for each, (fits, after) in shot.fits.items() if _read_fits(session, [each])[each] == after}
    codes = unchanged_lists(session, ProductCode, shot.codes)
    more_images = unchanged_lists(session, ProductImage, shot.more_images)
    related = unchanged_lists(session, RelatedProduct, shot.related)
    documents = unchanged_lists(session, ProductDocument, shot.documents)
    added = [each for each, row in shot.created.items() if earlier.is_as_left(each, row)]
    if not (any(values.values()) or fits or codes or more_images or related or documents or options or added):
        raise Conflict(ALL_CHANGED)
    with moving_stock(session, IMPORT):
        put_options_back(session, shot.options, options)
        set_values(session, values)
    _fit(session, {each: models for each, models in fits.items() if each in earlier.now}, shot)
    known = set(session.scalars(select(Product.id)))
    there = {each: [row for row in rows if row["other_id"] in known] for each, rows in related.items()}
    own = (ProductCode, codes), (ProductImage, more_images), (RelatedProduct, there), (ProductDocument, documents)
    for shape, lists in own:
        put_lists_back(session, shape, {each: rows for each, rows in lists.items() if each in earlier.now})
    session.execute(delete(Product).where(Product.id.in_(added)))
    session.execute(delete(StockMove).where(StockMove.product_id.in_(added)))
    _remove_unused(session, shot.added)
    remove_models(session, shot, since)
    _lead_on(session, shot.slugs)
    newer = (shot.fits.keys() - fits) | (shot.codes.keys() - codes) | (shot.more_images.keys() - more_images)
    newer |= (shot.related.keys() - related) | (shot.created.keys() - set(added))
    newer |= (shot.options.keys() - options) | (shot.documents.keys() - documents)
    return explain_left(earlier.find_left(values) | newer)


def _read_fits(session: Session, ids: Collection[str]) -> Fits:
    fits: defaultdict[str, list[str]] = defaultdict(list)
    pairs = select(Fitment.product_id, Fitment.model_id).where(Fitment.product_id.in_(ids)).order_by(Fitment.model_id)
    for product_id, model_id in session.execute(pairs):
        fits[product_id].append(model_id)
    return {each: fits[each] for each in ids}


def _fit(session: Session, fits: Fits, shot: Snapshot) -> None:
    """Set the models that these products fit. Only products and models that still exist are changed, and fitments that
    the import removed are restored with their details.
    """
    now = _read_fits(session, fits)
    known = set(session.scalars(select(CarModel.id)))
    taken = {(row["product_id"], row["model_id"]): row for row in shot.rows.get(Fitment.__tablename__, [])}
    for each, models in fits.items():
        gone = (Fitment.product_id == each, Fitment.model_id.in_(set(now[each]) - set(models)))
        session.execute(delete(Fitment).where(*gone))
        for model in (set(models) - set(now[each])) & known:
            _put_back(session, taken.get((each, model), {"product_id": each, "model_id": model}), shot)


def _put_back(session: Session, row: Raw, shot: Snapshot) -> None:
    """Write a fitment as it was. A fitment that was limited to engines is left out if all of these have been
    deleted.
    """
    narrowed = [each for each in shot.rows.get(FitmentEngine.__tablename__, []) if each["fitment_id"] == row.get("id")]
    known = set(session.scalars(select(CarEngine.id)))
    engines = [each for each in narrowed if each["engine_id"] in known]
    if narrowed and not engines:
        return
    # A row of an older import's undo is not whole, and gets an id of its own.
    session.execute(insert(raw_table(Fitment.__tablename__, row) if "id" in row else Fitment), [row])
    if engines:
        session.execute(insert(FitmentEngine), engines)


def _remove_unused(session: Session, added: Mapping[str, Collection[str]]) -> None:
    """Remove the categories and manufacturers of the import that nothing names."""
    categories = Category.id.in_(added.get(Category.__tablename__, []))
    named = select(Product.id).where(Product.category == Category.name)
    parted = select(Subcategory.id).where(Subcategory.category_id == Category.id)
    session.execute(delete(Category).where(categories, ~named.exists(), ~parted.exists()))
    makers = Manufacturer.id.in_(added.get(Manufacturer.__tablename__, []))
    made = select(Product.id).where(Product.manufacturer_id == Manufacturer.id)
    session.execute(delete(Manufacturer).where(makers, ~made.exists()))


def _lead_on(session: Session, slugs: list[Raw]) -> None:
    """Let old addresses that the import took lead to their products again."""
    taken = set(session.scalars(select(Product.slug))) | set(session.scalars(select(ProductSlug.slug)))
    products = set(session.scalars(select(Product.id)))
    rows = [row for row in slugs if row["slug"] not in taken and row["product_id"] in products]
    if rows:
        session.execute(insert(ProductSlug), rows)
