"""Times of the workshop's clock, and their moments in UTC."""

from datetime import UTC, date, datetime

from app.shop.base.errors import invalid_field
from app.shop.base.settings.closing import MONTHS, WEEKDAYS, WORKSHOP_ZONE

NO_SUCH_TIME = "The clocks go forward on {day}: {time} does not exist"


def to_moment(field: str, given: datetime) -> datetime:
    """Return the moment in UTC for a time of the workshop's clock. A time that occurs twice when the clocks go back
    means the first one, and a time with an offset is converted by that offset. Raises Invalid for a time that is
    skipped when the clocks go forward.
    """
    if given.tzinfo is not None:
        return given.astimezone(UTC)
    moment = given.replace(tzinfo=WORKSHOP_ZONE).astimezone(UTC)
    if wall_clock(moment) != given:
        day = f"{say_day(given)} {given.year}"
        raise invalid_field(field, NO_SUCH_TIME.format(day=day, time=_say_time(given)))
    return moment


def wall_clock(moment: datetime) -> datetime:
    """Return the workshop's time of a moment, without a zone."""
    return moment.astimezone(WORKSHOP_ZONE).replace(tzinfo=None)


def wall_text(moment: datetime) -> str:
    """Return the workshop's time of a moment, "2026-11-24T09:00"."""
    return wall_clock(moment).isoformat(timespec="minutes")


def say_span(starts_at: datetime, ends_at: datetime) -> str:
    """ "Tuesday 24 November, 09:00-12:00", or with both days."""
    begin, end = wall_clock(starts_at), wall_clock(ends_at)
    if begin.date() == end.date():
        return f"{say_weekday(begin)}, {_say_time(begin)}-{_say_time(end)}"
    return f"{say_weekday(begin)}, {_say_time(begin)} to {say_weekday(end)}, {_say_time(end)}"


def say_short(moment: datetime) -> str:
    """ "Tue 1 Dec, 09:00" """
    local = wall_clock(moment)
    return f"{WEEKDAYS[local.weekday()][:3]} {local.day} {MONTHS[local.month - 1][:3]}, {_say_time(local)}"


def say_arrival(moment: datetime) -> str:
    """ "Tuesday 1 December 2026 at 09:00" """
    local = wall_clock(moment)
    return f"{say_weekday(local)} {local.year} at {_say_time(local)}"


def say_day(day: date) -> str:
    """Return a day without its year, "24 November"."""
    return f"{day.day} {MONTHS[day.month - 1]}"


def say_weekday(local: datetime) -> str:
    """ "Tuesday 24 November" """
    return f"{WEEKDAYS[local.weekday()]} {say_day(local)}"


def _say_time(local: datetime) -> str:
    return f"{local:%H:%M}"
