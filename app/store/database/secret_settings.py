"""The keys for money, which no copy of the database holds."""

from contextlib import closing
from pathlib import Path
from typing import Any

from app.store.database.driver import sqlite3

IN_NO_COPY = ("stripe_key", "stripe_webhook_secret", "stripe_key_mode")
"""Settings that stay where they were entered, although the keys are encrypted."""
_REMOVE = "DELETE FROM settings WHERE key IN (?, ?, ?)"
_READ = "SELECT key, value FROM settings WHERE key IN (?, ?, ?)"


def remove_keys(copy: Any) -> None:
    """Overwrite these settings in a copy, by its own plain connection."""
    copy.execute("PRAGMA secure_delete=ON")
    copy.execute(_REMOVE, IN_NO_COPY)


def carry_keys(present: Any, copy: Path) -> None:
    """Give a copy that takes the present database's place its keys."""
    rows = present.execute(_READ, IN_NO_COPY).fetchall()
    with closing(sqlite3.connect(copy, isolation_level=None)) as connection:
        connection.executemany("INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)", rows)
