"""The owner's products."""

from app.contract.base.fields import Done
from app.contract.catalogue.product_lists import (
    AdminProductsQuery,
    AdminProductView,
    BulkDone,
    BulkUpdate,
    ModelIds,
    NamedProduct,
    ProductIds,
)
from app.contract.catalogue.products import NewProduct, OwnProductView, ProductAnswer, ProductChange
from app.shop.catalogue.products import bulk, catalogue, fitment, product_rules, products
from app.shop.catalogue.search import admin_products
from app.store.catalogue.products import Product
from app.store.database.base import db
from app.store.database.sqlite import write
from app.web.api.call import Part, call
from app.web.api.reading import add_rule
from app.web.calls.base.undo import drop_files, offer_undo

for _shape in (NewProduct, ProductChange):
    add_rule(_shape, lambda given: product_rules.find_faults(db.session(), given))


@call("GET", "/api/admin/products", query=AdminProductsQuery, answer=list[AdminProductView], admin=True)
def list_admin_products(query: AdminProductsQuery) -> Part:
    """List the products that match, newest first unless another order is requested. Without a limit, all of them are
    listed.
    """
    listed = admin_products.list_admin_products(db.session(), _wanted(query), query.limit, query.offset)
    return Part(listed.products, listed.total)


@call("GET", "/api/admin/products/names", query=AdminProductsQuery, answer=list[NamedProduct], admin=True)
def name_admin_products(query: AdminProductsQuery) -> list[dict[str, str]]:
    """Id and name of every product that matches, in the list's order."""
    return admin_products.name_admin_products(db.session(), _wanted(query))


def _wanted(query: AdminProductsQuery) -> admin_products.AdminProductFilter:
    return admin_products.AdminProductFilter(**query.model_dump(exclude={"limit", "offset"}))


@call("GET", "/api/admin/products/{productId}", answer=OwnProductView, admin=True)
def read_admin_product(product_id: str) -> Product:
    """One product by its id."""
    return catalogue.get_product(db.session(), product_id)


@call("POST", "/api/admin/products", body=NewProduct, answer=ProductAnswer, status=201, admin=True)
def add_product(body: NewProduct) -> dict[str, Product]:
    """Add a product."""
    with write() as session:
        return {"product": products.add_product(session, body.model_dump())}


@call("PATCH", "/api/admin/products/{productId}", body=ProductChange, answer=ProductAnswer, admin=True)
def change_product(product_id: str, body: ProductChange) -> dict[str, Product]:
    """Change a product; its old address goes on leading to it."""
    with write() as session:
        product, dropped = products.change_product(session, product_id, body.model_dump(exclude_unset=True))
    drop_files(dropped)
    return {"product": product}


@call("DELETE", "/api/admin/products/{productId}", answer=Done, admin=True)
def remove_product(product_id: str) -> Done:
    """Remove a product. Past orders retain their lines, and carts lose theirs."""
    with write() as session:
        catalogue.get_product(session, product_id)
        deletion = bulk.remove_products(session, [product_id], "delete")
    offer_undo(deletion)
    return Done()


@call("POST", "/api/admin/products/{productId}/duplicate", answer=ProductAnswer, status=201, admin=True)
def duplicate_product(product_id: str) -> dict[str, Product]:
    """Add a copy under a name and an address of its own."""
    with write() as session:
        return {"product": products.duplicate_product(session, product_id)}


@call("POST", "/api/admin/products/{productId}/compatibility", body=ModelIds, answer=Done, admin=True)
def fit_models(product_id: str, body: ModelIds) -> Done:
    """Let the product fit these models and no others."""
    with write() as session:
        fitment.fit_models(session, product_id, body.model_ids)
    return Done()


@call("POST", "/api/admin/products/bulk-delete", body=ProductIds, answer=BulkDone, admin=True)
def remove_products(body: ProductIds) -> BulkDone:
    """Remove all of these or none."""
    with write() as session:
        deletion = bulk.remove_products(session, body.ids)
    offer_undo(deletion)
    return BulkDone(count=deletion.count)


@call("POST", "/api/admin/products/bulk-update", body=BulkUpdate, answer=BulkDone, admin=True)
def change_products(body: BulkUpdate) -> BulkDone:
    """Give all of these the same values, or none."""
    with write() as session:
        deletion = bulk.change_products(session, body.ids, body.updates.model_dump())
    offer_undo(deletion)
    return BulkDone(count=deletion.count)
