"""Brands and models are read and changed here. The lists are for everybody; the overview and the changes of brands are
for the owner.
"""

from app.contract.catalogue.public_products import ProductView
from app.contract.catalogue.vehicle_bodies import BrandChange, CountedBrandView, NewBrand
from app.contract.catalogue.vehicles import BrandView, ListedBrandView, ListedModelView, ModelsQuery
from app.contract.catalogue.verdict import ModelPartsQuery
from app.shop.base.owner_lists import number_from_one
from app.shop.catalogue.fitment.judging import read_named
from app.shop.catalogue.vehicles import car_models, vehicles
from app.store.catalogue.products import Product
from app.store.catalogue.vehicles import Brand, CarModel
from app.store.database.base import db
from app.web.api.call import call, ids_of
from app.web.calls.base.owner_calls import OwnerCalls


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
    stocked=True,
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


BRANDS = OwnerCalls(__name__, "/api/admin/brands/{brandId}", vehicles.BRANDS, BrandView)
BRANDS.add("add_brand", NewBrand, summary="Add a brand.")
BRANDS.order("order_brands", number_from_one(Brand.display_order), summary="Show these brands in this order.")
BRANDS.change("change_brand", BrandChange, summary="Change a brand.")
BRANDS.remove("remove_brand", summary="Remove a brand without models.")
