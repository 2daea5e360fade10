"""Options in carts and orders: their own price, name and stock, and never one piece sold twice."""

from decimal import Decimal
from functools import partial
from typing import Any

from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import func, select

from app.store.catalogue.product_options import ProductOption
from app.store.catalogue.products import Product
from app.store.database.base import db
from app.store.sales.carts import CartItem
from tests.live import ask, at_once, serving
from tests.make import CHECKOUT, NOBODY, make_cart, make_option, make_product, save

ORDERS = "/api/admin/orders"
COUNTER = {"customerName": "Niall Walsh", "deliveryMethod": "collection"}


def put_in(client: FlaskClient, product: Product, option: str | None = None, cart: str = "") -> Any:
    cart = cart or client.post("/api/cart").json["id"]
    return client.post(f"/api/cart/{cart}/items", json={"productId": product.id, "optionId": option})


def left(option: ProductOption) -> tuple[int, int]:
    """The stock of an option, and of its product."""
    db.session.rollback()
    row = db.session.get_one(ProductOption, option.id)
    return row.inventory, row.product.inventory


def test_two_options_are_two_lines_at_their_own_prices_until_the_order(client: FlaskClient, admin: FlaskClient) -> None:
    product = make_product()
    red = make_option(product, "Red", price=Decimal("39.00"), inventory=2)
    blue = make_option(product, "Blue", inventory=5)
    line = put_in(client, product, red.id).json
    named = line["optionId"], line["optionName"], line["unitPrice"], line["product"]["name"]
    assert named == (red.id, "Red", "39.00", "Boost Gauge, Red")
    again = put_in(client, product, red.id, line["cartId"]).json
    assert (again["id"], again["quantity"]) == (line["id"], 2)
    refused = put_in(client, product, red.id, line["cartId"])
    assert (refused.status_code, refused.json["message"]) == (409, "Only 2 left in stock")
    put_in(client, product, blue.id, line["cartId"])
    cart = client.get(f"/api/cart/{line['cartId']}").json
    assert [(each["optionName"], each["product"]["inventory"]) for each in cart["items"]] == [("Red", 2), ("Blue", 5)]
    order = client.post("/api/checkout/confirm", json=CHECKOUT | {"cartId": cart["id"]}).json["order"]
    items = [(each["productName"], each["optionId"], each["optionName"], each["subtotal"]) for each in order["items"]]
    assert items == [
        ("Boost Gauge, Red", red.id, "Red", "78.00"), ("Boost Gauge, Blue", blue.id, "Blue", "49.99"),
    ]  # fmt: skip
    assert order["total"] == cart["total"]
    assert (left(red), left(blue)) == ((0, 4), (4, 4))
    admin.patch(f"{ORDERS}/{order['id']}", json={"status": "cancelled"})
    assert (left(red), left(blue)) == ((2, 7), (5, 7))


def test_an_option_must_be_chosen_and_be_the_products_own(client: FlaskClient) -> None:
    product, other = make_product(), make_product("Mats")
    hidden = make_option(product, "Red", shown=0)
    foreign = make_option(other)
    for option, status, sentence in (
        (None, 409, "Please choose an option"),
        (hidden.id, 404, "This option is no longer in the shop"),
        (foreign.id, 404, "This option is no longer in the shop"),
        (NOBODY, 404, "This option is no longer in the shop"),
        ("red", 400, "Please choose an option"),
    ):
        answer = put_in(client, product, option)
        assert (answer.status_code, answer.json["message"]) == (status, sentence), option
    db.session.rollback()
    assert db.session.scalar(select(func.count()).select_from(CartItem)) == 0


def test_a_line_of_a_product_that_gets_options_says_so(client: FlaskClient) -> None:
    product = make_product()
    cart = make_cart((product, 1))
    make_option(product)
    content = client.get(f"/api/cart/{cart.id}").json
    [line] = content["items"]
    assert (line["product"]["needsOption"], line["product"]["inventory"], content["total"]) == (1, 0, "0.00")
    refused = client.patch(f"/api/cart/items/{line['id']}", json={"quantity": 2})
    assert (refused.status_code, refused.json["message"]) == (409, "Please choose an option")
    refused = client.post("/api/checkout/confirm", json=CHECKOUT | {"cartId": cart.id})
    assert (refused.status_code, refused.json["message"]) == (409, "Please choose an option of Boost Gauge")


def test_a_line_whose_option_is_removed_asks_for_another(client: FlaskClient, admin: FlaskClient) -> None:
    product = make_product()
    red, blue, green = (make_option(product, name) for name in ("Red", "Blue", "Green"))
    cart = put_in(client, product, red.id).json["cartId"]
    put_in(client, product, blue.id, cart)
    for left_over in ((blue, green), (green,)):
        rest = [{"id": each.id, "name": each.name} for each in left_over]
        assert admin.put(f"/api/admin/products/{product.id}/options", json=rest).status_code == 200
    content = client.get(f"/api/cart/{cart}").json
    [line] = content["items"]
    said = line["optionId"], line["optionName"], line["product"]["name"], line["product"]["needsOption"]
    assert (said, content["total"]) == ((None, "Red and Blue", "Boost Gauge", 1), "0.00")
    more = client.patch(f"/api/cart/items/{line['id']}", json={"quantity": 2})
    gone = "No longer offered: Red and Blue. Please choose another option"
    assert (more.status_code, more.json["message"]) == (409, gone)
    refused = client.post("/api/checkout/confirm", json=CHECKOUT | {"cartId": cart})
    gone = "No longer offered: Boost Gauge, Red and Blue. Please choose another option"
    assert (refused.status_code, refused.json["message"]) == (409, gone)
    assert client.delete(f"/api/cart/items/{line['id']}").status_code == 200
    assert put_in(client, product, green.id, cart).status_code == 201


def test_a_line_whose_last_option_is_removed_waits_for_its_product(client: FlaskClient, admin: FlaskClient) -> None:
    product = make_product()
    cart = put_in(client, product, make_option(product, "Red").id).json["cartId"]
    admin.put(f"/api/admin/products/{product.id}/options", json=[])
    content = client.get(f"/api/cart/{cart}").json
    [line] = content["items"]
    assert (line["product"]["inventory"], line["mostPerOrder"], content["total"]) == (0, 0, "0.00")
    assert (line["optionName"], line["product"]["needsOption"]) == ("Red", 1)
    refused = client.post("/api/checkout/confirm", json=CHECKOUT | {"cartId": cart})
    gone = "No longer offered: Boost Gauge, Red. Please choose another option"
    assert (refused.status_code, refused.json["message"]) == (409, gone)
    assert put_in(client, product, None, cart).status_code == 201
    [line] = client.get(f"/api/cart/{cart}").json["items"]
    assert (line["optionName"], line["product"]["needsOption"]) == (None, 0)
    [item] = client.post("/api/checkout/confirm", json=CHECKOUT | {"cartId": cart}).json["order"]["items"]
    assert (item["productName"], item["optionId"], item["optionName"]) == ("Boost Gauge", None, None)


def test_twenty_checkouts_at_once_sell_the_last_piece_once(app: Flask) -> None:
    product = make_product(inventory=0)
    last, other = make_option(product, "Red", inventory=1), make_option(product, "Blue", inventory=9)
    carts = [make_cart().id for _ in range(20)]
    for cart in carts:
        save(CartItem(cart_id=cart, product_id=product.id, option_id=last.id, quantity=1, unit_price=product.price))
    bodies = [CHECKOUT | {"cartId": cart} for cart in carts]
    with serving(app) as address:
        answers = at_once([partial(ask, address, "POST", "/api/checkout/confirm", body) for body in bodies])
    assert sorted(answer[0] for answer in answers) == [201, *[409] * 19]
    assert (left(last), left(other)) == ((0, 9), (9, 9))


def test_the_owner_chooses_an_option_in_orders_and_corrections(admin: FlaskClient) -> None:
    product = make_product()
    red, blue = make_option(product, "Red", price=Decimal("39.00")), make_option(product, "Blue", inventory=1)
    line = {"productId": product.id, "quantity": 2}
    refused = admin.post(ORDERS, json=COUNTER | {"items": [line]})
    assert (refused.status_code, refused.json["message"]) == (409, "Please choose an option of Boost Gauge")
    few = admin.post(f"{ORDERS}/preview", json={"items": [line | {"optionId": blue.id}]})
    assert (few.status_code, few.json["message"]) == (409, "Only 1 left in stock of Boost Gauge, Blue")
    order = admin.post(ORDERS, json=COUNTER | {"items": [line | {"optionId": red.id}]}).json["order"]
    assert (order["items"][0]["productName"], order["subtotal"], left(red)) == ("Boost Gauge, Red", "78.00", (8, 9))
    added = {"items": [{"productId": product.id, "optionId": blue.id, "quantity": 1}]}
    assert admin.patch(f"{ORDERS}/{order['id']}", json=added).status_code == 200
    items = admin.get(f"{ORDERS}/{order['id']}").json["items"]
    assert [(each["productName"], each["quantity"]) for each in items] == [
        ("Boost Gauge, Red", 2), ("Boost Gauge, Blue", 1),
    ]  # fmt: skip
    assert left(blue) == (0, 8)
    bare = admin.patch(f"{ORDERS}/{order['id']}", json={"items": [line]})
    assert (bare.status_code, bare.json["message"]) == (409, "Please choose an option of Boost Gauge")
