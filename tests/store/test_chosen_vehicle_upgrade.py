"""A shop with carts and orders whose lines have no vehicle."""

from contextlib import closing
from pathlib import Path

from app.store.driver import sqlite3
from app.store.migrate import upgrade
from app.store.migrations.run import run_upgrade
from tests.store.keep_release import BORN, LATER, ROWS
from tests.store.test_years_upgrade import add_row

LINE = {"id": "in cart", "cart_id": "cart", "product_id": "gauge", "quantity": 2, "unit_price": 4999, **BORN}
NONE = dict.fromkeys(("model_id", "vehicle_year", "engine_id", "vehicle"))


def test_every_line_stays_and_has_no_vehicle(tmp_path: Path) -> None:
    database = tmp_path / "pitlane.db"
    run_upgrade(database, "0014")
    with closing(sqlite3.connect(database)) as connection, connection:
        for table, row in (ROWS | LATER["0013"] | LATER["0014"] | {"cart_items": LINE}).items():
            add_row(connection, table, **row)

    upgrade(database, tmp_path / "backups")

    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.row_factory = sqlite3.Row
        assert [dict(row) for row in connection.execute("SELECT * FROM cart_items")] == [LINE | NONE]
        (item,) = connection.execute("SELECT * FROM order_items").fetchall()
        assert dict(item) | ROWS["order_items"] == dict(item)
        assert (item["vehicle"], item["fit"], item["fit_note"]) == (None, None, None)
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        connection.execute("PRAGMA foreign_keys=ON")
        connection.execute("UPDATE cart_items SET model_id = 'car', engine_id = 'engine', vehicle = 'Golf'")
        connection.execute("DELETE FROM model_product_compatibility")
        connection.execute("DELETE FROM car_models")
        left = connection.execute("SELECT model_id, engine_id, vehicle FROM cart_items").fetchone()
        assert tuple(left) == (None, None, "Golf")
