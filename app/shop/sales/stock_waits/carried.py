"""Requests for a mail when a part is back in stock outlive a restore.

They belong to the customers: one that was answered or removed since the backup must not come back, and one that came
since is not lost.
"""

from contextlib import closing
from pathlib import Path

from app.store.database.driver import sqlite3

_ALL = "SELECT * FROM stock_waits"
_THERE = (
    "EXISTS (SELECT 1 FROM products WHERE id = :product_id)"
    " AND (:option_id IS NULL OR EXISTS (SELECT 1 FROM product_options WHERE id = :option_id))"
)


def carry_waits(present: sqlite3.Connection, database: Path) -> None:
    """Leave in a restored database the requests that the present one has, as far as their parts are in both. Requests
    for parts that the present one does not know stay, because nobody has answered those.
    """
    found = present.execute(_ALL)
    names = [column[0] for column in found.description]
    waits = [dict(zip(names, row, strict=True)) for row in found]
    fields = ", ".join(names)
    values = ", ".join(f":{name}" for name in names)
    add = f"INSERT OR IGNORE INTO stock_waits ({fields}) SELECT {values} WHERE {_THERE}"
    with closing(sqlite3.connect(database)) as connection, connection:
        products = present.execute("SELECT id FROM products")
        connection.executemany("DELETE FROM stock_waits WHERE product_id = ?", products)
        connection.executemany(add, waits)
