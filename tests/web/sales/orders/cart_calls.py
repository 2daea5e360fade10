"""The two calls of a cart that its tests make most."""

from typing import Any

from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from app.store.catalogue.products import Product
from app.store.sales.carts import Cart


def put(client: FlaskClient, cart: Cart, product: Product, **quantity: Any) -> TestResponse:
    return client.post(f"/api/cart/{cart.id}/items", json={"productId": product.id} | quantity)


def read(client: FlaskClient, cart: Cart) -> Any:
    return client.get(f"/api/cart/{cart.id}").json
