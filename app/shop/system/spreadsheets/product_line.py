"""A line of a product file, read and compared with the product that it changes."""

from collections.abc import Collection
from dataclasses import dataclass, field
from datetime import datetime
from decimal import Decimal

from pydantic import ValidationError

from app.contract.base.faults import field_errors
from app.contract.base.fields import new_slug
from app.contract.catalogue.products import NewProduct, ProductChange
from app.shop.base.rows import count_of
from app.shop.base.workshop_times import wall_text
from app.shop.catalogue.products.pack import pack_faults
from app.shop.catalogue.products.sale_prices import read_sale
from app.shop.system.spreadsheets.file_import import CREATE, UNCHANGED, UPDATE, Cells, PlannedLine
from app.shop.system.spreadsheets.option_lines import describe_given, describe_options, has_other_options
from app.shop.system.spreadsheets.product_cells import (
    CODES,
    DOCUMENTS,
    MODELS,
    MORE_IMAGES,
    OPTION,
    RELATED,
    ProductRow,
    check_names,
    check_related,
    drop_subcategory,
)
from app.shop.system.spreadsheets.product_columns import BY_NAME, TABLE
from app.shop.system.spreadsheets.product_names import Names
from app.store.catalogue.products import Product
from app.store.database.search_text import fold_code

LONGEST = 60


@dataclass(frozen=True)
class Change:
    """A field's value before and after the import, as a text."""

    field: str
    before: str
    after: str


@dataclass(frozen=True)
class ProductLine(PlannedLine):
    """The planned action of a valid line. `changes` are the old and new values of an existing product. A new product
    has its part number, price and stock instead.
    """

    changes: list[Change] = field(default_factory=list)
    sku: str | None = None
    price: str | None = None
    inventory: int | None = None


def make_slug(given: Cells, names: Names) -> str:
    """Return the slug of the product with this SKU, or a slug made from the name if there is none."""
    same = names.skus.get(fold_code(given.get("sku", "")))
    return same.slug if same else new_slug(given.get("name", ""))


def read_row(cells: Cells, names: Names) -> ProductRow:
    """Return the values of a line, or its errors."""
    row = ProductRow(names.products.get(cells.get("slug", "")))
    _read_fields(row, {name: BY_NAME[name].clean(text) for name, text in cells.items() if BY_NAME[name].is_field})
    check_names(row, names)
    if "subcategoryId" not in cells and not row.faults:
        drop_subcategory(row, names)
    for column in TABLE:
        if column.read and column.name in cells:
            column.read(row, cells[column.name], names)
    check_related(row, names)
    return row


def _read_fields(row: ProductRow, fields: Cells) -> None:
    shape = ProductChange if row.before else NewProduct
    try:
        body = shape.model_validate(fields)
    except ValidationError as error:
        row.faults = field_errors(shape, error)
    else:
        row.values = body.model_dump(exclude_unset=row.before is not None)
        row.faults |= pack_faults(row.before, row.values)
        row.values, faults = read_sale(row.before, row.values)
        row.faults |= faults


def plan_row(number: int, row: ProductRow, names: Names) -> ProductLine:
    """Return the planned action of a valid line."""
    product, values = row.before, row.values
    fields = _changed_fields(row, names)
    if product is None:
        stock = sum(each.get("inventory", 0) for each in row.options or [values])
        fresh = values.get("sku"), f"{values['price']:.2f}", stock
        return ProductLine(number, values["slug"], values["name"], CREATE, fields, [], *fresh)
    slug, name = (values.get(each) or getattr(product, each) for each in ("slug", "name"))
    changes = [Change(column, *_values(row, product, column, names)) for column in fields]
    return ProductLine(number, slug, name, UPDATE if fields else UNCHANGED, fields, changes)


def _changed_fields(row: ProductRow, names: Names) -> list[str]:
    known = row.before.id if row.before else ""
    changed = [column.name for column in TABLE if _differs(row, column.attribute)]
    has_pictures = row.more_images is not None and row.more_images != names.more_images.get(known, [])
    changed += [MORE_IMAGES] * has_pictures
    changed += [each for each, ids in row.related.items() if ids != names.related.get((known, RELATED[each]), [])]
    has_documents = row.documents is not None and row.documents != [each.id for each in names.documents.get(known, ())]
    changed += [DOCUMENTS] * has_documents
    changed += [CODES] * (row.codes is not None and set(row.codes) != names.codes.get(known, set()))
    changed += [OPTION] * has_other_options(row, names)
    return changed + [MODELS] * (row.models is not None and row.models != names.fits.get(known, set()))


def _differs(row: ProductRow, name: str) -> bool:
    return name in row.values and (row.before is None or bool(getattr(row.before, name) != row.values[name]))


def _values(row: ProductRow, product: Product, column: str, names: Names) -> tuple[str, str]:
    """Return a column's value before and after the import."""
    if column == OPTION:
        return _shorten(describe_options(names.options.get(product.id, ()))), _shorten(describe_given(row, names))
    lists = _lists(row, product, names)
    if column in lists:
        word, before, after = lists[column]
        return count_of(len(before), word), count_of(len(after or ()), word)
    name = BY_NAME[column].attribute
    return _write(getattr(product, name), column, names), _write(row.values[name], column, names)


def _lists(
    row: ProductRow, product: Product, names: Names
) -> dict[str, tuple[str, Collection[object], Collection[object] | None]]:
    """Return the columns that are lists: the word for an entry, the entries before the import and those after it."""
    parts = {
        column: ("part", names.related.get((product.id, kind), ()), row.related.get(column))
        for column, kind in RELATED.items()
    }
    return parts | {
        CODES: ("number", names.codes.get(product.id, ()), row.codes),
        MORE_IMAGES: ("picture", names.more_images.get(product.id, ()), row.more_images),
        DOCUMENTS: ("document", names.documents.get(product.id, ()), row.documents),
        MODELS: ("model", names.fits.get(product.id, ()), row.models),
    }


def _write(value: object, column: str, names: Names) -> str:
    if value is None:
        return ""
    if isinstance(value, Decimal):
        return f"{value:.2f}"
    if isinstance(value, datetime):
        return wall_text(value).replace("T", " ")
    name_of = BY_NAME[column].name_of
    text = name_of(names, str(value)) if name_of else str(value)
    return _shorten(text)


def _shorten(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"
