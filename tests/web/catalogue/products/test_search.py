"""Searching in the customer's words."""

import pytest
from flask.testing import FlaskClient

from tests.in_one_shop import in_one_shop
from tests.make import make_brand, make_category, make_fitment, make_model, make_order, make_product


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


@in_one_shop(
    ("words", "found"),
    [
        ("foam", ["Snow Foam"]),
        ("VALETING", ["Snow Foam"]),
        ("skoda", ["Coilover Kit"]),
        ("kit octavia 2013", ["Coilover Kit"]),
        ("foam octavia", []),
        ("40 mm", ["Coilover Kit"]),
        ("100%", ["Carbon Spoiler"]),
        ("%", []),
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


@in_one_shop("words", ["a" * 10_000, "\x00", "\U0001f697", " ".join(map(str, range(3000)))])
def test_an_absurd_search_finds_nothing(subcategories: FlaskClient, words: str) -> None:
    assert find(subcategories, words) == []


@in_one_shop("words", ['" OR *', "NEAR(", '"' * 10_000, "name:", "a AND NOT", "-x", "{name}:", "\x00*"])
def test_operators_of_the_index_are_plain_text(subcategories: FlaskClient, words: str) -> None:
    find(subcategories, words)


def test_what_is_in_stock_comes_first_once_the_last_is_sold(client: FlaskClient) -> None:
    """Sell a product that moves to another page."""
    last, other = make_product("Grille", inventory=1, featured=1), make_product("Grille")
    assert find(client, "grille", limit="1", offset="1") == ["Grille"]
    pages = [client.get(f"/api/products?search=grille&limit=1&offset={start}").json[0]["id"] for start in (0, 1)]
    assert pages == [last.id, other.id]
    make_order((last, 1))
    pages = [client.get(f"/api/products?search=grille&limit=1&offset={start}").json[0]["id"] for start in (0, 1)]
    assert pages == [other.id, last.id]


def test_a_rename_is_seen_at_once_and_an_undo_brings_a_product_back(admin: FlaskClient, client: FlaskClient) -> None:
    category = make_category("Gauges")
    model = make_model(make_brand("Škoda"), "Octavia")
    product = make_product("Boost meter", category="Gauges")
    make_fitment(product, model)
    admin.patch(f"/api/admin/product-categories/{category.id}", json={"name": "Instruments"})
    admin.patch(f"/api/admin/models/{model.id}", json={"name": "Superb"})
    assert [find(client, words) for words in ("gauges", "instruments", "octavia", "superb")] == [
        [], ["Boost meter"], [], ["Boost meter"],
    ]  # fmt: skip
    undo = admin.delete(f"/api/admin/products/{product.id}").headers["Pitlane-Undo"]
    assert find(client, "superb") == []
    assert admin.post(f"/api/admin/deleted/{undo}/restore").status_code == 200
    assert find(client, "superb") == ["Boost meter"]
