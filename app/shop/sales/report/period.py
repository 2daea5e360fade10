"""The days of a report."""

from datetime import date, datetime, timedelta

from app.shop.base.errors import invalid_field
from app.shop.base.workshop_days import begin_of

LONGEST = timedelta(days=3660)
BACKWARDS = "The last day must not be before the first"
TOO_LONG = "Please choose at most ten years"
Period = tuple[date, date]


def refuse_wrong(first: date, last: date) -> None:
    """Raise Invalid for a period that runs backwards or is too long."""
    if last < first:
        raise invalid_field("to", BACKWARDS)
    if last - first > LONGEST:
        raise invalid_field("to", TOO_LONG)


def moments_of(period: Period) -> tuple[datetime, datetime]:
    """Return the moments when a period begins and when it is over."""
    return begin_of(period[0]), begin_of(period[1] + timedelta(days=1))
