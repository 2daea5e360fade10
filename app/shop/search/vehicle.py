"""The vehicle that a query names with a year: "golf 2016 brakes"."""

import re
from dataclasses import dataclass

from sqlalchemy.orm import Session

from app.shop.search.terms import WHOLE, Term
from app.shop.search.words import Vehicle, Vehicles, vehicle_names, vehicles_of
from app.store.base import now

_YEAR = re.compile(r"19[5-9][0-9]|20[0-9]{2}")


@dataclass(frozen=True)
class Wanted:
    """The models that a query means.

    `named` are the terms that named them.
    """

    model_ids: list[str]
    named: tuple[Term, ...]
    others: tuple[Term, ...]


def read_vehicle(session: Session, terms: tuple[Term, ...]) -> Wanted | None:
    """Return the vehicle of a query.

    None without a year, or where no model of that year has the words.
    """
    years = [term for term in terms if _is_year(term)]
    if not years:
        return None
    vehicles = vehicles_of(session)
    # A Peugeot 2008 has a name that reads as a year.
    unnamed = [year for year in years if not find_named(vehicles, year)]
    return _narrow(vehicles, terms, years) or (_narrow(vehicles, terms, unnamed) if unnamed else None)


def find_named(vehicles: Vehicles, term: Term) -> set[str]:
    """Return the ids of models with every word of an option."""
    found: set[str] = set()
    for option in term.options:
        words = (vehicles.by_word.get(word.removesuffix(WHOLE), frozenset()) for word in option)
        found |= frozenset.intersection(*words)
    return found


def _narrow(vehicles: Vehicles, terms: tuple[Term, ...], years: list[Term]) -> Wanted | None:
    models: set[str] | None = None
    named = list(years)
    for term in terms:
        found = set() if term in years else find_named(vehicles, term)
        found = found if models is None else found & models
        if of_these_years := {each for each in found if _is_of(vehicles.by_id[each], years)}:
            models = of_these_years
            named.append(term)
    if models is None:
        return None
    return Wanted(sorted(models), tuple(named), tuple(each for each in terms if each not in named))


def names_vehicle(session: Session, terms: tuple[Term, ...]) -> bool:
    """Return whether a word of the query names a brand or model."""
    names = vehicle_names(session)
    return any(names.intersection(option) for term in terms for option in term.options)


def _is_year(term: Term) -> bool:
    return _YEAR.fullmatch(term.words[0]) is not None and len(term.words) == 1 and int(term.words[0]) <= now().year + 1


def _is_of(vehicle: Vehicle, years: list[Term]) -> bool:
    wanted = [int(year.words[0]) for year in years]
    return all((vehicle.first_year or year) <= year <= (vehicle.last_year or year) for year in wanted)
