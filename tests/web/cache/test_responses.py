"""A cached answer is never older than the last write before its request."""

import threading
from collections.abc import Callable
from decimal import Decimal
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import select, update

from app.shop.sales.orders.cart import sweep_carts
from app.store.base.settings import Setting
from app.store.catalogue.products import Product
from app.store.database import invalidation
from app.store.database.base import db, now
from app.store.database.invalidation import Invalidation
from app.store.database.sqlite import write
from app.store.sales.carts import Cart
from tests.make import checkout, make_cart, make_product
from tests.web.sales.orders.cart_calls import put

CONFIRM = "/api/checkout/confirm"
WRITES = 60


def etag_of(client: FlaskClient, cart: Cart) -> str:
    answer = client.get(f"/api/cart/{cart.id}")
    assert answer.headers["Cache-Control"] == "private, no-cache"
    return str(answer.headers["ETag"])


def poll(client: FlaskClient, cart: Cart, etag: str) -> int:
    return int(client.get(f"/api/cart/{cart.id}", headers={"If-None-Match": etag}).status_code)


def count_statements(app: Flask, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    seen: list[str] = []
    inner = app.wsgi_app._inner  # type: ignore[attr-defined]  # the middleware, typed as any callable
    monkeypatch.setattr(
        app.wsgi_app, "_inner", lambda environ, start: (seen.append(environ["PATH_INFO"]), inner(environ, start))[1]
    )
    return seen


def test_a_poll_that_finds_nothing_new_never_reaches_flask(
    app: Flask, client: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    cart, other = make_cart((make_product(), 1)), make_cart((make_product(), 1))
    etag = etag_of(client, cart)
    asked = count_statements(app, monkeypatch)

    assert [poll(client, cart, etag) for _ in range(3)] == [304] * 3
    assert client.post(CONFIRM, json=checkout(other)).status_code == 201
    assert [poll(client, cart, etag) for _ in range(3)] == [304] * 3
    assert asked == [CONFIRM]


@pytest.fixture
def shown(client: FlaskClient) -> tuple[Cart, Product, str]:
    """Return a read cart, its product, and the ETag shown."""
    product = make_product(inventory=9)
    cart = make_cart((product, 1))
    etag_of(client, cart)
    return cart, product, etag_of(client, cart)


def test_every_change_of_the_cart_itself_is_seen(client: FlaskClient, shown: tuple[Cart, Product, str]) -> None:
    cart, product, etag = shown
    added = put(client, cart, product).json
    assert poll(client, cart, etag) == 200
    etag = etag_of(client, cart)
    client.patch(f"/api/cart/items/{added['id']}", json={"quantity": 5})
    assert poll(client, cart, etag) == 200
    etag = etag_of(client, cart)
    client.delete(f"/api/cart/items/{added['id']}")
    assert client.get(f"/api/cart/{cart.id}").json["items"] == []
    assert poll(client, cart, etag) == 200


def test_an_order_of_the_cart_or_of_its_product_is_seen(client: FlaskClient, shown: tuple[Cart, Product, str]) -> None:
    cart, product, etag = shown
    assert client.post(CONFIRM, json=checkout(make_cart((product, 2)))).status_code == 201
    assert poll(client, cart, etag) == 200
    assert client.get(f"/api/cart/{cart.id}").json["items"][0]["product"]["inventory"] == 7
    etag = etag_of(client, cart)
    client.post(CONFIRM, json=checkout(cart))
    assert poll(client, cart, etag) == 200
    assert client.get(f"/api/cart/{cart.id}").json["status"] == "ordered"


def test_an_order_at_the_back_office_is_seen(
    admin: FlaskClient, client: FlaskClient, shown: tuple[Cart, Product, str]
) -> None:
    cart, product, etag = shown
    lines = [{"productId": product.id, "quantity": 2}]
    order = admin.post(
        "/api/admin/orders", json={"customerName": "Aoife", "deliveryMethod": "collection", "items": lines}
    ).json["order"]
    assert poll(client, cart, etag) == 200
    etag = etag_of(client, cart)
    assert admin.patch(f"/api/admin/orders/{order['id']}", json={"status": "cancelled"}).status_code == 200
    assert poll(client, cart, etag) == 200


@pytest.mark.parametrize("change", [{"price": "12.00"}, {"inventory": 3}, {"name": "Another name"}])
def test_a_change_of_the_product_is_seen(
    admin: FlaskClient, client: FlaskClient, shown: tuple[Cart, Product, str], change: dict[str, Any]
) -> None:
    cart, product, etag = shown
    assert admin.patch(f"/api/admin/products/{product.id}", json=change).status_code == 200
    assert poll(client, cart, etag) == 200


def test_a_change_of_the_settings_is_seen(
    admin: FlaskClient, client: FlaskClient, shown: tuple[Cart, Product, str]
) -> None:
    cart, _product, etag = shown
    assert admin.patch("/api/admin/settings", json={"taxRate": "20"}).status_code == 200
    assert poll(client, cart, etag) == 200


def test_a_cart_that_was_swept_away_is_gone(client: FlaskClient, shown: tuple[Cart, Product, str]) -> None:
    cart, _product, etag = shown
    with write() as session:
        session.execute(update(Cart).values(updated_at=now().replace(year=2000)))
        sweep_carts(session, now())
    assert poll(client, cart, etag) == 404


def test_no_more_ids_are_remembered_than_the_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invalidation, "LIMIT", 2)
    writes = Invalidation()
    before = writes.count()
    writes.publish(["a", "b"])
    assert (writes.is_current(before, ("c",)), writes.is_current(before, ("a",))) == (True, False)
    writes.publish(["c"])
    assert not writes.is_current(before, ("d",))
    assert writes.is_current(writes.count(), ("a", "b", "c", "d"))


class Interrupted(Invalidation):
    """A record of writes whose readers look in the middle of each write."""

    def __init__(self) -> None:
        super().__init__()
        self.made_from = self.count()

    def __setattr__(self, name: str, value: object) -> None:
        super().__setattr__(name, value)
        if hasattr(self, "made_from") and self.count() != self.made_from:
            assert not self.is_current(self.made_from, ("a",)), f"outdated, but current after {name}"


@pytest.mark.parametrize("publish", [lambda writes: writes.publish(["a"]), Invalidation.publish_everything])
def test_who_reads_the_count_of_a_write_finds_its_rows_outdated(publish: Callable[[Invalidation], None]) -> None:
    writes = Interrupted()
    publish(writes)
    assert writes.count() != writes.made_from


@pytest.mark.parametrize("of", ["a product", "a cart"])
def test_what_a_request_read_before_a_write_is_not_stored_as_new(app: Flask, client: FlaskClient, of: str) -> None:
    """Rows that were read before a write are not stored as new. The request's first query fixes the state that it sees,
    and another request commits before its answer is made.
    """
    product = make_product(price=Decimal(10))
    path = f"/api/products/{product.slug}" if of == "a product" else f"/api/cart/{make_cart((product, 1)).id}"
    db.session.remove()

    def read_then_let_write() -> None:
        db.session.scalars(select(Setting)).all()
        writer = threading.Thread(target=change)
        writer.start()
        writer.join()

    def change() -> None:
        with app.app_context(), write() as session:
            session.execute(update(Product).values(price=Decimal(20)))

    app.before_request_funcs.setdefault(None, []).append(read_then_let_write)
    for _ in range(2):
        assert "20.00" in client.get(path).text
