"""Searching the catalogue in the customer's words.

Done in Python, because SQLite folds no accents. The searchable texts stay in memory, folded, until the owner
writes something: an order changes no text, and folding costs a hundred times more than looking.
"""

import unicodedata
from collections import defaultdict
from dataclasses import dataclass

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.shop.catalogue.catalogue import Listed, list_products, load_products, names_of_category
from app.store.catalogue import Product
from app.store.state import Latest, state_of
from app.store.vehicles import Brand, CarModel, Fitment


@dataclass(frozen=True)
class Wish:
    """A search query, folded: the whole phrase and its distinct words."""

    phrase: str
    words: frozenset[str]


@dataclass(frozen=True)
class Searchable:
    """A product's searchable text, folded: its name, and all of its text."""

    product_id: str
    category: str
    subcategory_id: str | None
    name: str
    everything: str


def search_products(
    session: Session,
    search: str,
    category: str = "",
    *,
    limit: int | None = None,
    offset: int = 0,
    subcategory_id: str = "",
) -> Listed:
    """Return the products that match all words of a search, best first.

    The words may stand in name, description, category or a fitting vehicle. A search without a word matches everything.
    Equally good ones keep the catalogue's order. `limit` products from the `offset`th on, and how many there are in
    all.
    """
    words = fold(search).split()
    if not words:
        return list_products(session, category, limit, offset, subcategory_id=subcategory_id)
    texts = _searchables(session)
    if category:
        names = names_of_category(session, category)
        texts = [text for text in texts if text.category in names]
    if subcategory_id:
        texts = [text for text in texts if text.subcategory_id == subcategory_id]
    wish = Wish(" ".join(words), frozenset(words))
    graded = [(grade, text.product_id) for text in texts if (grade := _grade(text, wish))]
    found = [product_id for _grade, product_id in sorted(graded, key=lambda pair: -pair[0])]
    return Listed(load_products(session, found[offset:][:limit]), len(found))


def searchable_texts(session: Session) -> list[str]:
    """Return the folded searchable text of each product."""
    return [text.everything for text in _searchables(session)]


def fold(text: str) -> str:
    """The text without case and accents: "Škoda" is "skoda"."""
    folded = text.casefold()
    if folded.isascii():
        return folded
    return "".join(letter for letter in unicodedata.normalize("NFKD", folded) if not unicodedata.combining(letter))


def _grade(text: Searchable, wish: Wish) -> float:
    """Return how well a text matches, 0 for not at all.

    The phrase in the name counts most, then words in the name, then the phrase elsewhere.
    """
    if not all(word in text.everything for word in wish.words):
        return 0
    named = sum(word in text.name for word in wish.words) / len(wish.words)
    return 1 + 4 * (wish.phrase in text.name) + 2 * named + 1 * (wish.phrase in text.everything)


class Searchables(Latest[list[Searchable]]):
    """The committed searchable products in the catalogue's order."""


def _searchables(session: Session) -> list[Searchable]:
    state = state_of(session)
    return state.of(Searchables).get(state.version.admin_data_version(), lambda: _read_committed(session))


def _read_committed(session: Session) -> list[Searchable]:
    """Read the search index's products in a session of its own.

    The given one may see an older state, or one that is not committed.
    """
    with Session(session.get_bind().engine) as fresh:
        return _read(fresh)


def _read(session: Session) -> list[Searchable]:
    vehicles = _vehicles_by_product(session)
    ordered = (Product.featured.desc(), Product.created_at.desc(), Product.name, Product.id)
    looked_at = (Product.id, Product.name, Product.description, Product.category, Product.subcategory_id)
    return [
        Searchable(
            product_id, category, within, fold(name), _everything(name, description, category, vehicles[product_id])
        )
        for product_id, name, description, category, within in session.execute(select(*looked_at).order_by(*ordered))
    ]


def _everything(name: str, description: str, category: str, vehicles: str) -> str:
    return "\n".join((fold(name), fold(description), fold(category), vehicles))


def _vehicles_by_product(session: Session) -> dict[str, str]:
    """Return the folded names of the vehicles that each product fits.

    A line each: "volkswagen golf 2013-2019".
    """
    models = select(CarModel.id, Brand.name, CarModel.name, CarModel.year).join(Brand, CarModel.brand_id == Brand.id)
    named = {each: fold(f"{brand} {model} {year or ''}") for each, brand, model, year in session.execute(models)}
    lines: defaultdict[str, list[str]] = defaultdict(list)
    for product_id, model_id in session.execute(select(Fitment.product_id, Fitment.model_id)):
        lines[product_id].append(named[model_id])
    return defaultdict(str, {product_id: "\n".join(found) for product_id, found in lines.items()})
