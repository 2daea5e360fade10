"""Lists and searches, for a vehicle or none."""

from dataclasses import dataclass

from sqlalchemy.orm import Session

from app.shop.catalogue import search
from app.shop.catalogue.catalogue import Listed, conditions_of, get_product, load_products, names_of_category
from app.shop.catalogue.narrowing import EVERYTHING, Narrowing, left_of
from app.shop.catalogue.search import Page
from app.shop.catalogue.search_hits import Within
from app.shop.catalogue.vehicle_lists import add_fits, count_fitting, list_for_vehicle, place
from app.shop.fitment.judging import judge_products, read_named, read_vehicle
from app.shop.fitment.verdict import FITTING, Vehicle

ONLY = "only"


@dataclass(frozen=True)
class Wanted:
    """A list of products as a visitor asks for it.

    Without a model there is no vehicle; `fit` "only" leaves out what does not fit it.
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


@dataclass(frozen=True)
class ProductFit:
    """A verdict, and how many other parts of the category fit."""

    verdict: str
    note: str | None
    years: str | None
    reason: str | None
    others: int


def find_products(session: Session, wanted: Wanted, narrowing: Narrowing) -> Listed:
    """Return the products of a list or a search.

    For a vehicle, what fits comes first, unless the narrowing has an order of its own. Raises NotFound or Invalid as
    `read_vehicle`.
    """
    vehicle = read_named(session, wanted.model_id, wanted.year, wanted.engine_id)
    limit, offset, subcategory_id = wanted.limit, wanted.offset, wanted.subcategory_id
    if vehicle and wanted.search.strip():
        return _search(session, vehicle, wanted, narrowing)
    if vehicle:
        within, only = conditions_of(session, wanted.category, subcategory_id), wanted.fit == ONLY
        return list_for_vehicle(session, vehicle, within, limit, offset, only=only, narrowing=narrowing)
    return search.search_products(
        session,
        wanted.search,
        wanted.category,
        limit=limit,
        offset=offset,
        subcategory_id=subcategory_id,
        narrowing=narrowing,
    )


def judge_product(
    session: Session, product_id: str, model_id: str, year: int | None, engine_id: str | None
) -> ProductFit:
    """Return the verdict on one product.

    Raises NotFound for no such product or model, Invalid as `read_vehicle`.
    """
    get_product(session, product_id)
    vehicle = read_vehicle(session, model_id, year, engine_id)
    fit = judge_products(session, vehicle, [product_id])[product_id]
    return ProductFit(fit.verdict, fit.note, fit.years, fit.reason, count_fitting(session, vehicle, product_id))


def _search(session: Session, vehicle: Vehicle, wanted: Wanted, narrowing: Narrowing) -> Listed:
    """Search for a vehicle: what fits first, the best first among equals."""
    names = names_of_category(session, wanted.category) if wanted.category else [""]
    if not names:
        return Listed([], 0)
    hits = search.find(session, wanted.search, Page(Within(names[0], wanted.subcategory_id))).hits
    fits = judge_products(session, vehicle, hits.ids)
    left = hits.ids if narrowing == EVERYTHING else left_of(session, hits.ids, narrowing)
    ids = [each for each in left if wanted.fit != ONLY or fits[each].verdict in FITTING]
    if not narrowing.sorts:
        ids.sort(key=lambda each: place(vehicle, fits[each], sold_out=False)[0])
    products = load_products(session, ids[wanted.offset :][: wanted.limit])
    add_fits(session, vehicle, products)
    return Listed(products, len(ids), tuple(hits.ids) if narrowing.in_stock else hits.ordering)
