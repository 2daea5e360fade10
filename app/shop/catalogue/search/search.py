"""Searching the catalogue in the customer's words, by the full-text index."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from sqlalchemy.orm import Session

from app.contract.catalogue.search import NarrowedView
from app.shop.catalogue.products.part_numbers import find_by_number
from app.shop.catalogue.search.bit_sets import ManyPlaces
from app.shop.catalogue.search.columns import ProductColumns, columns_of, hidden_columns_of
from app.shop.catalogue.search.correction import correct, in_parts, write_terms
from app.shop.catalogue.search.designations import describe, without_designations
from app.shop.catalogue.search.hits import ForVehicle, Scope, find_fitting, find_matching, put_sold_out_last
from app.shop.catalogue.search.terms import match_expression, read_terms
from app.shop.catalogue.search.vehicle import RequestedVehicle, Terms, find_called, names_vehicle, read_vehicle
from app.shop.catalogue.search.words import synonyms_of, vehicles_of

_OWN_WORDS = "name codes maker category description"
"""Columns of a product's own words: all but the vehicles'."""
_NAMING_WORDS = "name maker category vehicles"
"""Columns whose words say what a product is, and for which cars."""


@dataclass(frozen=True)
class Within:
    """The part of the catalogue that is searched. It is given by the name or slug of a category and the id of a
    subcategory, both blank for the whole catalogue.
    """

    category: str = ""
    subcategory: str = ""


EVERYWHERE = Within()


@dataclass(frozen=True)
class Found:
    """The products that a search found, as ordered places in the columns. `corrected` is the query that they match, if
    it differs from the given one. `narrowed` names the words that narrow nothing.
    """

    columns: ProductColumns
    places: Sequence[int]
    corrected: str | None = None
    narrowed: NarrowedView | None = None


def find(session: Session, search: str, within: Within = EVERYWHERE, *, as_typed: bool = False) -> Found:
    """Return the products of a search.

    First those of which it is a whole number, last what is sold out. Misspelt words are corrected where nothing has
    them as they stand, unless they are meant as typed.
    """
    scope, terms = scope_of(session, within), read_terms(search, synonyms_of(session))
    numbered = _find_numbered(scope, search) if terms else []
    found = _find_words_of(scope, terms, search, corrects=not (numbered or as_typed))
    places = put_sold_out_last(scope.columns, found.places)
    return replace(found, places=list(dict.fromkeys([*numbered, *places])) if numbered else places)


def _find_words_of(scope: Scope, terms: Terms, search: str, *, corrects: bool) -> Found:
    places = _find_exact(scope, terms)
    if places or not corrects:
        return Found(scope.columns, places)
    return _find_for_model(scope, terms, search) or _find_corrected(scope, terms)


def _find_for_model(scope: Scope, terms: Terms, search: str) -> Found | None:
    """Return what fits the model where its engine is not listed."""
    vehicles = vehicles_of(scope.session)
    wanted = without_designations(vehicles, terms)
    if wanted is None:
        return None
    narrowed = describe(vehicles, wanted, terms, search)
    if places := _find_for_vehicle(scope, wanted):
        return Found(scope.columns, places, narrowed=narrowed)
    others = correct(scope, wanted.others)
    places = _find_for_vehicle(scope, replace(wanted, others=others)) if others else []
    said = write_terms((*wanted.named, *(others or ())))
    return Found(scope.columns, places, said, narrowed) if places else None


def _find_corrected(scope: Scope, terms: Terms) -> Found:
    corrected = correct(scope, terms)
    places = _find_exact(scope, corrected) if corrected else []
    return Found(scope.columns, places, write_terms(corrected) if corrected and places else None)


def find_all(session: Session, search: str) -> set[str]:
    """Return the ids of all products that have every word, hidden products included. The search is tried as typed
    first, and corrected if that finds nothing.
    """
    every = (Scope(session, columns) for columns in (columns_of(session), hidden_columns_of(session)))
    return {product for scope in every for product in _find_all_of(scope, search)}


def _find_all_of(scope: Scope, search: str) -> set[str]:
    session, terms = scope.session, read_terms(search, synonyms_of(scope.session))
    found = {*_find_words(scope, terms, None), *_find_numbered(scope, search)}
    found = found or {*_find_words(scope, in_parts(session, terms), None)}
    if not found and (corrected := correct(scope, terms)):
        found = {*_find_words(scope, corrected, None)}
    return {scope.columns.ids[place] for place in found}


def finds_any(session: Session, search: str) -> bool:
    """Return whether a search finds a product, as typed or corrected."""
    return bool(find(session, search).places)


def scope_of(session: Session, within: Within = EVERYWHERE) -> Scope:
    """Return the searched products."""
    columns = columns_of(session)
    return Scope(session, columns, columns.flags_of(within.category, within.subcategory))


def _find_numbered(scope: Scope, search: str) -> list[int]:
    """Return the products with this whole number, in stock first."""
    columns = scope.columns
    found = columns.places_of(find_by_number(scope.session, search))
    return sorted(
        (at for at in found if scope.within is None or scope.within[at]), key=lambda at: (not columns.in_stock[at], at)
    )


def _find_exact(scope: Scope, terms: Terms) -> Sequence[int]:
    if wanted := read_vehicle(scope.session, terms):
        # By words alone, what fits the model and the years or the engine of another one would be found too.
        partly = replace(wanted, others=in_parts(scope.session, wanted.others))
        return _find_for_vehicle(scope, wanted) or _find_for_vehicle(scope, partly)
    vehicle = ForVehicle() if names_vehicle(scope.session, terms) else None
    places = _find_words(scope, terms, vehicle)
    return _put_cars_first(scope, terms, places) or _find_words(scope, in_parts(scope.session, terms), vehicle)


def _put_cars_first(scope: Scope, terms: Terms, places: Sequence[int]) -> Sequence[int]:
    """Put parts of named cars before texts that mention these."""
    vehicles = vehicles_of(scope.session)
    called = [match_expression([term], _NAMING_WORDS) for term in terms if find_called(vehicles, term)]
    first = find_matching(scope, called, None)
    if isinstance(places, ManyPlaces) or isinstance(first, ManyPlaces):
        return places
    own = set(first)
    return [*(at for at in places if at in own), *(at for at in places if at not in own)]


def _find_words(scope: Scope, terms: Terms, vehicle: ForVehicle | None) -> Sequence[int]:
    return find_matching(scope, [match_expression([term]) for term in terms], vehicle)


def _find_for_vehicle(scope: Scope, wanted: RequestedVehicle) -> Sequence[int]:
    """Return the parts of a vehicle that match the other words. They are followed by products that name the vehicle in
    their own words; those that also name the engine and fit are first.
    """
    others = [match_expression([term]) for term in wanted.others]
    fitting = find_matching(scope, others, wanted.vehicle) if others else find_fitting(scope, wanted.vehicle)
    naming = find_matching(scope, [*_naming(wanted), *others], None)
    if not naming:
        return fitting
    fits = set(fitting) if wanted.engine else set()
    return list(dict.fromkeys([*(at for at in naming if at in fits), *fitting, *naming]))


def _naming(wanted: RequestedVehicle) -> list[str]:
    """Return the index queries for products that name a vehicle in their own words. The name of an engine may also name
    a part, as in "golf turbo". In that case the model need not be among the part's own words.
    """
    own = "" if wanted.engine and not wanted.vehicle.years else _OWN_WORDS
    named = [match_expression([term], own) for term in wanted.named]
    return named + [match_expression([term], _OWN_WORDS) for term in wanted.engine]
