"""Plan of an import: each line's action and errors; writes nothing."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from sqlalchemy.orm import Session

from app.shop.errors import Invalid
from app.shop.spreadsheets.csv_cells import read_csv
from app.shop.spreadsheets.product_csv import CODES, COLUMNS, MODELS, STOCK_AS_OF
from app.shop.spreadsheets.product_names import Names, read_names
from app.shop.spreadsheets.product_row import Row, read_row
from app.store.catalogue import Product
from app.store.search_text import fold_code

KNOWN = (*COLUMNS, CODES, MODELS, STOCK_AS_OF)
ALIASES = {"subcategory": "subcategoryId"}
CREATE, UPDATE, UNCHANGED = "create", "update", "unchanged"


@dataclass(frozen=True)
class Fault:
    """Error on a line of the file."""

    line: int
    field: str
    message: str


@dataclass(frozen=True)
class Line:
    """Planned action of a valid line."""

    line: int
    slug: str
    name: str
    action: str
    fields: list[str]
    row: Row


@dataclass
class Plan:
    """The sound lines of a file and the faults of the others.

    `warnings` are of stock that is newer than the file. `take_stock`: the file's stock is meant all the same.
    """

    take_stock: bool = False
    lines: list[Line] = field(default_factory=list)
    errors: list[Fault] = field(default_factory=list)
    warnings: list[Fault] = field(default_factory=list)

    def count(self, action: str) -> int:
        """Return the number of lines with an action."""
        return sum(line.action == action for line in self.lines)


def plan_import(session: Session, raw: bytes, *, take_stock: bool = False) -> Plan:
    """Return the plan for each line of a file.

    Raises nothing: an unreadable file is an error of line 1.

    A stock that moved after the file was written is left alone unless `take_stock`.
    """
    try:
        header, *rows = read_csv(raw) or [[]]
    except Invalid as error:
        return Plan(errors=[Fault(1, "file", error.message)])
    columns = [_column(name) for name in header]
    plan = Plan(take_stock, errors=list(_check_header(columns)))
    if not plan.errors:
        _plan_rows(plan, columns, rows, read_names(session))
    return plan


def _column(name: str) -> str:
    known = {column.lower(): column for column in KNOWN} | ALIASES
    return known.get(name.lower(), name)


def _check_header(columns: list[str]) -> Iterator[Fault]:
    for place, column in enumerate(columns):
        if column not in KNOWN:
            yield Fault(1, column, f"Unknown column: {column[:100]}")
        elif column in columns[:place]:
            yield Fault(1, column, f"The column {column} is there twice")
    if "slug" not in columns:
        yield Fault(1, "slug", "The column slug is missing")


def _plan_rows(plan: Plan, columns: list[str], rows: list[list[str]], names: Names) -> None:
    slugs: dict[str, int] = {}
    skus: dict[str, int] = {}
    for number, cells in enumerate(rows, 2):
        if any(cells[len(columns) :]):
            plan.errors.append(Fault(number, "file", "This line has more cells than the first line"))
        elif any(cells):
            given = {column: cell for column, cell in zip(columns, cells, strict=False) if cell}
            row = read_row(given, names)
            _refuse_repeat(row, slugs, "slug", given.get("slug", ""), number)
            _refuse_repeat(row, skus, "sku", fold_code(given.get("sku", "")), number)
            _plan_row(plan, number, row, names)


def _refuse_repeat(row: Row, seen: dict[str, int], column: str, text: str, number: int) -> None:
    first = seen.setdefault(text, number)
    if text and first != number:
        row.faults[column] = f"This {'SKU' if column == 'sku' else column} is on line {first} already"


def _plan_row(plan: Plan, number: int, row: Row, names: Names) -> None:
    plan.errors.extend(Fault(number, name, message) for name, message in row.faults.items())
    if row.faults:
        return
    before = row.before
    if before and _stock_is_newer(row, before):
        plan.warnings.append(Fault(number, "inventory", _settle_stock(row, before.inventory, plan.take_stock)))
    changed = _changed_fields(row, names)
    action = CREATE if before is None else UPDATE if changed else UNCHANGED
    slug, name = (row.values.get(each) or getattr(before, each) for each in ("slug", "name"))
    plan.lines.append(Line(number, slug, name, action, changed, row))


def _stock_is_newer(row: Row, product: Product) -> bool:
    """Return whether another stock was set after the line was written."""
    if row.values.get("inventory", product.inventory) == product.inventory:
        return False
    return bool(row.stock_as_of and product.stock_moved_at and product.stock_moved_at >= row.stock_as_of)


def _settle_stock(row: Row, present: int, take_stock: bool) -> str:
    if take_stock:
        return f"The stock moved after this file was exported: {present} becomes {row.values['inventory']}"
    return f"The stock moved after this file was exported: it stays {present}, not {row.values.pop('inventory')}"


def _changed_fields(row: Row, names: Names) -> list[str]:
    known = row.before.id if row.before else ""
    changed = [column for column, name in COLUMNS.items() if _differs(row, name)]
    changed += [CODES] * (row.codes is not None and set(row.codes) != names.codes.get(known, set()))
    return changed + [MODELS] * (row.models is not None and row.models != names.fits.get(known, set()))


def _differs(row: Row, name: str) -> bool:
    return name in row.values and (row.before is None or bool(getattr(row.before, name) != row.values[name]))
