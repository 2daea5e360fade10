"""Plan of an import: each line's action and errors; writes nothing."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from sqlalchemy.orm import Session

from app.contract.base.fields import new_slug
from app.shop.system.spreadsheets.columns import FileTable, Matching
from app.shop.system.spreadsheets.line_changes import Change, list_changes
from app.shop.system.spreadsheets.product_columns import PRODUCT_COLUMNS, check_columns
from app.shop.system.spreadsheets.product_csv import CODES, COLUMNS, MODELS
from app.shop.system.spreadsheets.product_names import Names, read_names
from app.shop.system.spreadsheets.product_row import ProductRow, read_row
from app.store.catalogue.products import Product
from app.store.database.search_text import fold_code

CREATE, UPDATE, UNCHANGED = "create", "update", "unchanged"


@dataclass(frozen=True)
class LineFault:
    """Error on a line of the file."""

    line: int
    field: str
    message: str


@dataclass(frozen=True)
class PlannedLine:
    """The planned action of a valid line. `changes` are the old and new values of an existing product. A new product
    has its part number, price and stock instead.
    """

    line: int
    slug: str
    name: str
    action: str
    fields: list[str]
    changes: list[Change]
    row: ProductRow
    sku: str | None
    price: str | None
    inventory: int | None


@dataclass(frozen=True)
class Options:
    """The owner's choices for an import.

    With `take_stock`, the file's stock is used even if the shop's stock is newer. `matching` gives the field of each
    heading; with it, a missing slug is generated. With `add_missing`, categories, manufacturers and models that the
    shop does not have are added. `leave_out` holds the numbers of the lines that are not read.
    """

    take_stock: bool = False
    matching: Matching | None = None
    add_missing: bool = False
    leave_out: frozenset[int] = frozenset()


@dataclass
class ImportPlan:
    """The valid lines of a file, and the faults of the others. `warnings` report stock in the shop that is newer than
    the file.
    """

    options: Options
    names: Names | None = None
    lines: list[PlannedLine] = field(default_factory=list)
    errors: list[LineFault] = field(default_factory=list)
    warnings: list[LineFault] = field(default_factory=list)
    left_out: int = 0

    def count(self, action: str) -> int:
        """Return the number of lines with an action."""
        return sum(line.action == action for line in self.lines)


def plan_import(session: Session, file: FileTable, options: Options) -> ImportPlan:
    """Return the plan for each line of a file. It raises nothing: an unreadable file is reported as an error of
    line 1.
    """
    if file.fault:
        return ImportPlan(options, errors=[LineFault(1, "file", file.fault)])
    columns = PRODUCT_COLUMNS.name(file.header, options.matching)
    faults = [LineFault(1, *fault) for fault in check_columns(columns, options.matching)]
    plan = ImportPlan(options, errors=faults)
    if not plan.errors:
        plan.names = read_names(session, add_missing=options.add_missing)
        _plan_rows(plan, columns, file.rows, plan.names)
    return plan


def _plan_rows(plan: ImportPlan, columns: list[str], rows: list[list[str]], names: Names) -> None:
    slugs: dict[str, int] = {}
    skus: dict[str, int] = {}
    for number, cells in enumerate(rows, 2):
        if any(cells) and number in plan.options.leave_out:
            plan.left_out += 1
        elif any(cells[len(columns) :]):
            plan.errors.append(LineFault(number, "file", "This line has more cells than the first line"))
        elif any(cells):
            given = {column: cell for column, cell in zip(columns, cells, strict=False) if cell and column}
            if plan.options.matching is not None:
                given.setdefault("slug", _make_slug(given, names))
            row = read_row(given, names)
            _refuse_repeat(row, slugs, "slug", given.get("slug", ""), number)
            _refuse_repeat(row, skus, "sku", fold_code(given.get("sku", "")), number)
            _plan_row(plan, number, row, names)


def _make_slug(given: Mapping[str, str], names: Names) -> str:
    """Return the slug of the product with this SKU, or a slug made from the name if there is none."""
    same = names.skus.get(fold_code(given.get("sku", "")))
    return same.slug if same else new_slug(given.get("name", ""))


_SPOKEN = {"sku": "part number", "slug": "address"}


def _refuse_repeat(row: ProductRow, seen: dict[str, int], column: str, text: str, number: int) -> None:
    first = seen.setdefault(text, number)
    if text and first != number:
        row.faults[column] = f"This {_SPOKEN.get(column, column)} is on line {first} already"


def _plan_row(plan: ImportPlan, number: int, row: ProductRow, names: Names) -> None:
    plan.errors.extend(LineFault(number, name, message) for name, message in row.faults.items())
    if row.faults:
        return
    before = row.before
    if before and _stock_is_newer(row, before):
        plan.warnings.append(
            LineFault(number, "inventory", _settle_stock(row, before.inventory, plan.options.take_stock))
        )
    changed = _changed_fields(row, names)
    action = CREATE if before is None else UPDATE if changed else UNCHANGED
    slug, name = (row.values.get(each) or getattr(before, each) for each in ("slug", "name"))
    changes = list_changes(row, changed, names) if action == UPDATE else []
    fresh = _facts_of_new(row) if before is None else (None, None, None)
    plan.lines.append(PlannedLine(number, slug, name, action, changed, changes, row, *fresh))


def _facts_of_new(row: ProductRow) -> tuple[str | None, str, int]:
    """Return the number, price and stock that a new product will have."""
    return row.values.get("sku"), f"{row.values['price']:.2f}", row.values["inventory"]


def _stock_is_newer(row: ProductRow, product: Product) -> bool:
    """Return whether another stock was set after the line was written."""
    if row.values.get("inventory", product.inventory) == product.inventory:
        return False
    return bool(row.stock_as_of and product.stock_moved_at and product.stock_moved_at >= row.stock_as_of)


def _settle_stock(row: ProductRow, present: int, take_stock: bool) -> str:
    if take_stock:
        return f"The stock changed after this file was exported: {present} becomes {row.values['inventory']}"
    return f"The stock changed after this file was exported: it stays {present}, not {row.values.pop('inventory')}"


def _changed_fields(row: ProductRow, names: Names) -> list[str]:
    known = row.before.id if row.before else ""
    changed = [column for column, name in COLUMNS.items() if _differs(row, name)]
    changed += [CODES] * (row.codes is not None and set(row.codes) != names.codes.get(known, set()))
    return changed + [MODELS] * (row.models is not None and row.models != names.fits.get(known, set()))


def _differs(row: ProductRow, name: str) -> bool:
    return name in row.values and (row.before is None or bool(getattr(row.before, name) != row.values[name]))
