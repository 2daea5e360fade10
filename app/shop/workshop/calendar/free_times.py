"""Free times of the bays, and work put into them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta

from app.shop.base.settings.closing import WORKSHOP_ZONE
from app.shop.base.workshop_days import workshop_day
from app.store.base.opening import Opening

QUARTER = timedelta(minutes=15)
"""Work begins on a quarter of an hour."""
LEAST = timedelta(minutes=30)
"""A shorter free time is left alone, unless the work itself is shorter."""
CHOICE = timedelta(days=7)
"""Work may begin so long after the first free time, where it takes fewer days then."""
USUAL = [Opening(weekday=weekday, opens="09:00", closes="18:00") for weekday in range(1, 6)]
"""Opening hours where none are set."""


@dataclass(frozen=True)
class Free:
    """A time in which a bay is free; `ends_at` is taken again."""

    bay_id: str
    starts_at: datetime
    ends_at: datetime


Times = list[tuple[datetime, datetime]]


def open_times(opening: Sequence[Opening], closed: Iterable[str], first: date, last: date) -> Times:
    """Return the times when the workshop is open, from the first day to the last. `closed` are the days on which it is
    closed.
    """
    shut, times = set(closed), Times()
    for day in (first + timedelta(days=place) for place in range((last - first).days + 1)):
        spans = [] if day.isoformat() in shut else [each for each in opening if each.weekday == day.isoweekday()]
        times += [(_moment(day, span.opens), _moment(day, span.closes)) for span in spans]
    return times


def free_times(bay_id: str, times: Times, taken: Times, begin: datetime) -> list[Free]:
    """Return the free times of a bay after `begin`, within the open times. `taken` are the bay's appointments."""
    left = []
    for starts_at, ends_at in times:
        cursor = max(starts_at, begin)
        for taken_from, taken_until in sorted(taken):
            if taken_from < ends_at and taken_until > cursor:
                left.append((cursor, taken_from))
                cursor = max(cursor, taken_until)
        left.append((cursor, ends_at))
    rounded = ((_round_up(starts_at), ends_at) for starts_at, ends_at in left)
    return [Free(bay_id, starts_at, ends_at) for starts_at, ends_at in rounded if ends_at > starts_at]


def propose_times(bays: Sequence[Sequence[Free]], minutes: int, *, at_once: bool = False) -> list[Free]:
    """Return the appointments, all in one bay, that the work needs, or an empty list where nothing fits. The proposal
    with the fewest days is chosen, then the earliest day, the fewest pieces and the earliest time. With `at_once`
    the work begins at the first free time.
    """
    first = min((bay[0].starts_at for bay in bays if bay), default=None)
    if first is None:
        return []
    found = []
    for bay in bays:
        begins = [place for place, free in enumerate(bay) if free.starts_at <= first + CHOICE]
        for place in begins[:1] if at_once else begins:
            parts = _fill(bay[place:], timedelta(minutes=minutes))
            if parts:
                found.append(parts)
    return min(found, key=_rank, default=[])


def _fill(free: Sequence[Free], work: timedelta) -> list[Free]:
    """Return the first times that hold the work, or none."""
    parts: list[Free] = []
    for each in free:
        length = each.ends_at - each.starts_at
        if length < min(LEAST, work):
            continue
        ends_at = each.starts_at + min(length, work)
        parts.append(Free(each.bay_id, each.starts_at, ends_at))
        work -= ends_at - each.starts_at
        if not work:
            return parts
    return []


def _rank(parts: Sequence[Free]) -> tuple[int, date, int, datetime]:
    days = [workshop_day(part.starts_at) for part in parts]
    return len(set(days)), days[0], len(parts), parts[0].starts_at


def _moment(day: date, clock: str) -> datetime:
    """Return the moment of a clock time on a day. A time that is skipped when the clocks change is an hour later."""
    return datetime.combine(day, time.fromisoformat(clock), WORKSHOP_ZONE).astimezone(UTC)


def _round_up(moment: datetime) -> datetime:
    return moment + (datetime.min.replace(tzinfo=UTC) - moment) % QUARTER
