"""A file of products may be older than the last sales. Its stock is then reported but not applied, unless the owner
asks for it.
"""

import csv
import io
from typing import Any

from flask.testing import FlaskClient

from tests.make import make_category, make_order, make_product
from tests.web.sales.mail.sending import send_file
from tests.web.system.spreadsheets.product_file import IMPORT, counts, send

EXPORT = "/api/admin/export/products.csv"
LEFT = "The stock changed after this file was exported: it stays 40, not 44"


def export(admin: FlaskClient, **changes: str) -> bytes:
    """The shop's own file, with these cells in every line."""
    rows = list(csv.DictReader(io.StringIO(admin.get(EXPORT).data.decode("utf-8-sig"), newline="")))
    saved = io.StringIO(newline="")
    writer = csv.DictWriter(saved, rows[0].keys())
    writer.writeheader()
    writer.writerows(row | changes for row in rows)
    return saved.getvalue().encode()


def send_with_stock(admin: FlaskClient, raw: bytes, query: str = "?stock=1") -> Any:
    return send_file(admin, f"{IMPORT}{query}", raw, "products.csv", "file").json


def stock(admin: FlaskClient, slug: str) -> int:
    return int(admin.get(f"/api/products/{slug}").json["inventory"])


def test_a_stock_that_was_sold_since_the_export_is_said_and_left_alone(admin: FlaskClient) -> None:
    sold = make_product("Sold", slug="sold", inventory=44)
    make_product("Other", slug="other", inventory=5)
    raw = export(admin, description="Described anew, at length.")
    make_order((sold, 4))
    warning = {"line": 3, "field": "inventory", "message": LEFT}
    status, preview = send(admin, raw, dry=True)
    assert (status, preview["warnings"], counts(preview)) == (200, [warning], (0, 2, 0))
    assert [line["fields"] for line in preview["lines"]] == [["description"], ["description"]]
    status, answer = send(admin, raw)
    assert (status, answer["success"], answer["errors"], answer["warnings"]) == (200, True, [], [warning])
    assert (stock(admin, "sold"), stock(admin, "other")) == (40, 5)
    assert admin.get("/api/products/sold").json["description"] == "Described anew, at length."


def test_the_file_itself_sent_back_after_a_sale_changes_nothing(admin: FlaskClient) -> None:
    product = make_product(slug="sold", inventory=44)
    raw = export(admin)
    make_order((product, 4))
    status, answer = send(admin, raw)
    assert (status, counts(answer), len(answer["warnings"])) == (200, (0, 0, 1), 1)
    assert stock(admin, "sold") == 40


def test_the_files_stock_is_taken_where_it_is_meant(admin: FlaskClient) -> None:
    product = make_product(slug="sold", inventory=44)
    raw = export(admin)
    make_order((product, 4))
    message = "The stock changed after this file was exported: 40 becomes 44"
    preview = send_with_stock(admin, raw, "?dryRun=1&stock=1")
    assert ([each["message"] for each in preview["warnings"]], counts(preview)) == ([message], (0, 1, 0))
    assert stock(admin, "sold") == 40
    assert [each["message"] for each in send_with_stock(admin, raw)["warnings"]] == [message]
    assert stock(admin, "sold") == 44


def test_every_way_in_which_a_stock_moves_is_seen(admin: FlaskClient) -> None:
    edited, cancelled = make_product(slug="edited", inventory=10), make_product(slug="cancelled", inventory=10)
    order = make_order((cancelled, 2))
    raw = export(admin)
    admin.patch(f"/api/admin/products/{edited.id}", json={"inventory": 30})
    admin.patch(f"/api/admin/orders/{order.id}", json={"status": "cancelled"})
    _, answer = send(admin, raw)
    assert [each["line"] for each in answer["warnings"]] == [2, 3]
    assert (stock(admin, "edited"), stock(admin, "cancelled")) == (30, 10)


def test_a_file_that_is_newer_or_says_no_time_sets_the_stock(admin: FlaskClient) -> None:
    product = make_product(slug="sold", inventory=44)
    make_order((product, 4))
    for file in (
        export(admin, inventory="50"),
        b"slug,inventory\nsold,51\n",
        export(admin, inventory="52", stockAsOf=""),
    ):
        status, answer = send(admin, file)
        assert (status, answer["warnings"], counts(answer)) == (200, [], (0, 1, 0))
    assert stock(admin, "sold") == 52


def test_a_time_that_is_none_is_a_fault_of_its_line(admin: FlaskClient) -> None:
    make_product(slug="sold", inventory=44)
    status, answer = send(admin, export(admin, stockAsOf="yesterday", inventory="3"))
    assert (status, [(fault["line"], fault["field"]) for fault in answer["errors"]]) == (400, [(2, "stockAsOf")])
    assert (answer["warnings"], stock(admin, "sold")) == ([], 44)


def test_a_new_product_takes_the_stock_of_its_line(admin: FlaskClient) -> None:
    make_category("Mats")
    file = (
        "slug,name,description,price,category,inventory,stockAsOf\nnew,New,A part of ten letters.,1,Mats,3,2020-01-01\n"
    )
    assert counts(send(admin, file)[1]) == (1, 0, 0)
    assert stock(admin, "new") == 3
