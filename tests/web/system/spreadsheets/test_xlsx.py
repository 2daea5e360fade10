"""Products are imported from an Excel file by its cells. Files that are not Excel files, or are too large, are
refused.
"""

import io
import zipfile
from datetime import date
from typing import Any

import pytest
from flask.testing import FlaskClient
from openpyxl import Workbook

from tests.make import make_brand, make_category, make_model, make_product
from tests.web.sales.mail.sending import send_file
from tests.web.system.spreadsheets.product_file import counts, send

HEADER = ["name", "slug", "description", "price", "category", "inventory", "ean"]
GAUGE = ["Gauge", "gauge", "Shows the turbo.", 49.989999999999995, "Mats", 12.0, 4006381333931]


def book(*rows: list[Any], hidden: str = "") -> bytes:
    workbook = Workbook()
    sheet = workbook.active
    assert sheet is not None
    if hidden:
        sheet.sheet_state = "hidden"
        sheet.append([hidden])
        sheet = workbook.create_sheet("Shown")
    for row in rows:
        sheet.append(row)
    file = io.BytesIO()
    workbook.save(file)
    return file.getvalue()


def test_cells_arrive_as_excel_shows_them(admin: FlaskClient, client: FlaskClient):
    make_category("Mats")
    file = book(HEADER, GAUGE, [], ["Ring", "ring", "Holds the gauge.", 7, "Mats", None, None, None], hidden="secret")
    status, answer = send(admin, file)
    assert (status, counts(answer)) == (200, (2, 0, 0))
    rows = {row["slug"]: row for row in client.get("/api/products").json}
    assert (rows["gauge"]["price"], rows["gauge"]["inventory"], rows["ring"]["price"]) == ("49.99", 12, "7.00")
    exported = admin.get("/api/admin/export/products.csv").text
    assert "4006381333931" in exported
    assert send(admin, file)[1]["unchanged"] == 2


def test_what_a_cell_holds_is_written_plainly(admin: FlaskClient):
    make_category("Mats")
    row = ["Gauge", True, "=1+1", date(2026, 5, 1), "Mats"]
    status, answer = send(admin, book(["name", "slug", "description", "price", "category"], row), dry=True)
    assert status == 200
    samples = {column["header"]: column["samples"] for column in answer["columns"]}
    # a formula that Excel never calculated has no value
    assert samples == {
        "name": ["Gauge"], "slug": ["1"], "description": [], "price": ["2026-05-01T00:00:00"], "category": ["Mats"],
    }  # fmt: skip


def test_fitment_may_come_as_excel_too(admin: FlaskClient):
    model = make_model(make_brand("Audi"), "A1")
    make_product("Gauge", slug="gauge")
    raw = book(["product", "brand", "model"], ["gauge", "Audi", "A1"])
    answer = send_file(admin, "/api/admin/import/fitment", raw, "fitment.xlsx", "file")
    assert (answer.status_code, answer.json["created"]) == (200, 1)
    assert [row["slug"] for row in admin.get(f"/api/models/{model.id}/products").json] == ["gauge"]


def bomb() -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as pack:
        pack.writestr("xl/worksheets/sheet1.xml", b" " * 60_000_000)
    return file.getvalue()


def laughing() -> bytes:
    """Return a workbook with a cell that expands to a billion copies of a text."""
    entities = "".join(f'<!ENTITY l{n} "{f"&l{n - 1};" * 10}">' for n in range(1, 10))
    doctype = f'<!DOCTYPE worksheet [<!ENTITY l0 "lol">{entities}]>'
    sound, file = zipfile.ZipFile(io.BytesIO(book(HEADER, GAUGE))), io.BytesIO()
    with zipfile.ZipFile(file, "w") as pack:
        for name in sound.namelist():
            text = sound.read(name).decode()
            if name == "xl/worksheets/sheet1.xml":
                text = text.replace("<worksheet", f"{doctype}<worksheet", 1).replace("Gauge", "&l9;")
            pack.writestr(name, text)
    return file.getvalue()


@pytest.mark.parametrize(("raw", "message"), [
    (b"\xd0\xcf\x11\xe0" + b"old" * 100,
     "This is an old or a protected Excel file. Please save it as .xlsx without a password, or as CSV"),
    (b"PK\x03\x04 no zip", "The Excel file cannot be read. Please save it again as .xlsx or as CSV"),
    (book(HEADER, GAUGE)[:-200], "The Excel file cannot be read. Please save it again as .xlsx or as CSV"),
    (laughing(), "The Excel file cannot be read. Please save it again as .xlsx or as CSV"),
    (bomb(), "The Excel file has too much in it. Please import it in parts, or save it as CSV"),
    (book([f"c{n}" for n in range(300)]),
     "The Excel file has too much in it. Please import it in parts, or save it as CSV"),
], ids=["old", "cut", "no-end", "laughing", "bomb", "wide"])  # fmt: skip
def test_a_file_that_cannot_be_read_is_refused_in_a_sentence(admin: FlaskClient, raw: bytes, message: str):
    make_category("Mats")
    status, answer = send(admin, raw)
    fault = {"line": 1, "field": "file", "message": message}
    assert (status, answer["errors"], admin.get("/api/products").json) == (400, [fault], [])
