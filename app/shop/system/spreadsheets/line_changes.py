"""Old and new values of a product that an import changes."""

from dataclasses import dataclass
from decimal import Decimal

from app.shop.base.rows import count_of
from app.shop.system.spreadsheets.product_csv import CODES, COLUMNS, MODELS
from app.shop.system.spreadsheets.product_names import Names
from app.shop.system.spreadsheets.product_row import ProductRow

LONGEST = 60


@dataclass(frozen=True)
class Change:
    """A field's value before and after the import, as a text."""

    field: str
    before: str
    after: str


def list_changes(row: ProductRow, columns: list[str], names: Names) -> list[Change]:
    """Return the changes of the named columns."""
    return [Change(column, *_values(row, column, names)) for column in columns]


def _values(row: ProductRow, column: str, names: Names) -> tuple[str, str]:
    product = row.before
    known = product.id if product else ""
    if column == CODES:
        return _count(names.codes.get(known), "number"), _count(row.codes, "number")
    if column == MODELS:
        return _count(names.fits.get(known), "model"), _count(row.models, "model")
    name = COLUMNS[column]
    return _write(getattr(product, name), column, names), _write(row.values[name], column, names)


def _count(things: object, noun: str) -> str:
    return count_of(len(things), noun) if isinstance(things, list | set) else count_of(0, noun)


def _write(value: object, column: str, names: Names) -> str:
    if value is None:
        return ""
    if isinstance(value, Decimal):
        return f"{value:.2f}"
    text = names.label(column, str(value))
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"
