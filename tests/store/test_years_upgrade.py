"""A shop with years as texts.

An upgrade reads each as the program does, and leaves what is not understood.
"""

from contextlib import closing
from pathlib import Path

from app.shop.fitment.years import read_years
from app.store.driver import sqlite3
from app.store.migrate import upgrade
from app.store.migrations.run import run_upgrade
from tests.shop.test_years import NOT_UNDERSTOOD, READ

MOMENT = "2026-05-01T09:30:00.000000Z"
TEXTS = [text for text, _first, _last in READ] + [text for text in NOT_UNDERSTOOD if text is not None]


def add_row(connection: sqlite3.Connection, table: str, **row: object) -> None:
    marks = ", ".join("?" * len(row))
    connection.execute(f"INSERT INTO {table} ({', '.join(row)}) VALUES ({marks})", tuple(row.values()))


def test_the_years_of_every_model_are_read_and_a_part_is_made_for_those_listed(tmp_path: Path) -> None:
    database = tmp_path / "pitlane.db"
    run_upgrade(database, "0009")
    named = {"created_at": MOMENT, "name": "VW", "slug": "vw", "display_order": 0}
    with closing(sqlite3.connect(database)) as connection, connection:
        add_row(connection, "brands", **named, id="brand")
        for place, year in enumerate(TEXTS):
            own = {"id": f"model {place}", "slug": f"golf-{place}", "year": year, "brand_id": "brand"}
            add_row(connection, "car_models", **named | own)
        add_row(connection, "product_categories", **named, id="category")
        part = {"created_at": MOMENT, "name": "Mat", "slug": "mat", "description": "A mat", "price": 950}
        add_row(connection, "products", id="part", category="VW", featured=0, inventory=3, **part)

    upgrade(database, tmp_path / "backups")

    with closing(sqlite3.connect(database)) as connection:
        found = connection.execute("SELECT year, year_from, year_to FROM car_models").fetchall()
        assert found == [(text, *read_years(text)) for text in TEXTS]
        assert connection.execute("SELECT fits FROM products").fetchall() == [("listed",)]
        connection.execute("UPDATE products SET inventory = 2")
        assert connection.execute("SELECT stock_moved_at FROM products").fetchone() != (None,)
