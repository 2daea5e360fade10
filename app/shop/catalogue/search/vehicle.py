"""The vehicle that a query names by brand, model, year and engine, such as "golf 2016" or "golf 2.0 tdi"."""

from dataclasses import dataclass

from sqlalchemy.orm import Session

from app.shop.catalogue.search.hits import ForVehicle
from app.shop.catalogue.search.terms import YEAR, Term, words_in
from app.shop.catalogue.search.trade_synonyms import WHOLE, Option
from app.shop.catalogue.search.words import Engine, Vehicles, VehicleWords, is_of, vehicle_names, vehicles_of
from app.store.database.base import now
from app.store.database.search_text import index_words

Terms = tuple[Term, ...]


@dataclass(frozen=True)
class RequestedVehicle:
    """The vehicle that a query means. `named` are the terms that named it by brand, model and year; `engine` are the
    terms that named its engine.
    """

    vehicle: ForVehicle
    named: Terms
    engine: Terms
    others: Terms


def read_vehicle(session: Session, terms: Terms) -> RequestedVehicle | None:
    """Return the vehicle that a query names. Returns None without a year or an engine, and when no model of that year,
    or with that engine, has the words.
    """
    vehicles = vehicles_of(session)
    years = [term for term in terms if _is_year(term)]
    if not years and not _names_engine(vehicles, terms):
        return None
    # A Peugeot 2008 has a name that reads as a year.
    unnamed = [year for year in years if not find_named(vehicles, year)]
    return _narrow(vehicles, terms, years) or (_narrow(vehicles, terms, unnamed) if unnamed != years else None)


def find_named(vehicles: Vehicles, term: Term) -> set[str]:
    """Return the ids of models with every word of an option."""
    found: set[str] = set()
    for option in term.options:
        words = (vehicles.by_word.get(word, frozenset()) for word in words_in(option))
        found |= frozenset.intersection(*words)
    return found


def find_called(vehicles: Vehicles, term: Term) -> set[str]:
    """Return the models that a word names by the brand or the first word of the model. For example, "Transit" names a
    Transit Custom, but "custom" does not.
    """
    named = (vehicles.by_id[each] for each in find_named(vehicles, term))
    words = {word for option in term.options for word in words_in(option) if len(option) > 1 or _may_call(word)}
    return {each.model_id for each in named if not words.isdisjoint(_calls(each))}


def _may_call(word: str) -> bool:
    return len(word) > 1 and not word.isdigit()


def _calls(vehicle: VehicleWords) -> list[str]:
    return [*index_words(vehicle.brand), *index_words(" ".join(vehicle.model.split()[:1]))]


def names_vehicle(session: Session, terms: Terms) -> bool:
    """Return whether a word names a brand, a model or an engine."""
    names = vehicle_names(session)
    return any(names.intersection(words_in(option)) for term in terms for option in term.options)


def _narrow(vehicles: Vehicles, terms: Terms, years: list[Term]) -> RequestedVehicle | None:
    asked = [int(year.words[0]) for year in years]
    of_years = [vehicles.of_year(year) for year in asked]
    models: frozenset[str] | None = None
    named = list(years)
    for term in terms:
        found = frozenset() if term in years else frozenset(find_named(vehicles, term))
        if found := found.intersection(*of_years, *([] if models is None else [models])):
            models = found
            named.append(term)
    engines, engine = _narrow_engines(vehicles, [term for term in terms if term not in named], models, asked)
    if engines:
        models = frozenset(each.model_id for each in engines)
    if models is None or not (years or engines):
        return None
    vehicle = ForVehicle(sorted(models), sorted(each.engine_id for each in engines), asked)
    others = tuple(each for each in terms if each not in named and each not in engine)
    return RequestedVehicle(vehicle, tuple(named), engine, others)


def _narrow_engines(
    vehicles: Vehicles, terms: list[Term], models: frozenset[str] | None, years: list[int]
) -> tuple[frozenset[Engine], Terms]:
    """Return the models' engines that the terms name, and these terms. Without a model, the terms must contain a
    number, because "turbo" by itself is a part.
    """
    engines: frozenset[Engine] = frozenset()
    named: list[Term] = []
    for term in terms:
        found = find_engines(vehicles, term)
        found = found & engines if named else {each for each in found if models is None or each.model_id in models}
        if found := {each for each in found if all(is_of(each, year) for year in years)}:
            engines = frozenset(found)
            named.append(term)
    if models is None and not any(letter.isdigit() for term in named for word in term.words for letter in word):
        return frozenset(), ()
    return engines, tuple(named)


def _names_engine(vehicles: Vehicles, terms: Terms) -> bool:
    return bool(vehicles.engines) and any(find_engines(vehicles, term) for term in terms)


def find_engines(vehicles: Vehicles, term: Term) -> set[Engine]:
    """Return the engines with every word of an option."""
    found: set[Engine] = set()
    for option in term.options:
        if _may_name_engine(option):
            words = (vehicles.engines.get(word.removesuffix(WHOLE), frozenset()) for word in option)
            found |= frozenset.intersection(*words)
    return found


def _may_name_engine(option: Option) -> bool:
    """Return whether it is more than a size, count or generation."""
    return len(option) > 1 or not (option[0].isdigit() or len(option[0]) == 1)


def _is_year(term: Term) -> bool:
    return YEAR.fullmatch(term.words[0]) is not None and len(term.words) == 1 and int(term.words[0]) <= now().year + 1
