"""Words of products for the search index, read from their rows."""

import json
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from app.store.database.driver import sqlite3
from app.store.database.search_text import engine_words, fold_code, index_words

GIVEN = "(SELECT value FROM json_each(:ids))"
FITS_ENGINE = (
    "(NOT EXISTS (SELECT 1 FROM fitment_engines n WHERE n.fitment_id = f.id)"
    " OR EXISTS (SELECT 1 FROM fitment_engines n WHERE n.fitment_id = f.id AND n.engine_id = e.id))"
)
"""Of a fitment `f` and an engine `e` of its model: one that names no engine is for all of them."""
_PRODUCTS = (
    "SELECT p.id, p.name, p.slug, p.sku, p.ean, coalesce(m.name, ''), p.category || ' / ' || coalesce(s.name, ''),"  # noqa: S608 -- our own words
    " p.description FROM products p LEFT JOIN product_subcategories s ON s.id = p.subcategory_id"
    f" LEFT JOIN manufacturers m ON m.id = p.manufacturer_id WHERE p.id IN {GIVEN}"
)
_CODES = f"SELECT product_id, code FROM product_codes WHERE product_id IN {GIVEN} ORDER BY product_id, folded, kind"  # noqa: S608 -- our own
_OPTIONS = (
    "SELECT product_id, name, sku, ean FROM product_options"  # noqa: S608 -- our own words
    f" WHERE shown = 1 AND product_id IN {GIVEN} ORDER BY position, id"
)
_VEHICLES = (
    "SELECT f.product_id, b.name, m.name, m.year FROM model_product_compatibility f"  # noqa: S608 -- our own words
    " JOIN car_models m ON m.id = f.model_id JOIN brands b ON b.id = m.brand_id"
    f" WHERE f.product_id IN {GIVEN} ORDER BY f.product_id, b.name, m.name, m.year, m.id"
)
_ENGINES = (
    "SELECT f.product_id, e.name, e.code FROM model_product_compatibility f"  # noqa: S608 -- our own words
    f" JOIN car_engines e ON e.model_id = f.model_id WHERE f.product_id IN {GIVEN} AND {FITS_ENGINE}"
    " ORDER BY f.product_id, e.name, e.id"
)


@dataclass(frozen=True)
class SearchDocument:
    """A product's words by the index's columns, and those counted."""

    columns: tuple[str, ...]
    words: str


@dataclass(frozen=True)
class _Texts:
    """A product's own texts."""

    product: str
    name: str
    slug: str
    sku: str | None
    ean: str | None
    maker: str
    category: str
    description: str


def read_documents(connection: sqlite3.Connection, ids: list[str]) -> dict[str, SearchDocument]:
    """Return the documents of those products that are there."""
    given = {"ids": json.dumps(ids)}
    vehicles, codes = _read_vehicles(connection, given), _read_codes(connection, given)
    return {
        texts.product: _document(texts, codes[texts.product], vehicles[texts.product])
        for texts in (_Texts(*row) for row in connection.execute(_PRODUCTS, given))
    }


def _document(texts: _Texts, codes: list[str], vehicles: dict[str, None]) -> SearchDocument:
    named, made, grouped = index_words(texts.name), index_words(texts.maker), index_words(texts.category)
    numbers = [each for each in (texts.sku, texts.ean, *codes) if each]
    joined = [*index_words(texts.slug), *(word for each in numbers for word in (*index_words(each), fold_code(each)))]
    coded = [word for word in dict.fromkeys(joined) if word not in named]
    columns: tuple[Iterable[str], ...] = (named, coded, made, grouped, vehicles, index_words(texts.description))
    counted = {word for word in (*named, *made, *grouped, *vehicles) if len(word) > 1 and not word.isdigit()}
    return SearchDocument(tuple(map(" ".join, columns)), " ".join(sorted(counted)))


def _read_codes(connection: sqlite3.Connection, given: dict[str, str]) -> defaultdict[str, list[str]]:
    """Return the numbers of each product, and the names and numbers of its shown options."""
    codes: defaultdict[str, list[str]] = defaultdict(list)
    for product, code in connection.execute(_CODES, given):
        codes[product].append(code)
    for product, *named in connection.execute(_OPTIONS, given):
        codes[product] += [each for each in named if each]
    return codes


def _read_vehicles(connection: sqlite3.Connection, given: dict[str, str]) -> defaultdict[str, dict[str, None]]:
    """Return the distinct words of the vehicles that each product fits."""
    words: defaultdict[str, dict[str, None]] = defaultdict(dict)
    for statement, split in ((_VEHICLES, _vehicle_words), (_ENGINES, _engine_words)):
        known: dict[tuple[Any, ...], dict[str, None]] = {}
        for product, *named in connection.execute(statement, given):
            key = tuple(named)
            if key not in known:
                known[key] = dict.fromkeys(split(key))
            words[product].update(known[key])
    return words


def _engine_words(engine: tuple[Any, ...]) -> list[str]:
    return engine_words(*engine)


def _vehicle_words(vehicle: tuple[Any, ...]) -> list[str]:
    return [word for text in vehicle for word in index_words(text or "")]
