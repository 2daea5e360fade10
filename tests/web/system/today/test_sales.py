"""The sales of a period over HTTP, and as a file."""

import csv
import io
from datetime import UTC, datetime, timedelta
from decimal import Decimal
from typing import Any

import pytest
from flask.testing import FlaskClient
from sqlalchemy import func, select

from app.shop.base.workshop_days import workshop_day
from app.shop.sales.orders.cart import sweep_carts
from app.store.database.base import db, now
from app.store.database.sqlite import write
from app.store.sales.carts import ACTIVE, Cart
from app.store.sales.orders import Order, OrderItem, OrderReturn
from app.store.website.analytics import DailyVisits
from tests.in_one_shop import in_one_shop
from tests.make import make_order, make_product, save

PATH = "/api/admin/reports/sales"
FILE = f"{PATH}.csv"
MAY = {"from": "2026-05-01", "to": "2026-05-31"}


def sell(day: str, price: str = "100.00", quantity: int = 1, status: str = "completed", **given: str) -> Order:
    order = make_order((make_product(price=Decimal(price), **given), quantity))
    with write() as session:
        row = session.get_one(Order, order.id)
        row.created_at, row.status = datetime.fromisoformat(f"{day}T12:00:00").replace(tzinfo=UTC), status
    db.session.remove()
    return order


@pytest.mark.parametrize("path", [PATH, FILE])
def test_it_is_the_owners_alone(client: FlaskClient, signed_out_admin: FlaskClient, path: str) -> None:
    for visitor in (client, signed_out_admin):
        assert visitor.get(path, query_string=MAY).status_code == 401


@pytest.mark.parametrize("path", [PATH, FILE])
@in_one_shop(
    ("query", "sentence"),
    [
        ({}, "Please give the first and the last day, such as 2026-03-01"),
        ({"from": "2026-05-01"}, "Please give the first and the last day, such as 2026-03-01"),
        (MAY | {"from": "yesterday"}, "Please give the first and the last day, such as 2026-03-01"),
        (MAY | {"to": "2026-02-30"}, "There is no such day in the calendar"),
        (MAY | {"to": "2026-W22-1"}, "Please give the first and the last day, such as 2026-03-01"),
        (MAY | {"to": "1e9"}, "Please give the first and the last day, such as 2026-03-01"),
        (MAY | {"to": "2026-04-30"}, "The last day must not be before the first"),
        (MAY | {"to": "2099-01-01"}, "Please choose at most ten years"),
        (MAY | {"basis": "guessed"}, "Choose ordered, invoiced or received"),
    ],
)
def test_a_wrong_period_is_refused_in_a_sentence(
    admin: FlaskClient, path: str, query: dict[str, str], sentence: str
) -> None:
    answer = admin.get(path, query_string=query)
    assert (answer.status_code, answer.json["message"]) == (400, sentence)


def test_a_period_without_sales_is_all_noughts(admin: FlaskClient) -> None:
    report = admin.get(PATH, query_string=MAY).json
    assert (
        report["sales"] == report["before"] == {"orders": 0} | dict.fromkeys(("gross", "net", "tax", "refunds"), "0.00")
    )
    assert (report["average"], len(report["rows"])) == ("0.00", 31)
    assert report["topProducts"] == report["byRate"] == []
    assert report["funnel"] == {"visits": 0, "carts": 0, "orders": 0}


def test_sums_average_and_the_period_before(admin: FlaskClient) -> None:
    for day, price in (("2026-05-01", "100.00"), ("2026-05-31", "50.01"), ("2026-04-30", "10.00")):
        sell(day, price)
    sell("2026-05-02", status="cancelled"), sell("2026-06-01"), sell("2026-03-30")
    report = admin.get(PATH, query_string=MAY).json
    total = sum(Decimal(order["total"]) for order in admin.get("/api/admin/orders").json["orders"] if in_may(order))
    assert (report["basis"], report["bases"]) == ("ordered", ["ordered"])
    assert (report["sales"]["orders"], report["sales"]["gross"]) == (2, f"{total:.2f}")
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
def test_rows_have_the_first_day_of_their_week_or_month(admin: FlaskClient, by: str, days: list[str]) -> None:
    for day in ("2026-05-03", "2026-05-04", "2026-05-31"):
        sell(day)
    report = admin.get(PATH, query_string=MAY | {"group": by}).json
    assert [row["period"] for row in report["rows"]] == days
    assert sum(row["orders"] for row in report["rows"]) == 3


def test_best_sellers_by_pieces_and_tax_by_rate_to_the_cent(admin: FlaskClient) -> None:
    sell("2026-05-03", "10.00", 3, name="Wax")
    sell("2026-05-04", "500.00", 1, name="Exhaust")
    admin.patch("/api/admin/settings", json={"taxRate": "23", "taxMode": "included"})
    sell("2026-05-05", "9.99", 2, name="Cloth")
    report = admin.get(PATH, query_string=MAY).json
    assert [(each["name"], each["quantity"]) for each in report["topProducts"]] == [
        ("Wax", 3), ("Cloth", 2), ("Exhaust", 1),
    ]  # fmt: skip
    assert [tax["rate"] for tax in report["byRate"]] == ["23", "10"]
    for tax in report["byRate"]:
        assert Decimal(tax["net"]) + Decimal(tax["tax"]) == Decimal(tax["gross"])
    assert sum(Decimal(tax["gross"]) for tax in report["byRate"]) == Decimal(report["sales"]["gross"])


def test_the_funnel_counts_visits_filled_carts_and_customers_orders(admin: FlaskClient, client: FlaskClient) -> None:
    today = workshop_day(now()).isoformat()
    save(DailyVisits(day=today, path="/shop", count=7))
    product = make_product()
    carts = [client.post("/api/cart", json={}).json["id"] for _ in range(3)]
    lines = [
        client.post(f"/api/cart/{cart}/items", json={"productId": product.id, "quantity": 1}).json for cart in carts[:2]
    ]
    assert client.delete(f"/api/cart/items/{lines[0]['id']}").status_code == 200
    order = make_order()
    make_order()
    admin.patch(f"/api/admin/orders/{order.id}", json={"status": "cancelled"})
    # One is still filled, one was emptied again, two were ordered; the third was only opened.
    funnel = {"visits": 7, "carts": 4, "orders": 1}
    assert admin.get(PATH, query_string={"from": today, "to": today}).json["funnel"] == funnel
    with write() as session:
        sweep_carts(session, now() + timedelta(days=31))
    assert db.session.scalar(select(func.count()).where(Cart.status == ACTIVE)) == 0
    assert admin.get(PATH, query_string={"from": today, "to": today}).json["funnel"] == funnel


def test_what_came_back_reduces_its_own_day_to_the_cent(admin: FlaskClient) -> None:
    sold = [sell("2026-05-30", "33.33", 3, name="Wax"), sell("2026-05-30", "9.99", 2, name="Cloth")]
    admin.patch("/api/admin/settings", json={"taxRate": "23", "taxMode": "included", "deliveryPrice": "7.50"})
    sold.append(sell("2026-05-30", "19.99", 3, name="Mats"))
    for order, pieces, moment in [
        # The last minutes of May in the workshop, in summer time, and the first of June.
        (sold[0], 1, "2026-05-31T22:59:59"), (sold[0], 2, "2026-05-31T23:00:00"),
        (sold[2], 2, "2026-06-02T09:00:00"), (sold[2], 1, "2026-06-03T09:00:00"),
    ]:  # fmt: skip
        give_back(order, pieces, moment)
    may, june = read_period(admin, MAY), read_period(admin, {"from": "2026-06-01", "to": "2026-06-30"})
    assert (may["sales"]["orders"], may["sales"]["refunds"]) == (3, "36.66")
    assert [each["quantity"] for each in may["topProducts"]] == [3, 2, 2]
    assert (june["sales"]["orders"], june["sales"]["refunds"], june["topProducts"]) == (0, "133.30", [])
    assert [(tax["rate"], tax["tax"], tax["gross"]) for tax in june["byRate"]] == [
        ("23", "-11.22", "-59.97"), ("10", "-6.67", "-73.33"),
    ]  # fmt: skip
    assert june["before"]["gross"] == may["sales"]["gross"]
    # All of the first and third came back: the second is left, with the delivery of the third and its tax.
    left = Decimal(may["sales"]["gross"]) + Decimal(june["sales"]["gross"])
    assert left == Decimal("21.98") + Decimal("7.50")


def give_back(order: Order, pieces: int, moment: str) -> None:
    item = db.session.scalars(select(OrderItem.id).where(OrderItem.order_id == order.id)).one()
    save(OrderReturn(item_id=item, quantity=pieces, created_at=datetime.fromisoformat(f"{moment}Z")))


def read_period(admin: FlaskClient, period: dict[str, str]) -> dict[str, Any]:
    """Return the report of a period, after checking that its days, taxes and file agree."""
    report: dict[str, Any] = admin.get(PATH, query_string=period).json
    file = admin.get(FILE, query_string=period).data.decode("utf-8-sig")
    lines = list(csv.DictReader(io.StringIO(file)))
    assert [line["date"] for line in lines] == sorted(line["date"] for line in lines)
    parts = [report[name] for name in ("rows", "byRate", "byMethod", "byCategory")]
    for rows in (*parts, [{"gross": line["total"]} for line in lines]):
        assert sum(Decimal(row["gross"]) for row in rows) == Decimal(report["sales"]["gross"])
    for name in ("net", "tax"):
        assert sum(Decimal(line[name]) for line in lines) == sum(Decimal(tax[name]) for tax in report["byRate"])
    for rows in parts:
        assert sum(Decimal(row["refunds"]) for row in rows) == Decimal(report["sales"]["refunds"])
    back = [line for line in lines if line["status"] == "returned"]
    assert -sum(Decimal(line["total"]) for line in back) == Decimal(report["sales"]["refunds"])
    return report


def test_the_accountants_file_has_each_order_with_its_tax(admin: FlaskClient) -> None:
    order = sell("2026-05-03", "100.00")
    sell("2026-05-04", status="cancelled")
    file = admin.get(FILE, query_string=MAY)
    header, line, rest = file.data.decode("utf-8-sig").split("\r\n")
    assert header == "date,orderNumber,customerName,status,taxRate,net,tax,total,method,document"
    assert line == f"2026-05-03,{order.order_number},Aoife Byrne,completed,10,100.00,10.00,110.00,,"
    assert rest == ""
    assert 'filename="sales-2026-05-01-2026-05-31.csv"' in file.headers["Content-Disposition"]
