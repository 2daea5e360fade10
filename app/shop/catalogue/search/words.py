"""The synonyms, known words and vehicles with which a query is read. They hold the last committed state, and stay in
memory until the owner writes something.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TypeVar

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.shop.catalogue.search.trade_synonyms import Option, Synonyms, read_trade_synonyms
from app.store.catalogue.search_tables import SearchSynonym, SearchWord
from app.store.catalogue.vehicles import Brand, CarEngine, CarModel
from app.store.database.search_text import engine_words, index_words, split_words
from app.store.database.state import Latest, state_of

Value = TypeVar("Value")


@dataclass(frozen=True)
class VehicleWords:
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
    brand_id: str = ""


class LatestSynonyms(Latest[Synonyms]):
    """The committed synonyms."""


class LatestWords(Latest[dict[str, int]]):
    """The committed words, each with its number of products."""


@dataclass(frozen=True)
class Engine:
    """An engine of a model, with its years."""

    engine_id: str
    model_id: str
    first_year: int | None
    last_year: int | None


def is_of(vehicle: VehicleWords | Engine, year: int) -> bool:
    """Return whether a model, or an engine, is of a year."""
    return (vehicle.first_year or year) <= year <= (vehicle.last_year or year)


@dataclass(frozen=True)
class Vehicles:
    """All models by id, in display order. It also holds the model ids by each word that names them, the number of
    models by brand slug, and the engines by each of their words.
    """

    by_id: dict[str, VehicleWords]
    by_word: dict[str, frozenset[str]]
    brands: Counter[str]
    engines: Mapping[str, frozenset[Engine]]
    _of_year: dict[int, frozenset[str]] = field(default_factory=dict)

    @cached_property
    def sorted_words(self) -> list[str]:
        """The words of all models, for those that begin alike."""
        return sorted(self.by_word)

    def of_year(self, year: int) -> frozenset[str]:
        """Return the ids of the models of a year."""
        if year not in self._of_year:
            self._of_year[year] = frozenset(each for each, vehicle in self.by_id.items() if is_of(vehicle, year))
        return self._of_year[year]


class LatestVehicles(Latest[Vehicles]):
    """The committed models."""


class LatestLetters(Latest[frozenset[str]]):
    """The letters and digits of the committed words."""


class LatestNames(Latest[frozenset[str]]):
    """The committed words of vehicles."""


def synonyms_of(session: Session) -> Synonyms:
    """Return every word with its further meanings, both those that the owner entered and those of the trade."""
    return latest(session, LatestSynonyms, _read_synonyms)


def words_of(session: Session) -> dict[str, int]:
    """Return the known words of names, categories and vehicles, each with its number of products."""
    return latest(session, LatestWords, lambda fresh: dict(fresh.execute(select(SearchWord.word, SearchWord.df)).all()))


def letters_of(session: Session) -> frozenset[str]:
    """Return the letters and digits that known words are made of."""
    known = words_of(session)
    return latest(session, LatestLetters, lambda _fresh: frozenset().union(*known))


def vehicles_of(session: Session) -> Vehicles:
    """Return every model by its words."""
    return latest(session, LatestVehicles, _group_vehicles)


def vehicle_names(session: Session) -> frozenset[str]:
    """Return the words of all brands, models and engines, without numbers."""
    vehicles = vehicles_of(session)
    return latest(session, LatestNames, lambda _fresh: _names_in(vehicles))


def latest(session: Session, kind: type[Latest[Value]], read: Callable[[Session], Value]) -> Value:
    """Return the committed value of a kind. It is read in a separate session, because the given session may see
    uncommitted changes.
    """
    state = state_of(session)

    def make() -> Value:
        with Session(session.get_bind().engine) as fresh:
            return read(fresh)

    return state.of(kind).get(state.version.admin_data_version(), make)


def _names_in(vehicles: Vehicles) -> frozenset[str]:
    return frozenset(word for word in (*vehicles.by_word, *vehicles.engines) if not word.isdigit())


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
    for words, others in read_trade_synonyms().items():
        found[words] += [each for each in others if each not in found[words]]
    return {word: tuple(means) for word, means in found.items()}


def _read_vehicles(session: Session) -> list[VehicleWords]:
    names = (Brand.name, CarModel.name, CarModel.year, Brand.slug, CarModel.slug, Brand.id)
    order = (Brand.display_order, Brand.name, CarModel.display_order, CarModel.name, CarModel.id)
    chosen = select(CarModel.id, CarModel.year_from, CarModel.year_to, *names).join(Brand).order_by(*order)
    return [
        VehicleWords(model, _words_of(brand, name), first, last, brand, name, years, brand_slug, slug, place, brand_id)
        for place, (model, first, last, brand, name, years, brand_slug, slug, brand_id) in enumerate(
            session.execute(chosen)
        )
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
    brands = Counter(each.brand_slug for each in models)
    return Vehicles({each.model_id: each for each in models}, ids, brands, _read_engines(session))


def _read_engines(session: Session) -> dict[str, frozenset[Engine]]:
    """Return the engines by each of their words."""
    by_word: defaultdict[str, set[Engine]] = defaultdict(set)
    for each in session.scalars(select(CarEngine)):
        engine = Engine(each.id, each.model_id, each.year_from, each.year_to)
        for word in engine_words(each.name, each.code):
            by_word[word].add(engine)
    return {word: frozenset(found) for word, found in by_word.items()}
