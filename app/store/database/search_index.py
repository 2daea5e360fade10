"""Updates of the search index and of the word counts beside it. They run on the driver itself, within the transaction
that changes a product's words.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext

from app.store.database.driver import sqlite3
from app.store.database.search_documents import GIVEN, SearchDocument, read_documents

REVISION = 2
"""Raise it when the same rows make other words: every shop's index is then made again in the background."""
BATCH = 500
"""Products whose texts are in memory at once."""
MANY = 500
"""Products from which the index is written with a larger cache."""
IN_A_WRITE = 2000
"""Marked products that one write takes: who orders meanwhile waits for it. The rest is written in the background."""
CACHE_PAGES = 100
"""Of a connection: 400 kB; with SQLite's own 2 MB, copies of what the system holds anyway would take 34."""
LARGE_CACHE = -8000
"""In kilobytes, while much of the index is written: its merges read their pages again and again, and with a cache of
every day 25,000 products took 16 s of the processor in place of 5."""
_ROWS = f"SELECT product_id, rowid, words FROM product_search_rows WHERE product_id IN {GIVEN}"  # noqa: S608 -- our own
_DUE = (
    "SELECT p.id FROM products p LEFT JOIN product_search_rows r ON r.product_id = p.id WHERE r.revision IS NOT ?"
    " UNION SELECT product_id FROM search_outdated"
)
_MARKED = "SELECT product_id FROM search_outdated ORDER BY rowid DESC LIMIT ?"
_INSERT = (
    "INSERT INTO product_search (rowid, name, codes, maker, category, vehicles, description)"
    " VALUES (?, ?, ?, ?, ?, ?, ?)"
)


class IndexBacklog:
    """Wakes whoever writes what a write has left."""

    def __init__(self) -> None:
        self.wake: Callable[[], object] = lambda: None


def update_index(connection: sqlite3.Connection) -> bool:
    """Update the index rows of the marked products, and return whether some are left for later. If too many are marked,
    only the newest, which are this write's own, are updated; the others are found by their old rows until then.
    """
    marked = [row[0] for row in connection.execute(_MARKED, (IN_A_WRITE + 1,))]
    with larger_cache(connection) if len(marked) >= MANY else nullcontext():
        for start in range(0, len(marked[:IN_A_WRITE]), BATCH):
            index_products(connection, marked[:IN_A_WRITE][start : start + BATCH])
    return len(marked) > IN_A_WRITE


@contextmanager
def larger_cache(connection: sqlite3.Connection) -> Iterator[None]:
    """Give a connection a larger cache within the block."""
    resize_cache(connection, LARGE_CACHE)
    try:
        yield
    finally:
        resize_cache(connection, CACHE_PAGES)


def resize_cache(connection: sqlite3.Connection, size: int) -> None:
    """Give a connection another cache; pages that it leaves are freed."""
    connection.execute(f"PRAGMA cache_size={size}")
    connection.execute("PRAGMA shrink_memory")


def list_due(connection: sqlite3.Connection) -> list[str]:
    """Return the ids of products without a row of this program's revision."""
    return [str(row[0]) for row in connection.execute(_DUE, (REVISION,))]


def index_products(connection: sqlite3.Connection, ids: list[str]) -> None:
    """Update the index rows of some products. The row of a deleted product is removed."""
    given = {"ids": json.dumps(ids)}
    documents = read_documents(connection, ids)
    stored = {product: (row, words) for product, row, words in connection.execute(_ROWS, given)}
    counted: Counter[str] = Counter()
    for product in ids:
        row, words = stored.get(product, (None, ""))
        _store(connection, product, row, documents.get(product))
        counted.subtract(words.split())
        counted.update(documents[product].words.split() if product in documents else ())
    _count(connection, counted)
    connection.execute(f"DELETE FROM search_outdated WHERE product_id IN {GIVEN}", given)  # noqa: S608 -- our own words


def _store(connection: sqlite3.Connection, product: str, row: int | None, document: SearchDocument | None) -> None:
    if row is not None:
        connection.execute("DELETE FROM product_search WHERE rowid = ?", (row,))
    if document is None:
        connection.execute("DELETE FROM product_search_rows WHERE product_id = ?", (product,))
        return
    stored_as = connection.execute(
        "INSERT INTO product_search_rows (product_id, words, revision) VALUES (?, ?, ?) ON CONFLICT (product_id)"
        " DO UPDATE SET words = excluded.words, revision = excluded.revision RETURNING rowid",
        (product, document.words, REVISION),
    ).fetchone()[0]
    connection.execute(_INSERT, (stored_as, *document.columns))


def _count(connection: sqlite3.Connection, counted: Counter[str]) -> None:
    changes = [(word, number) for word, number in sorted(counted.items()) if number]
    connection.executemany(
        "INSERT INTO search_words (word, df) VALUES (?, ?) ON CONFLICT (word) DO UPDATE SET df = df + excluded.df",
        changes,
    )
    gone = [(word,) for word, number in changes if number < 0]
    connection.executemany("DELETE FROM search_words WHERE word = ? AND df <= 0", gone)
