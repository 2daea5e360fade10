"""Remembering what the owner said of a file's columns."""

from collections.abc import Sequence

from app.shop.spreadsheets.columns import Columns, Matching
from app.shop.spreadsheets.import_plan import Fault
from app.store.database.sqlite import write


def remember_columns(columns: Columns, matching: Matching | None, faults: Sequence[Fault]) -> None:
    """Remember a matching by which a file can be read.

    A fault of line 1 is one of the columns.
    """
    if matching is None or any(fault.line == 1 for fault in faults):
        return
    with write() as session:
        columns.remember(session, matching)
