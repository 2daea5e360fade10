"""Searching in the customer's words."""

import pytest
from flask.testing import FlaskClient

from tests.make import make_brand, make_fitment, make_model, make_product


@pytest.fixture
def subcategories(client: FlaskClient) -> FlaskClient:
    make_product("Carbon Spoiler", description="Lip spoiler for the boot lid. 100% real carbon.")
    make_product("Boot Liner", description="Keeps a carbon spoiler and wet dogs off the carpet.")
    make_product("Snow Foam", description="Thick foam that lifts dirt.", category="Valeting")
    coupe = make_model(make_brand("Škoda"), "Octavia", year="2013-2019")
    make_fitment(make_product("Coilover Kit", description="Lowers by 40 mm."), coupe)
    return client


def find(client: FlaskClient, words: str, **more: str) -> list[str]:
    answer = client.get("/api/products", query_string={"search": words} | more)
    assert answer.status_code == 200
    return [product["name"] for product in answer.json]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("foam", ["Snow Foam"]),
        ("VALETING", ["Snow Foam"]),
        ("skoda", ["Coilover Kit"]),
        ("kit octavia 2013", ["Coilover Kit"]),
        ("foam octavia", []),
        ("40 mm", ["Coilover Kit"]),
        ("100%", ["Carbon Spoiler"]),
        ("%", ["Carbon Spoiler"]),
        ("_", []),
        ("\\", []),
    ],
)
def test_all_words_must_match_somewhere(subcategories: FlaskClient, words: str, found: list[str]) -> None:
    assert find(subcategories, words) == found


def test_a_hit_in_the_name_comes_before_one_in_the_description(subcategories: FlaskClient) -> None:
    assert find(subcategories, "carbon spoiler") == ["Carbon Spoiler", "Boot Liner"]
    assert find(subcategories, "boot") == ["Boot Liner", "Carbon Spoiler"]


def test_the_whole_phrase_comes_before_its_words(client: FlaskClient) -> None:
    make_product("Brake Fluid", description="For every brake disc.", featured=0)
    make_product("Disc Cleaner for a Brake", featured=1)
    make_product("Brake Disc")

    assert find(client, "brake disc") == ["Brake Disc", "Disc Cleaner for a Brake", "Brake Fluid"]


def test_a_search_within_a_category(subcategories: FlaskClient) -> None:
    assert find(subcategories, "o", category="Valeting") == ["Snow Foam"]


@pytest.mark.parametrize("words", ["", "   ", "\t"])
def test_a_search_without_words_is_no_search(subcategories: FlaskClient, words: str) -> None:
    assert len(find(subcategories, words)) == 4


@pytest.mark.parametrize("words", ["a" * 10_000, "\x00", "\U0001f697", " ".join(map(str, range(3000)))])
def test_an_absurd_search_finds_nothing(subcategories: FlaskClient, words: str) -> None:
    assert find(subcategories, words) == []
