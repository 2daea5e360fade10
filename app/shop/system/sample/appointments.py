"""The sample's week in the calendar, around the day of the load."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import date, datetime, time, timedelta
from itertools import cycle
from typing import Any

from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict
from app.shop.base.workshop_days import workshop_day
from app.shop.workshop.calendar.appointments import add_appointment
from app.shop.workshop.calendar.bays import BAYS, list_bays
from app.store.database.base import now
from app.store.workshop.jobs import Job

LEAST_BAYS = 2
SUNDAY = 7
SPANS = ((0, "09:00", "12:00"), (1, "10:00", "13:00"), (0, "13:30", "15:30"))
"""A bay and the hours in it; a Saturday closes at four."""
AHEAD = timedelta(days=6)


def working_day(number: int) -> date:
    """Return a working day of the workshop, counted from today. The number 0 means today, or Monday if today is a
    Sunday.
    """
    days = (workshop_day(now()) + timedelta(days=ahead) for ahead in range(14))
    return [day for day in days if day.isoweekday() != SUNDAY][number]


def book_week(session: Session, jobs: Sequence[tuple[Job, Mapping[str, Any]]], titles: Sequence[str]) -> None:
    """Book the jobs, then other work from this week's Monday on."""
    bays = list_bays(session)
    while len(bays) < LEAST_BAYS:
        BAYS.add(session, {"name": f"Bay {len(bays) + 1}"})
        bays = list_bays(session)
    for job, entry in jobs:
        span = _span(working_day(entry["day"]), entry["from"], entry["to"])
        add_appointment(session, {"bay_id": bays[entry["bay"]].id, "job_id": job.id, **span})
    named = cycle(titles)
    for number, day in enumerate(_days()):
        for bay, begin, end in SPANS[: 2 + number % 2]:
            _book(session, {"bay_id": bays[bay].id, "title": next(named), **_span(day, begin, end)})


def _book(session: Session, given: Mapping[str, Any]) -> None:
    """Book a bay if it is free. A booking that is in conflict with another one is skipped, because the jobs have
    priority.
    """
    with suppress(Conflict):
        add_appointment(session, given)


def _days() -> Iterator[date]:
    today = workshop_day(now())
    day = today - timedelta(days=today.weekday())
    while day <= today + AHEAD:
        if day.isoweekday() != SUNDAY:
            yield day
        day += timedelta(days=1)


def _span(day: date, begin: str, end: str) -> dict[str, datetime]:
    hours = {"starts_at": begin, "ends_at": end}
    return {name: datetime.combine(day, time.fromisoformat(hour)) for name, hour in hours.items()}
