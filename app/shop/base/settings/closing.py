"""Reopening of a closed shop, at midnight in the workshop's time zone."""

from datetime import UTC, date, datetime, time
from zoneinfo import ZoneInfo

from app.store.database.base import now

WORKSHOP_ZONE = ZoneInfo("Europe/Dublin")
# Not by the system's language: the site's is English.
WEEKDAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
MONTHS = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
)  # fmt: skip


def today() -> date:
    """Return the day that it is in the workshop."""
    return now().astimezone(WORKSHOP_ZONE).date()


def opens_at(closed_until: str) -> datetime:
    """Return the moment, in UTC, at which a day begins in the workshop. The day is given in the form "2026-08-24"."""
    return datetime.combine(date.fromisoformat(closed_until), time.min, WORKSHOP_ZONE).astimezone(UTC)


def is_closed(closed_until: str) -> bool:
    """Return whether the shop is still closed, because the moment has not been reached. With a blank value it is never
    closed.
    """
    return bool(closed_until) and now() < opens_at(closed_until)


def plain_sentence(closed_until: str) -> str:
    """ "We are closed until 24 August 2026." """
    day = date.fromisoformat(closed_until)
    return f"We are closed until {day.day} {MONTHS[day.month - 1]} {day.year}."
