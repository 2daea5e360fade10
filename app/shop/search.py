"""Searching the catalogue in the customer's words.

Done in Python, because SQLite folds no accents, and because a workshop's catalogue is small; answers are kept as bytes.
"""

import unicodedata
from collections import defaultdict
from dataclasses import dataclass

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.shop.catalogue import list_products
from app.store.catalogue import Product
from app.store.vehicles import Brand, CarModel, Fitment


@dataclass(frozen=True)
class Wish:
    """What is searched for, folded: the whole phrase and its distinct words."""

    phrase: str
    words: frozenset[str]


def search_products(session: Session, search: str, category: str = "") -> list[Product]:
    """The products that match all words in name, description, category or a fitting vehicle, best first.

    A search without a word matches everything. Equally good ones keep the catalogue's order.
    """
    products = list_products(session, category)
    words = fold(search).split()
    if not words:
        return products
    wish = Wish(" ".join(words), frozenset(words))
    vehicles = _vehicles_by_product(session)
    graded = [(_grade(product, vehicles[product.id], wish), product) for product in products]
    return [product for grade, product in sorted(graded, key=lambda pair: -pair[0]) if grade]


def searchable_texts(session: Session) -> list[str]:
    """What a search looks at, folded: a text for each product."""
    vehicles = _vehicles_by_product(session)
    return [_everything(product, vehicles[product.id]) for product in list_products(session)]


def fold(text: str) -> str:
    """The text without case and accents: "Škoda" is "skoda"."""
    bare = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in bare if not unicodedata.combining(letter))


def _grade(product: Product, vehicles: str, wish: Wish) -> float:
    """How well it matches, 0 for not: the phrase in the name, then words in the name, then the phrase elsewhere."""
    name = fold(product.name)
    everything = _everything(product, vehicles)
    if not all(word in everything for word in wish.words):
        return 0
    named = sum(word in name for word in wish.words) / len(wish.words)
    return 1 + 4 * (wish.phrase in name) + 2 * named + 1 * (wish.phrase in everything)


def _everything(product: Product, vehicles: str) -> str:
    return "\n".join((fold(product.name), fold(product.description), fold(product.category), vehicles))


def _vehicles_by_product(session: Session) -> dict[str, str]:
    """The folded names of the vehicles that each product fits: "volkswagen golf 2013-2019", a line each."""
    fitting = (
        select(Fitment.product_id, Brand.name, CarModel.name, CarModel.year)
        .join(CarModel, Fitment.model_id == CarModel.id)
        .join(Brand, CarModel.brand_id == Brand.id)
    )
    lines: defaultdict[str, list[str]] = defaultdict(list)
    for product_id, brand, model, year in session.execute(fitting):
        lines[product_id].append(fold(f"{brand} {model} {year or ''}"))
    return defaultdict(str, {product_id: "\n".join(found) for product_id, found in lines.items()})
