"""Carts that nobody returns to are removed."""

from datetime import timedelta

from flask import Flask
from sqlalchemy import select

from app.shop.sales.orders.cart import sweep_carts
from app.store.database.base import db, now
from app.store.database.sqlite import write
from app.store.sales.carts import Cart, CartItem
from tests.make import make_cart, make_product


def test_carts_untouched_for_thirty_days_are_removed_with_their_items(app: Flask) -> None:
    moment = now()
    product = make_product()
    make_cart((product, 1), updated_at=moment - timedelta(days=30, seconds=1))
    young = make_cart((product, 1), updated_at=moment - timedelta(days=30) + timedelta(seconds=1))
    ordered = make_cart((product, 1), status="ordered", updated_at=moment - timedelta(days=400))

    with write() as session:
        sweep_carts(session, moment)

    assert set(db.session.scalars(select(Cart.id))) == {young.id, ordered.id}
    assert set(db.session.scalars(select(CartItem.cart_id))) == {young.id, ordered.id}
