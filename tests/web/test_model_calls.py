"""Models: the owner's changes, a pasted list, and every refusal."""

import pytest
from flask.testing import FlaskClient

from tests.make import NOBODY, make_brand, make_model

BRANDS = "/api/admin/brands"
MODELS = "/api/admin/models"


def test_a_model_is_added_changed_and_removed(admin: FlaskClient):
    brand, other = make_brand("Audi"), make_brand("BMW")
    made = admin.post(MODELS, json={"brandId": brand.id, "name": "A1 8X", "year": "2010-2018"})
    assert (made.status_code, made.json["slug"], made.json["year"]) == (201, "a1-8x", "2010-2018")
    address = f"{MODELS}/{made.json['id']}"
    changed = admin.patch(address, json={"year": "", "brandId": other.id})
    assert (changed.json["year"], changed.json["brandId"], changed.json["name"]) == (None, other.id, "A1 8X")
    assert admin.patch(address, json={"brandId": NOBODY}).json["message"] == "Brand not found"
    assert admin.delete(address).json == {"success": True}
    assert admin.delete(address).status_code == 404


def test_a_models_slug_is_unique_within_its_brand(admin: FlaskClient):
    audi, bmw = make_brand("Audi"), make_brand("BMW")
    make_model(audi, "One", slug="one")
    assert admin.post(MODELS, json={"brandId": bmw.id, "name": "One"}).status_code == 201
    again = admin.post(MODELS, json={"brandId": audi.id, "name": "one"})
    assert (again.status_code, list(again.json["errors"])) == (409, ["name", "slug"])
    moved = admin.get(f"/api/models?brandId={bmw.id}").json[0]
    assert admin.patch(f"{MODELS}/{moved['id']}", json={"brandId": audi.id}).status_code == 409


@pytest.mark.parametrize(
    ("body", "status", "field"),
    [
        ({"name": "A1"}, 400, "brandId"),
        ({"name": "A1", "brandId": "seven"}, 400, "brandId"),
        ({"name": "A1", "brandId": NOBODY}, 404, None),
        ({"brandId": NOBODY}, 400, "name"),
    ],
)
def test_a_model_that_cannot_be_meant_is_refused(
    admin: FlaskClient, body: dict[str, str], status: int, field: str | None
):
    answer = admin.post(MODELS, json=body)
    assert (answer.status_code, next(iter(answer.json.get("errors", {})), None)) == (status, field)


def test_a_pasted_list_of_models_is_added_in_its_order(admin: FlaskClient):
    brand = make_brand("VW")
    make_model(brand, "Polo", display_order=4)
    text = "Golf Mk7; 2013-2019\n\nGolf Mk8\t2020-\n Arteon \r\n"
    answer = admin.post(f"{BRANDS}/{brand.id}/models-list", json={"text": text})
    assert answer.status_code == 201
    assert [(row["name"], row["year"], row["displayOrder"]) for row in answer.json] == [
        ("Golf Mk7", "2013-2019", 5),
        ("Golf Mk8", "2020-", 6),
        ("Arteon", None, 7),
    ]
    assert admin.post(f"{BRANDS}/{brand.id}/models-list", json={"text": ["Up", "ID.3"]}).status_code == 201
    assert len(admin.get("/api/models").json) == 6


@pytest.mark.parametrize(
    ("text", "status", "sentence"),
    [
        ("Golf\nPolo", 409, "Line 2: A model with this name already exists"),
        ("Golf\nGOLF", 409, "Line 2: A model with this name already exists"),
        ("Golf\n; 2019", 400, "Line 2: Name is required"),
        ("Golf\n三菱", 400, "Line 2: Slug is required"),
        (" \n", 400, "Please give a list of models"),
        (7, 400, "Please give a list of models"),
    ],
)
def test_a_wrong_line_adds_nothing(admin: FlaskClient, text: object, status: int, sentence: str):
    brand = make_brand("VW")
    make_model(brand, "Polo")
    answer = admin.post(f"{BRANDS}/{brand.id}/models-list", json={"text": text})
    assert (answer.status_code, answer.json["errors"]) == (status, {"text": sentence})
    assert len(admin.get("/api/models").json) == 1
