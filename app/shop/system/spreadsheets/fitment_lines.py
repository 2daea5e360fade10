"""The lines of a fitment file, read without the shop."""

import gc
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, TypeVar

from pydantic import ValidationError

from app.contract.base.faults import field_errors
from app.contract.catalogue.fitment import FitmentDetails
from app.shop.base.errors import TooLarge
from app.shop.system.spreadsheets.columns import FileTable, Matching, read_table
from app.shop.system.spreadsheets.fitment_columns import FITMENT_COLUMNS, REQUIRED, check_fitment_columns
from app.shop.system.spreadsheets.import_plan import LineFault

LINES_LIMIT = 20_000
TOO_MANY = f"The file has more than {LINES_LIMIT:,} lines. Please import it in parts"
DETAILS = ("yearFrom", "yearTo", "note", "isCondition")
GIVE_WAY_AFTER = 50
"""Lines after which other threads get their turn: Python runs one at a time."""
Item = TypeVar("Item")


@dataclass(frozen=True)
class FitmentLine:
    """A line that can be read, its names not looked up."""

    number: int
    product: str
    brand: str
    model: str
    engines: tuple[str, ...]
    details: dict[str, Any]


@dataclass
class FitmentFile:
    """The readable lines of a file, and the faults of the others. `matching` is the owner's matching of the columns, if
    these have other names. `left_out` is the number of lines that are left out.
    """

    table: FileTable
    matching: Matching | None = None
    left_out: int = 0
    lines: list[FitmentLine] = field(default_factory=list)
    errors: list[LineFault] = field(default_factory=list)


def giving_way(rows: Sequence[Item]) -> Iterator[Item]:
    """The rows, with pauses in which visitors are served."""
    for place, row in enumerate(rows):
        if place % GIVE_WAY_AFTER == 0:
            time.sleep(0.0005)
        yield row


@contextmanager
def garbage_left() -> Iterator[None]:
    """Switch garbage collection off within the block. A hundred thousand new objects would start a search through all
    objects of the program, during which every thread stops for a tenth of a second.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def read_lines(raw: bytes, matching: Matching | None = None, leave_out: frozenset[int] = frozenset()) -> FitmentFile:
    """Return the lines of a file. An unreadable file is reported as a fault of line 1. Raises TooLarge for more lines
    than can be imported at once.
    """
    file = FitmentFile(read_table(raw), matching)
    if file.table.fault:
        file.errors.append(LineFault(1, "file", file.table.fault))
        return file
    rows = file.table.rows
    if len(rows) > LINES_LIMIT and sum(any(row) for row in rows) > LINES_LIMIT:
        raise TooLarge(TOO_MANY)
    columns = FITMENT_COLUMNS.name(file.table.header, matching)
    file.errors += [LineFault(1, *fault) for fault in check_fitment_columns(columns, matching)]
    if not file.errors:
        for number, cells in enumerate(giving_way(rows), 2):
            if any(cells) and number in leave_out:
                file.left_out += 1
            elif any(cells):
                _read_line(file, number, columns, cells)
    return file


def _read_line(file: FitmentFile, number: int, columns: list[str], cells: list[str]) -> None:
    if any(cells[len(columns) :]):
        file.errors.append(LineFault(number, "file", "This line has more cells than the first line"))
        return
    given = {column: cell for column, cell in zip(columns, cells, strict=False) if column and cell}
    faults = {column: f"{column.capitalize()} is required" for column in REQUIRED if column not in given}
    try:
        details = FitmentDetails.model_validate({name: given[name] for name in DETAILS if name in given})
    except ValidationError as error:
        faults |= field_errors(FitmentDetails, error)
    file.errors += [LineFault(number, column, message) for column, message in faults.items()]
    if not faults:
        engines = tuple(name.strip() for name in given.get("engines", "").split(";") if name.strip())
        product, brand, model = (given[column] for column in REQUIRED)
        file.lines.append(FitmentLine(number, product, brand, model, engines, details.model_dump()))
