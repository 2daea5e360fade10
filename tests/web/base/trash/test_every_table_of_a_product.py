"""Each table of a product is restored with it, and copied with it. A new table needs a row here, and the tests fail
until undo, duplicate and files include it.
"""

from collections.abc import Callable
from decimal import Decimal
from typing import Any

from flask.testing import FlaskClient
from sqlalchemy import select

from app.shop.base.trash.snapshots import raw_table, read_rows
from app.store.catalogue.price_history import PriceStep
from app.store.catalogue.product_codes import ProductCode
from app.store.catalogue.product_documents import ProductDocument
from app.store.catalogue.product_options import ProductOption
from app.store.catalogue.products import Product, ProductSlug
from app.store.catalogue.related_products import RelatedProduct
from app.store.catalogue.stock_waits import StockWait
from app.store.catalogue.vehicles import CarEngine, Fitment, FitmentEngine
from app.store.database.base import Base, db, now
from app.store.sales.carts import CartItem
from app.store.sales.stock_counts import StockCount
from app.store.system.tables import metadata
from tests.make import make_brand, make_cart, make_model, make_more_images, make_product, save
from tests.store.table_walk import children_of

PRODUCTS = "/api/admin/products"
NOT_RESTORED = {CartItem.__tablename__, StockCount.__tablename__, StockWait.__tablename__}
"""What was counted is counted again. A visitor's line or request is gone with the product, and is the visitor's to make
again: the bin names nobody.
"""
WAITED = "1 customer had asked for an e-mail when it is back in stock. That request is gone."
NOT_DUPLICATED = {*NOT_RESTORED, ProductSlug.__tablename__, PriceStep.__tablename__}
"""An old address leads to one product, a request is for one, and a copy has had no price before."""


def _add_fitment(product: Product) -> None:
    model = make_model(make_brand("VW"), "Golf Mk7", year="2013-2019", year_from=2013, year_to=2019)
    engine = save(CarEngine(model_id=model.id, name="2.0 TDI"))
    details = {"year_from": 2014, "year_to": 2018, "note": "only with sport brakes", "is_condition": 1}
    row = save(Fitment(product_id=product.id, model_id=model.id, source="import", **details))
    save(FitmentEngine(fitment_id=row.id, engine_id=engine.id))


FILLED: dict[str, Callable[[Product], Any]] = {
    "product_slugs": lambda product: save(ProductSlug(slug="kit-of-old", product_id=product.id)),
    "model_product_compatibility": _add_fitment,
    "fitment_engines": lambda _product: None,
    "product_codes": lambda product: save(ProductCode(product_id=product.id, kind="oem", code="5K0 615 301")),
    "product_documents": lambda product: save(
        ProductDocument(product_id=product.id, filename=f"{'d' * 32}.pdf", name="Guide", size=9, position=0)
    ),
    "product_images": lambda product: make_more_images(product, 1),
    "price_history": lambda product: save(PriceStep(product_id=product.id, from_at=now(), price=Decimal(9))),
    "product_options": lambda product: save(ProductOption(product_id=product.id, name="Red", position=0)),
    "cart_items": lambda product: make_cart((product, 1)),
    "related_products": lambda product: save(
        RelatedProduct(product_id=product.id, kind="goes_with", other_id=make_product("Bag").id, position=0)
    ),
    "stock_counts": lambda product: save(StockCount(product_id=product.id, counted=1, expected=2)),
    "stock_waits": lambda product: save(StockWait(product_id=product.id, email="a@example.ie", token_hash="a" * 64)),
}
"""Give a product a row in each table that belongs to it."""


def make_full_product() -> Product:
    product = make_product("Kit", slug="kit")
    for fill in FILLED.values():
        fill(product)
    return product


def rows_of(product_id: str, but: set[str]) -> dict[str, list[dict[str, Any]]]:
    """Every row that belongs to a product, whole, by its table."""
    found: dict[str, list[dict[str, Any]]] = {"products": read_rows(db.session(), Product, "id", [product_id])}
    for name in sorted(children_of("products") - but):
        found[name] = [dict(row) for row in _select(name, product_id)]
    db.session.rollback()
    return found


def _select(name: str, product_id: str) -> Any:
    shape = metadata.tables[name]
    raw = raw_table(name, shape.columns.keys())
    chosen = select(raw)
    if "product_id" in shape.columns:
        return db.session.execute(chosen.where(raw.c.product_id == product_id)).mappings()
    key = next(key for key in shape.foreign_keys if key.column.table.name in children_of("products"))
    parents = select(Base.metadata.tables[key.column.table.name].c.id).where(
        Base.metadata.tables[key.column.table.name].c.product_id == product_id
    )
    return db.session.execute(chosen.where(raw.c[key.parent.name].in_(parents))).mappings()


def test_every_table_that_belongs_to_a_product_is_named_here() -> None:
    assert set(FILLED) == children_of("products")


def test_a_deleted_product_is_restored_with_every_row(admin: FlaskClient) -> None:
    product = make_full_product()
    before = rows_of(product.id, NOT_RESTORED)
    assert all(before.values()), before
    gone = admin.delete(f"{PRODUCTS}/{product.id}").headers["Pitlane-Undo"]
    assert not any(rows_of(product.id, NOT_RESTORED).values())
    assert admin.post(f"/api/admin/deleted/{gone}/restore").json == {"success": True, "notes": [WAITED]}
    assert rows_of(product.id, NOT_RESTORED) == before


def test_a_duplicate_has_every_row_that_is_not_its_originals_alone(admin: FlaskClient) -> None:
    product = make_full_product()
    copy = admin.post(f"{PRODUCTS}/{product.id}/duplicate").json["product"]["id"]
    counts = [
        {table: len(rows) for table, rows in rows_of(each, NOT_DUPLICATED).items()} for each in (product.id, copy)
    ]
    assert counts[0] == counts[1]
