"""This module remembers the fields that the owner chose for a file's columns."""

from collections.abc import Sequence

from app.shop.system.spreadsheets.columns import Matching, SpreadsheetColumns
from app.shop.system.spreadsheets.import_plan import LineFault
from app.store.database.sqlite import write


def remember_columns(columns: SpreadsheetColumns, matching: Matching | None, faults: Sequence[LineFault]) -> None:
    """Remember a matching of columns by which a file can be read. A fault in line 1 is a fault of the columns, so
    nothing is stored then.
    """
    if matching is None or any(fault.line == 1 for fault in faults):
        return
    with write() as session:
        columns.remember(session, matching)
