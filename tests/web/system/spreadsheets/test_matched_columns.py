"""A product file of another program, its columns matched by hand."""

import json
from io import BytesIO
from typing import Any, get_args

import pytest
from flask.testing import FlaskClient

from app.contract.catalogue.fitment_csv import FitmentField
from app.contract.catalogue.product_csv import COLUMNS, PRODUCT_FIELDS
from app.contract.catalogue.products import NewProduct
from app.shop.system.spreadsheets.fitment_columns import FITMENT_COLUMNS
from app.shop.system.spreadsheets.product_columns import PRODUCT_COLUMNS, TABLE
from tests.in_one_shop import in_one_shop
from tests.make import make_brand, make_category, make_model, make_product
from tests.web.system.spreadsheets.product_file import IMPORT, counts
from tests.web.system.spreadsheets.test_xlsx import book

FILE = "Title,Long text,RRP,Group,Qty,Part no.,Made by,Margin\n"
GAUGE = "Gauge,Shows the turbo.,€49.99,mats,4,BG-1,Turbosmart,12 %\n"
MATCHED = {
    "Title": "name", "Long text": "description", "RRP": "price", "Group": "category", "Qty": "inventory",
    "Part no.": "sku", "Made by": "manufacturer", "Margin": "",
}  # fmt: skip


def send(admin: FlaskClient, text: str, columns: Any = None, path: str = IMPORT, **query: int) -> tuple[int, Any]:
    form: dict[str, Any] = {"file": (BytesIO(text.encode()), "products.csv")}
    if columns is not None:
        form["columns"] = columns if isinstance(columns, str) else json.dumps(columns)
    answer = admin.post(path, data=form, query_string=query, content_type="multipart/form-data")
    return answer.status_code, answer.json


def test_the_call_names_every_column_that_a_file_can_have():
    assert sorted(COLUMNS) == sorted(PRODUCT_COLUMNS.known)


def test_every_field_of_a_product_is_a_column_of_its_file():
    columns = {column.attribute for column in TABLE} | set(PRODUCT_FIELDS.values())
    assert set(NewProduct.model_fields) <= columns


def test_the_call_names_every_column_that_a_fitment_file_can_have():
    assert get_args(FitmentField) == FITMENT_COLUMNS.known


def test_a_fitment_file_of_another_program_is_matched_imported_and_remembered(admin: FlaskClient):
    product = make_product(sku="BG-1")
    make_model(make_brand("VW"), "Golf Mk7")
    file = "Part no.,Make,Type,From,Ref\nBG-1,VW,Golf Mk7,2017,7\n"
    path = "/api/admin/import/fitment"
    status, answer = send(admin, file, path=path, dryRun=1)
    assert (status, answer["success"], answer["errors"][0]["message"]) == (200, False, "Unknown column: Part no.")
    guessed = {"Part no.": "product", "Make": "brand", "Type": None, "From": "yearFrom", "Ref": None}
    assert proposed(answer) == guessed
    assert answer["columns"][3]["samples"] == ["2017"]
    lacking = send(admin, file, guessed | {"Type": "", "Ref": ""}, path=path)
    assert (lacking[0], lacking[1]["errors"][0]["message"]) == (400, "Please say which column has the model")
    matching = {**guessed, "Type": "model", "Ref": ""}
    assert send(admin, file, {**matching, "Ref": "price"}, path=path)[0] == 400
    status, answer = send(admin, file, matching, path=path)
    assert (status, counts(answer)) == (200, (1, 0, 0))
    fitted = admin.get(f"/api/admin/products/{product.id}/fitment").json
    assert [row["yearFrom"] for row in fitted["rows"]] == [2017]
    assert proposed(send(admin, file, path=path, dryRun=1)[1]) == matching | {"Ref": None}


def test_a_fitment_file_may_be_an_excel_one(admin: FlaskClient):
    make_product(sku="BG-1")
    make_model(make_brand("VW"), "Golf Mk7")
    file = book(["product", "brand", "model"], ["BG-1", "VW", "Golf Mk7"])
    form = {"file": (BytesIO(file), "fitment.xlsx")}
    answer = admin.post("/api/admin/import/fitment", data=form, content_type="multipart/form-data")
    assert (answer.status_code, counts(answer.json)) == (200, (1, 0, 0))


def proposed(answer: Any) -> dict[str, str | None]:
    return {column["header"]: column["field"] for column in answer["columns"]}


def test_a_file_of_another_program_is_matched_imported_and_remembered(admin: FlaskClient, client: FlaskClient):
    make_category("Mats")
    status, answer = send(admin, FILE + GAUGE, dryRun=1)
    assert (status, answer["success"], answer["columns"][2]["samples"]) == (200, False, ["€49.99"])
    guessed = MATCHED | {"Long text": None, "Made by": None, "Margin": None}
    assert proposed(answer) == guessed
    assert not any(column["known"] for column in answer["columns"])
    status, answer = send(admin, FILE + GAUGE, MATCHED, addMissing=1)
    assert (status, counts(answer), answer["newManufacturers"]) == (200, (1, 0, 0), ["Turbosmart"])
    row = client.get("/api/products").json[0]
    assert (row["slug"], row["price"], row["category"], row["inventory"], row["manufacturer"]) == (
        "gauge", "49.99", "Mats", 4, "Turbosmart",
    )  # fmt: skip
    remembered = proposed(send(admin, FILE, dryRun=1)[1])
    assert remembered == MATCHED | {"Margin": None}


def test_a_line_without_slug_belongs_to_the_product_with_its_sku(admin: FlaskClient, client: FlaskClient):
    make_category("Mats")
    send(admin, FILE + GAUGE, MATCHED, addMissing=1)
    renamed = GAUGE.replace("Gauge", "Boost gauge").replace("49.99", "1.049,00")
    status, answer = send(
        admin, f"{FILE}{renamed.replace('€1.049,00', chr(34) + '€1.049,00' + chr(34))}", MATCHED, dryRun=1
    )
    assert (status, counts(answer)) == (200, (0, 1, 0))
    assert answer["lines"][0]["changes"] == [
        {"field": "name", "before": "Gauge", "after": "Boost gauge"},
        {"field": "price", "before": "49.99", "after": "1049.00"},
    ]
    assert [row["slug"] for row in client.get("/api/products").json] == ["gauge"]


def test_missing_categories_come_with_the_file_and_go_with_its_undo(admin: FlaskClient, client: FlaskClient):
    make_product("Old", category="Wheels")
    file = "name,description,price,category,manufacturer\n"
    file += "Gauge,Shows the turbo.,5,Interior,Turbosmart\nRing,Holds the gauge.,6,interior,turbosmart\n"
    matching = {name: name for name in ("name", "description", "price", "category", "manufacturer")}
    status, refused = send(admin, file, matching)
    assert (status, refused["errors"][0]["message"]) == (400, "There is no category named Interior")
    status, planned = send(admin, file, matching, addMissing=1, dryRun=1)
    assert (planned["newCategories"], planned["newManufacturers"]) == (["Interior"], ["Turbosmart"])
    assert [row["name"] for row in client.get("/api/product-categories").json] == ["Wheels"]
    form = {"file": (BytesIO(file.encode()), "p.csv"), "columns": json.dumps(matching)}
    done = admin.post(f"{IMPORT}?addMissing=1", data=form, content_type="multipart/form-data")
    assert done.status_code == 200
    assert [row["name"] for row in client.get("/api/product-categories").json] == ["Interior", "Wheels"]
    admin.post(f"/api/admin/deleted/{done.headers['Pitlane-Undo']}/restore")
    assert [row["name"] for row in client.get("/api/product-categories").json] == ["Wheels"]
    assert admin.get("/api/admin/manufacturers").json == []


@in_one_shop("columns", ["[", "[]", '"name"', '{"a": "b"}', '{"a": 1}', '{"a": null}', "[" * 100_000])
def test_a_matching_that_is_none_is_refused(admin: FlaskClient, columns: str):
    status, answer = send(admin, FILE + GAUGE, columns)
    assert (status, answer["message"]) == (400, "The columns must be given as an object of headings and fields")
    assert admin.get("/api/products").json == []


@pytest.mark.parametrize(("columns", "message"), [
    ({"Title": "name", "Group": "name"}, "The column name appears twice"),
    ({"Title": "description"}, "Please say which column has the name of the product"),
])  # fmt: skip
def test_a_matching_must_say_enough(admin: FlaskClient, columns: dict[str, str], message: str):
    status, answer = send(admin, FILE + GAUGE, columns)
    assert (status, answer["errors"][0]["message"]) == (400, message)
