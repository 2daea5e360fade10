"""One line of an import.

Its cells become the values of a product, or sentences about what is wrong.
"""

import re
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from pydantic import ValidationError

from app.contract.faults import field_errors
from app.contract.products import NewProduct, ProductChange
from app.contract.rows import NO_SLUG, is_slug
from app.shop.images.images import NOT_AN_UPLOAD
from app.shop.spreadsheets.product_csv import MODELS, STOCK_AS_OF
from app.shop.spreadsheets.product_names import Names
from app.store.catalogue import Product

READ_ONLY = {"id", "createdAt", STOCK_AS_OF}
NO_MOMENT = "This is no time such as 2026-05-01T09:30:00Z. Leave the cell empty if the stock was counted just now"
BY_NAME = {"subcategoryId", MODELS}
_COMMA_DECIMALS = re.compile(r"\d{1,3}(\.\d{3})+,\d{1,2}|\d+,\d{1,2}")
_POINT_DECIMALS = re.compile(r"\d{1,3}(,\d{3})+\.\d{1,2}")


@dataclass
class Row:
    """Values of a line, its models if given, and errors by field.

    `stock_as_of` is the time at which its stock was exported, if given.
    """

    before: Product | None
    values: dict[str, Any] = field(default_factory=dict)
    models: set[str] | None = None
    stock_as_of: datetime | None = None
    faults: dict[str, str] = field(default_factory=dict)


def read_row(cells: dict[str, str], names: Names) -> Row:
    """The row of the cells that are not blank, by column."""
    row = Row(names.products.get(cells.get("slug", "")))
    _read_fields(row, cells)
    _check_names(row, names)
    if not row.faults:
        _read_subcategory(row, cells.get("subcategoryId"), names)
    if STOCK_AS_OF in cells:
        _read_moment(row, cells[STOCK_AS_OF])
    if MODELS in cells:
        _read_models(row, cells[MODELS], names)
    return row


def read_price(text: str) -> str:
    """Return a price as a spreadsheet writes it.

    "1.249,00" and "1,249.00" are both "1249.00".
    """
    if _COMMA_DECIMALS.fullmatch(text):
        return text.replace(".", "").replace(",", ".")
    return text.replace(",", "") if _POINT_DECIMALS.fullmatch(text) else text


def _read_fields(row: Row, cells: dict[str, str]) -> None:
    shape = ProductChange if row.before else NewProduct
    plain = {column: text for column, text in cells.items() if column not in READ_ONLY | BY_NAME}
    if "price" in plain:
        plain["price"] = read_price(plain["price"])
    try:
        body = shape.model_validate(plain)
    except ValidationError as error:
        row.faults = field_errors(shape, error)
    else:
        row.values = body.model_dump(exclude_unset=row.before is not None)


def _check_names(row: Row, names: Names) -> None:
    """Check the names in a row.

    The category exists, the address can be one, the pictures are uploads or the product's own.
    """
    category = row.values.get("category")
    if category and category not in names.categories:
        row.faults["category"] = f"There is no category named {category}"
    if not row.before and row.values and not is_slug(row.values["slug"]):
        row.faults["slug"] = NO_SLUG
    own = {row.before.image_url, row.before.image_url2} if row.before else set()
    for column, name in (("imageUrl", "image_url"), ("imageUrl2", "image_url2")):
        url = row.values.get(name)
        if url and url not in names.uploads | own:
            row.faults[column] = NOT_AN_UPLOAD


def _read_subcategory(row: Row, text: str | None, names: Names) -> None:
    """Read the subcategory that is named.

    Or the one it has as long as it is its category's.
    """
    category = row.values.get("category") or (row.before.category if row.before else "")
    if text is not None:
        row.values["subcategory_id"] = names.find_subcategory(category, text)
        if row.values["subcategory_id"] is None:
            row.faults["subcategoryId"] = f"{category} has no subcategory named {text}"
    elif row.before and not names.has_subcategory(category, row.before.subcategory_id):
        row.values["subcategory_id"] = None


def _read_moment(row: Row, text: str) -> None:
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        row.faults[STOCK_AS_OF] = NO_MOMENT
    else:
        row.stock_as_of = moment if moment.tzinfo else moment.replace(tzinfo=UTC)


def _read_models(row: Row, text: str, names: Names) -> None:
    row.models, unknown = names.find_models(text)
    if unknown:
        row.faults[MODELS] = ". ".join(map(names.explain_unknown, unknown))[:500]
