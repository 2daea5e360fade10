"""Column types that store money and time exactly in SQLite, which has no types for them."""

from datetime import UTC, datetime
from decimal import Decimal
from typing import Any

from sqlalchemy import Dialect, Integer, Text
from sqlalchemy.types import TypeDecorator

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
