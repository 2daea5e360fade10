"""Reading of the lines of a file of any kind. It needs no shop, so it happens before the database is locked."""

import json

from app.shop.base.errors import TooLarge, invalid_field
from app.shop.system.spreadsheets.file_import import FileImport, ImportOptions, LineFault
from app.shop.system.spreadsheets.other_threads import giving_way
from app.shop.system.spreadsheets.tables import read_table

MORE_CELLS = "This line has more cells than the first line"
NOT_NUMBERS = "The lines to leave out must be given as a list of numbers"


def read_file(kind: type[FileImport], raw: bytes, options: ImportOptions) -> FileImport:
    """Return the import of a file, with the lines that can be read. A fault of the whole file is reported in line 1.
    Raises TooLarge for more lines than can be imported at once.
    """
    found = kind(read_table(raw), options)
    rows, limit = found.table.rows, kind.lines_limit
    if limit and len(rows) > limit and sum(any(row) for row in rows) > limit:
        raise TooLarge(f"The file has more than {limit:,} lines. Please import it in parts")
    columns = kind.columns.name(found.table.header, options.matching)
    fault = found.table.fault
    faults = [("file", fault)] if fault else kind.columns.check(columns, options.matching)
    found.errors += [LineFault(1, *each) for each in faults]
    if not found.errors:
        for number, cells in enumerate(giving_way(rows), 2):
            if any(cells) and number in options.leave_out:
                found.left_out += 1
            elif any(cells):
                _read_line(found, number, columns, cells)
    return found


def _read_line(found: FileImport, number: int, columns: list[str], cells: list[str]) -> None:
    if any(cells[len(columns) :]):
        found.refuse(number, {"file": MORE_CELLS})
        return
    given = {column: cell for column, cell in zip(columns, cells, strict=False) if column and cell}
    content, faults = found.read_line(given)
    if faults:
        found.refuse(number, faults)
    else:
        found.given.append((number, content))


def read_left_out(text: str) -> frozenset[int]:
    """Return the numbers of the lines to leave out, given as a JSON list. Raises Invalid for anything else."""
    try:
        given = json.loads(text) if text else []
    except (ValueError, RecursionError):
        given = None
    if not isinstance(given, list) or not all(type(each) is int and each > 1 for each in given):
        raise invalid_field("leaveOut", NOT_NUMBERS)
    return frozenset(given)
