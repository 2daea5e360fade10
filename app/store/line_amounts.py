"""Amount of a line whose quantity has two places."""

from decimal import ROUND_HALF_UP, Decimal

from sqlalchemy.orm import Mapped

CENT = Decimal("0.01")


class LineAmount:
    """The part of a quote's or a job's line that calculates.

    `hundredths` is the quantity: 150 is 1.5.
    """

    hundredths: Mapped[int]
    unit_price: Mapped[Decimal]

    @property
    def quantity(self) -> Decimal:
        """Return the quantity, 1.50."""
        return Decimal(self.hundredths).scaleb(-2)

    @property
    def amount(self) -> Decimal:
        """Return the price of the line, rounded half up to the cent."""
        return (self.unit_price * self.hundredths / 100).quantize(CENT, ROUND_HALF_UP)
