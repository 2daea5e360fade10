"""The workshop's clock, on days of 23, 24 and 25 hours."""

from datetime import datetime, timedelta

import pytest

from app.shop.base.errors import Invalid
from app.shop.base.workshop_times import say_span, to_moment, wall_text

FORWARD, BACK = "2026-03-29", "2026-10-25"


@pytest.mark.parametrize(
    ("given", "utc", "local"),
    [
        ("2026-11-24T09:00", "2026-11-24T09:00", "2026-11-24T09:00"),
        ("2026-06-24T09:00", "2026-06-24T08:00", "2026-06-24T09:00"),
        (f"{FORWARD}T00:59", f"{FORWARD}T00:59", f"{FORWARD}T00:59"),
        (f"{FORWARD}T02:00", f"{FORWARD}T01:00", f"{FORWARD}T02:00"),
        (f"{FORWARD}T23:30", f"{FORWARD}T22:30", f"{FORWARD}T23:30"),
        (f"{BACK}T00:30", "2026-10-24T23:30", f"{BACK}T00:30"),
        (f"{BACK}T01:30", f"{BACK}T00:30", f"{BACK}T01:30"),
        (f"{BACK}T01:30:00+00:00", f"{BACK}T01:30", f"{BACK}T01:30"),
        (f"{BACK}T02:00", f"{BACK}T02:00", f"{BACK}T02:00"),
        (f"{FORWARD}T01:30:00Z", f"{FORWARD}T01:30", f"{FORWARD}T02:30"),
    ],
)
def test_a_time_of_the_clock_is_a_moment(given: str, utc: str, local: str) -> None:
    moment = to_moment("startsAt", datetime.fromisoformat(given))
    assert moment.isoformat(timespec="minutes") == f"{utc}+00:00"
    assert wall_text(moment) == local


@pytest.mark.parametrize("time", ["01:00", "01:30", "01:59"])
def test_a_time_that_the_clocks_leave_out_is_refused(time: str) -> None:
    with pytest.raises(Invalid, match=f"The clocks go forward on 29 March 2026: {time} does not exist"):
        to_moment("startsAt", datetime.fromisoformat(f"{FORWARD}T{time}"))


@pytest.mark.parametrize(("day", "hours"), [(FORWARD, 23), (BACK, 25), ("2026-11-24", 24)])
def test_from_nine_to_nine_is_as_long_as_the_day(day: str, hours: int) -> None:
    end = datetime.fromisoformat(f"{day}T09:00")
    begin = to_moment("startsAt", end - timedelta(days=1))
    assert to_moment("endsAt", end) - begin == timedelta(hours=hours)


def test_a_span_is_said_with_both_days_where_it_has_two() -> None:
    begin, noon, later = (
        datetime.fromisoformat(f"2026-{each}+00:00") for each in ("11-24T09:00", "11-24T12:00", "11-26T08:30")
    )
    assert say_span(begin, noon) == "Tuesday 24 November, 09:00-12:00"
    assert say_span(begin, later) == "Tuesday 24 November, 09:00 to Thursday 26 November, 08:30"
