"""One line of an import. Its cells are turned into the values of a product, or into sentences about the errors in
them.
"""

import re
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from pydantic import ValidationError

from app.contract.base.faults import field_errors
from app.contract.base.rows import NO_SLUG, is_slug
from app.contract.catalogue.part_numbers import CodesBody
from app.contract.catalogue.products import NewProduct, ProductChange
from app.shop.base.images.images import NOT_AN_UPLOAD
from app.shop.catalogue.catalogue.pack import pack_faults
from app.shop.system.spreadsheets.product_csv import CODES, MODELS, STOCK_AS_OF
from app.shop.system.spreadsheets.product_names import Code, Names
from app.store.catalogue.products import Product
from app.store.database.search_text import fold_code

READ_ONLY = {"id", "createdAt", STOCK_AS_OF}
NO_MOMENT = "This is not a time such as 2026-05-01T09:30:00Z. Leave the cell empty if the stock was counted just now"
AMOUNTS = {"price", "packAmount"}
TAX_RATE = "taxRate"
BY_NAME = {"subcategoryId", TAX_RATE, CODES, MODELS}
NO_CODES = "Please write each number with its kind, such as oem:5K0 615 301;mpn:BR-90"
_COMMA_DECIMALS = re.compile(r"\d{1,3}(\.\d{3})+,\d{1,2}|\d+,\d{1,2}")
_POINT_DECIMALS = re.compile(r"\d{1,3}(,\d{3})+\.\d{1,2}")


@dataclass
class ProductRow:
    """The values of a line, and its errors by field. Models and codes are included if they are given. `stock_as_of` is
    the time at which the stock was exported, if given.
    """

    before: Product | None
    values: dict[str, Any] = field(default_factory=dict)
    models: set[str] | None = None
    codes: list[Code] | None = None
    stock_as_of: datetime | None = None
    faults: dict[str, str] = field(default_factory=dict)


def read_row(cells: dict[str, str], names: Names) -> ProductRow:
    """The row of the cells that are not blank, by column."""
    row = ProductRow(names.products.get(cells.get("slug", "")))
    _read_fields(row, cells)
    _check_names(row, names)
    if not row.faults:
        _read_subcategory(row, cells.get("subcategoryId"), names)
    if TAX_RATE in cells:
        _read_rate(row, cells[TAX_RATE], names)
    if STOCK_AS_OF in cells:
        _read_moment(row, cells[STOCK_AS_OF])
    if CODES in cells:
        _read_codes(row, cells[CODES])
    if MODELS in cells:
        _read_models(row, cells[MODELS], names)
    return row


def read_price(text: str) -> str:
    """Return a price in plain form from the form that a spreadsheet writes. For example, "1.249,00" and "€1,249.00"
    both become "1249.00".
    """
    text = text.strip("€ ").removesuffix("EUR").rstrip()
    if _COMMA_DECIMALS.fullmatch(text):
        return text.replace(".", "").replace(",", ".")
    return text.replace(",", "") if _POINT_DECIMALS.fullmatch(text) else text


def _read_fields(row: ProductRow, cells: dict[str, str]) -> None:
    shape = ProductChange if row.before else NewProduct
    plain = {column: text for column, text in cells.items() if column not in READ_ONLY | BY_NAME}
    plain |= {column: read_price(plain[column]) for column in AMOUNTS & plain.keys()}
    try:
        body = shape.model_validate(plain)
    except ValidationError as error:
        row.faults = field_errors(shape, error)
    else:
        row.values = body.model_dump(exclude_unset=row.before is not None)
        row.faults |= pack_faults(row.before, row.values)


def _check_names(row: ProductRow, names: Names) -> None:
    """Check the names in a row. The category must exist, the address must be valid, and the pictures must be uploads or
    the product's own.
    """
    category = row.values.get("category")
    if category:
        row.values["category"] = names.find_category(category) or category
        if row.values["category"] not in names.categories:
            row.faults["category"] = f"There is no category named {category}"
    if not row.before and row.values and not is_slug(row.values["slug"]):
        row.faults["slug"] = NO_SLUG
    _check_numbers(row, names)
    own = {row.before.image_url, row.before.image_url2} if row.before else set()
    for column, name in (("imageUrl", "image_url"), ("imageUrl2", "image_url2")):
        url = row.values.get(name)
        if url and url not in names.uploads | own:
            row.faults[column] = NOT_AN_UPLOAD


def _check_numbers(row: ProductRow, names: Names) -> None:
    """Check that the manufacturer exists, and the SKU is no other product's."""
    if "manufacturer" in row.values:
        name = row.values.pop("manufacturer")
        row.values["manufacturer_id"] = names.find_manufacturer(name) if name else None
        if name and not row.values["manufacturer_id"]:
            row.faults["manufacturer"] = f"There is no maker named {name}"
    rival = names.skus.get(fold_code(row.values.get("sku") or ""))
    if rival and rival is not row.before:
        row.faults["sku"] = f"{rival.name} has this part number already"


def _read_subcategory(row: ProductRow, text: str | None, names: Names) -> None:
    """Read the subcategory that is named. Without a name, the present one is retained if it belongs to the category."""
    category = row.values.get("category") or (row.before.category if row.before else "")
    if text is not None:
        row.values["subcategory_id"] = names.find_subcategory(category, text)
        if row.values["subcategory_id"] is None:
            row.faults["subcategoryId"] = f"{category} has no subcategory named {text}"
    elif row.before and not names.has_subcategory(category, row.before.subcategory_id):
        row.values["subcategory_id"] = None


def _read_rate(row: ProductRow, text: str, names: Names) -> None:
    """Read a tax rate; the default is none of the product's own."""
    rate = names.find_rate(text)
    if rate is None:
        row.faults[TAX_RATE] = f"There is no tax rate named {text}"
        return
    is_own = not rate.is_default or (row.before is not None and row.before.tax_rate_id == rate.id)
    row.values["tax_rate_id"] = rate.id if is_own else None


def _read_moment(row: ProductRow, text: str) -> None:
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        row.faults[STOCK_AS_OF] = NO_MOMENT
    else:
        row.stock_as_of = moment if moment.tzinfo else moment.replace(tzinfo=UTC)


def _read_models(row: ProductRow, text: str, names: Names) -> None:
    row.models, unknown = names.find_models(text)
    if unknown:
        row.faults[MODELS] = ". ".join(map(names.explain_unknown, unknown))[:500]


def _read_codes(row: ProductRow, text: str) -> None:
    pairs = [part.partition(":") for part in text.split(";") if part.strip()]
    given = [{"kind": kind.strip().lower(), "code": code} for kind, _colon, code in pairs]
    try:
        body = CodesBody.model_validate({"codes": given})
    except ValidationError:
        row.faults[CODES] = NO_CODES
    else:
        row.codes = [(each.kind, each.code) for each in body.codes]
