"""Many products are narrowed, counted and sorted as few are."""

import random
from decimal import Decimal
from itertools import cycle, product
from typing import Any

import pytest
from flask.testing import FlaskClient
from sqlalchemy import event

from app.shop.catalogue.search import bit_sets, facets, hits, results
from app.store.catalogue.manufacturers import Manufacturer
from app.store.catalogue.vehicles import CarModel
from app.store.database.base import db
from app.store.database.state import state_of
from tests.make import make_brand, make_category, make_fitment, make_model, make_product, make_subcategory, save

QUERIES = [
    f"{category}{maker}{stock}{price}"
    for category, maker, stock, price in product(
        ("", "&category=brakes", "&category=nope"),
        ("", "&maker=stoppa"),
        ("", "&inStock=1"),
        ("", "&priceFrom=20&priceTo=60"),
    )
]
QUERIES.append("&category=nope")
FITS = ("&year=2014", "&year=2014&fit=only")
SORTS = ("&sort=price", "&sort=-price", "&sort=newest", "&sort=price&limit=5&offset=7")


@pytest.fixture
def golf(client: FlaskClient) -> CarModel:
    """Sixty parts of every kind, and a model that some are for."""
    chance = random.Random(5)
    categories = [make_category(name) for name in ("Brakes", "Lamps", "Mats")]
    pads = make_subcategory(categories[0], "Pads")
    makers = [save(Manufacturer(name=name, slug=name.lower())) for name in ("Bremsa", "Stoppa")]
    model = make_model(make_brand(), "Golf")
    for number in range(60):
        category = chance.choice(categories)
        part = make_product(
            f"Part {number}",
            category=category.name,
            subcategory_id=pads.id if category is categories[0] and number % 2 else None,
            manufacturer_id=chance.choice([None, *(each.id for each in makers)]),
            price=Decimal(chance.randrange(10, 90)),
            inventory=chance.randrange(3),
            featured=chance.randrange(2),
            fits=chance.choice(["listed", "listed", "open", "universal"]),
        )
        if chance.random() < 0.5:
            make_fitment(part, model, year_from=chance.choice([None, 2015]))
    return model


def get(client: FlaskClient, path: str) -> Any:
    state_of(db.session()).version.bump()
    answer = client.get(path)
    assert answer.status_code == 200, answer.json
    return answer.json


def ids(answer: Any) -> list[str]:
    return [each["id"] for each in answer["products"]]


def as_many(monkeypatch: pytest.MonkeyPatch) -> None:
    for module, name in ((hits, "MOST_SORTED"), (results, "MOST_SORTED"), (bit_sets, "FEW"), (facets, "FEW")):
        monkeypatch.setattr(module, name, 3)


def test_results_of_many_are_those_of_few(client: FlaskClient, golf: CarModel, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = [f"/api/search?q=part&limit=60{each}" for each in QUERIES]
    # What narrows a list and what orders it do not know each other: each of one meets some of the other, by chance.
    mixed = random.Random(7).sample(QUERIES, len(QUERIES))
    judged = [f"/api/search?q=part&limit=60{each}&modelId={golf.id}{fit}" for each, fit in zip(mixed, cycle(FITS))]
    sorted_ones = [f"/api/search?q=part{each}{sort}" for each, sort in zip(mixed, cycle(SORTS))]
    few = {path: get(client, path) for path in (*whole, *judged, *sorted_ones)}
    assert len(few[whole[0]]["products"]) == 60
    as_many(monkeypatch)
    many = {path: get(client, path) for path in few}
    for path, expected in few.items():
        found = many[path]
        assert (found["facets"], found["total"]) == (expected["facets"], expected["total"]), path
        assert sorted(ids(found)) == sorted(ids(expected)), path
    assert [ids(many[path]) for path in sorted_ones] == [ids(few[path]) for path in sorted_ones]
    for path in judged:
        places = [PLACES[each["fit"]["verdict"]] for each in many[path]["products"]]
        assert places == sorted(places), path


PLACES = {"fits": 0, "check": 0, "universal": 1, "unknown": 2, "no": 3}
"""Places of the verdicts in a list."""


def test_a_lists_counts_read_no_product(client: FlaskClient, golf: CarModel) -> None:
    client.get("/api/product-facets")
    asked: list[str] = []

    def keep(_connection: Any, _cursor: Any, statement: str, *_rest: Any) -> None:
        asked.append(statement)

    event.listen(db.engine, "before_cursor_execute", keep)
    counted = client.get("/api/product-facets?inStock=1&priceFrom=20&category=brakes").json
    event.remove(db.engine, "before_cursor_execute", keep)
    listed = get(client, "/api/products?inStock=1&priceFrom=20&category=brakes")
    assert counted["total"] == len(listed) > 0
    assert not [each for each in asked if "FROM products" in each]
