"""Searching the catalogue in the customer's words, by the full-text index."""

from dataclasses import dataclass, replace

from sqlalchemy.orm import Session

from app.shop.catalogue.catalogue import Listed, list_products, load_products, names_of_category
from app.shop.catalogue.narrowing import EVERYTHING, Narrowing, left_of
from app.shop.catalogue.part_numbers import find_by_number
from app.shop.catalogue.search_common import find_by_rarest
from app.shop.catalogue.search_hits import (
    ForVehicle,
    Hits,
    Within,
    cut,
    find_fitting,
    find_hits,
    is_known,
    matching_ids,
)
from app.shop.catalogue.search_spelling import containing, nearest
from app.shop.catalogue.search_terms import Term, match_expression, read_terms
from app.shop.catalogue.search_vehicle import Wanted, names_vehicle, read_vehicle
from app.shop.catalogue.search_words import synonyms_of, vehicles_of, words_of

Terms = tuple[Term, ...]
MOST_PARTIAL = 200
"""Known words that one may stand for as a part of them."""
_OWN_WORDS = "name codes maker category description"
"""Columns of a product's own words: all but the vehicles'."""
EVERYWHERE = Within()


@dataclass(frozen=True)
class Found:
    """Products of a search.

    `corrected` is the query that they are of, where it is another.
    """

    hits: Hits
    corrected: str | None = None


@dataclass(frozen=True)
class Page:
    """The wanted part of the found products."""

    within: Within = EVERYWHERE
    limit: int | None = None
    offset: int = 0


def search_products(
    session: Session,
    search: str,
    category: str = "",
    *,
    limit: int | None = None,
    offset: int = 0,
    subcategory_id: str = "",
    narrowing: Narrowing = EVERYTHING,
) -> Listed:
    """Return the products that match all words of a search, best first.

    The words may begin a word of name, description, category or a fitting vehicle. A blank search matches everything.
    `limit` products from the `offset`th on, and how many there are in all; those that the narrowing leaves, in its
    order.
    """
    if not search.strip():
        return list_products(session, category, limit, offset, subcategory_id=subcategory_id, narrowing=narrowing)
    names = names_of_category(session, category) if category else [""]
    if not names:
        return Listed([], 0)
    within = Within(names[0], subcategory_id)
    if narrowing != EVERYTHING:
        found = find(session, search, Page(within))
        return _narrow(session, found.hits.ids, narrowing, limit, offset)
    found = find(session, search, Page(within, limit, offset))
    return Listed(load_products(session, found.hits.ids), found.hits.total, found.hits.ordering)


def _narrow(session: Session, ids: list[str], narrowing: Narrowing, limit: int | None, offset: int) -> Listed:
    left = left_of(session, ids, narrowing)
    return Listed(load_products(session, left[offset:][:limit]), len(left), tuple(ids))


def find(session: Session, search: str, page: Page) -> Found:
    """Return the products of a search.

    First those of which it is a whole number. Misspelt words are corrected where nothing has them as they stand.
    """
    if not (terms := read_terms(search, synonyms_of(session))):
        return Found(Hits([], 0))
    if numbered := find_by_number(session, search):
        whole = _find_exact(session, terms, Page(page.within)).ids
        known = set(whole) if page.within != EVERYWHERE else set(numbered)
        first = [each for each in numbered if each in known]
        return Found(cut(list(dict.fromkeys([*first, *whole])), page.limit, page.offset))
    hits = _find_exact(session, terms, page)
    if not hits.total and (corrected := _correct(session, terms)):
        query = " ".join(word for term in corrected for word in term.words)
        return Found(_find_exact(session, corrected, page), query)
    return Found(hits)


def find_all(session: Session, search: str) -> set[str]:
    """Return the ids of all products with every word.

    As the search stands, or else corrected.
    """
    terms = read_terms(search, synonyms_of(session))
    if not terms:
        return set()
    found = matching_ids(session, match_expression(terms)) | set(find_by_number(session, search))
    found = found or matching_ids(session, match_expression(_in_parts(session, terms)))
    if not found and (corrected := _correct(session, terms)):
        return matching_ids(session, match_expression(corrected))
    return found


def find_closest(session: Session, search: str, most: int) -> list[str]:
    """Return the ids of the best matches of any word."""
    terms = [_as_part(session, term) for term in read_terms(search, synonyms_of(session))]
    if not terms:
        return []
    any_word = " OR ".join(f"({match_expression([term])})" for term in terms)
    return find_hits(session, any_word, EVERYWHERE, most, 0).ids


def finds_any(session: Session, search: str) -> bool:
    """Return whether a search finds a product, as it stands or corrected."""
    return find(session, search, Page(limit=1)).hits.total > 0


def _find_exact(session: Session, terms: Terms, page: Page) -> Hits:
    if not terms:
        return Hits([], 0)
    if (wanted := read_vehicle(session, terms)) and (hits := _find_for_vehicle(session, wanted, page)).total:
        return hits
    vehicle = _any_vehicle(session) if names_vehicle(session, terms) else None
    hits = _find_words(session, terms, page, vehicle)
    return hits if hits.total else _find_words(session, _in_parts(session, terms), page, vehicle)


def _find_words(session: Session, terms: Terms, page: Page, vehicle: ForVehicle | None) -> Hits:
    ids = find_by_rarest(session, terms, page.within, vehicle)
    if ids is not None:
        return cut(ids, page.limit, page.offset)
    return find_hits(session, match_expression(terms), page.within, page.limit, page.offset, vehicle=vehicle)


def _any_vehicle(session: Session) -> ForVehicle:
    return ForVehicle(len(vehicles_of(session)))


def _find_for_vehicle(session: Session, wanted: Wanted, page: Page) -> Hits:
    """Return the parts of a vehicle with the other words.

    After them comes what names the vehicle in its own words.
    """
    vehicle = replace(_any_vehicle(session), model_ids=wanted.model_ids)
    others, named = match_expression(wanted.others), match_expression(wanted.named, _OWN_WORDS)
    fitting = (
        _find_words(session, wanted.others, Page(page.within), vehicle)
        if others
        else find_fitting(session, page.within, vehicle)
    )
    naming = find_hits(session, f"{named} AND {others}" if others else named, page.within, None, 0)
    return cut(list(dict.fromkeys([*fitting.ids, *naming.ids])), page.limit, page.offset)


def _in_parts(session: Session, terms: Terms) -> Terms:
    """Let each word also stand for known words around it."""
    return tuple(_as_part(session, term) for term in terms)


def _as_part(session: Session, term: Term) -> Term:
    if len(term.words) > 1:
        return term
    known = containing(term.words[0], words_of(session), MOST_PARTIAL)
    return replace(term, options=(*term.options, *((word,) for word in known)))


def _correct(session: Session, terms: Terms) -> Terms | None:
    """Return the terms with each unknown word replaced by its nearest.

    None where one has none, or all are known. A vehicle's name and year stay.
    """
    corrected: list[Term] = []
    wanted = read_vehicle(session, terms)
    for term in terms:
        means_vehicle = wanted is not None and term in wanted.named
        unknown = not means_vehicle and len(term.words) == 1 and not is_known(session, match_expression([term]))
        near = nearest(term.words[0], words_of(session)) if unknown else None
        if unknown and near is None:
            return None
        corrected.append(replace(term, words=(near,), options=((near,),)) if near else term)
    return tuple(corrected) if tuple(corrected) != terms else None
