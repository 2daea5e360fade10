"""A shop whose orders were placed before there were payments."""

from contextlib import closing
from pathlib import Path

import pytest

from app.store.driver import sqlite3
from app.store.migrate import upgrade
from app.store.migrations.run import run_upgrade
from tests.store.keep_release import LATER, ROWS
from tests.store.test_years_upgrade import add_row


def test_every_order_stays_unpaid_and_its_products_keep_the_default_rate(tmp_path: Path) -> None:
    database = tmp_path / "pitlane.db"
    run_upgrade(database, "0024")
    with closing(sqlite3.connect(database)) as connection, connection:
        for table, row in ROWS.items():
            add_row(connection, table, **row)

    upgrade(database, tmp_path / "backups")

    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        orders = connection.execute("SELECT id, total, payment_method, paid, refunded FROM orders").fetchall()
        assert orders == [("order", 10998, None, 0, 0)]
        assert connection.execute("SELECT tax_rate FROM order_items").fetchall() == [("10",)]
        products = connection.execute("SELECT tax_rate_id, pack_amount, warnings, made_to_order FROM products")
        assert products.fetchall() == [(None, None, None, 0)]


def test_a_payment_stays_and_no_piece_was_refunded_before_refunds_named_any(tmp_path: Path) -> None:
    database = tmp_path / "pitlane.db"
    run_upgrade(database, "0025")
    with closing(sqlite3.connect(database)) as connection, connection:
        for table, row in {**ROWS, "payments": LATER["0025"]["payments"]}.items():
            add_row(connection, table, **row)

    upgrade(database, tmp_path / "backups")

    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        assert connection.execute("SELECT id, amount FROM payments").fetchall() == [("payment", 10998)]
        assert connection.execute("SELECT * FROM refund_items").fetchall() == []
        connection.execute("PRAGMA foreign_keys=ON")
        add_row(connection, "refund_items", **LATER["0026"]["refund_items"])
        with pytest.raises(sqlite3.IntegrityError, match="FOREIGN KEY"):
            connection.execute("DELETE FROM payments")


def test_an_order_stays_that_a_payment_names(tmp_path: Path) -> None:
    database = tmp_path / "pitlane.db"
    run_upgrade(database, "0025")
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        for table, row in {**ROWS, "payments": LATER["0025"]["payments"]}.items():
            add_row(connection, table, **row)
        connection.execute("PRAGMA foreign_keys=ON")
        with pytest.raises(sqlite3.IntegrityError, match="FOREIGN KEY"):
            connection.execute("DELETE FROM orders")


def test_a_document_stays_that_was_issued_before_documents_had_logos(tmp_path: Path) -> None:
    database = tmp_path / "pitlane.db"
    run_upgrade(database, "0028")
    with closing(sqlite3.connect(database)) as connection, connection:
        for table, row in {**ROWS, "documents": LATER["0025"]["documents"]}.items():
            add_row(connection, table, **row)

    upgrade(database, tmp_path / "backups")

    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        assert connection.execute("SELECT buyer_name, content FROM documents").fetchall() == [("Aoife Byrne", "{}")]
        assert connection.execute("SELECT * FROM document_logos").fetchall() == []
