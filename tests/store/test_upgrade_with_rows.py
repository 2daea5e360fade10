"""A shop that has been running on the first tables.

An upgrade keeps every row, and a sound copy from before.
"""

from contextlib import closing
from pathlib import Path

from app.store.driver import sqlite3
from app.store.migrate import COPY_PREFIX, head, upgrade
from app.store.migrations.run import run_upgrade

MOMENT = "2026-05-01T09:30:00.000000Z"
ROWS: dict[str, dict[str, object]] = {
    "carts": {"id": "cart", "status": "ordered", "created_at": MOMENT, "updated_at": MOMENT},
    "orders": {
        "id": "order",
        "order_number": 1001,
        "cart_id": "cart",
        "customer_name": "Aoife Byrne",
        "customer_email": "aoife@example.ie",
        "shipping_address": "12 Castle Road, Kilkenny",
        "subtotal": 9998,
        "tax": 1000,
        "total": 10998,
        "tax_rate": "10",
        "status": "confirmed",
        "created_at": MOMENT,
        "updated_at": MOMENT,
    },
    "order_items": {
        "id": "item",
        "order_id": "order",
        "product_id": "gone",
        "position": 0,
        "product_name": "Boost Gauge",
        "quantity": 2,
        "unit_price": 4999,
        "subtotal": 9998,
    },
    "order_events": {"id": "event", "order_id": "order", "status": "pending", "created_at": MOMENT},
    "contact_inquiries": {
        "id": "enquiry",
        "name": "Niall",
        "email": "niall@example.ie",
        "message": "Do you tint vans?",
        "status": "new",
        "created_at": MOMENT,
    },
    "settings": {"key": "phone", "value": '"056 123 4567"'},
}
NEW = {
    "tax_mode": "added",
    "delivery_method": None,
    "delivery": 0,
    "delivery_tax": 0,
    "tracking": None,
    "source": "shop",
    "paid": 0,
    "refunded": 0,
}


def first_shop(folder: Path) -> Path:
    """Make a database at the first revision.

    With a row in each table that an order touches.
    """
    database = folder / "pitlane.db"
    run_upgrade(database, "0001")
    with closing(sqlite3.connect(database)) as connection, connection:
        for table, row in ROWS.items():
            marks = ", ".join("?" * len(row))
            connection.execute(f"INSERT INTO {table} ({', '.join(row)}) VALUES ({marks})", tuple(row.values()))
    return database


def content(database: Path) -> dict[str, list[dict[str, object]]]:
    with closing(sqlite3.connect(database)) as connection:
        connection.row_factory = sqlite3.Row
        return {
            table: [
                {key: value for key, value in dict(row).items() if value is not None}
                for row in connection.execute(f"SELECT * FROM {table}")
            ]
            for table in ROWS
        }


def test_everything_is_stored_and_the_new_columns_say_what_was_until_now(tmp_path: Path) -> None:
    database = first_shop(tmp_path)

    assert upgrade(database, tmp_path / "backups") is False

    defaults = {key: value for key, value in NEW.items() if value is not None}
    expected = {table: [row | (defaults if table == "orders" else {})] for table, row in ROWS.items()}
    expected["order_items"][0] |= {"tax": 1000, "tax_rate": "10"}
    found = content(database)
    assert all(row.pop("contact_id") for row in found["orders"] + found["contact_inquiries"])
    assert found == expected
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == (head(),)
        assert connection.execute("SELECT count(*) FROM mails").fetchone() == (0,)
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []


def test_an_old_orders_tax_is_shared_by_its_lines_to_the_cent(tmp_path: Path) -> None:
    """An old order's tax is shared by its lines.

    €0.15 in three lines of €0.05 had €0.02 of tax: two lines bear a cent, one none.
    """
    database = first_shop(tmp_path)
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("DELETE FROM order_items")
        connection.execute("UPDATE orders SET subtotal = 15, tax = 2, total = 17")
        line = ROWS["order_items"] | {"quantity": 1, "unit_price": 5, "subtotal": 5}
        for position in range(3):
            row = line | {"id": f"item {position}", "position": position}
            marks = ", ".join("?" * len(row))
            connection.execute(f"INSERT INTO order_items ({', '.join(row)}) VALUES ({marks})", tuple(row.values()))

    upgrade(database, tmp_path / "backups")

    with closing(sqlite3.connect(database)) as connection:
        shares = connection.execute("SELECT tax FROM order_items ORDER BY position").fetchall()
    assert shares == [(1,), (1,), (0,)]


def test_a_sound_copy_from_before_lies_in_the_backups(tmp_path: Path) -> None:
    database = first_shop(tmp_path)

    upgrade(database, tmp_path / "backups")

    (copy,) = (tmp_path / "backups").glob(f"{COPY_PREFIX}0001-*.db")
    assert content(copy) == {table: [row] for table, row in ROWS.items()}
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)
