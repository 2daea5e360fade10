"""Brands and models as visitors see them, with the products that fit."""

from app.contract.catalogue.public_products import ProductView
from app.contract.catalogue.vehicles import ListedBrandView, ListedModelView, ModelsQuery
from app.contract.catalogue.verdict import ModelPartsQuery
from app.shop.catalogue.fitment.judging import read_named
from app.shop.catalogue.vehicles import shown_vehicles
from app.store.catalogue.products import Product
from app.store.catalogue.vehicles import Brand, CarModel
from app.store.database.base import db
from app.web.api.call import call, ids_of


@call("GET", "/api/brands", answer=list[ListedBrandView], cached=True)
def list_brands() -> list[Brand]:
    """All brands in their display order."""
    return shown_vehicles.list_brands(db.session())


@call("GET", "/api/models", query=ModelsQuery, answer=list[ListedModelView], cached=True)
def list_models(query: ModelsQuery) -> list[CarModel]:
    """The models of a brand, or all, with their engines."""
    return shown_vehicles.list_models(db.session(), query.brand_id)


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
    return shown_vehicles.list_parts(
        db.session(), model_id, universal=universal, vehicle=vehicle, only=only, maker=query.maker
    )
