"""Numbers of documents: one after the other in their series, without gap."""

import json
import re
from contextlib import closing
from datetime import date
from pathlib import Path

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from app import practice
from app.shop.base.settings.settings import Settings
from app.store.base.settings import Setting
from app.store.database.driver import sqlite3
from app.store.sales.documents import Document

YEAR = re.compile(r"20[0-9]{2}")
KEY = "greatest_document_numbers"
"""The setting for the greatest numbers given before the database was restored."""
_GREATEST = "SELECT kind, series, max(number) FROM documents GROUP BY kind, series"


def series_of(settings: Settings, day: date) -> str:
    """Return the series of a day. A series that restarts each year contains the year, in place of the year that the
    owner entered or at the end.
    """
    series = settings.invoice_series
    if is_demo(settings):
        return practice.SERIES
    if not settings.invoice_series_yearly:
        return series
    return YEAR.sub(str(day.year), series, count=1) if YEAR.search(series) else f"{series}{day.year}-"


def is_demo(settings: Settings) -> bool:
    """Return whether the series is that of the sample catalogue and of the practice shop, which has no other."""
    return practice.is_on() or (settings.sample_loaded and not settings.invoice_series)


def next_number(session: Session, kind: str, series: str) -> int:
    """Return the number of the document that the open write() issues."""
    given = select(func.max(Document.number)).where(Document.kind == kind, Document.series == series)
    before = session.get(Setting, KEY)
    carried: dict[str, int] = json.loads(before.value) if before else {}
    return max(session.scalar(given) or 0, carried.get(_name(kind, series), 0)) + 1


def say_number(series: str, number: int) -> str:
    """ "2026-0001"."""
    return f"{series}{number:04d}"


def greatest_numbers(connection: sqlite3.Connection) -> dict[str, int]:
    """Return the greatest number of each kind and series, read through a plain sqlite3 connection."""
    row = connection.execute("SELECT value FROM settings WHERE key = ?", (KEY,)).fetchone()
    known: dict[str, int] = json.loads(row[0]) if row else {}
    for kind, series, number in connection.execute(_GREATEST):
        known[_name(kind, series)] = max(number, known.get(_name(kind, series), 0))
    return known


def rescue_numbers(database: Path) -> dict[str, int]:
    """Return the document numbers that can still be read from a damaged database."""
    # Without a log beside it nothing is to be read of one, and none is to be made.
    immutable = int(not database.with_name(f"{database.name}-wal").exists())
    address = f"{database.absolute().as_uri()}?mode=ro&immutable={immutable}"
    try:
        with closing(sqlite3.connect(address, uri=True)) as connection:
            return greatest_numbers(connection)
    except (sqlite3.DatabaseError, ValueError):
        return {}


def carry_numbers(database: Path, given: dict[str, int]) -> None:
    """Store in a database the greatest document numbers that were given out before."""
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        known = greatest_numbers(connection)
        greatest = {name: max(given.get(name, 0), known.get(name, 0)) for name in {*given, *known}}
        connection.execute("INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)", (KEY, json.dumps(greatest)))


def _name(kind: str, series: str) -> str:
    return f"{kind} {series}"
