"""A customer's cart."""

from decimal import Decimal
from typing import Any

from flask.testing import FlaskClient

from app.store.catalogue.products import Product
from app.store.database.base import db
from app.store.database.sqlite import write
from app.store.sales.carts import Cart
from tests.make import make_cart, make_image, make_product
from tests.web.sales.orders.cart_calls import put, read


def test_a_new_cart_is_empty_and_active(client: FlaskClient) -> None:
    answer = client.post("/api/cart", content_type="application/json")

    assert answer.status_code == 201
    assert answer.json == {"id": answer.json["id"], "status": "active", "items": []}
    assert client.get(f"/api/cart/{answer.json['id']}").json == answer.json | {
        "subtotal": "0.00",
        "tax": "0.00",
        "total": "0.00",
        "taxMode": "added",
        "taxRate": "10",
        "taxes": [],
        "delivery": None,
        "discount": None,
        "takesCodes": False,
    }


def test_a_cart_shows_its_items_with_their_products_and_amounts(client: FlaskClient) -> None:
    picture = make_image()
    gauge = make_product(price=Decimal("49.99"), image_url=picture.url)
    cart = make_cart((gauge, 2), (make_product("Mats", price=Decimal("0.07")), 1))

    shown = read(client, cart)

    assert (shown["subtotal"], shown["tax"], shown["total"]) == ("100.05", "10.01", "110.06")
    item = shown["items"][0]
    row = {"id", "cartId", "productId", "optionId", "optionName", "quantity", "unitPrice", "createdAt"}
    assert set(item) == row | {"product", "mostPerOrder", "vehicle", "fit"}
    assert (item["vehicle"], item["fit"]) == (None, None)
    assert (item["cartId"], item["productId"], item["quantity"]) == (cart.id, gauge.id, 2)
    assert item["unitPrice"] == "49.99"
    assert item["product"] == {
        "name": "Boost Gauge",
        "slug": gauge.slug,
        "imageUrl": picture.url,
        "category": "Car Accessories",
        "inventory": 10,
        "unitPrice": None,
        "madeToOrder": 0,
        "leadDays": None,
        "sale": None,
        "needsOption": 0,
        "images": [{"url": picture.url, "width": 1200, "height": 900, "widths": [320, 640], "alt": ""}],
    }


def test_the_same_product_again_adds_to_its_quantity(client: FlaskClient) -> None:
    cart, product = make_cart(), make_product()

    first = put(client, cart, product)
    again = put(client, cart, product, quantity="3")

    assert (first.status_code, first.json["quantity"]) == (201, 1)
    assert (again.status_code, again.json["quantity"], again.json["id"]) == (201, 4, first.json["id"])
    assert [item["quantity"] for item in read(client, cart)["items"]] == [4]


def test_a_price_that_changed_is_shown_and_summed_as_it_is_now(client: FlaskClient) -> None:
    product = make_product(price=Decimal("10.00"))
    cart = make_cart((product, 2))
    with write() as session:
        session.get_one(Product, product.id).price = Decimal("12.50")
    db.session.remove()

    shown = read(client, cart)

    assert (shown["items"][0]["unitPrice"], shown["total"]) == ("12.50", "27.50")


def test_the_quantity_of_an_item_can_be_changed(client: FlaskClient) -> None:
    product = make_product(inventory=4)
    cart = make_cart((product, 1))
    item = read(client, cart)["items"][0]["id"]

    changed = client.patch(f"/api/cart/items/{item}", json={"quantity": "4"})
    refused = client.patch(f"/api/cart/items/{item}", json={"quantity": 5})

    assert (changed.status_code, changed.json["quantity"]) == (200, 4)
    assert (refused.status_code, refused.json) == (409, {"message": "Only 4 left in stock"})
    assert read(client, cart)["items"] == [changed.json]


def test_an_item_can_be_removed(client: FlaskClient) -> None:
    cart = make_cart((make_product(), 1))
    item = read(client, cart)["items"][0]["id"]

    answer = client.delete(f"/api/cart/items/{item}")

    assert (answer.status_code, answer.json) == (200, {"success": True})
    assert read(client, cart)["items"] == []
    assert client.delete(f"/api/cart/items/{item}").status_code == 404


def test_a_change_touches_the_cart_and_reading_does_not(client: FlaskClient) -> None:
    cart, product = make_cart(), make_product()

    read(client, cart)
    assert touched(cart) == cart.updated_at

    put(client, cart, product)
    assert touched(cart) > cart.updated_at


def touched(cart: Cart) -> Any:
    db.session.remove()
    return db.session.get_one(Cart, cart.id).updated_at
