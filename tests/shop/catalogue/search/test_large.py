"""Searches among many products and models need few reads. The statements and their plans prove this, because a clock
would also measure the machine.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest
from flask.testing import FlaskClient
from sqlalchemy import event, text
from sqlalchemy.orm import Session

from app.shop.catalogue.products.catalogue import list_universal_products
from app.shop.catalogue.products.part_numbers import find_by_number
from app.shop.catalogue.search import columns, hits, named_vehicles, results
from app.shop.catalogue.search.named_vehicles import name_vehicles
from app.shop.catalogue.search.search import find
from app.shop.catalogue.search.suggestions import suggest
from app.shop.catalogue.search.words import vehicles_of
from app.store.catalogue.products import Product
from app.store.database.base import db
from app.store.database.prepared import Prepared
from app.store.database.sqlite import write
from tests.make import checkout, make_brand, make_cart, make_model, make_product

FEW = 4
Statements = list[tuple[str, Any]]


@pytest.fixture
def asked(session: Session, monkeypatch: pytest.MonkeyPatch) -> Iterator[Statements]:
    """The statements from here on, each with its values."""
    found: Statements = []
    read = Prepared.read

    def keep(_connection: Any, _cursor: Any, statement: str, given: Any, *_rest: Any) -> None:
        found.append((statement, given))

    def keep_prepared(self: Prepared, session: Session, values: Mapping[str, Any]) -> Any:
        found.append((self._compiled[0], dict(values)))
        return read(self, session, values)

    event.listen(db.engine, "before_cursor_execute", keep)
    monkeypatch.setattr(Prepared, "read", keep_prepared)
    yield found
    event.remove(db.engine, "before_cursor_execute", keep)


@pytest.fixture
def many(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make forty-one parts, which count as many here. One of them has the common word only in its description."""
    for module in (hits, results):
        monkeypatch.setattr(module, "MOST_SORTED", FEW)
    for number in range(40):
        make_product(f"Part series {number % 13} {'left' if number % 20 == 0 else 'right'}", slug=f"s{number}")
    make_product("Mirror left", slug="mirror", description="A part of a car")
    with write() as session:
        session.execute(text("ANALYZE"))


def matches(asked: Statements) -> list[str]:
    """What the index was asked for."""
    return [str(given) for statement, given in asked if "MATCH" in statement]


def plans(session: Session, asked: Statements) -> list[list[str]]:
    """The plan of each SELECT."""
    selects = [each for each in asked if each[0].startswith(("SELECT", "WITH"))]
    connection = session.connection()
    return [
        [row[3] for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {each}", given)] for each, given in selects
    ]


def test_the_index_is_gone_through_once_for_many_hits(session: Session, many: None, asked: Statements) -> None:
    first = find(session, "part")
    assert len(first.places) == 41
    assert matches(asked)
    del asked[:]
    again = find(session, "part")
    assert (again.places, matches(asked)) == (first.places, [])


def test_a_common_word_is_not_weighed_beside_a_rare_one(session: Session, many: None, asked: Statements) -> None:
    found = find(session, "part series 7")
    names = {session.get_one(Product, each).name for each in found.columns.ids_of(found.places)}
    assert names == {"Part series 7 left", "Part series 7 right"}
    weighed = [str(given) for statement, given in asked if "bm25" in statement]
    assert weighed
    assert not [each for each in weighed if "part" in each or "series" in each]


def test_a_common_word_of_a_description_is_found_beside_a_rare_one(client: FlaskClient, many: None) -> None:
    assert {product["slug"] for product in client.get("/api/products?search=part+left").json} == {"s0", "s20", "mirror"}


def test_common_words_are_suggested_without_the_index(session: Session, many: None, asked: Statements) -> None:
    suggest(session, "part ser")
    del asked[:]
    assert len(suggest(session, "part ser").products) == 6
    assert matches(asked) == []


def test_an_order_reads_nothing_again_but_the_stock_it_took(
    client: FlaskClient, many: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An answer of many stays cached until one is sold out."""
    last = make_product("Part series 99", inventory=3, created_at=datetime(2020, 1, 1, tzinfo=UTC))
    carts = [make_cart((last, 1)) for _ in range(3)]
    path, made = "/api/search?q=part&limit=1", []
    find_results = results.find_results
    monkeypatch.setattr(results, "find_results", lambda *given: (made.append(given), find_results(*given))[1])
    assert client.get(path).json["facets"]["inStock"] == 42
    monkeypatch.setattr(columns, "_read", lambda _driver: pytest.fail("the columns were made anew"))
    counted = []
    for cart in carts:
        assert client.post("/api/checkout/confirm", json=checkout(cart)).status_code == 201
        counted.append((client.get(path).json["facets"]["inStock"], len(made)))
    assert counted == [(42, 1), (42, 1), (41, 2)]


def test_a_brand_is_named_without_reading_each_of_its_models(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    brand = make_brand("Volkswagen")
    for number in range(9):
        make_model(brand, f"Golf {number} estate")
    name_vehicles(session, "golf")
    known = vehicles_of(session)
    unread = {each.model_id: replace(each, words=Unread()) for each in known.by_id.values()}
    monkeypatch.setattr(named_vehicles, "vehicles_of", lambda _session: replace(known, by_id=unread))
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
