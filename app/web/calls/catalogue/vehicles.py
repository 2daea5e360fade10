"""Brands and models are read and changed here. The lists are for everybody; the overview and the changes of brands are
for the owner.
"""

from app.contract.base.fields import Done
from app.contract.base.rows import OrderBody
from app.contract.catalogue.public_products import ProductView
from app.contract.catalogue.vehicle_bodies import BrandChange, CountedBrandView, NewBrand
from app.contract.catalogue.vehicles import BrandView, ListedBrandView, ListedModelView, ModelsQuery
from app.contract.catalogue.verdict import ModelPartsQuery
from app.shop.base import rows
from app.shop.catalogue.fitment.judging import read_named
from app.shop.catalogue.vehicles import car_models, vehicles
from app.store.catalogue.products import Product
from app.store.catalogue.vehicles import Brand, CarModel
from app.store.database.base import db
from app.store.database.sqlite import write
from app.web.api.call import call, ids_of
from app.web.calls.base.undo import offer_undo


@call("GET", "/api/brands", answer=list[ListedBrandView], cached=True)
def list_brands() -> list[Brand]:
    """All brands in their display order."""
    return vehicles.list_brands(db.session())


@call("GET", "/api/models", query=ModelsQuery, answer=list[ListedModelView], cached=True)
def list_models(query: ModelsQuery) -> list[CarModel]:
    """The models of a brand, or all, with their engines."""
    return car_models.list_models(db.session(), query.brand_id)


@call(
    "GET",
    "/api/models/{modelId}/products",
    query=ModelPartsQuery,
    answer=list[ProductView],
    cached=True,
    made_of=ids_of,
)
def list_parts(model_id: str, query: ModelPartsQuery) -> list[Product]:
    """List the products that fit a model. `universal=1` adds those that fit every vehicle, after the others. `maker`
    limits the list to one manufacturer. A year, an engine or `fit=only` refers to this model unless another one is
    named.
    """
    is_of_this = query.year or query.engine_id or query.fit
    judged = query.model_id or (model_id if is_of_this else None)
    vehicle = read_named(db.session(), judged, query.year, query.engine_id)
    only, universal = query.fit is not None, query.universal == "1"
    return car_models.list_parts(
        db.session(), model_id, universal=universal, vehicle=vehicle, only=only, maker=query.maker
    )


@call("GET", "/api/admin/vehicles", answer=list[CountedBrandView], admin=True)
def list_vehicles() -> list[Brand]:
    """All brands with their models and how many products fit each."""
    return vehicles.list_vehicles(db.session())


@call("POST", "/api/admin/brands", body=NewBrand, answer=BrandView, status=201, admin=True)
def add_brand(body: NewBrand) -> Brand:
    """Add a brand."""
    with write() as session:
        return vehicles.add_brand(session, body.model_dump())


@call("POST", "/api/admin/brands/order", body=OrderBody, answer=Done, admin=True)
def order_brands(body: OrderBody) -> Done:
    """Show these brands in this order."""
    with write() as session:
        rows.put_in_order(session, Brand, body.ids)
    return Done()


@call("PATCH", "/api/admin/brands/{brandId}", body=BrandChange, answer=BrandView, admin=True)
def change_brand(brand_id: str, body: BrandChange) -> Brand:
    """Change a brand."""
    with write() as session:
        return vehicles.change_brand(session, brand_id, body.model_dump(exclude_unset=True))


@call("DELETE", "/api/admin/brands/{brandId}", answer=Done, admin=True)
def remove_brand(brand_id: str) -> Done:
    """Remove a brand without models."""
    with write() as session:
        deletion = vehicles.remove_brand(session, brand_id)
    offer_undo(deletion)
    return Done()
