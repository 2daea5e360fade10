"""Sold out parts come last in a whole list or search."""

from datetime import UTC, datetime, timedelta

import pytest
from flask.testing import FlaskClient

from app.shop.catalogue.search import hits, results
from tests.make import make_brand, make_category, make_fitment, make_model, make_product

NEWEST = datetime(2026, 5, 20, tzinfo=UTC)
SOLD_OUT = ["Foam 0", "Foam 1", "Foam 6"]


@pytest.fixture
def foams(client: FlaskClient) -> str:
    """Nine foams of a model, three of them sold out, one featured."""
    make_category()
    golf = make_model(make_brand(), "Golf")
    for number in range(9):
        name = f"Foam {number}"
        created = NEWEST - timedelta(days=number)
        stock = 0 if name in SOLD_OUT else 2
        foam = make_product(name, inventory=stock, featured=int(number == 0), created_at=created)
        make_fitment(foam, golf)
    make_product("Foam for another car", inventory=0, fits="open")
    make_product("Foam for a third car", inventory=1, fits="open", created_at=NEWEST - timedelta(days=99))
    return golf.id


def read_parts(client: FlaskClient, query: str) -> list[str]:
    parts = [client.get(f"/api/products?{query}&limit=2&offset={start}") for start in range(0, 12, 2)]
    assert {part.headers["X-Total-Count"] for part in parts} == {"11"}
    return [product["name"] for part in parts for product in part.json]


@pytest.mark.parametrize("within", ["", "&category=car-accessories"])
def test_the_parts_of_a_list_have_what_is_sold_out_last(client: FlaskClient, foams: str, within: str) -> None:
    found = read_parts(client, f"sort=best{within}")
    assert found[:6] == [f"Foam {number}" for number in (2, 3, 4, 5, 7, 8)]
    assert found[-4:] == ["Foam 0", "Foam for another car", "Foam 1", "Foam 6"]


@pytest.mark.parametrize("many", [False, True])
def test_a_search_has_what_is_sold_out_last(
    client: FlaskClient, foams: str, monkeypatch: pytest.MonkeyPatch, many: bool
) -> None:
    if many:
        monkeypatch.setattr(hits, "MOST_SORTED", 3)
        monkeypatch.setattr(results, "MOST_SORTED", 3)
    assert set(read_parts(client, "search=foam")[-4:]) == {*SOLD_OUT, "Foam for another car"}
    judged = read_parts(client, f"search=foam&modelId={foams}")
    assert (set(judged[6:9]), judged[-1]) == (set(SOLD_OUT), "Foam for another car")


def test_for_a_vehicle_it_is_last_among_what_is_said_alike(client: FlaskClient, foams: str) -> None:
    found = read_parts(client, f"modelId={foams}")
    assert found[6:] == [*SOLD_OUT, "Foam for a third car", "Foam for another car"]


def test_without_an_order_a_list_is_as_the_contract_says(client: FlaskClient, foams: str) -> None:
    assert read_parts(client, "category=car-accessories")[0] == "Foam 0"
