"""Searching the catalogue in the customer's words, by the full-text index."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from sqlalchemy.orm import Session

from app.shop.catalogue.part_numbers import find_by_number
from app.shop.search.columns import Columns, columns_of, hidden_columns_of
from app.shop.search.designations import ModelInstead, describe, without_designations
from app.shop.search.hits import ForVehicle, Scope, find_fitting, find_matching, hits_of
from app.shop.search.spelling import containing, nearest
from app.shop.search.terms import Term, match_expression, read_terms, read_word
from app.shop.search.trade_synonyms import trade_words
from app.shop.search.vehicle import Wanted, names_vehicle, read_vehicle
from app.shop.search.words import letters_of, synonyms_of, vehicles_of, words_of

Terms = tuple[Term, ...]
MOST_PARTIAL = 200
"""Known words that one may stand for as a part of them."""
_OWN_WORDS = "name codes maker category description"
"""Columns of a product's own words: all but the vehicles'."""


@dataclass(frozen=True)
class Within:
    """The searched part of the catalogue.

    A category's name or slug and a subcategory's id, blank for all.
    """

    category: str = ""
    subcategory: str = ""


EVERYWHERE = Within()


@dataclass(frozen=True)
class Found:
    """The places of a search's products in the columns, in their order.

    `corrected` is the query that they are of, where it is another; `narrowed` are words that narrow nothing.
    """

    columns: Columns
    places: Sequence[int]
    corrected: str | None = None
    narrowed: ModelInstead | None = None


def find(session: Session, search: str, within: Within = EVERYWHERE, *, as_typed: bool = False) -> Found:
    """Return the products of a search.

    First those of which it is a whole number. Misspelt words are corrected where nothing has them as they stand, unless
    they are meant as typed.
    """
    scope, terms = _scope_of(session, within), read_terms(search, synonyms_of(session))
    columns, numbered = scope.columns, _find_numbered(scope, search) if terms else []
    places = _find_exact(scope, terms)
    if numbered:
        places = list(dict.fromkeys([*numbered, *places]))
    if places or as_typed:
        return Found(columns, places)
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
    others = _correct(scope, wanted.others)
    places = _find_for_vehicle(scope, replace(wanted, others=others)) if others else []
    said = _write((*wanted.named, *(others or ())))
    return Found(scope.columns, places, said, narrowed) if places else None


def _find_corrected(scope: Scope, terms: Terms) -> Found:
    corrected = _correct(scope, terms)
    places = _find_exact(scope, corrected) if corrected else []
    return Found(scope.columns, places, _write(corrected) if corrected and places else None)


def find_all(session: Session, search: str) -> set[str]:
    """Return the ids of all products with every word, hidden ones too.

    As the search stands, or else corrected.
    """
    every = (Scope(session, columns) for columns in (columns_of(session), hidden_columns_of(session)))
    return {product for scope in every for product in _find_all_of(scope, search)}


def _find_all_of(scope: Scope, search: str) -> set[str]:
    session, terms = scope.session, read_terms(search, synonyms_of(scope.session))
    found = {*_find_words(scope, terms, None), *_find_numbered(scope, search)}
    found = found or {*_find_words(scope, _in_parts(session, terms), None)}
    if not found and (corrected := _correct(scope, terms)):
        found = {*_find_words(scope, corrected, None)}
    return {scope.columns.ids[place] for place in found}


def find_closest(session: Session, search: str, most: int) -> list[str]:
    """Return the ids of the best matches of any word.

    Those of a vehicle that the search names where some fit it.
    """
    scope, terms = _scope_of(session), read_terms(search, synonyms_of(session))
    wanted = read_vehicle(session, terms)
    near = [_as_part(session, term) for term in (wanted.others if wanted else terms)]
    any_word = " OR ".join(f"({match_expression([term])})" for term in near)
    vehicle = wanted.vehicle if wanted else None
    places = find_matching(scope, [f"({any_word})"] if near else [], vehicle)
    if not places and vehicle:
        places = find_fitting(scope, vehicle)
    return scope.columns.ids_of(places[:most])


def finds_any(session: Session, search: str) -> bool:
    """Return whether a search finds a product, as it stands or corrected."""
    return bool(find(session, search).places)


def _scope_of(session: Session, within: Within = EVERYWHERE) -> Scope:
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
        in_parts = replace(wanted, others=_in_parts(scope.session, wanted.others))
        return _find_for_vehicle(scope, wanted) or _find_for_vehicle(scope, in_parts)
    vehicle = ForVehicle() if names_vehicle(scope.session, terms) else None
    places = _find_words(scope, terms, vehicle)
    return places or _find_words(scope, _in_parts(scope.session, terms), vehicle)


def _find_words(scope: Scope, terms: Terms, vehicle: ForVehicle | None) -> Sequence[int]:
    return find_matching(scope, [match_expression([term]) for term in terms], vehicle)


def _find_for_vehicle(scope: Scope, wanted: Wanted) -> Sequence[int]:
    """Return the parts of a vehicle with the other words.

    After them comes what names the vehicle in its own words; what names the engine so comes first.
    """
    others = [match_expression([term]) for term in wanted.others]
    fitting = find_matching(scope, others, wanted.vehicle) if others else find_fitting(scope, wanted.vehicle)
    naming = find_matching(scope, [*_naming(wanted), *others], None)
    if not naming:
        return fitting
    fits = set(fitting) if wanted.engine else set()
    return list(dict.fromkeys([*(at for at in naming if at in fits), *fitting, *naming]))


def _naming(wanted: Wanted) -> list[str]:
    """Return queries for what names a vehicle in its own words.

    An engine's name may be a part's as well: "golf turbo". Then the model need not be among the part's own words.
    """
    own = "" if wanted.engine and not wanted.vehicle.years else _OWN_WORDS
    named = [match_expression([term], own) for term in wanted.named]
    return named + [match_expression([term], _OWN_WORDS) for term in wanted.engine]


def _in_parts(session: Session, terms: Terms) -> Terms:
    """Let each word also stand for known words around it."""
    return tuple(_as_part(session, term) for term in terms)


def _as_part(session: Session, term: Term) -> Term:
    if len(term.words) > 1:
        return term
    known = containing(term.words[0], words_of(session), MOST_PARTIAL)
    return replace(term, options=(*term.options, *((word,) for word in known)))


def _correct(scope: Scope, terms: Terms) -> Terms | None:
    """Return the terms with each unknown word replaced by its nearest.

    None where one has none, or all are known. A vehicle's name and year stay.
    """
    corrected: list[Term] = []
    wanted, known = read_vehicle(scope.session, terms), _known_words(scope.session)
    for term in terms:
        may_err = len(term.words) == 1 and not (wanted and term in (*wanted.named, *wanted.engine))
        unknown = may_err and hits_of(scope, match_expression([term])) == 0
        near = nearest(term.words[0], known, letters_of(scope.session)) if unknown else None
        if unknown and near is None:
            return None
        corrected.append(_respell(scope.session, term, near) if near else term)
    return tuple(corrected) if tuple(corrected) != terms else None


def _known_words(session: Session) -> dict[str, int]:
    """Return the words that may be meant, with their numbers of products."""
    return dict.fromkeys(trade_words(), 0) | words_of(session)


def _respell(session: Session, term: Term, word: str) -> Term:
    # A word of the trade alone is of use by what it also means.
    meant = Term((word,), ((word,),)) if word in words_of(session) else read_word(word, synonyms_of(session))
    return replace(meant, is_last=term.is_last)


def _write(terms: Terms) -> str:
    return " ".join(word for term in terms for word in term.words)
