"""A product file of another program, its columns matched by hand."""

import json
from io import BytesIO
from typing import Any, get_args

import pytest
from flask.testing import FlaskClient

from app.contract.product_csv import ImportField
from app.shop.spreadsheets.product_columns import KNOWN
from tests.make import make_category, make_product
from tests.web.spreadsheets.product_file import IMPORT, counts

FILE = "Title,Long text,RRP,Group,Qty,Part no.,Supplier,Margin\n"
GAUGE = "Gauge,Shows the turbo.,€49.99,mats,4,BG-1,Turbosmart,12 %\n"
MATCHED = {
    "Title": "name", "Long text": "description", "RRP": "price", "Group": "category", "Qty": "inventory",
    "Part no.": "sku", "Supplier": "manufacturer", "Margin": "",
}  # fmt: skip


def send(admin: FlaskClient, text: str, columns: Any = None, **query: int) -> tuple[int, Any]:
    form: dict[str, Any] = {"file": (BytesIO(text.encode()), "products.csv")}
    if columns is not None:
        form["columns"] = columns if isinstance(columns, str) else json.dumps(columns)
    answer = admin.post(IMPORT, data=form, query_string=query, content_type="multipart/form-data")
    return answer.status_code, answer.json


def test_the_call_names_every_column_that_a_file_can_have():
    assert get_args(ImportField) == KNOWN


def proposed(answer: Any) -> dict[str, str | None]:
    return {column["header"]: column["field"] for column in answer["columns"]}


def test_a_file_of_another_program_is_matched_imported_and_remembered(admin: FlaskClient, client: FlaskClient):
    make_category("Mats")
    status, answer = send(admin, FILE + GAUGE, dryRun=1)
    assert (status, answer["success"], answer["columns"][2]["samples"]) == (200, False, ["€49.99"])
    guessed = MATCHED | {"Long text": None, "Supplier": None, "Margin": None}
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


@pytest.mark.parametrize("columns", ["[", "[]", '"name"', '{"a": "b"}', '{"a": 1}', '{"a": null}', "[" * 100_000])
def test_a_matching_that_is_none_is_refused(admin: FlaskClient, columns: str):
    status, answer = send(admin, FILE + GAUGE, columns)
    assert (status, answer["message"]) == (400, "The columns must be given as an object of headings and fields")
    assert admin.get("/api/products").json == []


@pytest.mark.parametrize(("columns", "message"), [
    ({"Title": "name", "Group": "name"}, "The column name is there twice"),
    ({"Title": "description"}, "Please say which column has the name of the product"),
])  # fmt: skip
def test_a_matching_must_say_enough(admin: FlaskClient, columns: dict[str, str], message: str):
    status, answer = send(admin, FILE + GAUGE, columns)
    assert (status, answer["errors"][0]["message"]) == (400, message)
