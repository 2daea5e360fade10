"""What only some of the sample's products have: options, a sale, documents and parts that go with them."""

from collections.abc import Iterator
from datetime import timedelta
from decimal import Decimal
from pathlib import Path
from typing import Any

from sqlalchemy import insert, select
from sqlalchemy.orm import Session

from app.shop.base.images import picture_files
from app.shop.catalogue.products.sale_prices import find_priors
from app.store.catalogue.product_documents import ProductDocument
from app.store.catalogue.product_options import ProductOption
from app.store.catalogue.products import Product
from app.store.catalogue.related_products import GOES_WITH, REPLACES, RelatedProduct
from app.store.catalogue.stock_moves import IMPORT, moving_stock
from app.store.database.base import Base, new_id, now
from app.store.database.search_text import fold_code

Entries = list[dict[str, Any]]
Rows = Iterator[dict[str, Any]]
RELATED = {"goesWith": GOES_WITH, "replaces": REPLACES}


def store_documents(entries: Entries, folder: Path, uploads: Path) -> dict[str, str]:
    """Copy the PDFs that products have, and return the stored filenames by those in the folder."""
    names = {each["file"] for entry in entries for each in entry.get("documents", ())}
    return {name: picture_files.store_document(uploads, (folder / name).read_bytes()) for name in sorted(names)}


def add_extras(session: Session, entries: Entries, folder: Path, stored: dict[str, str]) -> None:
    """Add what the entries have beyond plain products; `stored` are the PDFs of the folder as they were copied."""
    products = {product.slug: product for product in session.scalars(select(Product))}
    ids = {slug: product.id for slug, product in products.items()}
    with moving_stock(session, IMPORT):
        _insert(session, ProductOption, _options(entries, ids))
    _insert(session, ProductDocument, _documents(entries, ids, folder, stored))
    _insert(session, RelatedProduct, _related(entries, ids))
    for entry in entries:
        if "sale" in entry:
            _begin_sale(session, products[entry["slug"]], entry["sale"])


def _options(entries: Entries, ids: dict[str, str]) -> Rows:
    for entry in entries:
        for place, each in enumerate(entry.get("options", ())):
            folded = {"sku_folded": fold_code(each["sku"]), "position": place}
            yield each | folded | {"id": new_id(), "product_id": ids[entry["slug"]]}


def _documents(entries: Entries, ids: dict[str, str], folder: Path, stored: dict[str, str]) -> Rows:
    for entry in entries:
        for place, each in enumerate(entry.get("documents", ())):
            file = {"filename": stored[each["file"]], "size": (folder / each["file"]).stat().st_size}
            yield file | {"id": new_id(), "product_id": ids[entry["slug"]], "name": each["name"], "position": place}


def _related(entries: Entries, ids: dict[str, str]) -> Rows:
    for entry in entries:
        for column, kind in RELATED.items():
            for place, slug in enumerate(entry.get(column, ())):
                yield {"product_id": ids[entry["slug"]], "kind": kind, "other_id": ids[slug], "position": place}


def _begin_sale(session: Session, product: Product, sale: dict[str, Any]) -> None:
    """Begin a sale on the day of the load. Its prior price is the lowest of the time before, as the law asks."""
    begins = now().replace(second=0, microsecond=0)
    ends = begins + timedelta(days=sale["days"])
    changes: dict[str, Any] = {"sale_price": Decimal(sale["price"]), "sale_from": begins, "sale_to": ends}
    for name, value in (changes | find_priors(session, [(product, changes)])[0]).items():
        setattr(product, name, value)
    session.flush()


def _insert(session: Session, table: type[Base], rows: Rows) -> None:
    if listed := list(rows):
        session.execute(insert(table), listed)
