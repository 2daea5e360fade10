"""Statements run on the driver itself behave as those run by SQLAlchemy."""

from decimal import Decimal

import pytest
from flask import Flask
from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.exc import OperationalError

from app.store.catalogue.products import Product
from app.store.database.base import db, new_id, now
from app.store.database.driver import sqlite3
from app.store.database.prepared import Prepared
from app.store.database.sqlite import write
from app.store.sales.orders import OrderEvent
from tests.make import make_order, make_product

REPRICE = Prepared(update(Product).where(Product.id == bindparam("product")).values(price=bindparam("new")))


def price(product: Product) -> Decimal:
    db.session.rollback()
    return db.session.get_one(Product, product.id).price


def test_money_is_converted_and_the_write_commits_it(app: Flask) -> None:
    product = make_product()
    with write() as session:
        assert REPRICE.run(session, {"product": product.id, "new": Decimal("12.5")}).rowcount == 1

    assert price(product) == Decimal("12.50")


def test_it_belongs_to_the_write_and_is_taken_back_with_it(app: Flask) -> None:
    product = make_product()
    with pytest.raises(KeyError), write() as session:
        REPRICE.run(session, {"product": product.id, "new": Decimal(1)})
        raise KeyError

    assert price(product) == Decimal("49.99")


def test_what_is_not_exact_money_is_refused(app: Flask) -> None:
    product = make_product()
    with pytest.raises(ValueError, match="Decimal"), write() as session:
        REPRICE.run(session, {"product": product.id, "new": 12.5})

    assert price(product) == Decimal("49.99")


def test_an_insert_wants_every_column(app: Flask) -> None:
    order = make_order()
    event = {"id": new_id(), "order_id": order.id, "status": "confirmed", "created_at": now()}
    add = Prepared(insert(OrderEvent))
    with pytest.raises(sqlite3.ProgrammingError, match="binding"), write() as session:
        add.run(session, event)

    with write() as session:
        add.run(session, event | {"note": None})
    assert db.session.get_one(OrderEvent, event["id"]).created_at == event["created_at"]


def test_a_database_that_cannot_is_said_in_sqlalchemys_words(app: Flask) -> None:
    read = Prepared(select(Product.id))
    with write() as session:
        connection = session.connection()
        connection.exec_driver_sql("PRAGMA query_only=ON")
        with pytest.raises(OperationalError, match="readonly"):
            REPRICE.run(session, {"product": "any", "new": Decimal(1)})
        connection.exec_driver_sql("PRAGMA query_only=OFF")
        assert read.run(session, {}).fetchall() == []
