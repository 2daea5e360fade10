"""The parts closest to a search that finds none."""

from sqlalchemy.orm import Session

from app.shop.catalogue.fitment.verdict import FitmentVehicle
from app.shop.catalogue.search.correction import as_part
from app.shop.catalogue.search.designations import without_designations
from app.shop.catalogue.search.fits import sort_for_vehicle
from app.shop.catalogue.search.hits import ForVehicle, find_fitting, find_matching, put_sold_out_last
from app.shop.catalogue.search.search import scope_of
from app.shop.catalogue.search.terms import Term, match_expression, read_terms, read_word
from app.shop.catalogue.search.vehicle import RequestedVehicle, Terms, find_called, read_vehicle
from app.shop.catalogue.search.words import synonyms_of, vehicles_of


def find_closest(session: Session, search: str, most: int, vehicle: FitmentVehicle | None = None) -> list[str]:
    """Return the ids of the products that best match any word of the search. If the search names a car, only its parts
    are returned; otherwise those of the visitor's own car, where some fit it.
    """
    scope, terms = scope_of(session), read_terms(search, synonyms_of(session))
    named = _read_car(session, terms)
    asked = named.others if named else terms
    near = [as_part(session, each) for term in asked for each in (term, *_last_word(session, term))]
    any_word = " OR ".join(f"({match_expression([term])})" for term in near)
    places = find_matching(scope, [f"({any_word})"] if near else [], named.vehicle if named else None)
    if not places and named:
        places = find_fitting(scope, named.vehicle)
    columns, only = scope.columns, named is None
    places = put_sold_out_last(columns, places)
    if vehicle:
        own = sort_for_vehicle(session, columns, vehicle, places, only=only)
        places = own or sort_for_vehicle(session, columns, vehicle, range(len(columns.ids)), only=only)
    return columns.ids_of(places[:most])


def _last_word(session: Session, term: Term) -> list[Term]:
    """Return the last word of several: "mats" of "trunk mats"."""
    return [read_word(term.words[-1], synonyms_of(session))] if len(term.words) > 1 else []


def _read_car(session: Session, terms: Terms) -> RequestedVehicle | None:
    """Return the car of a search, also without year and engine."""
    vehicles = vehicles_of(session)
    if wanted := read_vehicle(session, terms) or without_designations(vehicles, terms):
        return wanted
    models: set[str] = set()
    named: list[Term] = []
    for term in terms:
        found = find_called(vehicles, term)
        if both := found & models if named else found:
            models = both
            named.append(term)
    others = tuple(term for term in terms if term not in named)
    return RequestedVehicle(ForVehicle(sorted(models)), tuple(named), (), others) if named else None
