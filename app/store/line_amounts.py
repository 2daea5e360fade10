"""Amount of a line whose quantity has two places."""

import math
from collections.abc import Iterable
from decimal import ROUND_HALF_UP, Decimal

from sqlalchemy.orm import Mapped

CENT = Decimal("0.01")
HOUR = 60
LABOUR = "labour"


class LineAmount:
    """The part of a quote's or a job's line that calculates.

    `hundredths` is the quantity: 150 is 1.5. `minutes` is the time that one takes; hours are their own quantity.
    """

    kind: Mapped[str]
    hundredths: Mapped[int]
    unit_price: Mapped[Decimal]
    minutes: Mapped[int | None]

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


def work_minutes(lines: Iterable[LineAmount]) -> int:
    """Return the minutes of work that lines name, rounded up."""
    return math.ceil(sum((line.work for line in lines), Decimal(0)))
