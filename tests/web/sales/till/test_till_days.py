"""Days of the till: opened with a float, closed with a count, and never changed again."""

import csv
import io
import re
from decimal import Decimal
from typing import Any

from flask.testing import FlaskClient

from app.store.catalogue.products import Product
from app.store.database.base import db
from tests.make import make_order, make_product
from tests.web.sales.documents.seller import set_seller
from tests.web.sales.till.counter import SALES, TILL, day_of, of, open_day, sale, sell

ENTRY = "00000000-0000-4000-8000-00000000000e"


def ways(day: dict[str, Any]) -> dict[str, tuple[str, str, str]]:
    return {each["method"]: (each["taken"], each["back"], each["total"]) for each in day["sums"]["ways"]}


def close(admin: FlaskClient, day_id: str, counted: str) -> Any:
    return admin.post(f"{TILL}/days/{day_id}/close", json={"counted": counted})


def file_rows(admin: FlaskClient) -> list[dict[str, str]]:
    day = "from=2020-01-01&to=2029-12-31"
    text = admin.get(f"/api/admin/reports/sales.csv?{day}").data.decode("utf-8-sig")
    return list(csv.DictReader(io.StringIO(text)))


def test_the_first_day_asks_to_read_the_notice(admin: FlaskClient) -> None:
    assert admin.get(TILL).json["isFirst"] is True

    refused = admin.post(f"{TILL}/days", json={"opening": "100.00"})

    assert (refused.status_code, refused.json["message"]) == (
        400, "Please read the notice on fiscal devices and tick it first",
    )  # fmt: skip
    close(admin, open_day(admin), "100.00")
    assert admin.get(TILL).json["isFirst"] is False
    assert admin.post(f"{TILL}/days", json={"opening": "100.00"}).status_code == 201


def test_a_day_adds_up_by_way_and_rate_and_says_the_difference(admin: FlaskClient) -> None:
    admin.post("/api/admin/tax-rates", json={"name": "Repairs", "rate": "13.5"})
    gauge = make_product(price=Decimal("10.00"))
    day_id = open_day(admin)
    split = [{"method": "cash", "amount": "5.00"}, {"method": "terminal", "amount": "6.00"}]
    sell(admin, sale("11.00", of(gauge), payments=split))
    sell(admin, sale("22.00", of(gauge, 2)))
    sell(admin, sale("11.35", {"text": "Fitting", "unitPrice": "10.00", "taxRate": "13.5"}))
    entry = {"id": ENTRY, "kind": "cash_out", "amount": "20.00", "reason": "Stamps"}
    for _ in range(2):
        assert admin.post(f"{TILL}/cash-entries", json=entry).status_code == 201

    closed = close(admin, day_id, "117.85").json

    assert ways(closed) == {"cash": ("38.35", "0.00", "38.35"), "terminal": ("6.00", "0.00", "6.00")}
    assert closed["sums"]["rates"] == [
        {"rate": "13.5", "net": "10.00", "tax": "1.35", "gross": "11.35"},
        {"rate": "10", "net": "30.00", "tax": "3.00", "gross": "33.00"},
    ]
    assert (closed["sums"]["sales"], closed["sums"]["total"]) == (3, "44.35")
    assert (closed["sums"]["expected"], closed["counted"], closed["difference"]) == ("118.35", "117.85", "-0.50")
    assert [(each["kind"], each["amount"], each["reason"]) for each in closed["entries"]] == [
        ("cash_out", "20.00", "Stamps")
    ]
    again = close(admin, day_id, "118.35")
    assert again.status_code == 409
    assert re.fullmatch(r"This day was closed already, at \d\d:\d\d, with €117\.85 counted", again.json["message"])
    assert day_of(admin, day_id) == closed


def test_no_more_cash_is_taken_out_than_there_should_be(admin: FlaskClient) -> None:
    day_id = open_day(admin)
    sell(admin, sale("11.00", of(make_product(price=Decimal("10.00")))))
    entry = {"id": ENTRY, "kind": "cash_out", "amount": "111.01", "reason": "To the bank"}

    refused = admin.post(f"{TILL}/cash-entries", json=entry)
    all_of_it = admin.post(f"{TILL}/cash-entries", json=entry | {"amount": "111.00"})

    assert (refused.status_code, refused.json["errors"]) == (
        400, {"amount": "There should be only €111.00 in the till"},
    )  # fmt: skip
    assert (all_of_it.status_code, day_of(admin, day_id)["sums"]["expected"]) == (201, "0.00")


def test_the_accountants_file_has_the_cash_without_a_sale_and_the_difference(admin: FlaskClient) -> None:
    gauge = make_product(price=Decimal("10.00"))
    day_id = open_day(admin)
    sell(admin, sale("11.00", of(gauge)))
    admin.post(f"{TILL}/cash-entries", json={"id": ENTRY, "kind": "cash_in", "amount": "5.00", "reason": "Coins"})
    close(admin, day_id, "115.50")

    rows = file_rows(admin)

    assert [(row["status"], row["net"], row["tax"], row["total"], row["method"], row["document"]) for row in rows] == [
        ("payment", "10.00", "1.00", "11.00", "cash", ""),
        ("cash_in", "", "", "5.00", "cash", "Coins"),
        ("till_difference", "", "", "-0.50", "cash", "115.50 counted in place of 116.00"),
    ]


def test_nothing_changes_a_closed_day(admin: FlaskClient) -> None:
    gauge = make_product(price=Decimal("10.00"))
    day_id = open_day(admin)
    sold = sell(admin, sale("11.00", of(gauge))).json["order"]
    closed = close(admin, day_id, "111.00").json

    open_day(admin, "111.00")
    undone = admin.post(f"{SALES}/{sold['id']}/undo")

    assert (undone.status_code, undone.json["message"]) == (
        409, "Only the last sale can be undone. Take the pieces of sale 1001 back instead.",
    )  # fmt: skip
    items = [{"itemId": sold["items"][0]["id"], "quantity": 1}]
    back = {"items": items, "method": "cash", "updatedAt": sold["updatedAt"]}
    assert admin.post(f"{SALES}/{sold['id']}/returns", json=back).status_code == 200
    assert day_of(admin, day_id) == closed
    assert [each["difference"] for each in admin.get(f"{TILL}/days").json["days"]] == [None, "0.00"]


def test_one_day_is_open_at_a_time(admin: FlaskClient) -> None:
    open_day(admin)

    second = admin.post(f"{TILL}/days", json={"opening": "1.00"})

    assert second.status_code == 409
    assert re.fullmatch(r"The day is open already, since \d\d:\d\d", second.json["message"])


def test_cash_for_other_orders_is_in_the_drawer_too(admin: FlaskClient) -> None:
    day_id = open_day(admin)
    order = make_order((make_product(price=Decimal("10.00")), 1))
    for method in ("cash", "transfer"):
        admin.post(f"/api/admin/orders/{order.id}/payments", json={"amount": "1.00", "method": method})

    day = day_of(admin, day_id)

    assert ways(day) == {"cash": ("1.00", "0.00", "1.00")}
    assert day["sums"]["expected"] == "101.00"
    assert (day["sums"]["sales"], day["sums"]["others"]) == (0, 1)


def test_the_last_sale_is_undone_whole(admin: FlaskClient) -> None:
    gauge = make_product(price=Decimal("10.00"))
    day_id = open_day(admin)
    first, last = (sell(admin, sale("11.00", of(gauge))).json["order"] for _ in range(2))
    offered = admin.get(TILL).json["lastSale"]
    assert (offered["orderNumber"], offered["received"]) == ("1002", [{"method": "cash", "amount": "11.00"}])
    assert admin.post(f"{SALES}/{first['id']}/undo").status_code == 409

    undone = admin.post(f"{SALES}/{last['id']}/undo")

    assert (undone.status_code, undone.json["status"], undone.json["paymentState"]) == (200, "cancelled", "unpaid")
    assert undone.json["history"][-1]["note"] == "Undone at the till"
    db.session.remove()
    assert db.session.get_one(Product, gauge.id).inventory == 9
    day = day_of(admin, day_id)
    assert ways(day) == {"cash": ("22.00", "11.00", "11.00")}
    assert (day["sums"]["sales"], day["sums"]["undone"], day["sums"]["expected"]) == (1, 1, "111.00")
    again = admin.post(f"{SALES}/{last['id']}/undo")
    assert (again.status_code, again.json["message"]) == (409, "Sale 1002 was undone already")
    assert admin.get(TILL).json["lastSale"]["orderNumber"] == "1001"


def test_a_count_of_the_till_beyond_all_money_is_refused_by_its_name(admin: FlaskClient) -> None:
    too_much = admin.post(f"{TILL}/days", json={"opening": "1000000000", "understood": True})
    assert too_much.json["errors"] == {"opening": "The cash in the till must be at most 99,999,999.99"}
    closed = admin.post(f"{TILL}/days/{open_day(admin)}/close", json={"counted": "1000000000"})
    assert closed.json["errors"] == {"counted": "The count must be at most 99,999,999.99"}


def test_pieces_come_back_by_the_number_of_the_receipt(admin: FlaskClient) -> None:
    set_seller(admin)
    gauge = make_product(price=Decimal("10.00"))
    day_id = open_day(admin)
    sold = sell(admin, sale("29.70", of(gauge, 3), off={"percent": "10"}, receipt="print", payments=[
        {"method": "terminal", "amount": "29.70"}])).json  # fmt: skip

    found = admin.get(f"{SALES}?number={sold['receipt']['number']}").json
    assert (found["id"], found["orderNumber"]) == (sold["order"]["id"], "1001")
    assert admin.get(f"{SALES}?number=%231001").json == found
    [line] = found["lines"]
    assert (line["left"], line["price"]) == (3, "29.70")
    back = {"method": "cash", "updatedAt": found["updatedAt"], "items": [{"itemId": line["id"], "quantity": 1}]}
    taken = admin.post(f"{SALES}/{found['id']}/returns", json=back)

    assert (taken.status_code, taken.json["amount"], taken.json["creditNote"]) == (200, "9.90", None)
    paper = taken.json["paper"]
    assert (paper["number"], paper["order"], paper["total"]) == ("1001-R1", "1001", "9.90")
    assert paper["payments"] == [{"label": "Cash", "amount": "9.90"}]
    assert paper["rates"] == [{"rate": "10", "net": "9.00", "tax": "0.90", "gross": "9.90"}]
    assert [(each["name"], each["quantity"]) for each in paper["lines"]] == [("Boost Gauge", 1)]
    assert paper["note"] == f"For pieces of receipt {sold['receipt']['number']}"
    assert admin.get(f"{SALES}?number=1001-R1").json["id"] == found["id"]
    assert admin.get(TILL).json["lastSale"] is None, "what came back in part is not undone whole"
    again = admin.post(f"{SALES}/{found['id']}/returns", json=back)
    assert (again.status_code, again.json["message"]) == (409, "This order was changed meanwhile")
    after = admin.get(f"{SALES}?number=1001").json
    assert (after["lines"][0]["left"], after["lines"][0]["price"], after["refundable"]) == (2, "19.80", "19.80")
    day = day_of(admin, day_id)
    assert ways(day) == {"cash": ("0.00", "9.90", "-9.90"), "terminal": ("29.70", "0.00", "29.70")}
    db.session.remove()
    assert db.session.get_one(Product, gauge.id).inventory == 8
    for pieces in ([3], [2, 1]):
        items = [{"itemId": line["id"], "quantity": quantity} for quantity in pieces]
        too_many = back | {"updatedAt": after["updatedAt"], "items": items}
        refused = admin.post(f"{SALES}/{found['id']}/returns", json=too_many)
        assert (refused.status_code, refused.json["message"]) == (409, "Only 2 of Boost Gauge can still come back")
    unknown = admin.get(f"{SALES}?number=77")
    assert (unknown.status_code, unknown.json["message"]) == (
        404, "No sale has the number 77. It is on the receipt, such as 2026-0001, or the order's, such as 1001.",
    )  # fmt: skip


def test_a_sale_with_an_invoice_is_taken_back_with_a_credit_note(admin: FlaskClient) -> None:
    set_seller(admin)
    gauge = make_product(price=Decimal("10.00"))
    open_day(admin)
    sold = sell(admin, sale("22.00", of(gauge, 2))).json["order"]
    invoice = {"kind": "invoice", "buyerName": "Aoife Byrne", "buyerAddress": "2 Mill Street"}
    assert admin.post(f"/api/admin/orders/{sold['id']}/documents", json=invoice).status_code == 201
    found = admin.get(f"{SALES}?number=1001").json
    pieces = [{"itemId": found["lines"][0]["id"], "quantity": 1}]

    taken = admin.post(
        f"{SALES}/{found['id']}/returns", json={"items": pieces, "method": "cash", "updatedAt": found["updatedAt"]}
    ).json

    assert (taken["amount"], taken["paper"]) == ("11.00", None)
    [note] = admin.get("/api/admin/documents?kind=credit_note").json["documents"]
    assert taken["creditNote"] == {"id": note["id"], "name": note["name"]}
