"""The lines of a fitment file, read without the shop."""

import gc
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, TypeVar

from pydantic import ValidationError

from app.contract.faults import field_errors
from app.contract.fitment import FitmentDetails
from app.shop.errors import Invalid, TooLarge
from app.shop.spreadsheets.fitment_csv import COLUMNS
from app.shop.spreadsheets.import_plan import Fault
from app.shop.spreadsheets.tables import read_rows

LINES_LIMIT = 20_000
TOO_MANY = f"The file has more than {LINES_LIMIT:,} lines. Please import it in parts"
REQUIRED = ("product", "brand", "model")
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
    """The readable lines of a file, and the faults of the others."""

    lines: list[FitmentLine] = field(default_factory=list)
    errors: list[Fault] = field(default_factory=list)


def giving_way(rows: Sequence[Item]) -> Iterator[Item]:
    """The rows, with pauses in which visitors are served."""
    for place, row in enumerate(rows):
        if place % GIVE_WAY_AFTER == 0:
            time.sleep(0.0005)
        yield row


@contextmanager
def garbage_left() -> Iterator[None]:
    """Collect no garbage within the block.

    A hundred thousand new objects would bring a search through all of the program's, in which every thread stands
    still for a tenth of a second.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def read_lines(raw: bytes) -> FitmentFile:
    """Return the lines of a file.

    An unreadable file is a fault of line 1. Raises TooLarge for more lines than are taken at once.
    """
    file = FitmentFile()
    try:
        header, *rows = read_rows(raw) or [[]]
    except Invalid as error:
        file.errors.append(Fault(1, "file", error.message))
        return file
    if len(rows) > LINES_LIMIT and sum(any(row) for row in rows) > LINES_LIMIT:
        raise TooLarge(TOO_MANY)
    columns = [_column(name) for name in header]
    file.errors += _check_header(columns)
    if not file.errors:
        for number, cells in enumerate(giving_way(rows), 2):
            if any(cells):
                _read_line(file, number, columns, cells)
    return file


def _column(name: str) -> str:
    return {column.lower(): column for column in COLUMNS}.get(name.lower(), name)


def _check_header(columns: list[str]) -> Iterator[Fault]:
    for place, column in enumerate(columns):
        if column not in COLUMNS:
            yield Fault(1, column, f"Unknown column: {column[:100]}")
        elif column in columns[:place]:
            yield Fault(1, column, f"The column {column} is there twice")
    for column in REQUIRED:
        if column not in columns:
            yield Fault(1, column, f"The column {column} is missing")


def _read_line(file: FitmentFile, number: int, columns: list[str], cells: list[str]) -> None:
    if any(cells[len(columns) :]):
        file.errors.append(Fault(number, "file", "This line has more cells than the first line"))
        return
    given = {column: cell for column, cell in zip(columns, cells, strict=False) if cell}
    faults = {column: f"{column.capitalize()} is required" for column in REQUIRED if column not in given}
    try:
        details = FitmentDetails.model_validate({name: given[name] for name in DETAILS if name in given})
    except ValidationError as error:
        faults |= field_errors(FitmentDetails, error)
    file.errors += [Fault(number, column, message) for column, message in faults.items()]
    if not faults:
        engines = tuple(name.strip() for name in given.get("engines", "").split(";") if name.strip())
        product, brand, model = (given[column] for column in REQUIRED)
        file.lines.append(FitmentLine(number, product, brand, model, engines, details.model_dump()))
