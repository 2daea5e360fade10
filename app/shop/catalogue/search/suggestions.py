"""Suggestions for words that are being typed."""

from dataclasses import dataclass

from sqlalchemy.orm import Session

from app.contract.catalogue.search import (
    NamedServiceView,
    NamedVehicleView,
    SuggestedCategoryView,
    SuggestedProductView,
)
from app.shop.catalogue.products.catalogue import load_products
from app.shop.catalogue.products.shown_categories import list_filled_categories
from app.shop.catalogue.search import search
from app.shop.catalogue.search.named_vehicles import name_vehicles
from app.shop.catalogue.search.results import names_of
from app.shop.catalogue.search.services import name_services
from app.shop.catalogue.search.words import latest
from app.store.database.search_text import index_words, split_words
from app.store.database.state import Latest

LEAST_LETTERS = 2
CATEGORIES, PRODUCTS = 3, 6


class CategoryWords(Latest[list[tuple[SuggestedCategoryView, str]]]):
    """The committed categories that show a product.

    Each with the words of its name.
    """


@dataclass(frozen=True)
class Suggestions:
    """The possible meanings of the typed words. `names` are the ids of the products that the suggestions depend on."""

    vehicles: list[NamedVehicleView]
    services: list[NamedServiceView]
    categories: list[SuggestedCategoryView]
    products: list[SuggestedProductView]
    names: tuple[str, ...]


def suggest(session: Session, query: str) -> Suggestions:
    """Return some vehicles, services, categories and parts for a query. Nothing is suggested before the second
    letter.
    """
    if len(query) < LEAST_LETTERS:
        return Suggestions([], [], [], [], ())
    found = search.find(session, query)
    products = load_products(session, found.columns.ids_of(found.places[:PRODUCTS]))
    named = found.corrected or query
    names = names_of(found.columns, found.places, products)
    shown = [SuggestedProductView.from_row(each, price=each.present_price) for each in products]
    services = name_services(session, query)
    return Suggestions(name_vehicles(session, named), services, _categories(session, named), shown, names)


def _categories(session: Session, query: str) -> list[SuggestedCategoryView]:
    """Return the categories in which every word of the query begins a word of the name."""
    words = [f" {word.text}" for word in split_words(query)]
    known = latest(session, CategoryWords, _read_categories)
    return [row for row, own in known if words and all(word in own for word in words)][:CATEGORIES]


def _read_categories(session: Session) -> list[tuple[SuggestedCategoryView, str]]:
    return [
        (SuggestedCategoryView.from_row(row), f" {' '.join(index_words(row.name))}")
        for row in list_filled_categories(session)
    ]
