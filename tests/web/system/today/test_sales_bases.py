"""The sales of a period by documents and by payments."""

import csv
import io
from collections import Counter
from datetime import datetime
from decimal import Decimal
from typing import Any

import pytest
from flask.testing import FlaskClient

from app.shop.base.workshop_days import workshop_day
from app.store.database.base import db
from app.store.database.sqlite import write
from app.store.sales.documents import Document
from app.store.sales.orders import Order
from app.store.sales.payments import Payment
from tests.make import make_order, make_product
from tests.web.sales.documents.seller import issue, make_paid, set_seller
from tests.web.system.today.books import Books

PATH = "/api/admin/reports/sales"
SPRING = {"from": "2026-03-28", "to": "2026-05-31"}


def in_period(moment: datetime | None) -> bool:
    return moment is not None and SPRING["from"] <= workshop_day(moment).isoformat() <= SPRING["to"]


def sums_of_table(books: Books, basis: str) -> tuple[Decimal, Decimal]:
    """Return the gross sum and the returned sum according to the tables."""
    if basis == "received":
        moved = [(each.settled_at, each.amount, each.kind == "refund") for each in rows(books, Payment)]
    elif basis == "invoiced":
        moved = [(each.issued_at, each.total, each.kind == "credit_note") for each in rows(books, Document)]
    else:
        moved = [(each.created_at, each.total, False) for each in rows(books, Order)]
    found = [(amount, is_back) for moment, amount, is_back in moved if in_period(moment)]
    back = sum((amount for amount, is_back in found if is_back), Decimal(0))
    return sum((amount for amount, _ in found), Decimal(0)) - 2 * back, back


def rows(books: Books, table: type[Any]) -> list[Any]:
    return [row for row in books.rows if isinstance(row, table)]


def read_file(admin: FlaskClient, query: dict[str, str]) -> list[dict[str, str]]:
    file = admin.get(f"{PATH}.csv", query_string=query).data.decode("utf-8-sig")
    return list(csv.DictReader(io.StringIO(file)))


def add_up(rows: list[dict[str, str]], name: str) -> Decimal:
    return sum((Decimal(row[name]) for row in rows), Decimal(0))


@pytest.mark.parametrize("seed", [1, 2])
def test_every_sum_is_that_of_the_tables_on_each_basis(admin: FlaskClient, seed: int) -> None:
    books = Books(seed)
    for _ in range(40):
        books.sell()
    books.write()
    for basis in ("ordered", "invoiced", "received"):
        report = admin.get(PATH, query_string=SPRING | {"basis": basis, "group": "week"}).json
        gross, back = sums_of_table(books, basis)
        assert (Decimal(report["sales"]["gross"]), Decimal(report["sales"]["refunds"])) == (gross, back)
        assert gross
        lines = read_file(admin, SPRING | {"basis": basis})
        assert_parts_are_the_whole(report, lines)
    assert_paid_orders_have_their_tax(
        books, read_file(admin, {"from": "2026-01-01", "to": "2027-12-31", "basis": "received"})
    )


def assert_parts_are_the_whole(report: dict[str, Any], lines: list[dict[str, str]]) -> None:
    """Set the report of the database against the file of entries."""
    for name in ("gross", "net", "tax", "refunds"):
        for part in ("rows", "byRate", "byMethod", "byCategory"):
            assert add_up(report[part], name) == Decimal(report["sales"][name]), (report["basis"], part, name)
    for row in (report["sales"], *report["rows"], *report["byRate"], *report["byCategory"]):
        assert Decimal(row["net"]) + Decimal(row["tax"]) == Decimal(row["gross"])
    assert sum(row["orders"] for row in report["rows"]) == report["sales"]["orders"]
    for rate in report["byRate"]:
        of_rate = [line for line in lines if line["taxRate"] == rate["rate"]]
        for name, column in (("gross", "total"), ("net", "net"), ("tax", "tax")):
            assert add_up(of_rate, column) == Decimal(rate[name]), (report["basis"], rate, name)
    assert add_up(lines, "total") == Decimal(report["sales"]["gross"])


def assert_paid_orders_have_their_tax(books: Books, lines: list[dict[str, str]]) -> None:
    taxes: dict[int, Decimal] = {}
    for line in lines:
        number = int(line["orderNumber"])
        taxes[number] = taxes.get(number, Decimal(0)) + Decimal(line["tax"])
    paid = [order for order in rows(books, Order) if order.paid]
    assert any(each.paid - each.refunded == each.total for each in paid)
    for order in paid:
        left = order.paid - order.refunded
        wanted = {order.total: order.tax, Decimal(0): Decimal(0)}.get(left)
        assert wanted is None or taxes[order.order_number] == wanted


def pay(order: Order, moment: str, amount: Decimal | None = None, method: str = "cash") -> None:
    """Record a payment that was received at a given moment."""
    with write() as session:
        row = session.get_one(Order, order.id)
        row.paid += amount or row.total
        at = datetime.fromisoformat(f"{moment}Z")
        kind: dict[str, Any] = {"kind": "payment", "method": method, "amount": amount or row.total}
        session.add(Payment(order_id=row.id, state="succeeded", settled_at=at, **kind))
    db.session.remove()


MOMENTS = {
    "2026-03-28T23:59:59": "2026-03-28",
    "2026-03-29T22:59:59": "2026-03-29",
    "2026-03-29T23:00:00": "2026-03-30",
    "2026-06-10T23:30:00": "2026-06-11",
    "2026-10-24T23:00:00": "2026-10-25",
    "2026-10-25T23:30:00": "2026-10-25",
    "2026-10-31T23:59:59": "2026-10-31",
}


def test_days_are_the_workshops_on_every_basis(admin: FlaskClient) -> None:
    for number, moment in enumerate(MOMENTS):
        order = make_order()
        with write() as session:
            session.get_one(Order, order.id).created_at = datetime.fromisoformat(f"{moment}Z")
        document(order, "invoice", number, moment)
        pay(order, moment)
    days = Counter(MOMENTS.values())
    query = {"from": "2026-03-01", "to": "2026-10-31"}
    for basis in ("ordered", "invoiced", "received"):
        report = admin.get(PATH, query_string=query | {"basis": basis}).json
        assert {row["period"]: row["orders"] for row in report["rows"] if row["gross"] != "0.00"} == days
        assert Counter(line["date"] for line in read_file(admin, query | {"basis": basis})) == days
        for day, count in days.items():
            alone = admin.get(PATH, query_string={"from": day, "to": day, "basis": basis}).json
            assert alone["sales"]["orders"] == count, day


def test_without_a_basis_it_is_what_is_best_known_of_the_shop(admin: FlaskClient) -> None:
    order = make_order()
    day = workshop_day(order.created_at).isoformat()
    today = {"from": day, "to": day}
    assert admin.get(PATH, query_string=today).json["basis"] == "ordered"
    pay(order, f"{day}T12:00:00", Decimal("5.00"))
    report = admin.get(PATH, query_string=today).json
    assert (report["basis"], report["bases"]) == ("received", ["ordered", "received"])
    assert report["sales"]["gross"] == report["byMethod"][0]["gross"] == "5.00"
    assert report["byMethod"][0]["method"] == "cash"
    assert report["owed"] == {"count": 1, "amount": f"{order.total - 5:.2f}"}
    (line,) = read_file(admin, today)
    assert (line["status"], line["method"], line["total"]) == ("payment", "cash", "5.00")


def test_a_sale_with_a_receipt_and_an_invoice_counts_once(admin: FlaskClient) -> None:
    order = make_order()
    day = workshop_day(order.created_at).isoformat()
    for number, kind in enumerate(("receipt", "receipt", "invoice")):
        document(order, kind, number, f"{day}T12:0{number}:00")
    report = admin.get(PATH, query_string={"from": day, "to": day}).json
    assert (report["basis"], report["sales"]["orders"]) == ("invoiced", 1)
    assert report["sales"]["gross"] == f"{order.total:.2f}"


def test_the_accountants_file_names_the_invoice_that_followed_a_receipt(admin: FlaskClient) -> None:
    set_seller(admin)
    order = make_paid(admin)
    other = make_paid(admin)
    day = workshop_day(order.created_at).isoformat()
    query = {"from": day, "to": day, "basis": "invoiced"}
    for each in (order, other):
        issue(admin, each.id, "receipt")
    receipts = read_file(admin, query)
    invoice = issue(admin, order.id)
    issue(admin, order.id, "receipt")
    after = read_file(admin, query)
    named = [(each["orderNumber"], each["status"], each["document"]) for each in after]
    assert named == [
        (str(order.order_number), "invoice", invoice["name"]),
        (str(other.order_number), "receipt", "2026-0002"),
    ]
    assert [each["total"] for each in after] == [each["total"] for each in receipts]
    issue(admin, order.id, "credit_note")
    issue(admin, order.id)
    last = [(each["status"], each["document"]) for each in read_file(admin, query)][2:]
    assert last == [("credit_note", "2026-0001"), ("invoice", "2026-0002")]


def document(order: Order, kind: str, number: int, moment: str) -> None:
    """Write a document without lines, issued at a moment."""
    with write() as session:
        session.add(Document(
            kind=kind, series="", number=number, order_id=order.id, issued_at=datetime.fromisoformat(f"{moment}Z"),
            supplied_on="", buyer_name="", buyer_address="", net=order.total - order.tax, tax=order.tax,
            total=order.total, content={},
        ))  # fmt: skip


def test_cash_an_invoice_and_a_refund_are_in_the_report_with_their_rates(admin: FlaskClient) -> None:
    set_seller(admin, taxRate="23", taxMode="included")
    rate = admin.post("/api/admin/tax-rates", json={"name": "Repairs", "rate": "13.5"}).json
    work = make_product("Brake service", price=Decimal("80.00"), tax_rate_id=rate["id"])
    order = make_order((make_product("Brake disc", price=Decimal("100.00")), 2), (work, 1))
    path, today = f"/api/admin/orders/{order.id}", workshop_day(order.created_at).isoformat()
    for amount in ("123.45", "156.55"):
        move(admin, path, "payments", amount=amount)
    issue(admin, order.id)
    wholes = [{"rate": "23", "net": "162.60", "tax": "37.40", "gross": "200.00"},
              {"rate": "13.5", "net": "70.48", "tax": "9.52", "gross": "80.00"}]  # fmt: skip
    for basis in ("invoiced", "received"):
        assert read_rates(admin, today, basis) == wholes
    lines = [{"itemId": each["id"], "quantity": 1} for each in admin.get(path).json["items"] if each["quantity"] == 1]
    move(admin, path, "refunds", amount="80.00", lines=lines, restock=False, notify=False)
    for basis in ("invoiced", "received"):
        assert [each for each in read_rates(admin, today, basis) if each["gross"] != "0.00"] == wholes[:1]


def move(admin: FlaskClient, path: str, call: str, **given: Any) -> None:
    body = {"method": "cash", "updatedAt": admin.get(path).json["updatedAt"], "reason": "Agreed"} | given
    answer = admin.post(f"{path}/{call}", json=body)
    assert answer.status_code == 201, answer.json


def read_rates(admin: FlaskClient, day: str, basis: str) -> list[dict[str, str]]:
    report = admin.get(PATH, query_string={"from": day, "to": day, "basis": basis}).json
    return [{name: each[name] for name in ("rate", "net", "tax", "gross")} for each in report["byRate"]]


def test_what_is_paid_twice_is_taxed_once(admin: FlaskClient) -> None:
    order = make_order()
    day = workshop_day(order.created_at).isoformat()
    for hour in (11, 12):
        pay(order, f"{day}T{hour}:00:00")
    report = admin.get(PATH, query_string={"from": day, "to": day}).json
    assert (report["sales"]["orders"], report["sales"]["gross"]) == (1, f"{2 * order.total:.2f}")
    assert report["sales"]["tax"] == f"{order.tax:.2f}"
    assert [rate["tax"] for rate in report["byRate"]] == [f"{order.tax:.2f}", "0.00"]
