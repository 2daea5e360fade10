"""The search of the shop: results, facets, what is near, suggestions."""

from decimal import Decimal
from typing import Any

import pytest
from flask.testing import FlaskClient

from app.store.catalogue.manufacturers import Manufacturer
from tests.in_one_shop import in_one_shop
from tests.make import NOBODY, make_brand, make_category, make_fitment, make_model, make_order, make_product, save

EMPTY = {"categories": [], "makers": [], "inStock": 0, "price": {"from": None, "to": None}}


def ask(client: FlaskClient, q: str, **more: object) -> Any:
    answer = client.get("/api/search", query_string={"q": q} | more)
    assert answer.status_code == 200, answer.json
    return answer.json


def names(found: Any) -> list[str]:
    return [product["name"] for product in found["products"]]


@pytest.fixture
def shop(client: FlaskClient) -> FlaskClient:
    """Brake parts of two makers and categories, and a Golf's kit."""
    bremsa, stoppa = (save(Manufacturer(name=name, slug=name.lower())) for name in ("Bremsa", "Stoppa"))
    make_category("Discs", slug="discs", display_order=1)
    make_category("Pads", slug="pads", display_order=2)
    given = {"description": "For the road and the track."}
    make_product("Brake disc", price=Decimal("100.00"), category="Discs", manufacturer_id=bremsa.id, **given)
    make_product("Brake disc, slotted", price=Decimal("150.00"), category="Discs", inventory=0, **given)
    make_product("Brake pads", price=Decimal("40.00"), category="Pads", manufacturer_id=stoppa.id, **given)
    kit = make_product("Coilover kit", category="Pads", **given)
    golf = make_model(make_brand(), "Golf Mk7", slug="golf-mk7", year="2013-2019", year_from=2013, year_to=2019)
    make_fitment(kit, golf)
    return client


def test_each_facet_counts_what_the_other_filters_leave(shop: FlaskClient) -> None:
    whole = ask(shop, "brake")
    assert (whole["total"], names(whole)[-1]) == (3, "Brake disc, slotted")
    assert whole["facets"] == {
        "categories": [{"slug": "discs", "name": "Discs", "count": 2}, {"slug": "pads", "name": "Pads", "count": 1}],
        "makers": [{"slug": "bremsa", "name": "Bremsa", "count": 1}, {"slug": "stoppa", "name": "Stoppa", "count": 1}],
        "inStock": 2,
        "price": {"from": "40.00", "to": "150.00"},
    }
    discs = ask(shop, "brake", category="discs", inStock=1)
    assert (names(discs), discs["total"]) == (["Brake disc"], 1)
    assert [each["count"] for each in discs["facets"]["categories"]] == [1, 1]
    assert (discs["facets"]["inStock"], discs["facets"]["price"]) == (1, {"from": "100.00", "to": "100.00"})
    assert names(ask(shop, "brake", maker="stoppa")) == ["Brake pads"]
    assert names(ask(shop, "brake", maker="nobody")) == []
    assert names(ask(shop, "brake", priceFrom=100, priceTo="100")) == ["Brake disc"]


def test_results_come_in_the_wanted_order_and_in_parts(shop: FlaskClient) -> None:
    assert names(ask(shop, "brake", sort="price")) == ["Brake pads", "Brake disc", "Brake disc, slotted"]
    assert names(ask(shop, "brake", sort="-price"))[0] == "Brake disc, slotted"
    assert names(ask(shop, "brake", sort="newest"))[0] == "Brake pads"
    part = ask(shop, "brake", sort="price", limit=1, offset=1)
    assert (names(part), part["total"]) == (["Brake disc"], 3)


def test_a_misspelt_query_says_what_it_was_read_as_and_nothing_shows_what_is_near(shop: FlaskClient) -> None:
    found = ask(shop, "coilovr")
    assert (names(found), found["corrected"], found["query"]) == (["Coilover kit"], "coilover", "coilovr")
    nothing = ask(shop, "brake umbrella")
    assert (nothing["total"], nothing["products"], nothing["facets"]) == (0, [], EMPTY)
    assert sorted(each["name"] for each in nothing["closest"])[0] == "Brake disc"
    assert ask(shop, "***")["closest"] == []


def test_a_query_names_its_vehicle(shop: FlaskClient) -> None:
    golf = {
        "brand": "Volkswagen",
        "model": "Golf Mk7",
        "years": "2013-2019",
        "path": "/shop/brands/volkswagen/golf-mk7",
    }
    found = ask(shop, "golf 2016 coilovr")
    assert (names(found), found["corrected"], found["vehicles"]) == (["Coilover kit"], "golf 2016 coilover", [golf])
    for number in range(3):
        make_model(make_brand(f"Brand {number}"), "Golf")
    brands = ask(shop, "volkswagen kit")["vehicles"]
    assert brands == [golf]
    assert len(ask(shop, "golf kit")["vehicles"]) == 3
    assert ask(shop, "brake")["vehicles"] == []


def test_words_as_they_are_typed_keep_their_vehicle(shop: FlaskClient) -> None:
    model = shop.get("/api/models").json[0]["id"]
    for query, chosen in (("golf 2016 coilovr", {}), ("coilovr", {"modelId": model, "year": 2016})):
        found = ask(shop, query, asTyped=1, **chosen)
        assert (found["total"], found["corrected"], found["closest"][0]["name"]) == (0, None, "Coilover kit")
    assert found["closest"][0]["fit"]["verdict"] == "fits"
    assert [each["model"] for each in ask(shop, "golf 2016 coilovr", asTyped=1)["vehicles"]] == ["Golf Mk7"]
    nothing = ask(shop, "golf 2016 zzzz", asTyped=1)
    assert (nothing["total"], [each["name"] for each in nothing["closest"]]) == (0, ["Coilover kit"])
    assert ask(shop, "volkswagon golf 2016 coilovr")["corrected"] == "volkswagen golf 2016 coilover"
    assert ask(shop, "brake coilovr")["corrected"] is None
    assert shop.get("/api/search?q=a&asTyped=yes").status_code == 400


def test_with_a_vehicle_what_fits_comes_first_or_alone(shop: FlaskClient) -> None:
    model = shop.get("/api/models").json[0]["id"]
    found = ask(shop, "track", modelId=model, year=2016)
    assert (names(found)[0], found["products"][0]["fit"]["verdict"]) == ("Coilover kit", "fits")
    assert names(ask(shop, "track", modelId=model, fit="only")) == ["Coilover kit"]
    assert shop.get(f"/api/search?q=track&modelId={NOBODY}").status_code == 404


@pytest.mark.parametrize(
    ("query", "message"),
    [
        ("", "Please enter what you are looking for"),
        ("q=", "Please enter what you are looking for"),
        ("q=%20%20", "Please enter what you are looking for"),
        ("q=a&limit=0", "Limit must be a number from 1 to 500"),
        ("q=a&limit=501", "Limit must be at most 500"),
        ("q=a&offset=-1", "Offset must be a number from 0"),
        ("q=a&sort=name", "Sort by best, price, -price or newest"),
        ("q=a&priceFrom=2&priceTo=1", "The highest price must not be below the lowest"),
        ("q=a&inStock=2", "In stock must be 1 or left out"),
    ],
)
def test_a_search_that_cannot_be_meant_is_refused(client: FlaskClient, query: str, message: str) -> None:
    answer = client.get(f"/api/search?{query}")
    assert (answer.status_code, answer.json["message"]) == (400, message)


@pytest.mark.parametrize("path", ["/api/search", "/api/search/suggest", "/api/search/vehicles"])
@in_one_shop("words", ['" OR *', "NEAR(", '"' * 10_240, "x" * 10_240, "name:", "-a NOT", "\x00", "Ⅷ ßé"])
def test_no_query_is_an_error(shop: FlaskClient, path: str, words: str) -> None:
    answer = shop.get(path, query_string={"q": words})
    assert answer.status_code == 200 or (words == "\x00" and answer.status_code == 400)


def test_an_answer_is_cached_until_one_of_its_parts_is_sold(shop: FlaskClient) -> None:
    first = shop.get("/api/search?q=brake&category=pads")
    again = shop.get("/api/search?q=brake&category=pads", headers={"If-None-Match": first.headers["ETag"]})
    assert again.status_code == 304
    pads = make_product("Brake pads, last set", category="Pads", inventory=1, description="For the road.")
    assert shop.get("/api/search?q=brake&category=pads").json["facets"]["inStock"] == 2
    make_order((pads, 1))
    assert shop.get("/api/search?q=brake&category=pads").json["facets"]["inStock"] == 1


def test_suggestions_name_vehicles_categories_and_parts(shop: FlaskClient) -> None:
    def suggest(words: str) -> Any:
        return shop.get("/api/search/suggest", query_string={"q": words}).json

    assert [each["name"] for each in suggest("bra")["products"]] == ["Brake pads", "Brake disc", "Brake disc, slotted"]
    make_category("Distance pieces", slug="distance-pieces", display_order=0)
    make_product("Spacer", category="Distance pieces", hidden=1)
    assert suggest("dis")["categories"] == [{"name": "Discs", "slug": "discs"}]
    assert [each["path"] for each in suggest("gol")["vehicles"]] == ["/shop/brands/volkswagen/golf-mk7"]
    assert suggest("b") == {"vehicles": [], "services": [], "categories": [], "products": []}
    product = suggest("coilovr")["products"][0]
    assert product == {
        "name": "Coilover kit",
        "slug": product["slug"],
        "price": "49.99",
        "priceFrom": None,
        "image": None,
    }
    assert shop.get("/api/search/suggest?q=").status_code == 400


def test_the_vehicles_that_words_mean_are_found_until_the_list_changes(shop: FlaskClient) -> None:
    def find(words: str) -> Any:
        return shop.get("/api/search/vehicles", query_string={"q": words}).json

    found = find("golf gti")
    assert [each["name"] for each in found["vehicles"]] == ["Volkswagen Golf Mk7"]
    assert (found["total"], found["leftOut"], found["year"], found["notMadeIn"]) == (1, "gti", None, None)
    assert find("lada") == {"vehicles": [], "total": 0, "year": None, "notMadeIn": None, "leftOut": None}
    make_model(make_brand("Lada"), "Niva")
    assert [each["name"] for each in find("lada")["vehicles"]] == ["Lada Niva"]
    assert shop.get("/api/search/vehicles?q=").status_code == 400
