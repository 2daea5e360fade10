"""Sales over the counter: orders like any other, placed, paid and handed over at once."""

from decimal import Decimal
from functools import partial
from typing import Any
from uuid import uuid4

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import func, select

from app.store.catalogue.products import Product
from app.store.catalogue.stock_moves import StockMove
from app.store.customers.contacts import Contact
from app.store.customers.mails import Mail
from app.store.database.base import db
from app.store.sales.carts import Cart
from app.store.sales.orders import Order
from app.store.sales.payments import Payment
from app.store.sales.till import ParkedSale
from tests.live import ask, at_once, serving, sign_in
from tests.make import make_brand, make_fitment, make_model, make_option, make_product
from tests.web.sales.documents.seller import set_seller
from tests.web.sales.till.counter import SALES, TILL, of, open_day, sale, sell


def count(table: Any) -> int:
    db.session.remove()
    return db.session.scalar(select(func.count()).select_from(table)) or 0


def stock(product: Product) -> int:
    db.session.remove()
    return db.session.get_one(Product, product.id).inventory


def test_only_the_owner_has_the_till(client: FlaskClient, signed_out_admin: FlaskClient) -> None:
    for each in (client, signed_out_admin):
        assert each.get(TILL).status_code == 401
        assert each.post(SALES, json={}).status_code == 401


def test_a_sale_is_an_order_that_is_paid_and_collected(admin: FlaskClient) -> None:
    gauge, mats = make_product(price=Decimal("49.99"), inventory=5), make_product("Mats", price=Decimal("10.00"))
    open_day(admin)
    totals = admin.post(f"{TILL}/preview", json={"lines": [of(gauge, 2), of(mats)]}).json

    answer = sell(admin, sale(totals["total"], of(gauge, 2), of(mats), given="150.00"))

    assert answer.status_code == 201, answer.json
    order = answer.json["order"]
    assert (order["source"], order["status"], order["paymentState"]) == ("till", "completed", "paid")
    assert (order["customerName"], order["customerEmail"], order["owed"]) == ("Counter sale", "", "0.00")
    assert [each["status"] for each in order["history"]] == ["pending", "completed"]
    assert (order["total"], order["paid"]) == (totals["total"], totals["total"])
    assert Decimal(answer.json["change"]) == Decimal("150.00") - Decimal(totals["total"])
    assert (stock(gauge), stock(mats)) == (3, 9)
    assert db.session.scalars(select(StockMove.reason)).all() == ["order", "order"]
    assert (count(Mail), count(Contact)) == (0, 0)


def test_a_second_press_finds_the_first_ones_sale(admin: FlaskClient) -> None:
    gauge = make_product(price=Decimal("10.00"), inventory=5)
    open_day(admin)
    body = sale("11.00", of(gauge))

    first, second = sell(admin, body), sell(admin, body)

    assert (first.status_code, second.status_code) == (201, 200)
    assert first.json["order"]["id"] == second.json["order"]["id"]
    assert (count(Order), count(Payment), stock(gauge)) == (1, 1, 4)
    other = sell(admin, sale("22.00", of(gauge, 2), id=body["id"]))
    assert (other.status_code, other.json["message"]) == (
        409, "This sale was made already: order 1001 for €11.00. Take off all lines, then enter what came after.",
    )  # fmt: skip


def test_presses_at_once_are_one_sale(admin: FlaskClient, app: Flask) -> None:
    gauge = make_product(price=Decimal("10.00"), inventory=5)
    open_day(admin)
    body = sale("11.00", of(gauge))

    with serving(app) as address:
        owner = sign_in()
        answers = at_once([partial(ask, address, "POST", SALES, body, owner) for _ in range(4)])

    assert sorted(status for status, _ in answers) == [200, 200, 200, 201]
    assert (count(Order), stock(gauge)) == (1, 4)


def test_without_an_open_day_nothing_is_sold(admin: FlaskClient) -> None:
    gauge = make_product(price=Decimal("10.00"))

    answer = sell(admin, sale("11.00", of(gauge)))

    assert (answer.status_code, answer.json["message"]) == (
        409, "Open the day first: count the cash that is in the till",
    )  # fmt: skip
    assert (count(Order), count(Cart), stock(gauge)) == (0, 0, 10)


@pytest.mark.parametrize(
    ("more", "status", "said"),
    [
        ({"lines": []}, 400, "Scan or add something first"),
        ({"given": "5.00"}, 400, "€5.00 is €6.00 less than the €11.00 to pay in cash"),
        ({"payments": []}, 400, "€0.00 of €11.00 is covered: €11.00 is missing"),
        ({"payments": [{"method": "cash", "amount": "12.00"}]}, 400, "€12.00 is €1.00 more than the €11.00 to pay"),
        ({"payments": [{"method": "terminal", "amount": "11.00"}], "given": "20.00"}, 400,
         "Nothing is paid in cash, so no cash can be given"),
        ({"payments": [{"method": "card_online", "amount": "11.00"}]}, 400,
         "Each payment is cash, card or transfer, with its amount"),
        ({"total": "10.00"}, 409, "The total is €11.00 by now. Please look at it again."),
        ({"receipt": "email"}, 400, "Please enter the e-mail address for the receipt"),
        ({"id": "one"}, 400, "A sale needs an id of its own"),
        ({"receipt": "print"}, 400, "Please fill in Legal name and Address in the settings first"),
        ({"lines": [{"productId": str(uuid4())}]}, 404,
         "Line 1: this part is not in the shop any more. Take its line off."),
        ({"lines": [{"text": "Fitting"}]}, 400, "Line 1: A line is a part of the shop, or a text with its price"),
        ({"lines": [{"productId": str(uuid4()), "off": {}}]}, 400,
         "Line 1: A discount is either per cent, from 0.01 to 100, or an amount above 0"),
        ({"lines": [{"productId": str(uuid4()), "off": {"percent": "101"}}]}, 400,
         "Line 1: A discount is either per cent, from 0.01 to 100, or an amount above 0"),
        ({"off": {"percent": "101"}}, 400,
         "A discount in per cent must be from 0.01 to 100, with at most two decimals"),
        ({"off": {"amount": "-5"}}, 400,
         "A discount in euros must be from 0.01 to 99,999,999.99, with at most two decimals"),
        ({"lines": [{"text": "Fitting", "unitPrice": "10.00", "quantity": 1_000_000_000}]}, 409,
         "An order can be at most €99,999,999.99. Please take some pieces out."),
        ({"given": "1000000000"}, 400, "The cash given must be at most 99,999,999.99"),
        ({"off": {"amount": "10.01"}}, 409, "The discount is more than the price of everything"),
        ({"off": {}}, 400, "A discount is either per cent, from 0.01 to 100, or an amount above 0"),
    ],
)  # fmt: skip
def test_what_cannot_be_sold_is_refused_and_changes_nothing(
    admin: FlaskClient, more: dict[str, Any], status: int, said: str
) -> None:
    gauge = make_product(price=Decimal("10.00"))
    open_day(admin)
    if more.get("receipt") == "print":
        admin.patch("/api/admin/settings", json={"address": ""})

    answer = sell(admin, sale("11.00", of(gauge)) | more)

    assert (answer.status_code, answer.json["message"]) == (status, said)
    assert (count(Order), count(Cart), count(Payment), stock(gauge)) == (0, 0, 0, 10)


def test_a_part_that_was_deleted_meanwhile_is_named_with_its_line(admin: FlaskClient) -> None:
    gauge, mats = make_product("Boost Gauge"), make_product("Mats")
    open_day(admin)
    admin.delete(f"/api/admin/products/{mats.id}")
    body = {"lines": [of(gauge), of(mats)]}
    for refused in (sell(admin, sale("11.00") | body), admin.post(f"{TILL}/preview", json=body)):
        assert (refused.status_code, refused.json["message"]) == (
            404,
            "Line 2: “Mats” is not in the shop any more. Take its line off.",
        )


def test_more_than_there_is_is_refused_by_name(admin: FlaskClient) -> None:
    gauge = make_product(price=Decimal("10.00"), inventory=1)
    open_day(admin)

    answer = sell(admin, sale("22.00", of(gauge), of(gauge)))

    assert (answer.status_code, answer.json["message"]) == (409, "Sold out: Boost Gauge")
    assert (count(Order), stock(gauge)) == (0, 1)


def test_a_part_that_the_website_does_not_show_is_sold(admin: FlaskClient) -> None:
    hidden = make_product(price=Decimal("10.00"), hidden=1)
    open_day(admin)

    assert sell(admin, sale("11.00", of(hidden))).status_code == 201
    assert stock(hidden) == 9


def test_an_option_that_is_not_shown_is_refused_by_that_reason(admin: FlaskClient) -> None:
    lamp = make_product("Lamp", price=Decimal("20.00"))
    hidden = make_option(lamp, "Left", inventory=4, shown=0)
    open_day(admin)

    refused = sell(admin, sale("22.00", of(lamp, optionId=hidden.id)))

    assert (refused.status_code, refused.json["message"]) == (
        409, "Lamp, Left is an option that the shop does not show. Show it first, or take its line off.",
    )  # fmt: skip
    assert count(Order) == 0


def test_an_option_is_sold_from_its_own_stock(admin: FlaskClient) -> None:
    lamp = make_product("Lamp", price=Decimal("10.00"))
    left, right = (
        {"name": name, "inventory": 2, "price": price} for name, price in (("Left", "20.00"), ("Right", None))
    )
    path = f"/api/admin/products/{lamp.id}/options"
    assert admin.put(path, json={"options": [left, right]}).status_code == 200
    options = admin.get(path).json
    open_day(admin)

    unchosen = sell(admin, sale("11.00", of(lamp)))
    sold = sell(admin, sale("22.00", of(lamp, optionId=options[0]["id"])))
    short = sell(admin, sale("66.00", of(lamp, 3, optionId=options[0]["id"])))

    assert (unchosen.status_code, unchosen.json["message"]) == (409, "Please choose an option of Lamp")
    assert sold.json["order"]["items"][0]["productName"] == "Lamp, Left"
    assert (short.status_code, short.json["message"]) == (409, "Only 1 left in stock of Lamp, Left")
    assert [each["inventory"] for each in admin.get(path).json] == [1, 2]
    admin.post(f"{SALES}/{sold.json['order']['id']}/undo")
    assert [each["inventory"] for each in admin.get(path).json] == [2, 2]


def test_lines_of_ones_own_have_their_price_and_rate(admin: FlaskClient) -> None:
    admin.post("/api/admin/tax-rates", json={"name": "Repairs", "rate": "13.5"})
    open_day(admin)
    fitting = {"text": "Fitting, 1.5 h", "unitPrice": "100.00", "taxRate": "13.5"}

    answer = sell(admin, sale("124.50", fitting, {"text": "Wipes", "unitPrice": "10.00"}))

    assert answer.status_code == 201, answer.json
    assert [(each["productName"], each["taxRate"], each["tax"]) for each in answer.json["order"]["items"]] == [
        ("Fitting, 1.5 h", "13.5", "13.50"), ("Wipes", "10", "1.00"),
    ]  # fmt: skip
    assert count(StockMove) == 0
    wrong = sell(admin, sale("102.00", fitting | {"taxRate": "2"}))
    assert (wrong.status_code, wrong.json["message"]) == (400, "“Fitting, 1.5 h”: There is no such tax rate")


def test_discounts_of_lines_and_of_all_are_shared_to_the_cent(admin: FlaskClient) -> None:
    gauge, mats = make_product(price=Decimal("10.00")), make_product("Mats", price=Decimal("3.33"))
    open_day(admin)
    admin.patch("/api/admin/settings", json={"taxMode": "included"})
    lines = [of(gauge, 2, off={"percent": "10"}), of(mats, off={"amount": "0.33"})]

    answer = sell(admin, sale("20.00", *lines, off={"amount": "1.00"}))

    assert answer.status_code == 201, answer.json
    order = answer.json["order"]
    assert (order["subtotal"], order["discount"]["amount"], order["total"]) == ("23.33", "3.33", "20.00")
    assert [each["discount"] for each in order["items"]] == ["2.86", "0.47"]
    assert order["discount"]["code"] == "at the counter"


def test_a_split_payment_is_a_row_for_each_way(admin: FlaskClient) -> None:
    gauge = make_product(price=Decimal("10.00"))
    open_day(admin)
    split = [{"method": "cash", "amount": "5.00"}, {"method": "terminal", "amount": "6.00"}]

    answer = sell(admin, sale("11.00", of(gauge), payments=split, given="10.00"))

    assert (answer.status_code, answer.json["change"]) == (201, "5.00")
    paid = [(each["method"], each["amount"]) for each in answer.json["order"]["payments"]]
    assert sorted(paid) == [("cash", "5.00"), ("terminal", "6.00")]


def test_a_named_car_stands_on_the_line_with_its_verdict(admin: FlaskClient) -> None:
    gauge = make_product(price=Decimal("10.00"))
    golf = make_model(make_brand())
    make_fitment(gauge, golf)
    open_day(admin)
    car = {"modelId": golf.id}

    totals = admin.post(f"{TILL}/preview", json={"lines": [of(gauge)], "vehicle": car}).json
    answer = sell(admin, sale("11.00", of(gauge), vehicle=car))

    assert totals["lines"][0]["fit"]["verdict"] == "fits"
    [item] = answer.json["order"]["items"]
    assert (item["vehicle"], item["fit"]) == ("Volkswagen Golf", "fits")


def test_a_receipt_is_issued_with_the_sale_and_mailed_alone(admin: FlaskClient) -> None:
    set_seller(admin)
    gauge = make_product(price=Decimal("10.00"))
    open_day(admin)

    printed = sell(admin, sale("11.00", of(gauge), receipt="print")).json["receipt"]
    mailed = sell(admin, sale("11.00", of(gauge), receipt="email", email="aoife@example.ie")).json["receipt"]

    assert (printed["order"], mailed["order"]) == ("1001", "1002")
    assert [line["name"] for line in printed["lines"]] == ["Boost Gauge"]
    assert printed["seller"]["legalName"] == "Byrne Parts Limited"
    shown = [Decimal(line["amount"]) for line in printed["lines"]] + [Decimal(rate["tax"]) for rate in printed["rates"]]
    assert (printed["priced"], printed["net"], sum(shown)) == ("net", "10.00", Decimal(printed["total"]))
    db.session.remove()
    [mail] = db.session.scalars(select(Mail)).all()
    assert (mail.kind, mail.to_address) == ("document-receipt", "aoife@example.ie")
    assert "Counter sale" not in mail.body_text
    assert "Hello," in mail.body_text


def test_a_sale_is_parked_and_taken_up(admin: FlaskClient) -> None:
    gauge = make_product(price=Decimal("10.00"))
    open_day(admin)
    body = {"id": str(uuid4()), "lines": [of(gauge, 3, off={"percent": "10"})], "off": None, "vehicle": None}

    assert admin.post(f"{TILL}/parked", json=body).status_code == 201
    assert admin.post(f"{TILL}/parked", json=body).status_code == 201

    [parked] = admin.get(TILL).json["parked"]
    assert (parked["id"], parked["content"]["lines"][0]["quantity"]) == (body["id"], 3)
    assert parked["total"] == "29.70"
    admin.patch(f"/api/admin/products/{gauge.id}", json={"price": "99.00"})
    assert admin.get(TILL).json["parked"][0]["total"] == "29.70", "what the customer was told"
    admin.patch(f"/api/admin/products/{gauge.id}", json={"price": "10.00"})
    assert admin.delete(f"{TILL}/parked/{body['id']}").json == {"success": True}
    assert admin.delete(f"{TILL}/parked/{body['id']}").status_code == 404
    admin.post(f"{TILL}/parked", json=body)
    assert sell(admin, sale("11.00", of(gauge), id=body["id"])).status_code == 201
    assert count(ParkedSale) == 0
    gone = admin.post(f"{TILL}/parked", json=body)
    words = "This sale was made already: order 1001. Take off all lines, then enter what came after."
    assert (gone.status_code, gone.json["message"]) == (409, words)


def test_a_parked_sale_is_named_by_its_first_line(admin: FlaskClient) -> None:
    gauge, mat = make_product("Boost gauge"), make_product("Mat")
    own = {"text": "Fitting", "unitPrice": "20.00", "quantity": 1, "off": None}
    for lines in ([of(gauge), of(mat)], [own, of(mat)], [of(mat)]):
        body = {"id": str(uuid4()), "lines": lines, "off": None, "vehicle": None}
        assert admin.post(f"{TILL}/parked", json=body).json["first"] in {"Boost gauge", "Fitting", "Mat"}
    admin.delete(f"/api/admin/products/{mat.id}")
    named = [each["first"] for each in admin.get(TILL).json["parked"]]
    assert named == ["Boost gauge", "Fitting", "A part that was deleted"]
