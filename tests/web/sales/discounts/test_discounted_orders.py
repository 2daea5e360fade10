"""What an order with a code shows, gives back and is counted by is what was paid, to the cent."""

import csv
import io
from decimal import Decimal
from typing import Any

import pytest
from flask.testing import FlaskClient
from sqlalchemy import select

from app.shop.base.workshop_days import workshop_day
from app.store.customers.mails import Mail
from app.store.database.base import db, now
from app.store.sales.documents import Document
from tests.make import checkout, make_cart, make_category, make_product
from tests.web.sales.discounts.codes import add_code, give, read_code
from tests.web.sales.documents.seller import issue, set_seller
from tests.web.sales.documents.test_drawn_sheets import check_sums, draw
from tests.web.sales.orders.test_delivery_and_tax import CONFIRM, choose

ORDERS = "/api/admin/orders"
Shown = dict[str, Any]


def order_with(client: FlaskClient, *lines: tuple[Any, int], code: str = "SPRING10") -> Shown:
    cart = make_cart(*lines)
    give(client, cart, code)
    answer = client.post(CONFIRM, json=checkout(cart))
    assert answer.status_code == 201, answer.json
    return dict(answer.json["order"])


def two_rates(client: FlaskClient, admin: FlaskClient, code: str = "SPRING10") -> Shown:
    """Order three gauges and a mat at another rate, for €100.04."""
    rate = admin.post("/api/admin/tax-rates", json={"name": "Reduced", "rate": "13.5"}).json["id"]
    gauge = make_product("Gauge", price=Decimal("33.33"))
    return order_with(client, (gauge, 3), (make_product("Mat", price=Decimal("0.05"), tax_rate_id=rate), 1), code=code)


def sums(order: Shown) -> tuple[str, ...]:
    return (order["subtotal"], (order["discount"] or {}).get("amount", "0.00"), order["tax"], order["total"])


def change(admin: FlaskClient, order: Shown, **changes: Any) -> Shown:
    answer = admin.patch(f"{ORDERS}/{order['id']}", json=changes)
    assert answer.status_code == 200, answer.json
    return dict(answer.json)


def pay(admin: FlaskClient, order: Shown) -> None:
    paid = {"amount": order["total"], "method": "cash"}
    assert admin.post(f"{ORDERS}/{order['id']}/payments", json=paid).status_code == 201


@pytest.mark.parametrize("mode", ["added", "included", "none"])
@pytest.mark.parametrize(
    "given",
    [
        {"kind": "percent", "value": "10"},
        {"kind": "percent", "value": "100"},
        {"kind": "amount", "value": "7.77"},
        {"kind": "free_delivery"},
    ],
)
def test_invoice_mail_page_csv_and_figures_agree(
    client: FlaskClient, admin: FlaskClient, mode: str, given: dict[str, str]
) -> None:
    set_seller(admin, taxRate="23", taxMode=mode, deliveryPrice="7.50")
    add_code(admin, **given)
    order = two_rates(client, admin)
    if order["total"] != "0.00":
        pay(admin, order)
    amount, total = order["discount"]["amount"], order["total"]

    content = db.session.get_one(Document, issue(admin, order["id"])["id"]).content
    check_sums(content)
    assert content["total"] == total
    said = "Delivery is free with the code SPRING10." if given["kind"] == "free_delivery" else f"€{amount}"
    assert said in draw(content)
    assert [each["tax"] for each in content["rates"]] == [each["tax"] for each in order["taxes"] if mode != "none"]
    db.session.rollback()
    text = db.session.scalars(select(Mail.body_text).where(Mail.kind == "order-received")).one()
    assert "Discount (SPRING10)" in text
    assert f"−€{amount}" in text
    page = client.get(f"/api/orders/{order['id']}").json
    assert sums(page) == sums(order)
    row = next(csv.DictReader(io.StringIO(admin.get("/api/admin/export/orders.csv").data.decode("utf-8-sig"))))
    assert (row["discount"], row["total"]) == (f"{amount} with SPRING10", total)
    day = workshop_day(now()).isoformat()
    for basis in ("ordered", "invoiced"):
        path = f"/api/admin/reports/sales.csv?from={day}&to={day}&basis={basis}"
        sold = csv.DictReader(io.StringIO(admin.get(path).data.decode("utf-8-sig")))
        assert sum(Decimal(each["total"]) for each in sold) == Decimal(total), basis
    assert read_code(admin)["takenOff"] == amount


def test_fewer_pieces_take_their_share_along_and_more_get_the_same_per_cent(
    client: FlaskClient, admin: FlaskClient
) -> None:
    add_code(admin)
    order = order_with(client, (make_product("Gauge", price=Decimal("33.35")), 3))
    assert sums(order) == ("100.05", "10.01", "9.00", "99.04")
    item = order["items"][0]["id"]

    fewer = change(admin, order, items=[{"itemId": item, "quantity": 2}])
    more = change(admin, order, items=[{"itemId": item, "quantity": 4}])
    other = make_product("Clip", price=Decimal("20.00"))
    new = change(admin, order, items=[{"productId": other.id, "quantity": 1}])

    assert sums(fewer) == ("66.70", "6.67", "6.00", "66.03")
    assert sums(more) == ("133.40", "13.34", "12.01", "132.07")
    assert sums(new) == ("153.40", "13.34", "14.01", "154.07")


def test_more_pieces_get_no_more_of_an_amount(client: FlaskClient, admin: FlaskClient) -> None:
    add_code(admin, kind="amount", value="9.00")
    order = order_with(client, (make_product("Gauge", price=Decimal("30.00")), 3))
    item = order["items"][0]["id"]

    more = change(admin, order, items=[{"itemId": item, "quantity": 4}])
    fewer = change(admin, order, items=[{"itemId": item, "quantity": 1}])

    assert (more["discount"]["amount"], fewer["discount"]["amount"]) == ("9.00", "2.25")


def test_an_order_without_what_the_code_was_for_has_none(client: FlaskClient, admin: FlaskClient) -> None:
    seats = make_category("Seats")
    choose(delivery_price="9.90")
    add_code(admin, categoryId=seats.id)
    order = order_with(client, (make_product("Seat", category="Seats"), 1), (make_product(), 1))
    seat = next(each["id"] for each in order["items"] if each["productName"] == "Seat")

    left = change(admin, order, items=[{"itemId": seat, "quantity": 0}])

    assert (left["discount"], left["delivery"], left["total"]) == (None, "9.90", "65.88")


def test_free_delivery_stays_free_when_the_lines_change(client: FlaskClient, admin: FlaskClient) -> None:
    choose(delivery_price="9.90")
    add_code(admin, "FREEPOST", kind="free_delivery")
    order = order_with(client, (make_product(price=Decimal("50.00")), 2), code="FREEPOST")

    fewer = change(admin, order, items=[{"itemId": order["items"][0]["id"], "quantity": 1}])

    assert (fewer["delivery"], *sums(fewer)) == ("9.90", "50.00", "9.90", "5.00", "55.00")


def test_a_refund_of_pieces_credits_what_was_paid_for_them(client: FlaskClient, admin: FlaskClient) -> None:
    set_seller(admin)
    add_code(admin)
    order = order_with(client, (make_product("Gauge", price=Decimal("50.00")), 2))
    pay(admin, order)
    issue(admin, order["id"])
    pieces = [{"itemId": order["items"][0]["id"], "quantity": 1}]
    refund = {"method": "cash", "restock": False, "reason": "Wrong", "notify": False, "lines": pieces}

    answer = admin.post(f"{ORDERS}/{order['id']}/refunds", json=refund | {"amount": "49.50"})

    assert answer.status_code == 201
    db.session.rollback()
    note = db.session.scalars(select(Document).where(Document.kind == "credit_note")).one().content
    assert [(line["name"], line["quantity"], line["amount"]) for line in note["lines"]] == [("Gauge", 1, "45.00")]
    assert (note["net"], note["tax"], note["total"], note["discount"]) == ("45.00", "4.50", "49.50", "")


def test_a_return_and_a_withdrawal_are_of_what_was_paid(client: FlaskClient, admin: FlaskClient) -> None:
    add_code(admin)
    order = order_with(client, (make_product("Gauge", price=Decimal("50.00")), 2))
    pay(admin, order)
    statement = {
        "step": "confirm", "name": "Aoife Byrne", "email": "aoife@example.ie", "order": order["orderNumber"],
        "items": [{"name": "Gauge", "quantity": 1}],
    }  # fmt: skip
    assert client.post("/api/withdrawals", json=statement).status_code in {200, 201}
    assert admin.get("/api/admin/withdrawals").json[0]["refund"] == "49.50"
    for status in ("confirmed", "shipped", "completed"):
        order = change(admin, order, status=status, despiteWithdrawal=True)
    body = {"items": [{"itemId": order["items"][0]["id"], "quantity": 1}], "updatedAt": order["updatedAt"]}
    assert admin.post(f"{ORDERS}/{order['id']}/returns", json=body).status_code == 200

    day = workshop_day(now()).isoformat()
    sold = list(csv.DictReader(io.StringIO(
        admin.get(f"/api/admin/reports/sales.csv?from={day}&to={day}&basis=ordered").data.decode("utf-8-sig")
    )))  # fmt: skip

    assert [each["total"] for each in sold] == ["99.00", "-49.50"]


def test_the_owner_gives_a_code_by_phone(admin: FlaskClient) -> None:
    add_code(admin, usesLeft="1", least="60.00")
    lines = [{"productId": make_product().id, "quantity": 2}]
    customer = {"customerName": "Niall Walsh", "deliveryMethod": "collection"}

    shown = admin.post(f"{ORDERS}/preview", json={"items": lines, "discountCode": "spring10"}).json
    order = admin.post(ORDERS, json=customer | {"items": lines, "discountCode": "SPRING10"}).json["order"]
    again = admin.post(ORDERS, json=customer | {"items": lines, "discountCode": "SPRING10"})
    unknown = admin.post(f"{ORDERS}/preview", json={"items": lines, "discountCode": "WINTER"})

    assert shown["discount"] == order["discount"] == {"code": "SPRING10", "amount": "10.00"}
    assert shown["total"] == order["total"] == "98.98"
    assert (again.status_code, again.json["errors"]) == (409, {"discountCode": "This code is used up"})
    assert (unknown.status_code, unknown.json["errors"]) == (409, {"discountCode": "This code is not valid"})


@pytest.mark.parametrize(
    ("method", "why"),
    [
        ("collection", "FREEPOST makes the delivery free: it takes nothing off an order that is collected"),
        ("delivery", "FREEPOST makes the delivery free: it takes nothing off where the delivery is free anyway"),
    ],
)
def test_a_code_of_the_owner_that_takes_nothing_off_is_refused(admin: FlaskClient, method: str, why: str) -> None:
    choose(delivery_price="9.90", free_delivery_over="100.00", collection=True)
    add_code(admin, "FREEPOST", kind="free_delivery", usesLeft="1")
    product = make_product(price=Decimal("60.00"), inventory=5)
    order = {"items": [{"productId": product.id, "quantity": 2}], "deliveryMethod": method, "discountCode": "FREEPOST"}
    customer = {"customerName": "Niall Walsh", "shippingAddress": "12 High Street, Kilkenny"}

    answers = [admin.post(f"{ORDERS}/preview", json=order), admin.post(ORDERS, json=customer | order)]

    assert [(each.status_code, each.json["errors"]) for each in answers] == [(409, {"discountCode": why})] * 2
    assert admin.get(ORDERS).json["orders"] == []
    assert admin.get(f"/api/admin/products/{product.id}").json["inventory"] == 5
    one = order | {"items": [{"productId": product.id, "quantity": 1}], "deliveryMethod": "delivery"}
    placed = admin.post(ORDERS, json=customer | one).json["order"]
    assert placed["discount"] == {"code": "FREEPOST", "amount": "9.90"}
