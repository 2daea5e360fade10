"""Columns of the lines of a sale, and the copying of lines. A sale is a cart, an order, a quote or a job. A column
added here is in both tables of its kind, and is included when a line of a quote or a job is copied.
"""

import math
from collections.abc import Collection, Iterable
from decimal import ROUND_HALF_UP, Decimal
from typing import Any, ClassVar, cast

from sqlalchemy import Integer, Text
from sqlalchemy.orm import Mapped, mapped_column

from app.store.database.base import new_id
from app.store.database.types import Cents

CENT = Decimal("0.01")
HOUR = 60
LABOUR = "labour"


class SaleLine:
    """Columns of every line of a sale."""

    id: Mapped[str] = mapped_column(Text, primary_key=True, default=new_id)
    unit_price: Mapped[Decimal] = mapped_column(Cents)


class GoodsLine(SaleLine):
    """Columns of a line of a cart or an order, which is for pieces of a product. `vehicle` is the name of the vehicle
    they are for, and remains if its model is deleted.
    """

    quantity: Mapped[int] = mapped_column(Integer, default=1)
    vehicle: Mapped[str | None] = mapped_column(Text)


class WorkLine(SaleLine):
    """Columns of a line of a quote or a job, which is for a part, work or a service.

    `hundredths` is the quantity: 150 is 1.5. `minutes` is the time for one piece or service; for work, the quantity
    itself is in hours. `product_id` and `option_id` are no foreign keys: the line outlives both. The owner sets
    every column except those in `NOT_GIVEN`.
    """

    NOT_GIVEN: ClassVar[Collection[str]]

    position: Mapped[int] = mapped_column(Integer)
    kind: Mapped[str] = mapped_column(Text)
    product_id: Mapped[str | None] = mapped_column(Text, index=True)
    option_id: Mapped[str | None] = mapped_column(Text)
    text: Mapped[str] = mapped_column(Text)
    hundredths: Mapped[int] = mapped_column(Integer)
    tax_rate: Mapped[str] = mapped_column(Text)
    minutes: Mapped[int | None] = mapped_column(Integer)
    stock = cast("int | None", None)
    """No column: the pieces of its part that it can have, once `note_stocks` has looked."""
    short = 0
    """No column either: the agreed pieces that are not there."""
    place = cast("str | None", None)
    """No column either: where its part lies in the store."""

    @property
    def quantity(self) -> Decimal:
        """Return the quantity, 1.50."""
        return Decimal(self.hundredths).scaleb(-2)

    @property
    def amount(self) -> Decimal:
        """Return the price of the line, rounded half up to the cent."""
        return (self.unit_price * self.hundredths / 100).quantize(CENT, ROUND_HALF_UP)

    @property
    def work(self) -> Decimal:
        """Return the minutes of work that the line names."""
        each = HOUR if self.kind == LABOUR else self.minutes or 0
        return Decimal(each * self.hundredths) / 100


def columns_of(table: type[Any]) -> list[str]:
    """Return the names of a table's columns."""
    return [*table.__table__.columns.keys()]


def given_columns(table: type[WorkLine]) -> list[str]:
    """Return the columns of a line that its owner gives."""
    return [name for name in columns_of(table) if name not in table.NOT_GIVEN]


def values_of_line(line: WorkLine, table: type[WorkLine]) -> dict[str, Any]:
    """Return what was given of a line, for another table's."""
    return {name: getattr(line, name) for name in given_columns(table)}


def work_minutes(lines: Iterable[WorkLine]) -> int:
    """Return the minutes of work that lines name, rounded up."""
    return math.ceil(sum((line.work for line in lines), Decimal(0)))
