"""Closed days that are near, as customers and search engines read them."""

from collections.abc import Collection, Iterable, Sequence
from datetime import date, timedelta

from sqlalchemy import bindparam, select
from sqlalchemy.orm import Session

from app.contract.system.owner_settings import Lines
from app.shop.base.settings.closing import MONTHS
from app.store.base.opening import ClosedDay

AHEAD = timedelta(days=14)
"""Customers read of a closed day from this time before it."""
ONE_DAY = timedelta(days=1)

_CLOSED = select(ClosedDay.day).where(ClosedDay.day >= bindparam("today")).order_by(ClosedDay.day)
Run = tuple[date, date]
"""The first and the last of closed days that follow each other."""


def read_closed_days(session: Session, today: date) -> tuple[date, ...]:
    """Return the closed days of today and later."""
    return tuple(map(date.fromisoformat, session.scalars(_CLOSED, {"today": today.isoformat()})))


def closed_runs(days: Iterable[date], today: date) -> list[Run]:
    """Return the spans of closed days from today on."""
    runs: list[Run] = []
    for day in days:
        if day < today:
            continue
        if runs and day - runs[-1][1] == ONE_DAY:
            runs[-1] = (runs[-1][0], day)
        else:
            runs.append((day, day))
    return runs


def first_open_day(day: date, closed: Collection[date]) -> date:
    """Return the first day from this one on that is not closed."""
    while day in closed:
        day += ONE_DAY
    return day


def closed_lines(days: Iterable[date], today: date) -> Lines:
    """Return a line such as "Closed" and "24-26 Dec".

    None where no closed day is near.
    """
    near = [run for run in closed_runs(days, today) if run[0] <= today + AHEAD]
    return [{"days": "Closed", "hours": _say_runs(near)}] if near else []


def _say_runs(runs: Sequence[Run]) -> str:
    return ", ".join(_say_run(first, last) for first, last in runs)


def _say_run(first: date, last: date) -> str:
    """Return "17 Mar", "24-26 Dec" or "30 Dec-2 Jan"."""
    end = f"{last.day} {MONTHS[last.month - 1][:3]}"
    if first == last:
        return end
    begin = str(first.day) if first.month == last.month else f"{first.day} {MONTHS[first.month - 1][:3]}"
    return f"{begin}-{end}"
