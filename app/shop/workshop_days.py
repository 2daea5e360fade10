"""Days of the workshop's time zone."""

from datetime import UTC, date, datetime, time

from app.shop.errors import invalid_field
from app.shop.settings.closing import WORKSHOP_ZONE


def workshop_day(moment: datetime) -> date:
    """Return the day that a moment has in the workshop's time zone."""
    return moment.astimezone(WORKSHOP_ZONE).date()


def workshop_month(moment: datetime) -> str:
    """Return the month of a moment in that zone, such as "2026-03"."""
    return workshop_day(moment).isoformat()[:7]


def begin_of(day: date) -> datetime:
    """Return the moment in UTC when a workshop's day begins."""
    return datetime.combine(day, time.min, WORKSHOP_ZONE).astimezone(UTC)


def workshop_moment(field: str, said: datetime) -> datetime:
    """Return the moment in UTC of a time on the workshop's clock.

    Of an hour that comes twice in autumn the first; a time with a zone is a moment already. Raises Invalid about the
    field for an hour that spring leaves out.
    """
    if said.tzinfo is not None:
        return said.astimezone(UTC)
    moment = said.replace(tzinfo=WORKSHOP_ZONE).astimezone(UTC)
    if moment.astimezone(WORKSHOP_ZONE).replace(tzinfo=None) != said:
        raise invalid_field(field, f"There is no {said:%H:%M} on this day: the clocks go forward")
    return moment


def workshop_time(moment: datetime) -> str:
    """Return a moment on the workshop's clock, "2026-12-06T17:00"."""
    return moment.astimezone(WORKSHOP_ZONE).strftime("%Y-%m-%dT%H:%M")
