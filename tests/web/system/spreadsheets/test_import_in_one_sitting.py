"""A big file with faults is imported in one sitting. Names that the shop lacks are created, lines are left out, and
columns are remembered.
"""

import json
from io import BytesIO
from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.in_one_shop import in_one_shop
from tests.make import make_brand, make_category, make_model, make_product
from tests.web.system.spreadsheets.product_file import IMPORT, counts

HEADER = "slug,name,description,price,category,manufacturer,inventory,sku,models\n"
FITMENT = "/api/admin/import/fitment"


def send(admin: FlaskClient, file: str, path: str = IMPORT, form: Any = None, **query: Any) -> tuple[int, Any, str]:
    data = {"file": (BytesIO(file.encode()), "products.csv")} | {name: json.dumps(each) for name, each in form.items()}
    answer = admin.post(path, data=data, query_string=query, content_type="multipart/form-data")
    return answer.status_code, answer.json, answer.headers.get("Pitlane-Undo", "")


def write_line(number: int) -> str:
    """Return a line of the file; one of fifty lines has a fault. The fault is a name that the shop lacks, or a price
    that is not a number.
    """
    category, maker, price, model = "Mats", "Bosch", "9.50", "VW/Golf"
    match number % 200:
        case 0:
            category = f"Shelf {number}"
        case 50:
            maker = f"Maker {number}"
        case 100:
            model = f"VW/Golf;Seat/Leon {number} (2013-2019)"
        case 150:
            price = "dear"
    return (
        f"part-{number},Part {number},A part of ten letters,{price},{category},{maker},{number % 7},P-{number},{model}"
    )


def test_two_thousand_lines_with_forty_faults_come_in(admin: FlaskClient):
    make_category("Mats")
    make_model(make_brand("VW"), "Golf")
    admin.post("/api/admin/manufacturers", json={"name": "Bosch"})
    file = HEADER + "\n".join(map(write_line, range(1, 2001)))
    _status, found, _ = send(admin, file, form={}, dryRun=1)
    assert (len({fault["line"] for fault in found["errors"]}), len(found["missing"])) == (40, 30)
    assert found["missing"][:2] == ["Maker 50", "Seat/Leon 100 (2013-2019)"]
    _status, found, _ = send(admin, file, form={}, dryRun=1, addMissing=1)
    added = [len(found[name]) for name in ("newCategories", "newManufacturers", "newModels")]
    wrong = [fault["line"] for fault in found["errors"]]
    assert (added, len(wrong), found["message"]) == ([10, 10, 10], 10, "10 lines need fixing first")
    assert found["lines"][0]["sku"] == "P-1"
    assert (found["lines"][0]["price"], found["lines"][0]["inventory"]) == ("9.50", 1)
    status, done, undo = send(admin, file, form={"leaveOut": wrong}, addMissing=1)
    assert (status, counts(done), done["leftOut"]) == (200, (1990, 0, 0), 10)
    brands = {row["name"]: row["id"] for row in admin.get("/api/brands").json}
    leons = admin.get(f"/api/models?brandId={brands['Seat']}").json
    assert (len(leons), leons[0]["year"]) == (10, "2013-2019")
    admin.post(f"/api/admin/deleted/{undo}/restore")
    assert [row["name"] for row in admin.get("/api/brands").json] == ["VW"]
    assert admin.get("/api/admin/products").json == []
    assert [row["name"] for row in admin.get("/api/product-categories").json] == ["Mats"]


def test_a_model_in_other_letters_is_the_one_that_is_there(admin: FlaskClient):
    make_product("Old", slug="old", category="Mats")
    make_model(make_brand("VW"), "Golf")
    status, done, _ = send(admin, "slug,models\nold,vw/golf\n", form={}, addMissing=1)
    assert (status, done["newModels"], done["updated"]) == (200, [], 1)


@pytest.mark.parametrize("models", ["Golf", "VW/???", "/Golf"])
def test_a_model_without_a_name_is_not_offered(admin: FlaskClient, models: str):
    make_product("Old", slug="old", category="Mats")
    file = f"slug,models\nold,{models}\n"
    for query in ({}, {"addMissing": 1}):
        _status, found, _ = send(admin, file, form={}, dryRun=1, **query)
        assert (found["missing"], len(found["errors"])) == ([], 1)


def test_lines_of_a_fitment_file_are_left_out_and_models_named(admin: FlaskClient):
    make_product(sku="BG-1")
    make_model(make_brand("VW"), "Golf Mk7")
    file = "product,brand,model\nBG-1,VW,Golf Mk7\nBG-2,VW,Golf Mk7\nBG-1,Seat,Leon\n"
    _status, found, _ = send(admin, file, FITMENT, {}, dryRun=1)
    assert (found["missing"], len(found["errors"])) == (["Seat Leon"], 2)
    status, done, _ = send(admin, file, FITMENT, {"leaveOut": [3]}, createModels=1)
    assert (status, done["created"], done["leftOut"]) == (200, 2, 1)


def test_columns_are_remembered_before_anything_is_imported(admin: FlaskClient):
    make_category("Mats")
    file = "Title,Words,Cost\nGauge,Shows the turbo.,dear\n"
    matching = {"Title": "name", "Words": "description", "Cost": "price"}
    send(admin, file, form={"columns": {**matching, "Cost": "name"}}, dryRun=1)
    assert [column["field"] for column in send(admin, file, form={}, dryRun=1)[1]["columns"]] == ["name", None, None]
    send(admin, file, form={"columns": matching}, dryRun=1)
    columns = send(admin, file, form={}, dryRun=1)[1]["columns"]
    assert [column["field"] for column in columns] == ["name", "description", "price"]
    assert admin.get("/api/admin/products").json == []


@in_one_shop("lines", ["3", {"3": 1}, [1], [2.5], [True], ["3"]])
def test_what_is_no_list_of_lines_is_refused(admin: FlaskClient, lines: Any):
    for path in (IMPORT, FITMENT):
        status, answer, _ = send(admin, HEADER, path, {"leaveOut": lines}, dryRun=1)
        assert (status, answer["message"]) == (400, "The lines to leave out must be given as a list of numbers")
