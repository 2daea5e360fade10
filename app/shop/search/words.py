"""Synonyms, known words and vehicles, by which a query is read.

As last committed, and in memory until the owner writes something.
"""

from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.shop.search.terms import Option, Synonyms
from app.store.search_tables import SearchSynonym, SearchWord
from app.store.search_text import index_words, split_words
from app.store.state import Latest, state_of
from app.store.vehicles import Brand, CarModel

Value = TypeVar("Value")


@dataclass(frozen=True)
class Vehicle:
    """A model with its words, its years and its place."""

    model_id: str
    words: frozenset[str]
    first_year: int | None
    last_year: int | None
    brand: str = ""
    model: str = ""
    years: str | None = None
    brand_slug: str = ""
    slug: str = ""
    place: int = 0


class LatestSynonyms(Latest[Synonyms]):
    """The committed synonyms."""


class LatestWords(Latest[dict[str, int]]):
    """The committed words, each with its number of products."""


@dataclass(frozen=True)
class Vehicles:
    """Every model by its id, in display order.

    Also the ids by each word that names them, and the number of models by the brand's slug.
    """

    by_id: dict[str, Vehicle]
    by_word: dict[str, frozenset[str]]
    brands: Counter[str]


class LatestVehicles(Latest[Vehicles]):
    """The committed models."""


class LatestLetters(Latest[frozenset[str]]):
    """The letters and digits of the committed words."""


class LatestNames(Latest[frozenset[str]]):
    """The committed words of vehicles."""


def synonyms_of(session: Session) -> Synonyms:
    """Return every word with what it also means."""
    return latest(session, LatestSynonyms, _read_synonyms)


def words_of(session: Session) -> dict[str, int]:
    """Return the known words, with their numbers of products.

    Those of names, categories and vehicles.
    """
    return latest(session, LatestWords, lambda fresh: dict(fresh.execute(select(SearchWord.word, SearchWord.df)).all()))


def letters_of(session: Session) -> frozenset[str]:
    """Return the letters and digits that known words are made of."""
    known = words_of(session)
    return latest(session, LatestLetters, lambda _fresh: frozenset().union(*known))


def vehicles_of(session: Session) -> Vehicles:
    """Return every model by its words."""
    return latest(session, LatestVehicles, _group_vehicles)


def vehicle_names(session: Session) -> frozenset[str]:
    """Return the words of all brands and models, without numbers."""
    return latest(session, LatestNames, _read_names)


def latest(session: Session, kind: type[Latest[Value]], read: Callable[[Session], Value]) -> Value:
    """Return the committed value of a kind.

    It is read in a session of its own: the given one may see what is not committed.
    """
    state = state_of(session)

    def make() -> Value:
        with Session(session.get_bind().engine) as fresh:
            return read(fresh)

    return state.of(kind).get(state.version.admin_data_version(), make)


def _read_synonyms(session: Session) -> Synonyms:
    found: defaultdict[Option, list[Option]] = defaultdict(list)
    rows = session.execute(
        select(SearchSynonym.word, SearchSynonym.means, SearchSynonym.both).order_by(SearchSynonym.word)
    )
    for word, means, both in rows:
        one, other = (tuple(each.text for each in split_words(text)) for text in (word, means))
        found[one].append(other)
        if both:
            found[other].append(one)
    return {word: tuple(means) for word, means in found.items()}


def _read_vehicles(session: Session) -> list[Vehicle]:
    names = (Brand.name, CarModel.name, CarModel.year, Brand.slug, CarModel.slug)
    order = (Brand.display_order, Brand.name, CarModel.display_order, CarModel.name, CarModel.id)
    chosen = select(CarModel.id, CarModel.year_from, CarModel.year_to, *names).join(Brand).order_by(*order)
    return [
        Vehicle(model, _words_of(brand, name), first, last, brand, name, years, brand_slug, slug, place)
        for place, (model, first, last, brand, name, years, brand_slug, slug) in enumerate(session.execute(chosen))
    ]


def _words_of(brand: str, model: str) -> frozenset[str]:
    return frozenset(index_words(brand) + index_words(model))


def _group_vehicles(session: Session) -> Vehicles:
    models = _read_vehicles(session)
    by_word: defaultdict[str, set[str]] = defaultdict(set)
    for each in models:
        for word in each.words:
            by_word[word].add(each.model_id)
    ids = {word: frozenset(found) for word, found in by_word.items()}
    return Vehicles({each.model_id: each for each in models}, ids, Counter(each.brand_slug for each in models))


def _read_names(session: Session) -> frozenset[str]:
    return frozenset(word for each in _read_vehicles(session) for word in each.words if not word.isdigit())
