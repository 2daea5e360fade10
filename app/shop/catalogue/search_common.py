"""Words that most products have, which the index is not asked for.

They tell no product from another, but the index reads all products for each of them. The words beside each row, of
names, categories, makers and vehicles, say at once that it has them.
"""

from collections.abc import Sequence

from sqlalchemy import func, select, text
from sqlalchemy.orm import Session

from app.shop.catalogue.search_hits import (
    MOST_SORTED,
    ForVehicle,
    Hit,
    Within,
    count_some,
    find_matching,
    in_order,
    matching_ids,
    parameters,
)
from app.shop.catalogue.search_terms import WHOLE, Option, Term, match_expression
from app.shop.catalogue.search_words import CommonWords, latest, words_of
from app.store.search_tables import SearchRow

Terms = Sequence[Term]
LOOKED_AT = 100
"""Products of the catalogue's beginning in which common words are looked for."""
_FIRST = text(
    "SELECT p.id, r.words FROM products p CROSS JOIN product_search_rows r ON r.product_id = p.id"
    " ORDER BY p.featured DESC, p.created_at DESC, p.name, p.id LIMIT :most"
)


def common_words(session: Session) -> tuple[str, ...]:
    """Return the known words of more than half of many products."""
    return latest(session, CommonWords, _read_common)


def find_by_rarest(session: Session, terms: Terms, within: Within, vehicle: ForVehicle | None) -> list[str] | None:
    """Return the matching products, looked up by their rare words alone.

    None where no word is common, or none rare enough to lead to few products.
    """
    words = common_words(session)
    common = [term for term in terms if words and _begins_one(term, words)]
    rare = [term for term in terms if term not in common]
    match, given = match_expression(rare), parameters(within, vehicle)
    if not common or not rare or (not given["models"] and count_some(session, match) > MOST_SORTED):
        return None
    return in_order(_with_all(session, find_matching(session, match, given), common, terms))


def find_first(session: Session, terms: Terms, most: int) -> list[str] | None:
    """Return the first products of the catalogue that have only common words.

    None where a word is not common, or too few of the first ones have all.
    """
    words = common_words(session)
    if not words or not terms or not all(_begins_one(term, words) for term in terms):
        return None
    wanted = [[_patterns(option) for option in term.options] for term in terms]
    rows = session.execute(_FIRST, {"most": LOOKED_AT}).all()
    found = [product for product, own in rows if _has_all(f" {own} ", wanted)][:most]
    return found if len(found) == most else None


def _read_common(session: Session) -> tuple[str, ...]:
    least = max(MOST_SORTED, (session.scalar(select(func.count()).select_from(SearchRow)) or 0) // 2)
    return tuple(word for word, count in words_of(session).items() if count > least)


def _begins_one(term: Term, words: Sequence[str]) -> bool:
    return len(term.words) == 1 and any(word.startswith(term.words[0]) for word in words)


def _with_all(session: Session, rows: list[Hit], common: Terms, terms: Terms) -> list[Hit]:
    """Return the rows that also have the common words.

    The index is asked for those alone whose words beside it lack one: it may stand in a description.
    """
    wanted = [[_patterns(option) for option in term.options] for term in common]
    proved = {row[0] for row in rows if _has_all(f" {row[-1]} ", wanted)}
    if len(proved) < len(rows):
        proved |= matching_ids(session, match_expression(terms))
    return [row for row in rows if row[0] in proved]


def _patterns(option: Option) -> list[str]:
    return [f" {word.replace(WHOLE, ' ')}" for word in option]


def _has_all(words: str, wanted: list[list[list[str]]]) -> bool:
    """Return whether of each term's options one has all its words there."""
    return all(any(all(each in words for each in option) for option in options) for options in wanted)
