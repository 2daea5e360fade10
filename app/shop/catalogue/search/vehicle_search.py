"""Lists and searches, for a vehicle or none."""

from dataclasses import dataclass

from sqlalchemy.orm import Session

from app.contract.catalogue.verdict import ProductFitView
from app.shop.catalogue.fitment.judging import judge_products, read_named, read_vehicle
from app.shop.catalogue.products.catalogue import Listed, conditions_of, get_shown_product, list_products
from app.shop.catalogue.products.narrowing import Narrowing
from app.shop.catalogue.products.vehicle_lists import count_fitting, list_for_vehicle
from app.shop.catalogue.search.facets import Filters
from app.shop.catalogue.search.results import SearchRequest, list_in_stock_first, list_results
from app.shop.catalogue.search.search import Within

ONLY = "only"
BEST = "best"


@dataclass(frozen=True)
class VehicleSearchRequest:
    """A list of products as a visitor requests it. Without a model there is no vehicle. With `fit` set to "only",
    products that do not fit the vehicle are left out.
    """

    search: str = ""
    category: str = ""
    subcategory_id: str = ""
    limit: int | None = None
    offset: int = 0
    model_id: str | None = None
    year: int | None = None
    engine_id: str | None = None
    fit: str | None = None


def find_products(session: Session, wanted: VehicleSearchRequest, narrowing: Narrowing) -> Listed:
    """Return the products of a list or a search.

    For a vehicle, what fits comes first, unless the narrowing has an order of its own; for none the best is the
    catalogue's order with what is sold out last. Raises NotFound or Invalid as `read_vehicle`.
    """
    vehicle = read_named(session, wanted.model_id, wanted.year, wanted.engine_id)
    limit, offset, only = wanted.limit, wanted.offset, wanted.fit == ONLY
    if wanted.search.strip():
        within, filters = Within(wanted.category, wanted.subcategory_id), Filters("", narrowing)
        return list_results(session, SearchRequest(wanted.search, filters, vehicle, only, limit, offset, within=within))
    if not vehicle and narrowing.sort == BEST:
        return list_in_stock_first(session, Filters(wanted.category, narrowing, wanted.subcategory_id), limit, offset)
    if vehicle:
        conditions = conditions_of(session, wanted.category, wanted.subcategory_id)
        return list_for_vehicle(session, vehicle, conditions, limit, offset, only=only, narrowing=narrowing)
    return list_products(
        session, wanted.category, limit, offset, subcategory_id=wanted.subcategory_id, narrowing=narrowing
    )


def judge_product(
    session: Session, product_id: str, model_id: str, year: int | None, engine_id: str | None
) -> ProductFitView:
    """Return the verdict on one product for a vehicle. Raises NotFound when there is no such product or model, and
    Invalid in the same cases as `read_vehicle`.
    """
    get_shown_product(session, product_id)
    vehicle = read_vehicle(session, model_id, year, engine_id)
    fit = judge_products(session, vehicle, [product_id])[product_id]
    return ProductFitView.from_row(fit, others=count_fitting(session, vehicle, product_id))
