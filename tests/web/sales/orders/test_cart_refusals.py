"""Refusals of a cart: stock, invalid quantity, unknown or ordered items."""

from typing import Any

import pytest
from flask.testing import FlaskClient

from app.store.sales.carts import Cart
from tests.in_one_shop import in_one_shop
from tests.make import CHECKOUT, NOBODY, make_cart, make_product
from tests.web.sales.orders.cart_calls import put, read


@pytest.mark.parametrize(("stock", "message"), [(0, "Sold out"), (4, "Only 4 left in stock")])
def test_more_than_the_stock_names_what_is_in_stock(client: FlaskClient, stock: int, message: str) -> None:
    cart, product = make_cart(), make_product(inventory=stock)

    answer = put(client, cart, product, quantity=stock + 1)

    assert (answer.status_code, answer.json) == (409, {"message": message})
    assert read(client, cart)["items"] == []


def test_a_shop_that_sells_no_parts_any_more_takes_neither_a_part_nor_an_order(
    admin: FlaskClient, client: FlaskClient
) -> None:
    product = make_product(inventory=4)
    cart = make_cart((product, 3))
    assert admin.patch("/api/admin/settings", json={"sellsParts": False}).status_code == 200

    answers = put(client, cart, product), client.post("/api/checkout/confirm", json=CHECKOUT | {"cartId": cart.id})

    said = "We do not sell parts online. Please ask us"
    assert [(each.status_code, each.json["message"]) for each in answers] == [(409, said)] * 2
    assert admin.get("/api/admin/orders").json["total"] == 0
    admin.patch("/api/admin/settings", json={"sellsParts": True})
    assert client.post("/api/checkout/confirm", json=CHECKOUT | {"cartId": cart.id}).status_code == 201


def test_what_is_in_the_cart_already_counts_against_the_stock(client: FlaskClient) -> None:
    product = make_product(inventory=4)
    cart = make_cart((product, 3))

    answer = put(client, cart, product, quantity=2)

    assert (answer.status_code, answer.json) == (409, {"message": "Only 4 left in stock"})
    assert read(client, cart)["items"][0]["quantity"] == 3


@in_one_shop("quantity", [0, -1, 1.5, 1.0, True, None, "", "0", "-1", "1.5", " 2", "٢", "two", [1]])
def test_a_quantity_below_one_or_not_whole_is_refused(client: FlaskClient, quantity: Any) -> None:
    product = make_product()
    cart = make_cart((product, 1))
    item = read(client, cart)["items"][0]["id"]

    for answer in (
        put(client, cart, product, quantity=quantity),
        client.patch(f"/api/cart/items/{item}", json={"quantity": quantity}),
    ):
        assert answer.status_code == 400
        assert answer.json["errors"] == {"quantity": "Quantity must be a whole number of at least 1"}
    assert read(client, cart)["items"][0]["quantity"] == 1


def test_what_does_not_exist_is_named(client: FlaskClient) -> None:
    cart, product = make_cart(), make_product()
    nowhere = Cart(id=NOBODY)

    assert client.get(f"/api/cart/{NOBODY}").json == {"message": "Cart not found"}
    assert put(client, nowhere, product).json == {"message": "Cart not found"}
    assert client.post(f"/api/cart/{cart.id}/items", json={"productId": NOBODY}).json == {
        "message": "Product not found"
    }
    assert client.patch(f"/api/cart/items/{NOBODY}", json={"quantity": 1}).json == {"message": "Cart item not found"}


def test_an_id_that_is_none_is_no_address_and_no_body(client: FlaskClient) -> None:
    assert client.get("/api/cart/no-id").status_code == 404
    assert client.delete("/api/cart/items/no-id").status_code == 404
    assert client.post(f"/api/cart/{make_cart().id}/items", json={"productId": "no-id"}).status_code == 400


def test_a_cart_that_was_checked_out_cannot_be_changed(client: FlaskClient) -> None:
    product = make_product()
    cart = make_cart((product, 1), status="ordered")
    item = read(client, cart)["items"][0]["id"]

    assert read(client, cart)["status"] == "ordered"
    for answer in (
        put(client, cart, product),
        client.patch(f"/api/cart/items/{item}", json={"quantity": 2}),
        client.delete(f"/api/cart/items/{item}"),
    ):
        assert (answer.status_code, answer.json) == (409, {"message": "This cart was checked out already"})
    assert [each["quantity"] for each in read(client, cart)["items"]] == [1]
