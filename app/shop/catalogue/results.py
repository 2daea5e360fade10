"""Results of a search: narrowed, ordered, with facets and what is near."""

from dataclasses import dataclass, field

from sqlalchemy.orm import Session

from app.shop.catalogue import search
from app.shop.catalogue.catalogue import load_products
from app.shop.catalogue.named_vehicles import NamedVehicle, name_vehicles
from app.shop.catalogue.search import Page
from app.shop.catalogue.search_facets import Facets, Facts, Filters, in_order, narrow, read_facts
from app.shop.catalogue.vehicle_lists import add_fits, place
from app.shop.fitment.judging import judge_products
from app.shop.fitment.verdict import FITTING, Vehicle
from app.store.catalogue import Product

CLOSEST = 8
"""Parts that are shown where nothing is found."""
BEST = {"", "best"}


@dataclass(frozen=True)
class Wanted:
    """A search as a visitor asks for it.

    With `only` what does not fit the vehicle is left out.
    """

    query: str
    filters: Filters = field(default_factory=Filters)
    vehicle: Vehicle | None = None
    only: bool = False
    limit: int = 24
    offset: int = 0


@dataclass(frozen=True)
class Results:
    """Products of a search with all that is said beside them.

    `names` are the ids whose stock decides what is shown.
    """

    query: str
    corrected: str | None
    products: list[Product]
    total: int
    facets: Facets
    vehicles: list[NamedVehicle]
    closest: list[Product]
    names: tuple[str, ...]


def find_results(session: Session, wanted: Wanted) -> Results:
    """Return the wanted part of a search's products.

    The closest ones where no product has all of the words.
    """
    found = search.find(session, wanted.query, Page())
    closest = [] if found.hits.total else search.find_closest(session, wanted.query, CLOSEST)
    left, facets = narrow(session, _judged(session, wanted, found.hits.ids), wanted.filters)
    ordered = in_order(left, wanted.filters.narrowing.sort)
    products = load_products(session, [each.id for each in ordered[wanted.offset :][: wanted.limit]])
    near = load_products(session, closest)
    if wanted.vehicle:
        add_fits(session, wanted.vehicle, [*products, *near])
    return Results(
        wanted.query,
        found.corrected,
        products,
        len(left),
        facets,
        name_vehicles(session, found.corrected or wanted.query),
        near,
        (*found.hits.ids, *closest),
    )


def _judged(session: Session, wanted: Wanted, ids: list[str]) -> list[Facts]:
    """Return the found products, what fits the vehicle first."""
    found = read_facts(session, ids)
    vehicle = wanted.vehicle
    if vehicle is None:
        return found
    fits = judge_products(session, vehicle, ids)
    if wanted.only:
        found = [each for each in found if fits[each.id].verdict in FITTING]
    return sorted(found, key=lambda each: place(vehicle, fits[each.id], sold_out=False)[0])
