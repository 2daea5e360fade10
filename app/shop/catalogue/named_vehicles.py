"""Vehicles that a query names, for a link to their parts."""

from dataclasses import dataclass
from urllib.parse import quote

from sqlalchemy.orm import Session

from app.shop.catalogue.search_terms import WHOLE, Term, read_terms
from app.shop.catalogue.search_vehicle import read_vehicle
from app.shop.catalogue.search_words import Vehicle, synonyms_of, vehicles_of

MOST = 3
"""Vehicles that are named."""


@dataclass(frozen=True)
class NamedVehicle:
    """A brand or one of its models, with its path."""

    brand: str
    model: str | None
    years: str | None
    path: str


def name_vehicles(session: Session, query: str) -> list[NamedVehicle]:
    """Return the vehicles that a query names, at most three.

    With a year those of that year, else the newest; a brand where it is meant as a whole. The last word may be the
    beginning of a name.
    """
    terms = read_terms(query, synonyms_of(session))
    models = vehicles_of(session)
    if wanted := read_vehicle(session, terms):
        chosen = set(wanted.model_ids)
        return _shorten(models, chosen)
    named = [each for each in (_named_by(models, term) for term in terms) if each]
    if not named:
        return []
    both = set.intersection(*({each.model_id for each in found} for found in named))
    return _shorten(models, both)


def _named_by(models: list[Vehicle], term: Term) -> list[Vehicle]:
    exact = [each for each in models if _has(each, term, whole=True)]
    return exact or ([each for each in models if _has(each, term, whole=False)] if term.is_last else [])


def _has(vehicle: Vehicle, term: Term, *, whole: bool) -> bool:
    return any(
        all(_is_word(vehicle, word.removesuffix(WHOLE), whole=whole) for word in option) for option in term.options
    )


def _is_word(vehicle: Vehicle, word: str, *, whole: bool) -> bool:
    if word.isdigit() or len(word) == 1:
        return False
    return word in vehicle.words if whole else any(each.startswith(word) for each in vehicle.words)


def _shorten(models: list[Vehicle], chosen: set[str]) -> list[NamedVehicle]:
    """Return the newest of the chosen models.

    Brands in their place where whole brands are meant.
    """
    named = [each for each in models if each.model_id in chosen]
    brands = {each.brand_slug: each.brand for each in named}
    is_whole = len(named) == sum(each.brand_slug in brands for each in models)
    if len(named) > MOST and is_whole:
        return [NamedVehicle(name, None, None, f"/shop/brands/{quote(slug)}") for slug, name in brands.items()][:MOST]
    newest = sorted(named, key=lambda each: each.first_year or 0, reverse=True)
    return [_name(each) for each in newest[:MOST]]


def _name(each: Vehicle) -> NamedVehicle:
    path = f"/shop/brands/{quote(each.brand_slug)}/{quote(each.slug)}"
    return NamedVehicle(each.brand, each.model, each.years, path)
