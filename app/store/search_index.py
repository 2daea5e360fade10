"""Writing of the search index, and of the words counted beside it.

On the driver itself, within the transaction of whoever changed a product's words.
"""

import json
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from app.store.driver import sqlite3
from app.store.search_text import index_words

REVISION = 1
"""Raise it when the same rows make other words: every shop's index is then made anew in the background."""
BATCH = 500
"""Products whose texts are in memory at once."""
_GIVEN = "(SELECT value FROM json_each(:ids))"
_PRODUCTS = (
    "SELECT p.id, p.name, p.slug, p.category || ' / ' || coalesce(s.name, ''), p.description FROM products p"  # noqa: S608 -- our own words
    f" LEFT JOIN product_subcategories s ON s.id = p.subcategory_id WHERE p.id IN {_GIVEN}"
)
_VEHICLES = (
    "SELECT f.product_id, b.name, m.name, m.year FROM model_product_compatibility f"  # noqa: S608 -- our own words
    " JOIN car_models m ON m.id = f.model_id JOIN brands b ON b.id = m.brand_id"
    f" WHERE f.product_id IN {_GIVEN} ORDER BY f.product_id, b.name, m.name, m.year, m.id"
)
_ROWS = f"SELECT product_id, rowid, words FROM product_search_rows WHERE product_id IN {_GIVEN}"  # noqa: S608 -- our own
_DUE = (
    "SELECT p.id FROM products p LEFT JOIN product_search_rows r ON r.product_id = p.id WHERE r.revision IS NOT ?"
    " UNION SELECT product_id FROM search_outdated"
)
_INSERT = (
    "INSERT INTO product_search (rowid, name, codes, maker, category, vehicles, description)"
    " VALUES (?, ?, ?, ?, ?, ?, ?)"
)


@dataclass(frozen=True)
class Document:
    """A product's words by the index's columns, and those counted."""

    columns: tuple[str, ...]
    words: str


def update_index(connection: sqlite3.Connection) -> None:
    """Write the rows of all products that were marked since."""
    while ids := [row[0] for row in connection.execute("SELECT product_id FROM search_outdated LIMIT ?", (BATCH,))]:
        index_products(connection, ids)


def list_due(connection: sqlite3.Connection) -> list[str]:
    """Return the ids of products without a row of this program's revision."""
    return [str(row[0]) for row in connection.execute(_DUE, (REVISION,))]


def index_products(connection: sqlite3.Connection, ids: list[str]) -> None:
    """Write the rows of some products.

    One that is gone loses its row.
    """
    given = {"ids": json.dumps(ids)}
    documents = _read_documents(connection, given)
    stored = {product: (row, words) for product, row, words in connection.execute(_ROWS, given)}
    counted: Counter[str] = Counter()
    for product in ids:
        row, words = stored.get(product, (None, ""))
        _store(connection, product, row, documents.get(product))
        counted.subtract(words.split())
        counted.update(documents[product].words.split() if product in documents else ())
    _count(connection, counted)
    connection.execute(f"DELETE FROM search_outdated WHERE product_id IN {_GIVEN}", given)  # noqa: S608 -- our own words


def _store(connection: sqlite3.Connection, product: str, row: int | None, document: Document | None) -> None:
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


def _read_documents(connection: sqlite3.Connection, given: dict[str, str]) -> dict[str, Document]:
    vehicles = _read_vehicles(connection, given)
    return {
        product: _document(name, slug, category, description, vehicles[product])
        for product, name, slug, category, description in connection.execute(_PRODUCTS, given)
    }


def _document(name: str, slug: str, category: str, description: str, vehicles: dict[str, None]) -> Document:
    named, grouped = index_words(name), index_words(category)
    codes = [word for word in dict.fromkeys(index_words(slug)) if word not in named]
    columns: tuple[Iterable[str], ...] = (named, codes, (), grouped, vehicles, index_words(description))
    counted = {word for word in (*named, *grouped, *vehicles) if len(word) > 1 and not word.isdigit()}
    return Document(tuple(map(" ".join, columns)), " ".join(sorted(counted)))


def _read_vehicles(connection: sqlite3.Connection, given: dict[str, str]) -> defaultdict[str, dict[str, None]]:
    """Return the distinct words of the vehicles that each product fits."""
    split: dict[tuple[Any, ...], list[str]] = {}
    words: defaultdict[str, dict[str, None]] = defaultdict(dict)
    for product, *vehicle in connection.execute(_VEHICLES, given):
        key = tuple(vehicle)
        if key not in split:
            split[key] = _vehicle_words(key)
        words[product].update(dict.fromkeys(split[key]))
    return words


def _vehicle_words(vehicle: Iterable[str | None]) -> list[str]:
    return [word for text in vehicle for word in index_words(text or "")]
