"""Column types that store money and time exactly in SQLite, which has no types for them."""

from collections.abc import Callable
from datetime import UTC, datetime
from decimal import Decimal
from typing import Any

from sqlalchemy import Dialect, Integer, Text
from sqlalchemy.types import TypeDecorator

from app import practice

GREATEST_CENTS = 9_999_999_999
"""decimal(10,2): ten digits, two of them cents (specification, section 9)."""


class Cents(TypeDecorator[Decimal]):
    """Money, which is never a float. It is a Decimal with two places in Python, and integer cents in the table."""

    impl = Integer
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> int | None:
        """Return the cents of a Decimal or int in euros. Raises ValueError for anything that is not exact money."""
        if value is None:
            return None
        if isinstance(value, bool) or not isinstance(value, Decimal | int):
            raise ValueError(f"Money must be a Decimal, not {type(value).__name__}")
        cents = Decimal(value) * 100
        if cents != cents.to_integral_value() or abs(cents) > GREATEST_CENTS:
            raise ValueError("Money has two decimals and at most ten digits")
        return int(cents)

    def process_result_value(self, value: Any, dialect: Dialect) -> Decimal | None:
        """The Decimal that always prints two places."""
        return None if value is None else Decimal(int(value)).scaleb(-2)


class ShownNumber(int):
    """The number of a sale in the practice shop. As text it begins with the series that no real sale has."""

    def __str__(self) -> str:
        return f"{practice.SERIES}{int(self)}"

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)


class SaleNumber(Integer):
    """The number of an order, a quote, a job or a withdrawal: an int. The practice shop writes it as DEMO-1001."""

    def result_processor(self, dialect: Dialect, coltype: object) -> Callable[[Any], int | None] | None:
        """Return nothing in a real shop, whose numbers are read as they are."""
        return _read_number if practice.is_on() else None


def show_number(number: int) -> int:
    """Return a number as this shop writes it: with the series in front in the practice shop."""
    return ShownNumber(number) if practice.is_on() else number


def _read_number(number: int | None) -> int | None:
    return None if number is None else show_number(number)


def write_time(moment: datetime) -> str:
    """Return the time in ISO 8601 with microseconds and Z. Raises ValueError for a datetime without a time zone."""
    if moment.tzinfo is None:
        raise ValueError("A stored time needs a time zone")
    return f"{moment.astimezone(UTC).replace(tzinfo=None).isoformat(timespec='microseconds')}Z"


class UtcTime(TypeDecorator[datetime]):
    """A moment. It is an aware UTC datetime in Python and ISO text in the table, so that the order of the text is the
    order of time.
    """

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:
        """Return the time as `write_time` does."""
        return None if value is None else write_time(value)

    def process_result_value(self, value: Any, dialect: Dialect) -> datetime | None:
        """The aware UTC datetime."""
        return None if value is None else datetime.fromisoformat(value)
