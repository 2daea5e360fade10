"""The process that reads an Excel file."""

import io
import json
import sys
from datetime import date, time
from typing import BinaryIO

from app.shop.system.spreadsheets.xlsx import NOT_READABLE, TOO_LARGE

ROWS_LIMIT = 50_000
COLUMNS_LIMIT = 200
MEMORY_LIMIT = 1024 * 1024 * 1024
DIGITS = ".15g"
"""Excel calculates with fifteen digits: 49.99 is not 49.989999999999995."""


def write_rows(source: BinaryIO, target: BinaryIO) -> None:
    """Write `{"rows": [...]}`, or `{"fault": "the sentence"}`."""
    _limit_memory()
    try:
        answer: dict[str, object] = {"rows": _read(source.read())}
    except _TooLarge:
        answer = {"fault": TOO_LARGE}
    except MemoryError:
        answer = {"fault": TOO_LARGE}
    except Exception:
        # the library raises whatever a broken file makes it stumble over
        answer = {"fault": NOT_READABLE}
    target.write(json.dumps(answer).encode())
    target.flush()


class _TooLarge(Exception):
    pass


def _limit_memory() -> None:
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY_LIMIT, MEMORY_LIMIT))


def _read(raw: bytes) -> list[list[str]]:
    from openpyxl import load_workbook

    book = load_workbook(io.BytesIO(raw), read_only=True, data_only=True, keep_links=False)
    shown = next(sheet for sheet in book.worksheets if sheet.sheet_state == "visible")
    # some programs write a wrong size, which would cut the sheet
    shown.reset_dimensions()
    rows: list[list[str]] = []
    for cells in shown.iter_rows(values_only=True):
        if len(rows) == ROWS_LIMIT or len(cells) > COLUMNS_LIMIT:
            raise _TooLarge
        rows.append(_trim([_write(cell) for cell in cells]))
    return rows


def _trim(cells: list[str]) -> list[str]:
    """Leave out the blank cells at a row's end."""
    while cells and not cells[-1]:
        cells.pop()
    return cells


def _write(cell: object) -> str:
    if isinstance(cell, bool):
        return str(int(cell))
    if isinstance(cell, float):
        return format(cell, DIGITS)
    if isinstance(cell, date | time):
        return cell.isoformat()
    return "" if cell is None else str(cell).strip()
