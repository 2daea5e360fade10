"""Days of the workshop's time zone."""

from datetime import UTC, date, datetime, time

from app.shop.base.settings.closing import WORKSHOP_ZONE


def workshop_day(moment: datetime) -> date:
    """Return the day that a moment has in the workshop's time zone."""
    return moment.astimezone(WORKSHOP_ZONE).date()


def workshop_month(moment: datetime) -> str:
    """Return the month of a moment in that zone, such as "2026-03"."""
    return workshop_day(moment).isoformat()[:7]


def begin_of(day: date) -> datetime:
    """Return the moment in UTC when a workshop's day begins."""
    return datetime.combine(day, time.min, WORKSHOP_ZONE).astimezone(UTC)
