"""Order numbers, each given only once, even if the database is lost or replaced.

A database knows its own orders, and the greatest number given before it was restored. A file beside it, which no
restore replaces, is ahead of both. It is written once per block of numbers, so that hardly any checkout has to wait for
it.
"""

import json
import logging
import os
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import text
from sqlalchemy.orm import Session

from app.held_files import flush_folder, replace_file
from app.store.database.driver import sqlite3
from app.store.database.prepared import Prepared
from app.store.database.types import show_number

log = logging.getLogger(__name__)

FIRST = 1001
BLOCK = 50
FILE = "order-number"
LONGEST = 12
"""Characters of the file that are read."""
HELD_SECONDS = 0.5
"""A checkout waits for the file meanwhile, and can do without it."""
KEY = "greatest_order_number"
"""The setting for the greatest order number given before the database was restored."""
_GREATEST = f"""
    SELECT max(
        coalesce((SELECT max(order_number) FROM orders), {FIRST - 1}),
        coalesce((SELECT CAST(value AS INTEGER) FROM settings WHERE key = '{KEY}'), 0)
    )
"""  # noqa: S608 -- our own words
_NEXT = Prepared(text(_GREATEST))


def next_number(session: Session) -> int:
    """The number of the order that the open write() places."""
    number = int(_NEXT.run(session, {}).fetchone()[0]) + 1
    if number % BLOCK == 1:
        reserve(Path(str(session.get_bind().engine.url.database)).parent, number)
    return show_number(number)


def greatest_known(connection: Any) -> int:
    """Return the greatest order number that a database knows as given. `connection` is a plain sqlite3 connection."""
    return int(connection.execute(_GREATEST).fetchone()[0])


def greatest_given(folder: Path, known: int) -> int:
    """Return the greatest order number that may have been given in a folder. `known` is the greatest that its database
    knows. The file counts if it is further ahead than this database could have put it, because then the database was
    damaged, deleted or replaced.
    """
    reserved = read_reserved(folder)
    return reserved if reserved > _end_of_block(known) else known


def settle(database: Path) -> None:
    """Make a database and the file beside it agree on the order numbers. It is called at the start, before anybody
    orders.
    """
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        known = greatest_known(connection)
    given = greatest_given(database.parent, known)
    if given > known:
        log.warning("the database knows of order %d, but up to %d may have been given: they go on there", known, given)
        carry(database, given)
    reserve(database.parent, given)


def carry(database: Path, given: int) -> int:
    """Store the greatest number given in a database. Returns the greatest number that the database then knows."""
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        greatest = max(given, greatest_known(connection))
        connection.execute("INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)", (KEY, json.dumps(greatest)))
        return greatest


def reserve(folder: Path, number: int) -> None:
    """Make sure that the file is ahead of a number about to be given. If it cannot be written, that is logged."""
    end = _end_of_block(number)
    if number < FIRST or read_reserved(folder) >= end:
        return
    part = folder / f"{FILE}.part"
    try:
        with part.open("w", encoding="ascii") as file:
            file.write(str(end))
            file.flush()
            os.fsync(file.fileno())
        replace_file(part, folder / FILE, HELD_SECONDS)
        flush_folder(folder)
    except OSError as error:
        # The order is not refused for it: the database knows its number.
        log.warning("the file of order numbers was not written: %s", type(error).__name__)


def read_reserved(folder: Path) -> int:
    """Return the number up to which numbers may have been given, or 0 if it is not known."""
    try:
        with (folder / FILE).open("rb") as file:
            content = file.read(LONGEST + 1)
    except OSError:
        return 0
    return int(content) if content.isdigit() and len(content) <= LONGEST else 0


def _end_of_block(number: int) -> int:
    return -(-number // BLOCK) * BLOCK
