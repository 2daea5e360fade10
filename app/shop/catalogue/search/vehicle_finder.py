"""The vehicles that typed words mean, such as "vw golf 2016" and "bmw 320d". Each word counts for the models that it
may name, and the models with the highest count are meant. A chooser shows them, so a word that names none is left
out and reported.
"""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from sqlalchemy.orm import Session

from app.contract.catalogue.search import FoundVehicleView, VehicleFinderView
from app.shop.catalogue.search.designations import is_trim, words_meant_by
from app.shop.catalogue.search.named_vehicles import beginning
from app.shop.catalogue.search.spelling import nearest
from app.shop.catalogue.search.terms import MOST_WORDS, YEAR, Term, read_terms, read_word
from app.shop.catalogue.search.trade_synonyms import Synonyms
from app.shop.catalogue.search.vehicle import find_engines, find_named
from app.shop.catalogue.search.words import Engine, Vehicles, VehicleWords, is_of, synonyms_of, vehicles_of
from app.store.database.base import now
from app.store.database.search_text import split_words

MOST = 8
"""Vehicles to choose from."""
EXACT, MEANT, AS_YEAR, BEGUN, MISSPELT = 100, 95, 90, 70, 50
"""How much a word counts for a model, by the way in which it names it."""
HALF_YEAR = re.compile(r"(1[3-9]|[2-9][0-9])[12]")
"""A year as Irish plates and sellers say it: "a 161 Golf" is of 2016."""
Weights = dict[str, int]


@dataclass(frozen=True)
class _Meant:
    """Models in their order, with the year, the engines and the unused words of the query."""

    models: list[VehicleWords]
    unused: list[Term]
    year: int | None = None
    not_made_in: int | None = None
    engines: frozenset[Engine] = frozenset()


def find_vehicles(session: Session, query: str) -> VehicleFinderView:
    """Return the vehicles that typed words mean."""
    vehicles, synonyms = vehicles_of(session), synonyms_of(session)
    weighed = list(_weigh_all(vehicles, synonyms, query))
    models = _heaviest([weights for _term, weights in weighed])
    if not models:
        return VehicleFinderView(vehicles=[], total=0, year=None, not_made_in=None, left_out=None)
    unused = [term for term, weights in weighed if not weights.keys() & models]
    in_order = sorted((vehicles.by_id[each] for each in models), key=lambda each: each.place)
    meant = _narrow_by_engine(vehicles, _narrow_by_year(_Meant(in_order, unused)))
    found = [_describe(each, meant.engines) for each in meant.models[:MOST]]
    return VehicleFinderView(
        vehicles=found,
        total=len(meant.models),
        year=meant.year,
        not_made_in=meant.not_made_in,
        left_out=_as_typed(query, meant.unused),
    )


def find_one(session: Session, words: str) -> FoundVehicleView | None:
    """Return the one model that words mean, None for several."""
    found = find_vehicles(session, words)
    return found.vehicles[0] if found.total == 1 and not found.not_made_in else None


def _weigh_all(vehicles: Vehicles, synonyms: Synonyms, query: str) -> Iterator[tuple[Term, Weights]]:
    """Yield each term with its weight for each model. Words that together name no model are weighed one by one, as in
    "golf-gti".
    """
    terms: list[Term] = []
    for term in read_terms(query, synonyms):
        together = len(term.words) == 1 or is_trim(term) or _weigh(vehicles, synonyms, term)
        terms += [term] if together else [read_word(word, synonyms) for word in term.words]
    for before, term in zip([None, *terms], terms, strict=False):
        yield term, _weigh(vehicles, synonyms, term) | _weigh_joined(vehicles, before, term)


def _weigh(vehicles: Vehicles, synonyms: Synonyms, term: Term) -> Weights:
    exact = find_named(vehicles, term)
    if _year_of(term):
        return dict.fromkeys(exact, AS_YEAR)
    if is_trim(term):
        return dict.fromkeys(exact, EXACT)
    found = dict.fromkeys(_begun(vehicles, term), BEGUN)
    found |= dict.fromkeys(_with_words(vehicles, words_meant_by(vehicles, term)), MEANT)
    found |= dict.fromkeys(exact, EXACT)
    return found or dict.fromkeys(_misspelt(vehicles, synonyms, "".join(term.words)), MISSPELT)


def _weigh_joined(vehicles: Vehicles, before: Term | None, term: Term) -> Weights:
    """Weigh words that are one in the list: "mazda 3"."""
    joined = "".join((*before.words, *term.words)) if before else ""
    return dict.fromkeys(vehicles.by_word.get(joined, ()), EXACT)


def _heaviest(weighed: list[Weights]) -> frozenset[str]:
    """Return the models with the highest total weight. Among equal models, those that the query names earlier are
    returned.
    """
    scores: Counter[str] = Counter()
    for place, weights in enumerate(weighed):
        for model, weight in weights.items():
            scores[model] += weight + MOST_WORDS - place
    most = max(scores.values(), default=0)
    return frozenset(model for model, score in scores.items() if score == most)


def _begun(vehicles: Vehicles, term: Term) -> frozenset[str]:
    """Return the models with a word that begins so."""
    if not term.is_last:
        return frozenset()
    return frozenset().union(*(vehicles.by_word[word] for word in beginning(vehicles, "".join(term.words))))


def _with_words(vehicles: Vehicles, words: tuple[str, ...]) -> frozenset[str]:
    named = (vehicles.by_word.get(word, frozenset()) for word in words)
    return frozenset.intersection(*named) if words else frozenset()


def _misspelt(vehicles: Vehicles, synonyms: Synonyms, word: str) -> set[str]:
    """Return the models of the known word that is nearest to this one. For a word of fewer than 4 letters, a known word
    with two letters swapped is used.
    """
    known = {each: len(models) for each, models in vehicles.by_word.items()}
    swapped = [word[:at] + word[at + 1] + word[at] + word[at + 2 :] for at in range(len(word) - 1)]
    short = [each for each in swapped if each.isalpha() and (each in known or (each,) in synonyms)]
    near = nearest(word, known, frozenset().union(*known)) or (short[0] if short and len(word) < 4 else None)
    return find_named(vehicles, read_word(near, synonyms)) if near else set()


def _year_of(term: Term) -> int | None:
    """Return the year that a term means, such as 2016 for 2016 or 161."""
    whole, half = "".join(term.words), HALF_YEAR.fullmatch("".join(term.words))
    year = int(whole) if YEAR.fullmatch(whole) else 2000 + int(half[1]) if half else None
    return year if year and year <= now().year + 1 else None


def _narrow_by_year(meant: _Meant) -> _Meant:
    said = next(((term, year) for term in meant.unused if (year := _year_of(term))), None)
    if said is None:
        return meant
    term, year = said
    unused = [each for each in meant.unused if each is not term]
    models = [each for each in meant.models if is_of(each, year)]
    return _Meant(models, unused, year=year) if models else _Meant(meant.models, unused, not_made_in=year)


def _narrow_by_engine(vehicles: Vehicles, meant: _Meant) -> _Meant:
    models = {each.model_id for each in meant.models}
    engines: frozenset[Engine] | None = None
    unused: list[Term] = []
    for term in meant.unused:
        named = frozenset(each for each in find_engines(vehicles, term) if each.model_id in models)
        if named := named if engines is None else named & engines:
            engines = named
        else:
            unused.append(term)
    if engines is None:
        return meant
    with_engine = {each.model_id for each in engines}
    left = [each for each in meant.models if each.model_id in with_engine]
    return _Meant(left, unused, meant.year, meant.not_made_in, engines)


def _describe(model: VehicleWords, engines: frozenset[Engine]) -> FoundVehicleView:
    own = [each.engine_id for each in engines if each.model_id == model.model_id]
    name = f"{model.brand} {model.model}"
    return FoundVehicleView.from_row(model, name=name, engine_id=own[0] if len(own) == 1 else None)


def _as_typed(query: str, unused: list[Term]) -> str | None:
    """Return the unused words as they were typed."""
    texts = {word for term in unused for word in term.words}
    words: list[str] = []
    for typed in query.split():
        parts = [each.text for each in split_words(typed)]
        left = [each for each in parts if each in texts]
        words += [typed] if left and left == parts else left
    return " ".join(words) or None
