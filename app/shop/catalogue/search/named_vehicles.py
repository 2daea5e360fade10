"""Vehicles that a query names, for a link to their parts."""

from bisect import bisect_left
from collections.abc import Callable, Iterator
from itertools import islice, takewhile
from urllib.parse import quote

from sqlalchemy.orm import Session

from app.contract.catalogue.search import NamedVehicleView
from app.shop.catalogue.search.designations import without_designations
from app.shop.catalogue.search.terms import Term, read_terms, words_in
from app.shop.catalogue.search.vehicle import find_named, read_vehicle
from app.shop.catalogue.search.words import Vehicles, VehicleWords, synonyms_of, vehicles_of

NONE: frozenset[str] = frozenset()
MOST = 3
"""Vehicles that are named."""


def name_vehicles(session: Session, query: str) -> list[NamedVehicleView]:
    """Return the vehicles that a query names, at most three. With a year, they are vehicles of that year, else the
    newest ones; a brand is returned where a whole brand is meant. The last word may be the beginning of a name.
    """
    terms = read_terms(query, synonyms_of(session))
    vehicles = vehicles_of(session)
    if wanted := read_vehicle(session, terms):
        return _shorten(vehicles, set(wanted.vehicle.model_ids))
    if instead := without_designations(vehicles, terms):
        return _shorten(vehicles, set(instead.vehicle.model_ids))
    named = [ids for ids in (_named_by(vehicles, term) for term in terms) if ids]
    return _shorten(vehicles, _narrow(vehicles, set.intersection(*named), terms)) if named else []


def _narrow(vehicles: Vehicles, chosen: set[str], terms: tuple[Term, ...]) -> set[str]:
    """Return those of all terms, the 3 of "bmw 3 series" too."""
    for term in terms:
        chosen = chosen & find_named(vehicles, term) or chosen
    return chosen


def _named_by(vehicles: Vehicles, term: Term) -> set[str]:
    exact = _find(term, lambda word: vehicles.by_word.get(word, NONE))
    if exact or not term.is_last:
        return exact
    return _find(term, lambda word: NONE.union(*(vehicles.by_word[each] for each in beginning(vehicles, word))))


def beginning(vehicles: Vehicles, word: str) -> Iterator[str]:
    """Return the words that begin with this one."""
    words = vehicles.sorted_words
    return takewhile(lambda each: each.startswith(word), islice(words, bisect_left(words, word), None))


def _find(term: Term, models_of: Callable[[str], frozenset[str]]) -> set[str]:
    """Return the models with every word of one of the options."""
    found: set[str] = set()
    for option in term.options:
        words = words_in(option)
        if not any(word.isdigit() or len(word) == 1 for word in words):
            found |= frozenset.intersection(*(models_of(word) for word in words))
    return found


def _shorten(vehicles: Vehicles, chosen: set[str]) -> list[NamedVehicleView]:
    """Return the newest of the chosen models, or their brands where whole brands are meant."""
    named = sorted((vehicles.by_id[each] for each in chosen), key=lambda each: each.place)
    brands = {each.brand_slug: each.brand for each in named}
    is_whole = len(named) == sum(vehicles.brands[slug] for slug in brands)
    if len(named) > MOST and is_whole:
        return [
            NamedVehicleView(brand=name, model=None, years=None, path=f"/shop/brands/{quote(slug)}")
            for slug, name in islice(brands.items(), MOST)
        ]
    newest = sorted(named, key=lambda each: each.first_year or 0, reverse=True)
    return [_name(each) for each in newest[:MOST]]


def _name(each: VehicleWords) -> NamedVehicleView:
    path = f"/shop/brands/{quote(each.brand_slug)}/{quote(each.slug)}"
    return NamedVehicleView(brand=each.brand, model=each.model, years=each.years, path=path)
