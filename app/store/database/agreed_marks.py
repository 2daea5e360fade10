"""Marks of the products whose agreed pieces a transaction changed."""

from app.store.database.driver import execute, sqlite3


def forget_agreed(driver: sqlite3.Connection) -> None:
    """Forget which products' agreed pieces the present write() changes."""
    # With a condition, for without one an empty table is written, too.
    execute(driver, "DELETE FROM agreed_changes WHERE product_id <> ''")
