"""Engines and trims that no list contains, such as "bmw 320d" and "golf gti". They narrow no results, so a search that
finds nothing with them is answered for their model.
"""

import re
from collections.abc import Iterable
from itertools import takewhile

from app.contract.catalogue.search import NarrowedView
from app.shop.catalogue.search.hits import ForVehicle
from app.shop.catalogue.search.terms import Term
from app.shop.catalogue.search.trade_synonyms import Option
from app.shop.catalogue.search.trims import TRIMS
from app.shop.catalogue.search.vehicle import RequestedVehicle, Terms, find_engines, find_named
from app.shop.catalogue.search.words import Vehicles
from app.store.database.search_text import split_words

SIZE = re.compile(r"[0-7][0-9](tdi|tsi|tfsi|hdi|dci|cdti|d|t|i)?")
"""The size of an engine in decilitres: 20 for 2.0, 20tdi."""
ENGINE_CODE = re.compile(r"ea[0-9]{3}|[bn][1-9][0-9]|s5[0-9]|k2[04]|om6[0-9]{2}|[12]jz|rb2[56]|sr20")
"""Engines that are known by their maker's codes."""
SERIES = re.compile(r"([1-8])[0-9]{2}(?:d|e|i|x|cd|ci|ld|li|td|xd|xi)")
FAST_SERIES = re.compile(r"m([1-8])(?:[0-9]{2}[di])?")
"""BMW's M3 and M140i."""
FAST_AUDI = re.compile(r"(?:r?s([1-8])|r?s(q[1-8]))")
"""Audi's S3, RS3 and RSQ3."""
BARE_SERIES = re.compile(r"([1-8])(?:[0-9]{2}|er|series)")
"""BMW's 320 without its letter, which may be another number."""
CLASS = re.compile(r"(cla|cls|gla|glb|glc|gle|[abceglsv])(?:[0-9]{3}|35|43|45|53|55|63|65)(?:cdi|d|e|h|k)?")
GENERATIONS = {"i": "mk1", "v": "mk5", "x": "mk10"}
"""Single letters, which mean other things in a search; the synonyms have the rest."""


def without_designations(vehicles: Vehicles, terms: Terms) -> RequestedVehicle | None:
    """Return the model that a query names, without its engine or trim. Returns None when nothing is left out or no
    model is named.
    """
    left_out = [term for term in terms if is_trim(term) or _model_words(vehicles, term)]
    models: frozenset[str] | None = None
    named: list[Term] = []
    for term in terms:
        if found := _models_of(vehicles, term, left_out).intersection(*([] if models is None else [models])):
            models = found
            named += [] if term in left_out else [term]
    if not left_out or models is None or _is_listed(vehicles, left_out, models):
        return None
    others = tuple(term for term in terms if term not in named and term not in left_out)
    return RequestedVehicle(ForVehicle(sorted(models)), tuple(named), (), others)


def describe(vehicles: Vehicles, wanted: RequestedVehicle, terms: Terms, query: str) -> NarrowedView:
    """Return the words left out of a query, and the model instead."""
    used = {word for term in (*wanted.named, *wanted.others) for word in term.words}
    unused = {word for term in terms for word in term.words} - used
    words = [word for word in query.split() if {each.text for each in split_words(word)} & unused]
    return NarrowedView(words=" ".join(words), model=_name(vehicles, wanted.vehicle.model_ids))


def words_meant_by(vehicles: Vehicles, term: Term) -> Option:
    """Return the words of a model that a term means in a vehicle chooser. A chooser also reads 7 as "mk7", V as "mk5"
    and 320 as "3 series", which can have another meaning in a search.
    """
    whole = "".join(term.words)
    generation = GENERATIONS.get(whole) or f"mk{whole}"
    if generation in vehicles.by_word:
        return (generation,)
    bare = BARE_SERIES.fullmatch(whole)
    return _model_words(vehicles, term) or ((bare[1], "series") if bare else ())


def _models_of(vehicles: Vehicles, term: Term, left_out: list[Term]) -> frozenset[str]:
    if term not in left_out:
        return frozenset(find_named(vehicles, term))
    words = _model_words(vehicles, term)
    return frozenset.intersection(*(vehicles.by_word[word] for word in words)) if words else frozenset()


def _is_listed(vehicles: Vehicles, terms: list[Term], models: frozenset[str]) -> bool:
    """Return whether an engine of the models has all of these words. In that case the search was already narrowed by
    it.
    """
    sets = [{each.engine_id for each in find_engines(vehicles, term) if each.model_id in models} for term in terms]
    return bool(set.intersection(*sets))


def is_trim(term: Term) -> bool:
    """Return whether it is a trim, or an engine's size or code."""
    whole = "".join(term.words)
    return whole in TRIMS or SIZE.fullmatch(whole) is not None or ENGINE_CODE.fullmatch(whole) is not None


def _model_words(vehicles: Vehicles, term: Term) -> Option | None:
    """Return a model's words for an engine's name.

    "3 series" for BMW's 320d and M3, "a3" for Audi's S3, "c class" for Mercedes' C220, "glc" for GLC220.
    None where the shop lists no such model.
    """
    words = _words_for("".join(term.words))
    return words if words and all(word in vehicles.by_word for word in words) else None


def _words_for(whole: str) -> Option | None:
    if series := SERIES.fullmatch(whole) or FAST_SERIES.fullmatch(whole):
        return (series[1], "series")
    if audi := FAST_AUDI.fullmatch(whole):
        return (audi[2] or f"a{audi[1]}",)
    kind = CLASS.fullmatch(whole)
    return _class_words(kind[1]) if kind else None


def _class_words(kind: str) -> Option:
    return (kind, "class") if len(kind) == 1 else (kind,)


def _name(vehicles: Vehicles, model_ids: Iterable[str]) -> str:
    """Return the name that the models share: "Volkswagen Golf"."""
    chosen = [vehicles.by_id[each] for each in model_ids]
    brands = {each.brand for each in chosen}
    alike = takewhile(lambda words: len(set(words)) == 1, zip(*(each.model.split() for each in chosen), strict=False))
    model = " ".join(words[0] for words in alike)
    return " ".join([*(brands if len(brands) == 1 else ()), *([model] if model else ())])
