"""Entries of a report, one by one."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Row, Select
from sqlalchemy.orm import Session

from app.shop.sales.report.shares import SalesLine, reverse
from app.shop.sales.report.sold_orders import SoldOrder

TOGETHER = 500
"""Entries that are read at once: a year of them does not fit the memory."""
RETURNED = "returned"
"""The kind of pieces that came back."""


@dataclass(frozen=True)
class SalesEntry:
    """One row of a basis, with the lines that it covers. `lines` add up to its amount, which is negative when it
    reduces the sales. `document` is the name of a document. `is_first` marks the entry with which its order is
    counted, `is_beside` one that is beside that of its row.
    """

    moment: datetime
    kind: str
    method: str | None
    order: SoldOrder | None
    lines: list[SalesLine]
    is_back: bool = False
    document: str = ""
    is_first: bool = False
    is_beside: bool = False

    @property
    def gross(self) -> int:
        """Return its cents, tax included."""
        return sum(line.gross for line in self.lines)

    @property
    def tax(self) -> int:
        """Return its tax in cents."""
        return sum(line.tax for line in self.lines)

    @property
    def whole(self) -> list[SalesLine]:
        """Return the lines of the whole order that the entry belongs to. The list is empty for a job and beside the
        entry of a row, because no sum of orders has counted these.
        """
        lines = self.order.lines if self.order and not (self.order.is_job or self.is_beside) else []
        return reverse(lines) if self.is_back else lines


def read_together(session: Session, found: Select[*tuple[Any, ...]]) -> Iterator[list[Row[*tuple[Any, ...]]]]:
    """Return the rows of a query a few at a time."""
    result = session.execute(found, execution_options={"yield_per": TOGETHER})
    return (list(rows) for rows in result.partitions())
