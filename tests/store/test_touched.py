"""A write finds out by itself what it changes."""

from collections.abc import Callable
from decimal import Decimal

import pytest
from flask import Flask
from sqlalchemy import delete, insert, text, update
from sqlalchemy.orm import Session

from app.store.base.settings import Setting
from app.store.catalogue.categories import Category
from app.store.catalogue.products import Product
from app.store.customers.contacts import Contact
from app.store.database.base import db, now
from app.store.database.prepared import Prepared
from app.store.database.sqlite import write
from app.store.database.state import state_of
from app.store.database.touched import EVERYTHING, INDEX, NOTES, SOLD_OUT, STOCK, UNSEEN
from app.store.database.writer import Writer
from app.store.sales.carts import Cart, CartItem
from app.store.sales.sale_lines import columns_of
from app.store.system.tables import metadata
from app.store.workshop.jobs import Job, JobLine
from tests.make import make_cart, make_product, save

Change = Callable[[Session], object]


def touch(app: Flask, change: Change) -> set[str]:
    """Return the names of what a write changed."""
    with write() as session:
        change(session)
    return set(state_of(app).of(Writer).touched)


def test_each_table_is_watched_or_named_as_unseen(app: Flask) -> None:
    with write() as session:
        own = session.execute(text("SELECT tbl_name, sql FROM sqlite_temp_master WHERE type = 'trigger'")).all()
    watched = {table for table, _sql in own}
    tables = {name for name in metadata.tables if not name.startswith(INDEX)}
    assert watched == tables - UNSEEN
    assert UNSEEN - {"alembic_version"} <= set(metadata.tables)
    for table in watched - {"carts", "images"}:
        events = {sql.partition(" AFTER ")[2].split()[0] for name, sql in own if name == table}
        assert events == {"INSERT", "UPDATE", "DELETE"}, table


def test_each_column_of_a_product_but_its_stock_outdates_everything(app: Flask) -> None:
    make_product()
    for column in columns_of(Product):
        same = text(f"UPDATE products SET {column} = {column}")
        touched = touch(app, lambda session, same=same: session.execute(same))  # type: ignore[misc]  # a default in a lambda
        assert touched == (set() if column in STOCK else {EVERYTHING}), column


def test_a_changed_stock_names_its_product_and_the_last_piece_the_parts_in_stock(app: Flask) -> None:
    product = make_product(inventory=3)

    def set_to(pieces: int) -> Change:
        return lambda session: session.execute(update(Product).values(inventory=pieces))

    assert [touch(app, set_to(pieces)) for pieces in (2, 2, 0, 0, 1)] == [
        {product.id}, set(), {product.id, SOLD_OUT}, set(), {product.id, SOLD_OUT},
    ]  # fmt: skip


def test_what_triggers_and_foreign_keys_change_counts_as_well(app: Flask) -> None:
    product, contact = make_product(inventory=1), save(Contact(name="Aoife Byrne"))
    cart = make_cart((product, 1))
    job = save(Job(number=1, contact_id=contact.id, customer="Aoife Byrne", tax_mode="added"))
    line = {"kind": "part", "text": "Boost Gauge", "hundredths": 100, "unit_price": Decimal(1), "tax_rate": "10"}
    promised = JobLine(job_id=job.id, position=0, product_id=product.id, **line)
    assert touch(app, lambda session: session.add(promised)) == {product.id, SOLD_OUT}
    assert touch(app, lambda session: session.execute(delete(Job))) == {product.id, SOLD_OUT}
    assert touch(app, lambda session: session.execute(delete(Product))) == {EVERYTHING, cart.id}


def test_rows_bare_and_prepared_statements_are_seen_alike(app: Flask) -> None:
    category = {"id": "1", "created_at": now(), "name": "Mats", "slug": "mats", "display_order": 0}
    values = dict.fromkeys(columns_of(Category)) | category
    assert touch(app, lambda session: session.add(Setting(key="tagline", value='"Hello"'))) == {EVERYTHING}
    assert touch(app, lambda session: Prepared(insert(Category)).run(session, values)) == {EVERYTHING}
    bare = "UPDATE settings SET value = '1'"
    assert touch(app, lambda session: session.connection().exec_driver_sql(bare)) == {EVERYTHING}


def test_a_cart_outdates_itself_alone(app: Flask) -> None:
    cart, product = save(Cart()), make_product()
    line = CartItem(cart_id=cart.id, product_id=product.id, quantity=1, unit_price=product.price)
    assert touch(app, lambda session: session.add(line)) == {cart.id}
    assert touch(app, lambda session: session.execute(update(Cart).values(status="ordered"))) == {cart.id}
    assert touch(app, lambda session: session.execute(delete(Cart))) == {cart.id}


def test_what_no_visitor_sees_outdates_nothing(app: Flask) -> None:
    before = state_of(app).version.admin_data_version()
    notes = [Setting(key=key, value="1") for key in NOTES]
    assert touch(app, lambda session: session.add_all(notes)) == set()
    assert touch(app, lambda session: session.add(Contact(name="Aoife Byrne"))) == set()
    assert state_of(app).version.admin_data_version() == before


def test_a_write_that_fails_outdates_nothing(app: Flask) -> None:
    before = state_of(app).version.admin_data_version()
    with pytest.raises(KeyError), write() as session:
        session.add(Setting(key="tagline", value='"Hello"'))
        session.flush()
        raise KeyError
    assert touch(app, lambda session: None) == set()
    assert state_of(app).version.admin_data_version() == before


def test_a_connection_that_is_opened_again_is_watched(app: Flask) -> None:
    assert touch(app, lambda session: session.add(Setting(key="a", value="1"))) == {EVERYTHING}
    db.engine.dispose()
    assert touch(app, lambda session: session.add(Setting(key="b", value="1"))) == {EVERYTHING}
