"""Lists of products in parts."""

import pytest
from flask.testing import FlaskClient

from tests.in_one_shop import in_one_shop
from tests.make import make_category, make_product, make_subcategory

LIST = "/api/products"


@pytest.fixture
def subcategories(client: FlaskClient) -> FlaskClient:
    for number in range(5):
        make_product(f"Foam {number}", featured=number == 2)
    make_product("Wax", category="Valeting")
    return client


def names(client: FlaskClient, query: str) -> tuple[list[str], str]:
    answer = client.get(f"{LIST}?{query}")
    assert answer.status_code == 200
    return [product["name"] for product in answer.json], answer.headers["X-Total-Count"]


@in_one_shop(
    ("query", "total"),
    [("", 6), ("category=valeting", 1), ("category=Car+Accessories", 5), ("search=foam", 5), ("category=nope", 0)],
)
def test_the_parts_make_up_the_whole_in_its_order(subcategories: FlaskClient, query: str, total: int) -> None:
    whole, said = names(subcategories, query)
    assert (len(whole), said) == (total, str(total))

    parts = [names(subcategories, f"{query}&limit=2&offset={start}") for start in (0, 2, 4, 6)]
    assert [name for part, _said in parts for name in part] == whole
    assert {said for _part, said in parts} == {str(total)}
    assert names(subcategories, f"{query}&offset=1") == (whole[1:], str(total))
    assert names(subcategories, f"{query}&limit=500") == (whole, str(total))


@pytest.mark.parametrize("query", ["limit=0", "limit=-1", "limit=2.0", "limit=", "limit=x", "limit=1e2"])
def test_a_limit_that_is_none_is_refused(client: FlaskClient, query: str) -> None:
    answer = client.get(f"{LIST}?{query}")
    sentence = "Limit must be a number from 1 to 500"
    assert (answer.status_code, answer.json) == (400, {"message": sentence, "errors": {"limit": sentence}})
    for above in (501, 2_147_483_648, 10**30):
        answer = client.get(f"{LIST}?limit={above}")
        assert (answer.status_code, answer.json["errors"]) == (400, {"limit": "Limit must be at most 500"})


@pytest.mark.parametrize("query", ["offset=-1", "offset=x", "offset=", "offset=%D9%A1"])
def test_an_offset_that_is_none_is_refused(client: FlaskClient, query: str) -> None:
    answer = client.get(f"{LIST}?{query}")
    assert (answer.status_code, answer.json["message"]) == (400, "Offset must be a number from 0")


def test_the_stored_part_tells_the_total_too(subcategories: FlaskClient) -> None:
    etag = subcategories.get(f"{LIST}?limit=1").headers["ETag"]
    again = subcategories.get(f"{LIST}?limit=1", headers={"If-None-Match": etag})
    assert (again.status_code, again.headers["X-Total-Count"]) == (304, "6")


def test_a_search_finds_what_was_written_just_before(admin: FlaskClient, subcategories: FlaskClient) -> None:
    assert names(subcategories, "search=ember")[0] == []
    product = make_product("Ember grille")
    assert names(subcategories, "search=ember")[0] == ["Ember grille"]
    admin.patch(f"/api/admin/products/{product.id}", json={"name": "Plain grille"})
    assert names(subcategories, "search=ember")[0] == []
    assert names(subcategories, "search=plain+grille")[0] == ["Plain grille"]


def test_a_subcategory_s_products_in_parts(client: FlaskClient) -> None:
    polishing = make_subcategory(make_category(), "Polishing")
    for number in range(3):
        make_product(f"Foam {number}", subcategory_id=polishing.id if number else None)
    wanted = f"subcategoryId={polishing.id}"
    first, rest = names(client, f"{wanted}&limit=1"), names(client, f"{wanted}&limit=1&offset=1")
    assert (first[1], rest[1]) == ("2", "2")
    assert sorted(first[0] + rest[0]) == ["Foam 1", "Foam 2"]
    assert sorted(names(client, f"search=foam&{wanted}")[0]) == ["Foam 1", "Foam 2"]
    assert names(client, "subcategoryId=nope") == ([], "0")
