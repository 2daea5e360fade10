"""Searches of many products and models ask for little.

Proved by the statements and their plans, since a clock also measures the machine.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import event, text
from sqlalchemy.orm import Session

from app.shop.catalogue import named_vehicles, search_common, search_hits
from app.shop.catalogue.catalogue import list_universal_products
from app.shop.catalogue.named_vehicles import name_vehicles
from app.shop.catalogue.part_numbers import find_by_number
from app.shop.catalogue.search import Page, find, search_products
from app.shop.catalogue.search_words import vehicles_of
from app.shop.catalogue.suggestions import suggest
from app.store.base import db
from app.store.catalogue import Product
from app.store.sqlite import write
from tests.make import make_brand, make_model, make_product

FEW = 4
Statements = list[tuple[str, Any]]


@pytest.fixture
def asked(session: Session) -> Iterator[Statements]:
    """The statements from here on, each with its values."""
    found: Statements = []

    def keep(_connection: Any, _cursor: Any, statement: str, given: Any, *_rest: Any) -> None:
        found.append((statement, given))

    event.listen(db.engine, "before_cursor_execute", keep)
    yield found
    event.remove(db.engine, "before_cursor_execute", keep)


@pytest.fixture
def many(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forty-one parts, which count as many.

    One has the common word in its description alone.
    """
    monkeypatch.setattr(search_hits, "MOST_SORTED", FEW)
    monkeypatch.setattr(search_common, "MOST_SORTED", FEW)
    for number in range(40):
        make_product(f"Part series {number % 13} {'left' if number % 20 == 0 else 'right'}", slug=f"s{number}")
    make_product("Mirror left", slug="mirror", description="A part of a car")
    with write(catalogue=False) as session:
        session.execute(text("ANALYZE"))


def plans(session: Session, asked: Statements) -> list[list[str]]:
    """The plan of each SELECT."""
    selects = [each for each in asked if each[0].startswith(("SELECT", "WITH"))]
    connection = session.connection()
    return [
        [row[3] for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {each}", given)] for each, given in selects
    ]


def test_the_index_is_gone_through_once_for_many_hits(session: Session, many: None, asked: Statements) -> None:
    found = search_products(session, "part", limit=3)
    assert (len(found.products), found.total) == (3, 41)
    lines = [line for plan in plans(session, asked) for line in plan]
    assert [line for line in lines if "product_search VIRTUAL" in line]
    # So SQLite would go through all hits for each product.
    assert not [line for line in lines if "product_id=? AND rowid=?" in line]


def test_a_common_word_does_not_reach_the_index_beside_a_rare_one(
    session: Session, many: None, asked: Statements
) -> None:
    found = find(session, "part series 7", Page())
    names = {session.get_one(Product, each).name for each in found.hits.ids}
    assert names == {"Part series 7 left", "Part series 7 right"}
    matches = [str(given) for statement, given in asked if "MATCH" in statement]
    assert matches
    assert not [each for each in matches if "part" in each or "series" in each]


def test_a_common_word_of_a_description_is_found_beside_a_rare_one(session: Session, many: None) -> None:
    names = {product.slug for product in search_products(session, "part left").products}
    assert names == {"s0", "s20", "mirror"}


def test_common_words_are_suggested_without_the_index(session: Session, many: None, asked: Statements) -> None:
    assert len(suggest(session, "part ser").products) == 6
    assert not [statement for statement, _given in asked if "MATCH" in statement]


def test_a_brand_is_named_without_reading_each_of_its_models(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    brand = make_brand("Volkswagen")
    for number in range(9):
        make_model(brand, f"Golf {number} estate")
    name_vehicles(session, "golf")
    unread = [replace(each, words=Unread()) for each in vehicles_of(session)]
    monkeypatch.setattr(named_vehicles, "vehicles_of", lambda _session: unread)
    assert [each.brand for each in name_vehicles(session, "volkswagen est")] == ["Volkswagen"]
    assert name_vehicles(session, "estate gol")


class Unread(frozenset[str]):
    """Words that must not be looked at."""

    def __contains__(self, _word: object) -> bool:
        raise AssertionError

    def __iter__(self) -> Iterator[str]:
        raise AssertionError


def test_numbers_and_universal_parts_have_an_index(session: Session, asked: Statements) -> None:
    make_product("Foam", fits="universal", ean="4006381333931")
    del asked[:]
    assert [each.name for each in list_universal_products(session)] == ["Foam"]
    assert len(find_by_number(session, "4006381333931")) == 1
    whole = [line for plan in plans(session, asked) for line in plan if line.startswith("SCAN products")]
    assert not [line for line in whole if "ix_products_universal" not in line]
