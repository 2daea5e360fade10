"""The one way to write."""

import threading
from collections.abc import Callable
from contextlib import closing
from decimal import Decimal

import pytest
from flask import Flask
from sqlalchemy import event, insert, select
from sqlalchemy.exc import IntegrityError

from app.config import Config
from app.store.base.settings import Setting
from app.store.catalogue.products import Product
from app.store.customers.enquiries import Enquiry
from app.store.database.base import db
from app.store.database.driver import sqlite3
from app.store.database.prepared import Prepared
from app.store.database.sqlite import close_database, write
from app.store.database.state import state_of
from app.store.sales.carts import CartItem
from tests.make import NOBODY, make_product


def keys() -> list[str]:
    db.session.rollback()
    return sorted(db.session.scalars(select(Setting.key)))


def test_what_is_written_is_committed(app: Flask) -> None:
    with write() as session:
        session.add(Setting(key="a", value="1"))

    assert keys() == ["a"]


def test_raising_takes_everything_back(app: Flask) -> None:
    with pytest.raises(KeyError), write() as session:
        session.add(Setting(key="a", value="1"))
        session.flush()
        raise KeyError

    assert keys() == []
    with write() as session:
        session.add(Setting(key="b", value="1"))
    assert keys() == ["b"]


def test_entering_twice_is_refused_instead_of_waiting_for_oneself(app: Flask) -> None:
    with write() as session:
        session.add(Setting(key="a", value="1"))
        with pytest.raises(RuntimeError, match="already open"), write():
            pass

    assert keys() == ["a"]


def test_the_catalogues_version_is_raised_by_a_commit_alone(app: Flask) -> None:
    version = state_of(app).version
    before = version.admin_data_version()
    with write() as session:
        session.add(Enquiry(name="Ann Byrne", email="ann@example.ie", message="Hello"))
    with pytest.raises(KeyError), write() as session:
        session.add(Setting(key="a", value="1"))
        session.flush()
        raise KeyError
    assert version.admin_data_version() == before

    with write() as session:
        session.add(Setting(key="b", value="1"))
        assert version.admin_data_version() == before
    assert version.admin_data_version() == before + 1


def test_a_write_sees_what_others_committed_since_this_thread_last_read(app: Flask) -> None:
    product = make_product(inventory=1)
    assert db.session.get_one(Product, product.id).inventory == 1
    run(app, lambda: sell(product))

    with write() as session:
        assert session.get_one(Product, product.id).inventory == 0


def test_twenty_threads_that_add_one_each_add_twenty(app: Flask) -> None:
    product = make_product(inventory=0)

    def add_one() -> None:
        with app.app_context():
            with write() as session:
                session.get_one(Product, product.id).inventory += 1
            db.session.remove()

    threads = [threading.Thread(target=add_one) for _ in range(20)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    db.session.rollback()
    assert db.session.get_one(Product, product.id).inventory == 20


def test_a_write_takes_its_turn_before_it_reads(app: Flask, config: Config) -> None:
    with (
        closing(sqlite3.connect(config.database, timeout=0, isolation_level=None)) as other,
        write(),
        pytest.raises(sqlite3.OperationalError, match="locked"),
    ):
        other.execute("BEGIN IMMEDIATE")


def test_rows_and_prepared_statements_are_one_transaction_on_the_writers_connection(app: Flask) -> None:
    add = Prepared(insert(Setting))
    with pytest.raises(KeyError), write() as session:
        session.add(Setting(key="row", value="1"))
        session.flush()
        add.run(session, {"key": "prepared", "value": "1"})
        raise KeyError
    assert keys() == []

    with write() as session:
        add.run(session, {"key": "prepared", "value": "1"})
        session.add(Setting(key="row", value="1"))
        writer = session.connection()
    assert keys() == ["prepared", "row"]
    assert db.session.connection() is not writer
    with write() as session:
        assert session.connection() is writer


def test_a_commit_that_fails_leaves_nothing_and_the_next_goes_through(app: Flask) -> None:
    """A commit that fails leaves nothing behind. The foreign key is checked only at the commit, and SQLite then leaves
    the transaction open.
    """
    with pytest.raises(IntegrityError), write() as session:
        session.connection().exec_driver_sql("PRAGMA defer_foreign_keys=ON")
        session.add(CartItem(cart_id=NOBODY, product_id=NOBODY, quantity=1, unit_price=Decimal(1)))
    with write() as session:
        session.add(Setting(key="next", value="1"))
    assert keys() == ["next"]


def test_a_closed_database_can_be_written_to_again(app: Flask) -> None:
    with write() as session:
        session.add(Setting(key="a", value="1"))
    close_database()
    with write() as session:
        session.add(Setting(key="b", value="1"))
    assert keys() == ["a", "b"]


def test_a_second_writer_waits_for_the_first_and_not_for_the_file(app: Flask) -> None:
    impatient = (db.engine, "connect", lambda connection, _record: connection.execute("PRAGMA busy_timeout=0"))
    db.engine.dispose()
    event.listen(*impatient)
    ended: list[str] = []

    def add() -> None:
        with app.app_context():
            with write() as session:
                session.add(Setting(key="second", value="1"))
            db.session.remove()
            ended.append("whole")

    second = threading.Thread(target=add)
    with write() as session:
        session.add(Setting(key="first", value="1"))
        session.flush()
        second.start()
        second.join(0.5)
    second.join()

    assert (ended, keys()) == (["whole"], ["first", "second"])


@pytest.mark.parametrize(
    "wrong", [{"inventory": -1}, {"featured": 2}, {"category": "No such category"}, {"image_url": "/uploads/none.webp"}]
)
def test_the_database_itself_refuses_what_cannot_be(app: Flask, wrong: dict[str, object]) -> None:
    product = make_product()

    with pytest.raises(IntegrityError), write() as session:
        for name, value in wrong.items():
            setattr(session.get_one(Product, product.id), name, value)


def test_a_failing_statement_keeps_its_values_to_itself(app: Flask) -> None:
    with pytest.raises(IntegrityError) as failed, write() as session:
        session.add(Enquiry(name="Ann Byrne", email="ann@example.ie", message="Hello", status="none"))

    assert "ck_contact_inquiries_status" in str(failed.value)
    assert "Ann" not in str(failed.value)


def sell(product: Product) -> None:
    with write() as session:
        session.get_one(Product, product.id).inventory -= 1
    db.session.remove()


def run(app: Flask, work: Callable[[], None]) -> None:
    def with_context() -> None:
        with app.app_context():
            work()

    thread = threading.Thread(target=with_context)
    thread.start()
    thread.join()
