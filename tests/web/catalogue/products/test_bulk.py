"""A bulk act on products, and a change of all their models, is done completely or not at all."""

from decimal import Decimal
from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.in_one_shop import in_one_shop
from tests.make import (
    NOBODY,
    make_brand,
    make_category,
    make_fitment,
    make_model,
    make_product,
    make_subcategory,
)

UPDATE = "/api/admin/products/bulk-update"
DELETE = "/api/admin/products/bulk-delete"


def read_all(client: FlaskClient) -> Any:
    return client.get("/api/products").json


def test_the_fields_that_are_given_change_in_all(admin: FlaskClient, client: FlaskClient):
    products = [make_product(f"Part {number}") for number in range(3)]
    make_category("Wheels")
    read_all(client)
    body = {
        "ids": [products[0].id, products[1].id, products[0].id],
        "updates": {"category": "Wheels", "featured": "1", "inventory": " ", "price": "0"},
    }
    answer = admin.post(UPDATE, json=body)
    assert (answer.status_code, answer.json) == (200, {"success": True, "count": 2})
    after = {row["id"]: row for row in read_all(client)}
    for product in products[:2]:
        row = after[product.id]
        assert (row["category"], row["featured"], row["inventory"], row["price"]) == ("Wheels", 1, 10, "0.00")
    assert after[products[2].id]["price"] == "49.99"


def test_a_place_is_named_for_many_and_taken_back(admin: FlaskClient):
    products = [make_product("Gauge", place="Shelf A1"), make_product("Mats")]
    ids = [product.id for product in products]

    def places() -> list[Any]:
        return [admin.get(f"/api/admin/products/{each}").json["place"] for each in ids]

    answer = admin.post(UPDATE, json={"ids": ids, "updates": {"place": " Shelf B2 "}})
    assert (answer.status_code, places()) == (200, ["Shelf B2", "Shelf B2"])
    undo = answer.headers["Pitlane-Undo"]
    assert admin.post(f"/api/admin/deleted/{undo}/restore").json == {"success": True, "notes": []}
    assert places() == ["Shelf A1", None]


@in_one_shop(
    ("updates", "status", "message"),
    [
        ({"place": "x" * 61}, 400, "Place must be at most 60 characters"),
        ({}, 400, "Please select at least one field to update"),
        (None, 400, "Please select at least one field to update"),
        ({"price": "", "category": " ", "featured": None}, 400, "Please select at least one field to update"),
        ({"price": "-1"}, 400, "Please enter a valid positive number for price"),
        ({"price": -1}, 400, "Please enter a valid positive number for price"),
        ({"price": "dear"}, 400, "Please enter a valid positive number for price"),
        ({"inventory": "many"}, 400, "Inventory must be a number"),
        ({"featured": "2"}, 400, "Featured must be 0 or 1"),
        ({"category": "x"}, 400, "Category is required"),
        ({"category": "Elsewhere"}, 400, "There is no category named Elsewhere"),
        ({"name": "New"}, 400, "Unknown field: name"),
    ],
)
def test_an_update_that_cannot_be_meant_changes_nothing(admin: FlaskClient, updates: Any, status: int, message: str):
    product = make_product(price=Decimal("10.00"))
    before = read_all(admin)
    answer = admin.post(UPDATE, json={"ids": [product.id], "updates": updates})
    assert (answer.status_code, answer.json["message"]) == (status, message)
    assert read_all(admin) == before


@pytest.mark.parametrize("address", [UPDATE, DELETE])
@pytest.mark.parametrize(("ids", "status"), [([], 400), (["seven"], 400), (None, 400), ([NOBODY], 404)])
def test_one_wrong_id_changes_nothing(admin: FlaskClient, address: str, ids: list[str] | None, status: int):
    product = make_product()
    before = read_all(admin)
    body: dict[str, Any] = {"ids": [product.id, *ids] if ids else ids}
    answer = admin.post(address, json=body | ({"updates": {"featured": 1}} if address == UPDATE else {}))
    assert answer.status_code == status
    assert read_all(admin) == before


def test_many_are_removed_at_once(admin: FlaskClient, client: FlaskClient):
    stored, *gone = (make_product(f"Part {number}") for number in range(4))
    ids = [product.id for product in gone]
    assert admin.post(DELETE, json={"ids": [*ids, ids[0]]}).json == {"success": True, "count": 3}
    assert [row["id"] for row in read_all(client)] == [stored.id]


def test_products_leave_the_subcategory_of_the_category_they_left(admin: FlaskClient):
    subcategory = make_subcategory(make_category("Mats"))
    product = make_product(category="Mats", subcategory_id=subcategory.id)
    make_category("Wheels")
    for name, expected in (("Mats", subcategory.id), ("Wheels", None)):
        admin.post(UPDATE, json={"ids": [product.id], "updates": {"category": name}})
        assert read_all(admin)[0]["subcategoryId"] == expected


def test_what_a_product_fits_is_replaced_as_a_whole(admin: FlaskClient):
    product, brand = make_product(), make_brand()
    models = [make_model(brand, name).id for name in ("Golf", "Polo", "Up")]
    address = f"/api/admin/products/{product.id}/compatibility"
    for wanted in (models[:2], models[1:], [*models, *models], []):
        assert admin.post(address, json={"modelIds": wanted}).json == {"success": True}
        fitting = admin.get(f"/api/products/{product.id}/models").json
        assert {row["id"] for row in fitting} == set(wanted)


def test_an_unknown_model_leaves_the_fitment_as_it_was(admin: FlaskClient):
    product, model = make_product(), make_model(make_brand())
    other = make_model(make_brand("Audi"))
    make_fitment(product, model)
    address = f"/api/admin/products/{product.id}/compatibility"
    unknown = admin.post(address, json={"modelIds": [other.id, NOBODY]})
    assert (unknown.status_code, NOBODY in unknown.json["message"]) == (404, True)
    assert admin.post(address, json={"modelIds": ["seven"]}).status_code == 400
    assert admin.post(address, json={}).status_code == 400
    assert admin.post(f"/api/admin/products/{NOBODY}/compatibility", json={"modelIds": []}).status_code == 404
    assert [row["id"] for row in admin.get(f"/api/products/{product.id}/models").json] == [model.id]
