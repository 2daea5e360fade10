"""Hours of work put into the free times of bays."""

from datetime import UTC, date, datetime, timedelta

import pytest

from app.shop.base.workshop_times import wall_text
from app.shop.workshop.calendar.free_times import Free, Times, free_times, open_times, propose_times
from app.store.base.opening import Opening

MONDAY = date(2026, 11, 23)
WEEK = [Opening(weekday=day, opens="09:00", closes="18:00") for day in range(1, 6)]
LUNCH = [
    Opening(weekday=day, opens=opens, closes=closes)
    for day in range(1, 6)
    for opens, closes in (("09:00", "13:00"), ("14:00", "18:00"))
]


def at(text: str) -> datetime:
    """Return a time of November, when the workshop's clock is UTC."""
    return datetime.fromisoformat(f"2026-11-{text.replace(' ', 'T')}").replace(tzinfo=UTC)


def taken(*spans: tuple[str, str]) -> Times:
    return [(at(begin), at(end)) for begin, end in spans]


def propose(
    hours: float, begin: str, *bays: Times, opening: list[Opening] = WEEK, closed: tuple[str, ...] = (), **more: bool
) -> list[tuple[str, str, str]]:
    times = open_times(opening, closed, MONDAY, MONDAY + timedelta(weeks=8))
    free = [free_times(f"bay {place}", times, each, at(begin)) for place, each in enumerate(bays or ([],), 1)]
    return [_say(part) for part in propose_times(free, int(hours * 60), **more)]


def _say(part: Free) -> tuple[str, str, str]:
    return part.bay_id, wall_text(part.starts_at)[8:], wall_text(part.ends_at)[-5:]


@pytest.mark.parametrize(
    ("hours", "begin", "opening", "expected"),
    [
        (7, "23 08:00", WEEK, ["23T09:00 16:00"]),
        # Today's three hours are not begun: tomorrow has all seven.
        (7, "23 15:00", WEEK, ["24T09:00 16:00"]),
        (3, "23 15:00", WEEK, ["23T15:00 18:00"]),
        (7, "23 08:00", LUNCH, ["23T09:00 13:00", "23T14:00 17:00"]),
        # Two hours are not torn by lunch, where the day has them in one piece.
        (2, "23 12:00", LUNCH, ["23T14:00 16:00"]),
        (12, "23 08:00", WEEK, ["23T09:00 18:00", "24T09:00 12:00"]),
        (12, "23 15:00", WEEK, ["23T15:00 18:00", "24T09:00 18:00"]),
        (13, "23 15:00", WEEK, ["24T09:00 18:00", "25T09:00 13:00"]),
        # A weekend lies between.
        (12, "27 08:00", WEEK, ["27T09:00 18:00", "30T09:00 12:00"]),
        (7, "28 10:00", WEEK, ["30T09:00 16:00"]),
        (1, "23 09:07", WEEK, ["23T09:15 10:15"]),
        (0.25, "23 17:45", WEEK, ["23T17:45 18:00"]),
    ],
)
def test_an_empty_bay(hours: float, begin: str, opening: list[Opening], expected: list[str]) -> None:
    assert propose(hours, begin, opening=opening) == [("bay 1", *each.split()) for each in expected]


@pytest.mark.parametrize(
    ("hours", "bays", "expected"),
    [
        # Around another car of the same day, since the day has the hours.
        (6, [taken(("23 11:00", "23 12:00"))], ["1 23T12:00 18:00"]),
        (7, [taken(("23 11:00", "23 12:00"))], ["1 23T09:00 11:00", "1 23T12:00 17:00"]),
        # The other bay is free in one piece.
        (7, [taken(("23 11:00", "23 12:00")), []], ["2 23T09:00 16:00"]),
        (7, [taken(("23 09:00", "23 18:00"))], ["1 24T09:00 16:00"]),
        # Ten minutes between two cars hold nothing.
        (1, [taken(("23 09:00", "23 12:00"), ("23 12:10", "23 17:00"))], ["1 23T17:00 18:00"]),
        (9, [taken(("23 17:50", "24 09:00"))], ["1 24T09:00 18:00"]),
        # Overlapping and nested, as they may have been booked before a bay was removed.
        (2, [taken(("23 09:00", "23 15:00"), ("23 10:00", "23 11:00"))], ["1 23T15:00 17:00"]),
        # Over a night of its own.
        (2, [taken(("22 09:00", "24 10:00"))], ["1 24T10:00 12:00"]),
    ],
)
def test_taken_times_are_never_proposed(hours: int, bays: list[Times], expected: list[str]) -> None:
    assert [f"{bay[-1]} {starts} {ends}" for bay, starts, ends in propose(hours, "23 08:00", *bays)] == expected


def test_closed_days_are_left_out() -> None:
    closed = ("2026-11-23", "2026-11-25")
    assert propose(12, "23 08:00", closed=closed) == [("bay 1", "24T09:00", "18:00"), ("bay 1", "26T09:00", "12:00")]


def test_work_begins_later_where_it_takes_fewer_days_then() -> None:
    morning = taken(("23 09:00", "23 16:00"), ("24 09:00", "24 16:00"), ("25 09:00", "25 16:00"))
    assert propose(6, "23 08:00", morning) == [("bay 1", "26T09:00", "15:00")]


def test_a_bay_that_is_full_for_weeks_gets_the_first_free_time() -> None:
    full = [(at("23 00:00"), at("23 00:00") + timedelta(weeks=3))]
    assert propose(7, "23 08:00", full) == [("bay 1", "14T09:00", "16:00")]
    longer = [(at("23 00:00"), at("23 00:00") + timedelta(weeks=9))]
    assert propose(7, "23 08:00", longer) == []


def test_at_a_chosen_time_it_begins_there() -> None:
    assert propose(7, "23 15:00", at_once=True) == [("bay 1", "23T15:00", "18:00"), ("bay 1", "24T09:00", "13:00")]


def test_more_work_than_there_are_hours() -> None:
    assert propose(500, "23 08:00") == []
    assert propose(7, "23 08:00", opening=[]) == []


@pytest.mark.parametrize(
    ("sunday", "hours", "moments", "ends"),
    [
        # The clocks go forward at 1: from 0 to 4 o'clock are three hours.
        (date(2027, 3, 28), 3, ("00:00", "03:00"), "04:00"),
        # They go back at 2: from 0 to 4 o'clock are five.
        (date(2026, 10, 25), 5, ("23:00", "04:00"), "04:00"),
    ],
)
def test_hours_are_true_hours_when_the_clocks_change(
    sunday: date, hours: int, moments: tuple[str, str], ends: str
) -> None:
    night = [Opening(weekday=7, opens="00:00", closes="04:00")]
    times = open_times(night, (), sunday, sunday)
    begin = datetime.combine(sunday, datetime.min.time(), UTC) - timedelta(days=1)
    [part] = propose_times([free_times("bay 1", times, [], begin)], hours * 60)
    assert (f"{part.starts_at:%H:%M}", f"{part.ends_at:%H:%M}") == moments
    assert wall_text(part.ends_at)[-5:] == ends


def test_nine_o_clock_stays_nine_o_clock_over_the_change() -> None:
    times = open_times(WEEK, (), date(2027, 3, 26), date(2027, 3, 29))
    parts = propose_times([free_times("bay 1", times, [], times[0][0])], 12 * 60)
    assert [wall_text(part.starts_at) for part in parts] == ["2027-03-26T09:00", "2027-03-29T09:00"]
    assert [f"{part.starts_at:%H:%M}" for part in parts] == ["09:00", "08:00"]
