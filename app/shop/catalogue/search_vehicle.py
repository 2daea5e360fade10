"""The vehicle that a query names with a year: "golf 2016 brakes"."""

import re
from dataclasses import dataclass

from sqlalchemy.orm import Session

from app.shop.catalogue.search_terms import WHOLE, Term
from app.shop.catalogue.search_words import Vehicle, vehicle_names, vehicles_of
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
    models = vehicles_of(session)
    # A Peugeot 2008 has a name that reads as a year.
    unnamed = [year for year in years if not any(_is_named(each, year) for each in models)]
    return _narrow(models, terms, years) or (_narrow(models, terms, unnamed) if unnamed else None)


def _narrow(models: list[Vehicle], terms: tuple[Term, ...], years: list[Term]) -> Wanted | None:
    models = [each for each in models if all(_is_of(each, int(year.words[0])) for year in years)]
    named = list(years)
    for term in terms:
        if term not in years and (narrowed := [each for each in models if _is_named(each, term)]):
            models = narrowed
            named.append(term)
    if len(named) == len(years):
        return None
    return Wanted([each.model_id for each in models], tuple(named), tuple(each for each in terms if each not in named))


def names_vehicle(session: Session, terms: tuple[Term, ...]) -> bool:
    """Return whether a word of the query names a brand or model."""
    names = vehicle_names(session)
    return any(names.intersection(option) for term in terms for option in term.options)


def _is_year(term: Term) -> bool:
    return _YEAR.fullmatch(term.words[0]) is not None and len(term.words) == 1 and int(term.words[0]) <= now().year + 1


def _is_of(vehicle: Vehicle, year: int) -> bool:
    return (vehicle.first_year or year) <= year <= (vehicle.last_year or year)


def _is_named(vehicle: Vehicle, term: Term) -> bool:
    return any(vehicle.words.issuperset(word.removesuffix(WHOLE) for word in option) for option in term.options)
