"""Products for everybody: lists, a search, one product, and what it fits."""

from app.contract.catalogue.public_products import (
    ListFacetsQuery,
    ListFacetsView,
    ProductsQuery,
    ProductView,
    SingleProductView,
)
from app.contract.catalogue.related_products import GoesWithQuery
from app.contract.catalogue.vehicles import FittingModelView
from app.contract.catalogue.verdict import NamedVehicleQuery, ProductFitView, RelatedQuery
from app.shop.catalogue.fitment.judging import read_named
from app.shop.catalogue.products import catalogue, fitting_models, related
from app.shop.catalogue.products.narrowing import Narrowing
from app.shop.catalogue.search import list_facets, vehicle_search
from app.shop.catalogue.search.vehicle_search import VehicleSearchRequest
from app.store.catalogue.products import Product
from app.store.database.base import db
from app.store.database.invalidation import Names
from app.store.database.touched import SOLD_OUT
from app.web.api.call import Part, call, ids_of


@call(
    "GET",
    "/api/products",
    query=ProductsQuery,
    answer=list[ProductView],
    cached=True,
    made_of=ids_of,
    stocked=True,
)
def list_products(query: ProductsQuery) -> Part:
    """List all products, those of a category, or those that a search finds. A search finds products that match all its
    words, best first. The server applies price range, stock and sort order. For a vehicle, the products that fit it
    are listed first.
    """
    wanted = VehicleSearchRequest(**query.model_dump(include=set(VehicleSearchRequest.__annotations__)))
    found = vehicle_search.find_products(db.session(), wanted, Narrowing.of(query, query.sort))
    return Part(found.products, found.total, found.ordering)


@call(
    "GET",
    "/api/product-facets",
    query=ListFacetsQuery,
    answer=ListFacetsView,
    cached=True,
    made_of=lambda counted: counted.names,
)
def count_products(query: ListFacetsQuery) -> list_facets.ListFacets:
    """Count the choices that narrow the list of a category or of all products. With `fit=only`, only products that fit
    the vehicle are counted.
    """
    narrowing = Narrowing.of(query)
    vehicle = read_named(db.session(), query.model_id, query.year, query.engine_id)
    only = vehicle if query.fit else None
    return list_facets.count_list(db.session(), query.category, query.subcategory_id, narrowing, only)


@call(
    "GET",
    "/api/products/{slug}",
    answer=SingleProductView,
    cached=True,
    made_of=lambda product: (product.id,),
    stocked=True,
)
def read_product(slug: str) -> Product:
    """Return one product, by its slug, its id, or a former slug."""
    return catalogue.find_product(db.session(), slug)


@call("GET", "/api/products/{productId}/models", answer=list[FittingModelView], cached=True)
def list_fitting_models(product_id: str) -> list[FittingModelView]:
    """The models that a product fits."""
    product = catalogue.get_shown_product(db.session(), product_id)
    return fitting_models.list_fitting_models(db.session(), product)


def _in_stock(rows: list[Product]) -> Names:
    """Return the names that outdate a list of parts in stock. They are its parts, and any part back in stock."""
    return (*ids_of(rows), SOLD_OUT)


@call(
    "GET",
    "/api/products/{productId}/related",
    query=RelatedQuery,
    answer=list[ProductView],
    cached=True,
    made_of=_in_stock,
    stocked=True,
)
def list_related_products(product_id: str, query: RelatedQuery) -> list[Product]:
    """List the parts that go with a product. If a vehicle is named, no part is listed that is known not to fit it.
    Orders that are placed meanwhile do not change the list.
    """
    vehicle = read_named(db.session(), query.model_id, query.year, query.engine_id)
    return related.list_related(db.session(), product_id, vehicle)


@call(
    "GET",
    "/api/products/{productId}/instead",
    query=RelatedQuery,
    answer=list[ProductView],
    cached=True,
    made_of=ids_of,
)
def list_products_instead(product_id: str, query: RelatedQuery) -> list[Product]:
    """List the parts that can be had instead of a product. If a vehicle is named, no part is listed that is known not
    to fit it.
    """
    vehicle = read_named(db.session(), query.model_id, query.year, query.engine_id)
    return related.list_instead(db.session(), product_id, vehicle)


@call("GET", "/api/goes-with", query=GoesWithQuery, answer=list[ProductView], cached=True, made_of=_in_stock)
def list_products_for_cart(query: GoesWithQuery) -> list[Product]:
    """List the parts that go with those of a cart. If a vehicle is named, no part is listed that is known not to fit
    it.
    """
    vehicle = read_named(db.session(), query.model_id, query.year, query.engine_id)
    return related.list_goes_with(db.session(), query.product_ids, vehicle)


@call("GET", "/api/products/{productId}/fit", query=NamedVehicleQuery, answer=ProductFitView, cached=True)
def judge_product(product_id: str, query: NamedVehicleQuery) -> ProductFitView:
    """Judge if a product fits a vehicle."""
    return vehicle_search.judge_product(db.session(), product_id, query.model_id, query.year, query.engine_id)
