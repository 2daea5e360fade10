"""The sales of a period over HTTP, and as a file."""

from datetime import UTC, datetime
from decimal import Decimal

import pytest
from flask.testing import FlaskClient

from app.store.analytics import DailyVisits
from app.store.base import db
from app.store.orders import Order
from app.store.sqlite import write
from tests.make import make_cart, make_order, make_product, save

PATH = "/api/admin/sales"
MAY = {"from": "2026-05-01", "to": "2026-05-31"}


def sell(day: str, price: str = "100.00", quantity: int = 1, status: str = "completed", **given: str) -> Order:
    order = make_order((make_product(price=Decimal(price), **given), quantity))
    with write(catalogue=False) as session:
        row = session.get_one(Order, order.id)
        row.created_at, row.status = datetime.fromisoformat(f"{day}T12:00:00").replace(tzinfo=UTC), status
    db.session.remove()
    return order


@pytest.mark.parametrize("path", [PATH, "/api/admin/export/sales.csv"])
def test_it_is_the_owners_alone(client: FlaskClient, signed_out_admin: FlaskClient, path: str) -> None:
    for visitor in (client, signed_out_admin):
        assert visitor.get(path, query_string=MAY).status_code == 401


@pytest.mark.parametrize("path", [PATH, "/api/admin/export/sales.csv"])
@pytest.mark.parametrize(
    ("query", "sentence"),
    [
        ({}, "Please give the first and the last day, such as 2026-03-01"),
        ({"from": "2026-05-01"}, "Please give the first and the last day, such as 2026-03-01"),
        (MAY | {"from": "yesterday"}, "Please give the first and the last day, such as 2026-03-01"),
        (MAY | {"to": "2026-02-30"}, "Please give the first and the last day, such as 2026-03-01"),
        (MAY | {"to": "2026-W22-1"}, "Please give the first and the last day, such as 2026-03-01"),
        (MAY | {"to": "1e9"}, "Please give the first and the last day, such as 2026-03-01"),
        (MAY | {"to": "2026-04-30"}, "The last day must not lie before the first"),
        (MAY | {"to": "2099-01-01"}, "Please choose at most ten years"),
        (MAY | {"by": "year"}, "Choose day, week or month"),
    ],
)
def test_a_wrong_period_is_refused_in_a_sentence(
    admin: FlaskClient, path: str, query: dict[str, str], sentence: str
) -> None:
    answer = admin.get(path, query_string=query)
    assert (answer.status_code, answer.json["message"]) == (400, sentence)


def test_a_period_without_sales_is_all_noughts(admin: FlaskClient) -> None:
    report = admin.get(PATH, query_string=MAY).json
    assert report["sales"] == report["before"] == {"orders": 0, "total": "0.00"}
    assert (report["average"], len(report["rows"])) == ("0.00", 31)
    assert report["bestSellers"] == report["taxes"] == []
    assert report["funnel"] == {"visits": 0, "carts": 0, "orders": 0}


def test_sums_average_and_the_period_before(admin: FlaskClient) -> None:
    for day, price in (("2026-05-01", "100.00"), ("2026-05-31", "50.01"), ("2026-04-30", "10.00")):
        sell(day, price)
    sell("2026-05-02", status="cancelled"), sell("2026-06-01"), sell("2026-03-30")
    report = admin.get(PATH, query_string=MAY).json
    total = sum(Decimal(order["total"]) for order in admin.get("/api/admin/orders").json["orders"] if in_may(order))
    assert report["sales"] == {"orders": 2, "total": f"{total:.2f}"}
    assert Decimal(report["average"]) == (total / 2).quantize(Decimal("0.01"), "ROUND_HALF_UP")
    assert report["before"]["orders"] == 1


def in_may(order: dict[str, str]) -> bool:
    return order["createdAt"].startswith("2026-05") and order["status"] != "cancelled"


@pytest.mark.parametrize(
    ("by", "days"),
    [
        ("week", ["2026-04-27", "2026-05-04", "2026-05-11", "2026-05-18", "2026-05-25"]),
        ("month", ["2026-05-01"]),
    ],
)
def test_rows_stand_under_the_first_day_of_their_week_or_month(admin: FlaskClient, by: str, days: list[str]) -> None:
    for day in ("2026-05-03", "2026-05-04", "2026-05-31"):
        sell(day)
    report = admin.get(PATH, query_string=MAY | {"by": by}).json
    assert [row["date"] for row in report["rows"]] == days
    assert sum(row["orders"] for row in report["rows"]) == 3


def test_best_sellers_by_pieces_and_tax_by_rate_to_the_cent(admin: FlaskClient) -> None:
    sell("2026-05-03", "10.00", 3, name="Wax")
    sell("2026-05-04", "500.00", 1, name="Exhaust")
    admin.patch("/api/admin/settings", json={"taxRate": "23", "taxMode": "included"})
    sell("2026-05-05", "9.99", 2, name="Cloth")
    report = admin.get(PATH, query_string=MAY).json
    assert [(each["name"], each["quantity"]) for each in report["bestSellers"]] == [
        ("Wax", 3), ("Cloth", 2), ("Exhaust", 1),
    ]  # fmt: skip
    assert [tax["rate"] for tax in report["taxes"]] == ["23", "10"]
    for tax in report["taxes"]:
        assert Decimal(tax["net"]) + Decimal(tax["tax"]) == Decimal(tax["total"])
    assert sum(Decimal(tax["total"]) for tax in report["taxes"]) == Decimal(report["sales"]["total"])


def test_the_funnel_counts_visits_filled_carts_and_customers_orders(admin: FlaskClient) -> None:
    today = datetime.now(UTC).date().isoformat()
    save(DailyVisits(day=today, path="/shop", count=7))
    make_cart(), make_cart((make_product(), 1))
    make_order()
    report = admin.get(PATH, query_string={"from": today, "to": today}).json
    assert report["funnel"] == {"visits": 7, "carts": 2, "orders": 1}


def test_the_accountants_file_has_each_order_with_its_tax(admin: FlaskClient) -> None:
    order = sell("2026-05-03", "100.00")
    sell("2026-05-04", status="cancelled")
    file = admin.get("/api/admin/export/sales.csv", query_string=MAY)
    header, line, rest = file.data.decode("utf-8-sig").split("\r\n")
    assert header == "date,orderNumber,customerName,status,taxRate,net,tax,total"
    assert line == f"2026-05-03,{order.order_number},Aoife Byrne,completed,10,100.00,10.00,110.00"
    assert rest == ""
    assert 'filename="sales-2026-05-01-2026-05-31.csv"' in file.headers["Content-Disposition"]
