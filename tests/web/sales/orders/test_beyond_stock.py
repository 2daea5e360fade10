"""A part with a lead time can be ordered beyond its stock. What is in stock is taken first."""

from datetime import timedelta
from typing import Any

import pytest
from flask.testing import FlaskClient

from app.shop.base.lead_times import say_lead
from app.shop.base.trash.sold import sold_since
from app.shop.base.workshop_days import workshop_day
from app.store.catalogue.product_options import ProductOption
from app.store.catalogue.products import Product
from app.store.catalogue.stock_moves import StockMove
from app.store.customers.mails import Mail
from app.store.database.base import db, now
from tests.in_one_shop import in_one_shop
from tests.make import CHECKOUT, checkout, make_cart, make_image, make_option, make_product
from tests.web.sales.mail.sending import send_file

CONFIRM = "/api/checkout/confirm"
ORDERS = "/api/admin/orders"
CUSTOMER = {"customerName": "Aoife Byrne", "customerEmail": "aoife@example.ie", "customerPhone": "056 123 4567"}


def make_seat(inventory: int = 2, **given: Any) -> Product:
    return make_product("Seat cover", inventory=inventory, lead_days=21, **given)


def stock_of(product: Product) -> int:
    found = db.session.get_one(Product, product.id).inventory
    db.session.remove()
    return found


def option_stock(option: ProductOption) -> int:
    found = db.session.get_one(ProductOption, option.id).inventory
    db.session.remove()
    return found


def order_of(client: FlaskClient, product: Product, quantity: int) -> Any:
    answer = client.post(CONFIRM, json=checkout(make_cart((product, quantity))))
    assert answer.status_code == 201, answer.json
    return answer.json["order"]


def step(admin: FlaskClient, order: Any, *statuses: str) -> None:
    for status in statuses:
        answer = admin.patch(f"{ORDERS}/{order['id']}", json={"status": status})
        assert answer.status_code == 200, answer.json


def moves_of(product: Product) -> list[tuple[str, int]]:
    rows = db.session.query(StockMove).filter_by(product_id=product.id).order_by(StockMove.id)
    found = [(row.reason, row.change) for row in rows]
    db.session.remove()
    return found


def test_what_is_in_stock_is_taken_and_the_rest_is_to_be_ordered(client: FlaskClient, admin: FlaskClient) -> None:
    seat, mat = make_seat(2), make_product("Mat", inventory=5)
    answer = client.post(CONFIRM, json=checkout(make_cart((seat, 5), (mat, 1))))
    assert answer.status_code == 201, answer.json
    lines = [(each["quantity"], each["toOrder"], each["leadDays"]) for each in answer.json["order"]["items"]]
    assert lines == [(5, 3, 21), (1, 0, None)]
    assert (stock_of(seat), moves_of(seat)) == (0, [("order", -2)])
    # The next one takes nothing, and the stock does not fall below zero.
    assert order_of(client, seat, 1)["items"][0]["toOrder"] == 1
    assert (stock_of(seat), moves_of(seat)) == (0, [("order", -2)])
    # What was said does not change with the product.
    admin.patch(f"/api/admin/products/{seat.id}", json={"leadDays": 7})
    shown = client.get(f"/api/orders/{answer.json['orderId']}").json["items"][0]
    assert (shown["toOrder"], shown["leadDays"]) == (3, 21)


def test_a_cart_takes_more_than_the_stock_and_says_when_it_is_ready(client: FlaskClient) -> None:
    seat = make_seat(2)
    cart = client.post("/api/cart").json["id"]
    item = client.post(f"/api/cart/{cart}/items", json={"productId": seat.id, "quantity": 5}).json
    assert (item["mostPerOrder"], item["product"]["leadDays"], item["product"]["inventory"]) == (101, 21, 2)
    answer = client.patch(f"/api/cart/items/{item['id']}", json={"quantity": 102})
    assert (answer.status_code, answer.json["message"]) == (409, "At most 101 in one order")
    gone = make_seat(0)
    client.post(f"/api/cart/{cart}/items", json={"productId": gone.id, "quantity": 1})
    assert client.get(f"/api/cart/{cart}").json["subtotal"] == str(seat.price * 5 + gone.price)


def test_a_hidden_part_and_one_without_a_lead_time_stay_sold_out(client: FlaskClient, admin: FlaskClient) -> None:
    plain, seat = make_product("Mat", inventory=1), make_seat(0)
    carts = [make_cart((plain, 2)), make_cart((seat, 1))]
    admin.patch(f"/api/admin/products/{seat.id}", json={"hidden": 1})
    for cart, message in zip(carts, ("Only 1 left in stock of Mat", "Sold out: Seat cover"), strict=True):
        answer = client.post(CONFIRM, json=checkout(cart))
        assert (answer.status_code, answer.json["message"]) == (409, message)


def test_a_cancelled_order_gives_back_only_what_it_took(client: FlaskClient, admin: FlaskClient) -> None:
    seat = make_seat(2)
    start = now()
    order = order_of(client, seat, 5)
    assert sold_since(db.session(), [seat.id], start)[seat.id] == 2
    db.session.remove()
    step(admin, order, "cancelled")
    assert (stock_of(seat), moves_of(seat)) == (2, [("order", -2), ("cancel", 2)])


def test_a_return_gives_back_only_what_was_taken(client: FlaskClient, admin: FlaskClient) -> None:
    seat = make_seat(2)
    start = now()
    order = order_of(client, seat, 5)
    step(admin, order, "confirmed", "ready", "completed")
    item = order["items"][0]["id"]
    for quantity, stock in ((1, 1), (3, 2), (1, 2)):
        seen = admin.get(f"{ORDERS}/{order['id']}").json["updatedAt"]
        body = {"items": [{"itemId": item, "quantity": quantity}], "updatedAt": seen}
        answer = admin.post(f"{ORDERS}/{order['id']}/returns", json=body)
        assert answer.status_code == 200, answer.json
        assert stock_of(seat) == stock
    notes = [event["note"] for event in admin.get(f"{ORDERS}/{order['id']}").json["history"] if event["note"]]
    assert notes[1] == ("Returned, and back in stock: 3 × Seat cover (2 of them ordered for the customer, not counted)")
    assert sold_since(db.session(), [seat.id], start)[seat.id] == 0
    db.session.remove()


def test_a_correction_orders_more_and_takes_off_what_is_to_be_ordered_first(
    client: FlaskClient, admin: FlaskClient
) -> None:
    seat = make_seat(2)
    order = order_of(client, seat, 1)
    for quantity, expected, stock in ((4, (2, 21), 0), (3, (1, 21), 0), (1, (0, None), 1), (2, (0, None), 0)):
        body = {"items": [{"productId": seat.id, "quantity": quantity}]}
        answer = admin.patch(f"{ORDERS}/{order['id']}", json=body)
        assert answer.status_code == 200, answer.json
        line = answer.json["items"][0]
        assert (line["quantity"], (line["toOrder"], line["leadDays"]), stock_of(seat)) == (quantity, expected, stock)


def test_the_stock_of_an_option_decides(client: FlaskClient, admin: FlaskClient) -> None:
    seat = make_product("Seat cover", lead_days=21)
    red, blue = make_option(seat, "Red", inventory=1), make_option(seat, "Blue", inventory=4, position=1)
    cart = client.post("/api/cart").json["id"]
    body = {"productId": seat.id, "quantity": 3, "optionId": red.id}
    item = client.post(f"/api/cart/{cart}/items", json=body).json
    assert (item["mostPerOrder"], item["product"]["leadDays"]) == (100, 21)
    order = client.post(CONFIRM, json=CHECKOUT | {"cartId": cart}).json["order"]
    assert (order["items"][0]["toOrder"], option_stock(red), option_stock(blue)) == (2, 0, 4)
    [low] = admin.get("/api/admin/demand?days=30").json["low"]
    assert (low["name"], low["toOrder"]) == ("Seat cover, Red", 2)
    line = order["items"][0]["id"]
    corrected = admin.patch(f"{ORDERS}/{order['id']}", json={"items": [{"itemId": line, "quantity": 5}]}).json
    assert (corrected["items"][0]["toOrder"], option_stock(blue)) == (4, 4)
    step(admin, order, "cancelled")
    assert (option_stock(red), option_stock(blue)) == (1, 4)


def test_the_owner_enters_an_order_beyond_the_stock(admin: FlaskClient) -> None:
    seat, mat = make_seat(1, made_to_order=1), make_product("Mat", inventory=1)
    items = [{"productId": seat.id, "quantity": 3}]
    assert admin.post(f"{ORDERS}/preview", json={"items": items}).status_code == 200
    answer = admin.post(ORDERS, json=CUSTOMER | {"deliveryMethod": "collection", "items": items})
    assert answer.status_code == 201, answer.json
    line = answer.json["order"]["items"][0]
    assert (line["toOrder"], line["leadDays"], stock_of(seat)) == (2, 21, 0)
    # Nobody told this customer, by the shop's page, that it cannot be withdrawn from.
    assert line["madeToOrder"] == 0
    too_many = [{"productId": mat.id, "quantity": 2}]
    assert admin.post(f"{ORDERS}/preview", json={"items": too_many}).status_code == 409


def test_a_part_is_exempt_from_withdrawal_only_if_that_was_said_when_it_was_ordered(
    client: FlaskClient, admin: FlaskClient
) -> None:
    cover, later = make_product("Cover", made_to_order=1), make_product("Later")
    answer = client.post(CONFIRM, json=checkout(make_cart((cover, 1), (later, 1))))
    for each, flag in ((cover, 0), (later, 1)):
        admin.patch(f"/api/admin/products/{each.id}", json={"madeToOrder": flag})
    shown = client.get(f"/api/orders/{answer.json['orderId']}").json["items"]
    assert [line["madeToOrder"] for line in shown] == [1, 0]


def mail_of(kind: str) -> str:
    body = db.session.query(Mail).filter_by(kind=kind).one().body_text
    db.session.remove()
    return " ".join(body.split())


def test_the_mail_says_when_it_is_ready_and_that_it_cannot_be_withdrawn_from(
    client: FlaskClient, admin: FlaskClient
) -> None:
    admin.patch("/api/admin/settings", json={"email": "owner@workshop.ie", "mailHost": "127.0.0.1"})
    seat = make_seat(2, made_to_order=1)
    order_of(client, seat, 5)
    words = "3 of them ready in about 3 weeks. Made to order"
    assert f"{words}: you cannot withdraw from this purchase" in mail_of("order-received")
    owners = mail_of("new-order")
    assert words in owners and "you cannot withdraw" not in owners


def test_the_owner_sees_what_is_to_be_ordered(client: FlaskClient, admin: FlaskClient) -> None:
    seat = make_seat(0)
    order = order_of(client, seat, 3)
    [low] = admin.get("/api/admin/demand?days=30").json["low"]
    assert (low["name"], low["toOrder"], low["inventory"]) == ("Seat cover", 3, 0)
    assert admin.get("/api/admin/today").json["productsToOrder"] == 1
    step(admin, order, "confirmed", "ready")
    assert admin.get("/api/admin/demand?days=30").json["low"] == []


def test_it_is_neither_low_nor_sold_out_and_nobody_waits_for_it(client: FlaskClient, admin: FlaskClient) -> None:
    make_seat(2)
    gone = make_seat(0)
    for stock in ("low", "out"):
        assert admin.get(f"/api/admin/products?stock={stock}").json == []
    today = admin.get("/api/admin/today").json
    assert (today["lowStock"], today["soldOut"]) == (0, 0)
    assert [each["name"] for each in client.get("/api/products?inStock=1").json] == ["Seat cover"]
    answer = client.post("/api/stock-waits", json={"productId": gone.id, "email": "a@example.ie"})
    assert answer.status_code == 409


def test_pages_and_the_feed_say_from_when_it_can_be_had(client: FlaskClient, admin: FlaskClient) -> None:
    seat = make_seat(0, slug="seat", image_url=make_image().url)
    assert client.get("/api/products/seat").json["leadDays"] == 21
    assert b"https://schema.org/BackOrder" in client.get("/shop/seat").data
    admin.patch("/api/admin/settings", json={"productFeed": True, "publicUrl": "https://shop.example.ie"})
    feed = client.get("/products.xml").text
    day = workshop_day(now()) + timedelta(days=21)
    assert f"<g:availability>backorder</g:availability><g:availability_date>{day}T00:00Z" in feed.replace("\n", "")
    admin.patch(f"/api/admin/products/{seat.id}", json={"inventory": 1})
    assert "<g:availability>in_stock</g:availability>" in client.get("/products.xml").text


@in_one_shop(
    ("days", "message"),
    [(each, "Days until more can be had must be a whole number from 1 to 365") for each in (0, 1.5, "soon")]
    + [(366, "Days until more can be had must be at most 365")],
)
def test_an_impossible_lead_time_is_refused(admin: FlaskClient, days: Any, message: str) -> None:
    seat = make_seat()
    answer = admin.patch(f"/api/admin/products/{seat.id}", json={"leadDays": days})
    assert (answer.status_code, answer.json["errors"]) == (400, {"leadDays": message})
    assert admin.patch(f"/api/admin/products/{seat.id}", json={"leadDays": ""}).json["product"]["leadDays"] is None


def test_a_file_has_the_lead_time_both_ways(admin: FlaskClient) -> None:
    seat = make_seat(slug="seat")
    path = "/api/admin/import/products"
    assert send_file(admin, path, b"slug,leadDays\nseat,14\n", "parts.csv", "file").json["updated"] == 1
    assert admin.get(f"/api/admin/products/{seat.id}").json["leadDays"] == 14
    exported = admin.get("/api/admin/export/products.csv").data
    assert exported.endswith(b",14\r\n")


@pytest.mark.parametrize(
    ("days", "words"), [(1, "about 1 day"), (7, "about 1 week"), (10, "about 10 days"), (21, "about 3 weeks")]
)
def test_a_lead_time_is_said_in_weeks_where_it_is_whole_ones(days: int, words: str) -> None:
    assert say_lead(days) == words
