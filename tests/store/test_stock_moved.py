"""The time at which a product's stock last moved.

The table keeps it itself, whoever writes.
"""

from contextlib import closing
from pathlib import Path

from app.store.driver import sqlite3
from app.store.migrate import upgrade
from app.store.migrations.run import run_upgrade
from tests.store.keep_release import ROWS

PRODUCT = ROWS["products"]


def test_a_shop_of_before_keeps_its_products_and_knows_of_no_move(tmp_path: Path) -> None:
    database = tmp_path / "pitlane.db"
    run_upgrade(database, "0007")
    with closing(sqlite3.connect(database)) as connection, connection:
        for table in ("product_categories", "images", "products"):
            row = ROWS[table]
            marks = ", ".join("?" * len(row))
            connection.execute(f"INSERT INTO {table} ({', '.join(row)}) VALUES ({marks})", tuple(row.values()))
    upgrade(database, tmp_path / "backups")
    with closing(sqlite3.connect(database)) as connection:
        connection.row_factory = sqlite3.Row
        (product,) = map(dict, connection.execute("SELECT * FROM products"))
        assert {key: product[key] for key in PRODUCT} == PRODUCT
        assert product["stock_moved_at"] is None
        connection.execute("UPDATE products SET name = 'Other', inventory = 7")
        assert connection.execute("SELECT stock_moved_at FROM products").fetchone()[0] is None
        connection.execute("UPDATE products SET inventory = inventory - 1")
        moved = connection.execute("SELECT stock_moved_at, strftime('%Y-%m-%d', 'now') FROM products").fetchone()
    assert moved[0].startswith(moved[1])
    assert moved[0].endswith("Z")
