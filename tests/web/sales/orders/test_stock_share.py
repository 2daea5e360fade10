"""The share of a product's stock that one unpaid order may take."""

from typing import Any

from flask.testing import FlaskClient

from app.store.catalogue.products import Product
from app.store.sales.orders import Order
from tests.make import checkout, make_cart, make_order, make_product

CONFIRM = "/api/checkout/confirm"


def set_share(admin: FlaskClient, share: int) -> None:
    assert admin.patch("/api/admin/settings", json={"orderStockShare": share}).status_code == 200


def put_in(client: FlaskClient, product: Product, quantity: int) -> tuple[int, Any]:
    cart = client.post("/api/cart").json["id"]
    answer = client.post(f"/api/cart/{cart}/items", json={"productId": product.id, "quantity": quantity})
    return answer.status_code, answer.json


def test_nothing_is_limited_until_the_owner_says_so(client: FlaskClient) -> None:
    status, item = put_in(client, make_product(inventory=10), 10)
    assert (status, item["mostPerOrder"]) == (201, 10)


def test_a_cart_takes_a_share_and_at_least_one(admin: FlaskClient, client: FlaskClient) -> None:
    for inventory, share, most in [(10, 50, 5), (10, 25, 2), (3, 50, 1), (1, 1, 1), (10, 99, 9)]:
        product = make_product(inventory=inventory)
        set_share(admin, share)
        status, item = put_in(client, product, most)
        assert (status, item["mostPerOrder"]) == (201, most)
        if most < inventory:
            refused = (409, {"message": f"At most {most} in one order"})
            assert put_in(client, product, most + 1) == refused
            answer = client.patch(f"/api/cart/items/{item['id']}", json={"quantity": most + 1})
            assert (answer.status_code, answer.json) == refused
        assert client.get(f"/api/cart/{item['cartId']}").json["items"][0]["quantity"] == most


def test_more_than_there_is_keeps_its_own_words(admin: FlaskClient, client: FlaskClient) -> None:
    set_share(admin, 50)
    assert put_in(client, make_product(inventory=4), 5) == (409, {"message": "Only 4 left in stock"})
    assert put_in(client, make_product(inventory=0), 1) == (409, {"message": "Sold out"})


def test_a_cart_from_before_is_refused_at_the_checkout_with_nothing_changed(
    admin: FlaskClient, client: FlaskClient
) -> None:
    gauge, hose = make_product("Boost Gauge", inventory=10), make_product("Hose", inventory=10)
    cart = make_cart((hose, 2), (gauge, 6))
    set_share(admin, 50)

    answer = client.post(CONFIRM, json=checkout(cart))

    assert (answer.status_code, answer.json) == (409, {"message": "At most 5 of Boost Gauge in one order"})
    shown = client.get(f"/api/cart/{cart.id}").json
    assert shown["status"] == "active"
    assert [(item["product"]["inventory"], item["mostPerOrder"]) for item in shown["items"]] == [(10, 5), (10, 5)]
    assert admin.get("/api/admin/orders").json["total"] == 0


def test_the_owners_own_order_may_take_everything(admin: FlaskClient) -> None:
    product = make_product(inventory=10)
    set_share(admin, 10)
    lines = [{"productId": product.id, "quantity": 10}]
    body = {"customerName": "Aoife Byrne", "shippingAddress": "12 Castle Road, Kilkenny", "items": lines}
    assert admin.post("/api/admin/orders", json=body).status_code == 201


def test_what_is_no_share_is_refused(admin: FlaskClient) -> None:
    for share in (0, "half", None, 1.5):
        answer = admin.patch("/api/admin/settings", json={"orderStockShare": share})
        assert (answer.status_code, answer.json["message"]) == (
            400,
            "Largest share must be a number from 1 to 100",
        )


def shown(admin: FlaskClient, order: Order) -> tuple[bool, bool, list[bool]]:
    """Return the marks of the list, the order and its lines."""
    listed = {each["id"]: each["tookAll"] for each in admin.get("/api/admin/orders").json["orders"]}
    detail = admin.get(f"/api/admin/orders/{order.id}").json
    return listed[order.id], detail["tookAll"], [item["tookAll"] for item in detail["items"]]


def test_the_owner_sees_which_orders_took_everything(admin: FlaskClient) -> None:
    gauge, hose = make_product("Boost Gauge", inventory=4), make_product("Hose", inventory=4)
    some = make_order((gauge, 3))
    rest = make_order((gauge, 1), (hose, 3))
    assert shown(admin, some) == (False, False, [False])
    assert shown(admin, rest) == (True, True, [True, False])

    admin.patch(f"/api/admin/orders/{rest.id}", json={"status": "cancelled"})
    assert shown(admin, rest)[:2] == (False, False)


def test_a_corrected_line_is_not_said_to_have_taken_everything(admin: FlaskClient) -> None:
    gauge = make_product(inventory=4)
    order = make_order((gauge, 4))
    body = {"items": [{"productId": gauge.id, "quantity": 3}]}
    assert admin.patch(f"/api/admin/orders/{order.id}", json=body).json["tookAll"] is False
    assert shown(admin, order) == (False, False, [False])
