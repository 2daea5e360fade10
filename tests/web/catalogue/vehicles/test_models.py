"""Models: the owner's changes, a pasted list, and every refusal."""

from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.store.catalogue.vehicles import CarModel
from tests.in_one_shop import in_one_shop
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
    assert (again.status_code, list(again.json["errors"])) == (409, ["name"])
    moved = admin.get(f"/api/models?brandId={bmw.id}").json[0]
    assert admin.patch(f"{MODELS}/{moved['id']}", json={"brandId": audi.id}).status_code == 409


def test_models_of_one_name_differ_in_their_years(admin: FlaskClient):
    brand = make_brand("Volkswagen")

    def add(year: str | None, **more: str) -> tuple[int, Any]:
        answer = admin.post(MODELS, json={"brandId": brand.id, "name": "Golf", "year": year, **more})
        return answer.status_code, answer.json

    assert [add(year)[1]["slug"] for year in ("2004-2008", "2012-2019", None)] == ["golf", "golf-2012-2019", "golf-2"]
    for year in ("2004-2008", "2012 – 2019", "", None):
        status, answer = add(year)
        years = " and these years" if year else ""
        assert (status, answer["errors"]) == (409, {"name": f"A model with this name{years} already exists"})
    assert add("2020-", slug="golf")[1]["errors"] == {"slug": "A model with this slug already exists"}
    made = add("2020-")[1]
    assert made["slug"] == "golf-2020"
    address = f"{MODELS}/{made['id']}"
    assert admin.patch(address, json={"year": "2004-2008"}).json["errors"].keys() == {"name"}
    assert admin.patch(address, json={"year": "2021-"}).json["slug"] == "golf-2020"
    assert len(admin.get("/api/models").json) == 4


def test_a_pasted_list_may_name_a_model_for_each_of_its_years(admin: FlaskClient):
    brand = make_brand("VW")
    text = "Golf; 2004-2008\nGolf; 2012-2019\nGolf; 2004-2008"
    refused = admin.post(f"{BRANDS}/{brand.id}/models-list", json={"text": text})
    sentence = "Line 3: A model with this name and these years already exists"
    assert (refused.status_code, refused.json["errors"]) == (409, {"text": sentence})
    added = admin.post(f"{BRANDS}/{brand.id}/models-list", json={"text": text.rpartition("\n")[0]})
    assert [row["slug"] for row in added.json] == ["golf", "golf-2012-2019"]


def test_a_deleted_model_is_restored_beside_one_of_other_years(admin: FlaskClient):
    brand = make_brand("VW")
    old = make_model(brand, "Golf", year="2004-2008", slug="golf")
    gone = admin.delete(f"{MODELS}/{old.id}").headers["Pitlane-Undo"]
    make_model(brand, "Golf", year="2012-2019", slug="golf-7")
    assert admin.post(f"/api/admin/deleted/{gone}/restore").json == {"success": True, "notes": []}
    assert len(admin.get("/api/models").json) == 2


@in_one_shop(
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


def test_years_at_the_end_of_a_line_are_read_and_shown_before_anything_is_saved(admin: FlaskClient):
    brand = make_brand("VW")
    lines = {
        "Golf Mk7 2013-2019": ("Golf Mk7", "2013-2019", 2013, 2019),
        "Golf Mk8 2019-": ("Golf Mk8", "2019-", 2019, None),
        "Golf Mk6 (2008 - 2012)": ("Golf Mk6", "2008 - 2012", 2008, 2012),
        "Passat, from 2015 to 2019": ("Passat", "from 2015 to 2019", 2015, 2019),
        "Up - 2016": ("Up", "2016", 2016, 2016),
        "2008 Mk2 since 2019": ("2008 Mk2", "since 2019", 2019, None),
        "2002": ("2002", None, None, None),
        "Fox 13-19": ("Fox 13-19", None, None, None),
        "E 9000": ("E 9000", None, None, None),
        "Golf 2013; first": ("Golf 2013", "first", None, None),
        "Lupo 2004;": ("Lupo 2004", None, None, None),
    }
    path, body = f"{BRANDS}/{brand.id}/models-list", {"text": list(lines)}
    read = admin.post(f"{path}/preview", json=body)
    assert read.status_code == 200, read.json
    keys = ("name", "year", "yearFrom", "yearTo")
    assert [tuple(row[key] for key in keys) for row in read.json] == list(lines.values())
    assert admin.get("/api/models").json == []
    assert [tuple(row[key] for key in keys) for row in admin.post(path, json=body).json] == list(lines.values())
    refused = admin.post(f"{path}/preview", json={"text": "Polo 2019\nGolf Mk8 2019-"})
    assert (refused.status_code, refused.json["errors"]) == (
        409,
        {"text": "Line 2: A model with this name and these years already exists"},
    )


@pytest.fixture
def polo(app: Flask) -> CarModel:
    return make_model(make_brand("VW"), "Polo")


@in_one_shop(
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
def test_a_wrong_line_adds_nothing(admin: FlaskClient, polo: CarModel, text: object, status: int, sentence: str):
    answer = admin.post(f"{BRANDS}/{polo.brand_id}/models-list", json={"text": text})
    assert (answer.status_code, answer.json["errors"]) == (status, {"text": sentence})
    assert len(admin.get("/api/models").json) == 1


def test_the_years_of_a_model_are_read_from_its_text_and_written_from_the_pair(admin: FlaskClient):
    body = {"brandId": make_brand("VW").id, "name": "Golf Mk7", "year": "2013–19", "yearFrom": "", "yearTo": None}
    made = admin.post(MODELS, json=body).json
    address = f"{MODELS}/{made['id']}"

    def change(**changes: object) -> tuple[Any, Any, Any]:
        answer = admin.patch(address, json=changes)
        assert answer.status_code == 200, answer.json
        return answer.json["year"], answer.json["yearFrom"], answer.json["yearTo"]

    assert (made["year"], made["yearFrom"], made["yearTo"]) == ("2013–19", 2013, 2019)
    assert change(yearTo=2020) == ("2013-2020", 2013, 2020)
    assert change(yearFrom="", yearTo="2012") == ("-2012", None, 2012)
    assert change(year="Mk7") == ("Mk7", None, None)
    assert change(year="Mk7", yearFrom=2013) == ("Mk7", 2013, None)
    assert change(year="") == (None, None, None)
    assert change(name="Golf") == (None, None, None)
    (listed,) = admin.get("/api/models").json
    assert (listed["yearFrom"], listed["yearTo"]) == (None, None)


@pytest.fixture
def golf(app: Flask) -> CarModel:
    return make_model(make_brand("VW"), year="2013-", year_from=2013)


@in_one_shop(
    ("changes", "field"),
    [
        ({"yearFrom": 2019, "yearTo": 2013}, "yearTo"),
        ({"yearTo": 2012}, "yearTo"),
        *(({"yearFrom": year}, "yearFrom") for year in (0, 1885, 2101, "2016.0", True, 1e9, 10**12, "MMXVI", [2016])),
    ],
)
def test_years_that_cannot_be_are_refused(admin: FlaskClient, golf: CarModel, changes: dict[str, object], field: str):
    answer = admin.patch(f"{MODELS}/{golf.id}", json=changes)
    assert (answer.status_code, list(answer.json["errors"])) == (400, [field])
    assert admin.get("/api/models").json[0]["yearFrom"] == 2013
