"""A product file with an error is refused. The line and the field are named, and nothing changes."""

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.in_one_shop import in_one_shop
from tests.make import NOBODY, make_brand, make_category, make_model, make_product, make_subcategory
from tests.web.system.spreadsheets.product_file import IMPORT, counts, send


@pytest.fixture
def known(app: Flask) -> None:
    make_product("Known", slug="known", category="Mats")


@in_one_shop(("line", "field", "message"), [
    (",gauge,,,", "name", "Name must be at least 2 characters"),
    ("Gauge,,Shows the turbo.,9.50,Mats", "slug", "Slug is required"),
    ("Gauge,a b,Shows the turbo.,9.50,Mats", "slug", "An address may have only letters, digits and hyphens"),
    ("Gauge,gauge,Shows the turbo.,dear,Mats", "price", "Invalid price format"),
    ("Gauge,gauge,Shows the turbo.,\"9,505\",Mats", "price", "Invalid price format"),
    ("Gauge,gauge,Shows the turbo.,9.50,Cars", "category", "There is no category named Cars"),
    ("G,known,,,", "name", "Name must be at least 2 characters"),
    ("Gauge,first,Shows the turbo.,9.50,Mats", "slug", "This address is on line 2 already"),
    ("Gauge,gauge,Shows the turbo.,9.50,Mats,more", "file", "This line has more cells than the first line"),
])  # fmt: skip
@pytest.mark.usefixtures("known")
def test_a_wrong_line_is_named_and_nothing_changes(admin: FlaskClient, line: str, field: str, message: str):
    before = admin.get("/api/products").json
    file = f"name,slug,description,price,category\nFirst part,first,Shows the turbo.,9.50,Mats\n{line}\n"
    status, answer = send(admin, file, dry=True)
    assert (status, answer["success"], answer["created"]) == (200, False, 1)
    assert answer["errors"][0] == {"line": 3, "field": field, "message": message}
    status, again = send(admin, file)
    assert (status, again["errors"], counts(again)) == (400, answer["errors"], (0, 0, 0))
    assert again["message"] == "Line 3 needs fixing first"
    assert admin.get("/api/products").json == before


@pytest.mark.parametrize(("column", "cell", "message"), [
    ("models", "Audi/A1;Audi/A9", "There is no model named Audi/A9"),
    ("subcategoryId", "Alloy", "Mats has no subcategory named Alloy"),
    ("imageUrl", "https://elsewhere.example/x.png", "Please choose one of the uploaded pictures"),
    ("inventory", "-1", "Inventory must be a number"),
    ("featured", "2", "Featured must be 0 or 1"),
    ("id", NOBODY, None), ("createdAt", "2020-01-01", None), ("models", "Audi/A1", None),
    ("subcategory", "Rubber", None), ("subcategoryId", "rubber", None),
])  # fmt: skip
def test_what_a_cell_names_must_be_there(admin: FlaskClient, column: str, cell: str, message: str | None):
    mats, wheels = make_category("Mats"), make_category("Wheels")
    make_subcategory(mats, "Rubber", slug="rubber")
    make_subcategory(wheels, "Alloy")
    make_model(make_brand("Audi"), "A1")
    make_product("Known", slug="known", category="Mats")
    status, answer = send(admin, f'slug;{column}\nknown;"{cell}"\n')
    assert (status, [fault["message"] for fault in answer["errors"]]) == (
        (400, [message]) if message else (200, [])
    )  # fmt: skip


@in_one_shop(("file", "field"), [
    ("", "slug"), ("name\nGauge\n", "slug"), ("slug,colour\n", "colour"), ("slug,slug\n", "slug"),
    (b"\x81\x8d\xff", "file"), ('slug\n"open', "file"),
])  # fmt: skip
def test_a_wrong_file_says_so_on_its_first_line(admin: FlaskClient, file: str | bytes, field: str):
    for dry, expected in ((True, 200), (False, 400)):
        status, answer = send(admin, file, dry)
        assert (status, answer["success"], answer["errors"][0]["line"]) == (expected, False, 1)
        assert answer["errors"][0]["field"] == field


def test_an_import_without_a_file_or_with_too_large_a_one_is_refused(admin: FlaskClient):
    assert admin.post(IMPORT).json["message"] == "Please select a file to import"
    assert admin.post(IMPORT, json={}).status_code == 415
    assert send(admin, b"slug\n" + b"a" * 10 * 1024 * 1024)[0] == 413
