"""Results of a search: narrowed, ordered, with facets and what is near."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from sqlalchemy.orm import Session

from app.contract.catalogue.search import NamedServiceView, NamedVehicleView, NarrowedView
from app.shop.catalogue.fitment.verdict import FitmentVehicle
from app.shop.catalogue.products.catalogue import Listed, load_products
from app.shop.catalogue.products.vehicle_lists import add_fits
from app.shop.catalogue.search import search
from app.shop.catalogue.search.bit_sets import ManyPlaces
from app.shop.catalogue.search.closest import find_closest
from app.shop.catalogue.search.columns import ProductColumns, columns_of
from app.shop.catalogue.search.facets import Facets, Filters, Narrowed, cut, flags_in
from app.shop.catalogue.search.fits import sort_for_vehicle
from app.shop.catalogue.search.hits import MOST_SORTED, put_sold_out_last
from app.shop.catalogue.search.named_vehicles import name_vehicles
from app.shop.catalogue.search.search import EVERYWHERE, Found, Within
from app.shop.catalogue.search.services import name_services
from app.store.catalogue.products import Product
from app.store.database.touched import SOLD_OUT

CLOSEST = 8
"""Parts that are shown where nothing is found."""


@dataclass(frozen=True)
class SearchRequest:
    """A search as a visitor requests it. With `only`, products that do not fit the vehicle are left out. With
    `as_typed`, words are not corrected. The search covers only `within`, whereas the filters choose from everything
    that is found.
    """

    query: str
    filters: Filters = field(default_factory=Filters)
    vehicle: FitmentVehicle | None = None
    only: bool = False
    limit: int | None = 24
    offset: int = 0
    as_typed: bool = False
    within: Within = EVERYWHERE


@dataclass(frozen=True)
class Results:
    """The products of a search, with everything that is shown beside them. `names` are the ids of the products that
    decide by their stock which results are shown.
    """

    query: str
    corrected: str | None
    narrowed: NarrowedView | None
    products: list[Product]
    total: int
    facets: Facets
    vehicles: list[NamedVehicleView]
    services: list[NamedServiceView]
    closest: list[Product]
    names: tuple[str, ...]


def find_results(session: Session, wanted: SearchRequest) -> Results:
    """Return the requested page of a search's products. If no product has all of the words, the closest products are
    returned.
    """
    found = search.find(session, wanted.query, as_typed=wanted.as_typed)
    narrowed = Narrowed(found.columns, _judged(session, wanted, found), wanted.filters)
    left = narrowed.left()
    products = _load(session, wanted, found.columns, left)
    near = load_products(session, [] if found.places else _find_closest(session, wanted))
    if wanted.vehicle:
        add_fits(session, wanted.vehicle, [*products, *near])
    return Results(
        wanted.query,
        found.corrected,
        found.narrowed,
        products,
        len(left),
        narrowed.count(),
        name_vehicles(session, found.corrected or wanted.query),
        name_services(session, wanted.query),
        near,
        names_of(found.columns, found.places, [*products, *near]),
    )


def list_results(session: Session, wanted: SearchRequest) -> Listed:
    """Return only the products of the requested page of a search. The names in the result are those of products that
    decide the order or the members of the page by their stock.
    """
    found = search.find(session, wanted.query, wanted.within)
    left = Narrowed(found.columns, _judged(session, wanted, found), wanted.filters).left()
    products = _load(session, wanted, found.columns, left)
    if wanted.vehicle:
        add_fits(session, wanted.vehicle, products)
    return Listed(products, len(left), names_of(found.columns, found.places, products))


def list_in_stock_first(session: Session, filters: Filters, limit: int | None, offset: int) -> Listed:
    """Return a part of a list, sold out last."""
    columns = columns_of(session)
    every = ManyPlaces(len(columns.ids), (flags_in(columns, filters.category),))
    left = Narrowed(columns, put_sold_out_last(columns, every), replace(filters, category="")).left()
    products = load_products(session, columns.ids_of(cut(columns, left, "", limit, offset)))
    return Listed(products, len(left), names_of(columns, every, products))


def names_of(columns: ProductColumns, places: Sequence[int], shown: Sequence[Product]) -> tuple[str, ...]:
    """Return the ids of the products that decide by their stock which results are shown. For many places, these are the
    shown products and one name for the number of parts in stock.
    """
    some = columns.ids_of(places) if len(places) <= MOST_SORTED else [SOLD_OUT]
    return (*some, *(product.id for product in shown))


def _judged(session: Session, wanted: SearchRequest, found: Found) -> Sequence[int]:
    """Return the found places, what fits the vehicle first."""
    if wanted.vehicle is None:
        return found.places
    return sort_for_vehicle(session, found.columns, wanted.vehicle, found.places, only=wanted.only)


def _load(session: Session, wanted: SearchRequest, columns: ProductColumns, left: Sequence[int]) -> list[Product]:
    shown = cut(columns, left, wanted.filters.narrowing.sort, wanted.limit, wanted.offset)
    return load_products(session, columns.ids_of(shown))


def _find_closest(session: Session, wanted: SearchRequest) -> list[str]:
    """Return the ids of the closest parts, what fits the vehicle first."""
    if wanted.as_typed and (meant := search.find(session, wanted.query)).places:
        return meant.columns.ids_of(_judged(session, wanted, meant)[:CLOSEST])
    return find_closest(session, wanted.query, CLOSEST, wanted.vehicle)
