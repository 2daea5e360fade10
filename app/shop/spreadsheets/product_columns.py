"""The columns of a product file, and their fields."""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from sqlalchemy.orm import Session

from app.shop.errors import Invalid, invalid_field
from app.shop.spreadsheets.product_csv import CODES, COLUMNS, MODELS, STOCK_AS_OF
from app.shop.spreadsheets.tables import read_rows
from app.store.settings import Setting

Matching = Mapping[str, str]
"""The field for each heading of a file; blank where the column is left out."""

KNOWN = (*COLUMNS, CODES, MODELS, STOCK_AS_OF)
ALIASES = {"subcategory": "subcategoryId"}
REMEMBERED = "import_columns"
SAMPLES = 3
SAMPLE_LENGTH = 60
GUESSES = {
    "name": "title productname product item itemname articlename",
    "slug": "handle urlkey address",
    "description": "details longdescription shortdescription productdescription body bodyhtml text",
    "price": "retailprice sellingprice saleprice unitprice regularprice variantprice rrp priceeur priceincvat",
    "category": "type producttype productcategory group productgroup department categories",
    "subcategoryId": "subcategoryname subgroup",
    "inventory": "stock quantity qty instock onhand stockquantity stocklevel variantinventoryqty",
    "sku": "partnumber partno partnr itemcode productcode code articlenumber stockcode variantsku reference",
    "ean": "barcode gtin upc eancode variantbarcode",
    "manufacturer": "brand vendor maker make brandname",
    "models": "fits vehicles compatibility fitment",
}
"""Headings of other programs' files, folded to letters and digits."""
_GUESSED = {word: name for name, words in GUESSES.items() for word in words.split()}


@dataclass(frozen=True)
class ProductFile:
    """A file's heading and rows, or why it cannot be read."""

    header: list[str] = field(default_factory=list)
    rows: list[list[str]] = field(default_factory=list)
    fault: str | None = None


@dataclass(frozen=True)
class ColumnMatch:
    """A column of a file.

    `field` is the one that it is taken or proposed for; `known`: it has the field's own name.
    `samples` are its first cells.
    """

    header: str
    field: str | None
    known: bool
    samples: list[str]


def read_product_file(raw: bytes) -> ProductFile:
    """Read a file without the shop; an unreadable one says why."""
    try:
        header, *rows = read_rows(raw) or [[]]
    except Invalid as error:
        return ProductFile(fault=error.message)
    return ProductFile(header, rows)


def read_matching(text: str) -> Matching | None:
    """Return the owner's matching from JSON, None where none was sent.

    Raises Invalid for anything else than headings with fields.
    """
    if not text:
        return None
    try:
        given = json.loads(text)
    except (ValueError, RecursionError):
        given = None
    if not isinstance(given, dict) or not all(name in (*KNOWN, "") for name in given.values()):
        raise invalid_field("columns", "The columns must be given as an object of headings and fields")
    return given


def match_columns(session: Session, file: ProductFile) -> list[ColumnMatch]:
    """Return each column with its field.

    Its own, the last import's, or a guess.
    """
    stored = session.get(Setting, REMEMBERED)
    remembered: dict[str, str] = json.loads(stored.value) if stored else {}
    return [_match(file, place, heading, remembered) for place, heading in enumerate(file.header)]


def remember_matching(session: Session, matching: Matching) -> None:
    """Propose the same fields for the next file with these headings."""
    stored = session.get(Setting, REMEMBERED)
    fields = (json.loads(stored.value) if stored else {}) | {_fold(heading): name for heading, name in matching.items()}
    session.merge(Setting(key=REMEMBERED, value=json.dumps(fields)))


def name_columns(header: Sequence[str], matching: Matching | None) -> list[str]:
    """Return the field of each column, blank for one left out."""
    return [_own_name(heading) if matching is None else matching.get(heading, "") for heading in header]


def check_columns(columns: Sequence[str], matching: Matching | None) -> Iterator[tuple[str, str]]:
    """Yield column and sentence of what is wrong with a heading."""
    for place, column in enumerate(columns):
        if column and column in columns[:place]:
            yield column, f"The column {column} is there twice"
        elif column not in KNOWN and matching is None:
            yield column, f"Unknown column: {column[:100]}"
    if "slug" not in columns and (matching is None or "name" not in columns):
        yield _missing(matching)


def _missing(matching: Matching | None) -> tuple[str, str]:
    if matching is None:
        return "slug", "The column slug is missing"
    return "name", "Please say which column has the name of the product"


def _match(file: ProductFile, place: int, heading: str, remembered: Mapping[str, str]) -> ColumnMatch:
    cells = (row[place].strip() for row in file.rows if place < len(row) and row[place].strip())
    samples = [cell[:SAMPLE_LENGTH] for cell, _number in zip(cells, range(SAMPLES), strict=False)]
    own, folded = _own_name(heading), _fold(heading)
    known = own in KNOWN
    name = own if known else remembered.get(folded, _GUESSED.get(folded))
    return ColumnMatch(heading, name or None, known, samples)


def _own_name(heading: str) -> str:
    known = {column.lower(): column for column in KNOWN} | ALIASES
    return known.get(heading.lower(), heading)


def _fold(heading: str) -> str:
    return re.sub(r"[^a-z0-9]", "", heading.lower())
