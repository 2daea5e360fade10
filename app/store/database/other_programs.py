"""Recognition of another program's file where the database should be."""

import re
from contextlib import closing
from pathlib import Path

from app.store.database.driver import sqlite3

OURS = {"products", "orders"}
OUR_REVISION = re.compile(r"[0-9]{4}")


def is_foreign(database: Path) -> bool:
    """Return whether the file is sound but belongs to another program. It writes nothing and does not wait. It is False
    if the file cannot be read, which counts as damaged.
    """
    if database.is_dir():
        return True
    if not database.is_file():
        return False
    try:
        # Immutable: not even the two files beside it are made.
        name = f"{database.absolute().as_uri()}?mode=ro&immutable=1"
        with closing(sqlite3.connect(name, uri=True)) as connection:
            return _has_foreign_tables(connection)
    except sqlite3.Error:
        return False


def _has_foreign_tables(connection: sqlite3.Connection) -> bool:
    rows = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
    tables = {str(name) for (name,) in rows}
    if "alembic_version" not in tables:
        return bool(tables) and not tables & OURS
    # Other programs number theirs in other ways.
    row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return row is not None and not OUR_REVISION.fullmatch(str(row[0]))
