"""Entries of a report, one by one."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Row, Select
from sqlalchemy.orm import Session

from app.shop.sales.shares import Line, reverse
from app.shop.sales.sold_orders import SoldOrder

TOGETHER = 500
"""Entries that are read at once: a year of them does not fit the memory."""
RETURNED = "returned"
"""The kind of pieces that came back."""


@dataclass(frozen=True)
class Entry:
    """One row of a basis, with the lines that it is of.

    `lines` add up to it, below zero where it reduces; `document` is a document's own name. `is_first` marks the one by
    which its order counts.
    """

    moment: datetime
    kind: str
    method: str | None
    order: SoldOrder | None
    lines: list[Line]
    is_back: bool = False
    document: str = ""
    is_first: bool = False

    @property
    def gross(self) -> int:
        """Return its cents, tax included."""
        return sum(line.gross for line in self.lines)

    @property
    def tax(self) -> int:
        """Return its tax in cents."""
        return sum(line.tax for line in self.lines)

    @property
    def whole(self) -> list[Line]:
        """Return its lines if it is all of its order.

        None of a job, which no sum of orders has counted.
        """
        lines = self.order.lines if self.order and not self.order.is_job else []
        return reverse(lines) if self.is_back else lines


def read_together(session: Session, found: Select[*tuple[Any, ...]]) -> Iterator[list[Row[*tuple[Any, ...]]]]:
    """Return the rows of a query a few at a time."""
    result = session.execute(found, execution_options={"yield_per": TOGETHER})
    return (list(rows) for rows in result.partitions())
