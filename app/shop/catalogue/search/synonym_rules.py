"""Rules of synonyms: none of itself, none twice, and no ring."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict, Invalid, invalid_field
from app.store.catalogue.search_tables import SearchSynonym
from app.store.database.search_text import split_words

NO_WORDS = "Please enter up to three words of letters or digits"
ITSELF = "A word cannot be a synonym of itself"
RING = "Other synonyms already connect these words"
MOST_WORDS = 3
"""Words of a query that are read as one synonym."""
Words = tuple[str, ...]


def check_synonym(session: Session, synonym: SearchSynonym) -> None:
    """Raise Invalid or Conflict for a synonym that cannot be."""
    word, means = _read(synonym.word, "word"), _read(synonym.means, "means")
    if word == means:
        raise invalid_field("means", ITSELF)
    others = [each for each in session.scalars(select(SearchSynonym)) if each.id != synonym.id]
    if any((_words(each.word), _words(each.means)) == (word, means) for each in others):
        raise Conflict("This synonym already exists", {"word": "This synonym already exists"})
    ways = _ways(others)
    if _leads(ways, means, word) or (synonym.both and _leads(ways, word, means)):
        raise invalid_field("means", RING)


def refuse_restored(session: Session, row: Mapping[str, Any]) -> None:
    """Raise Conflict for a deleted synonym that cannot be restored because of other synonyms."""
    try:
        check_synonym(session, SearchSynonym(**{name: row[name] for name in ("id", "word", "means", "both")}))
    except Invalid as error:
        raise Conflict(f"{row['word']} cannot come back as {row['means']}: {RING.lower()}") from error


def _read(text: str, field: str) -> Words:
    words = _words(text)
    if not 1 <= len(words) <= MOST_WORDS:
        raise invalid_field(field, NO_WORDS)
    return words


def _words(text: str) -> Words:
    return tuple(word.text for word in split_words(text))


def _ways(synonyms: Sequence[SearchSynonym]) -> Mapping[Words, set[Words]]:
    """Return the words that each leads to in one step."""
    ways: defaultdict[Words, set[Words]] = defaultdict(set)
    for each in synonyms:
        word, means = _words(each.word), _words(each.means)
        ways[word].add(means)
        if each.both:
            ways[means].add(word)
    return ways


def _leads(ways: Mapping[Words, set[Words]], start: Words, end: Words) -> bool:
    """Return whether one leads to the other, in any number of steps."""
    seen: set[Words] = set()
    due = [start]
    while due:
        if (each := due.pop()) == end:
            return True
        if each not in seen:
            seen.add(each)
            due.extend(ways.get(each, ()))
    return False
