"""Opening hours as customers read them, written from those of the week."""

from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Any

from sqlalchemy import Row, select
from sqlalchemy.orm import Session

from app.contract.system.owner_settings import Lines
from app.store.base.opening import Opening
from app.store.base.settings import Setting

_WEEK = select(Opening.weekday, Opening.opens, Opening.closes).order_by(Opening.weekday, Opening.opens)
DAYS = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")
Span = Row[tuple[int, str, str]]
"""A weekday, with when the workshop opens and closes."""


def read_hour_lines(session: Session) -> Lines:
    """Return the lines of the week's opening hours."""
    return hour_lines(session.execute(_WEEK))


def with_own_hours(session: Session, changes: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the changes with any lines in them marked as the owner's own words. If own words are switched on without
    lines, they begin with the lines that customers see at present.
    """
    if "hours" in changes:
        return {"own_hours": True, **changes}
    if changes.get("own_hours") and session.get(Setting, "hours") is None:
        return {**changes, "hours": read_hour_lines(session)}
    return changes


def hour_lines(spans: Iterable[Span]) -> Lines:
    """Return one line for each run of days with equal hours, such as "Mon-Fri" and "8AM-6PM". A closed day has no line.
    The spans must be in the order of the week. The settings form writes the same lines
    (ui/src/features/admin-settings/hours/hour-lines.ts).
    """
    week = [(day, ", ".join(map(_say_span, of_day))) for day, of_day in groupby(spans, key=lambda each: each.weekday)]
    lines: Lines = []
    # Days that follow each other have the same difference to their place in the list.
    for (_, hours), run in groupby(enumerate(week), key=lambda each: (each[1][0] - each[0], each[1][1])):
        days = [DAYS[weekday - 1] for _, (weekday, _) in run]
        lines.append({"days": days[0] if len(days) == 1 else f"{days[0]}-{days[-1]}", "hours": hours})
    return lines


def _say_span(span: Span) -> str:
    return f"{_say_time(span.opens)}-{_say_time(span.closes)}"


def _say_time(clock: str) -> str:
    """Return "08:00" as "8AM", "13:30" as "1:30PM"."""
    hour, minutes = int(clock[:2]), clock[3:]
    return f"{hour % 12 or 12}{'' if minutes == '00' else f':{minutes}'}{'AM' if hour < 12 else 'PM'}"
