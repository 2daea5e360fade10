"""Opening hours by weekday, and days on which the workshop is closed."""

from collections.abc import Iterable, Sequence
from datetime import date, datetime, timedelta
from itertools import groupby, pairwise

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from app.contract.workshop.opening import OpeningSpan
from app.shop.base.errors import Invalid, NotFound, invalid_field
from app.shop.base.settings.closing import WEEKDAYS
from app.shop.base.trash.deletions import keep
from app.shop.base.trash.snapshots import Snapshot, read_rows
from app.shop.base.workshop_times import say_day, wall_clock
from app.store.base.opening import ClosedDay, Opening
from app.store.base.settings import Setting
from app.store.system.deletions import Deletion

MOST_DAYS = 62
"""Days that one entry of closed days may close."""
NO_DAY = "This day is not closed"
TOO_LONG = f"Please close at most {MOST_DAYS} days at once"
OUTSIDE = "Outside opening hours"


def list_opening(session: Session) -> Sequence[Opening]:
    """Return the opening hours in the order of the week."""
    return session.scalars(select(Opening).order_by(Opening.weekday, Opening.opens)).all()


def set_opening(session: Session, spans: Iterable[OpeningSpan]) -> None:
    """Replace the opening hours. Customers see these hours too, unless the owner has written lines of their own. Raises
    Invalid for impossible hours.
    """
    wanted = sorted(spans, key=lambda span: (span.weekday, span.opens))
    for weekday, group in groupby(wanted, key=lambda span: span.weekday):
        _check_day(weekday, list(group))
    session.execute(delete(Opening))
    session.add_all(Opening(**vars(span)) for span in wanted)
    if session.get(Setting, "own_hours") is None:
        session.add(Setting(key="own_hours", value="false"))
    session.flush()


def _check_day(weekday: int, spans: Sequence[OpeningSpan]) -> None:
    name = WEEKDAYS[weekday - 1]
    if any(span.closes <= span.opens for span in spans):
        raise invalid_field("spans", f"{name}: the workshop must close after it opens")
    if any(later.opens < earlier.closes for earlier, later in pairwise(spans)):
        raise invalid_field("spans", f"{name}: two opening hours overlap")


def list_closed_days(session: Session, first: date | None = None, last: date | None = None) -> Sequence[ClosedDay]:
    """Return the closed days, of all or of a span of days."""
    found = select(ClosedDay).order_by(ClosedDay.day)
    if first:
        found = found.where(ClosedDay.day >= first.isoformat())
    if last:
        found = found.where(ClosedDay.day <= last.isoformat())
    return session.scalars(found).all()


def close_days(session: Session, first: date, last: date | None, reason: str) -> Sequence[ClosedDay]:
    """Close each day of a span, for one reason. A day that is already closed gets the new reason. Raises Invalid for a
    span that runs backwards or is too long.
    """
    last = last or first
    if last < first:
        raise invalid_field("until", "The last day must not be before the first")
    if (last - first).days >= MOST_DAYS:
        raise Invalid(TOO_LONG, {"until": TOO_LONG})
    for place in range((last - first).days + 1):
        session.merge(ClosedDay(day=(first + timedelta(days=place)).isoformat(), reason=reason))
    session.flush()
    return list_closed_days(session, first, last)


def open_day(session: Session, day: str) -> Deletion:
    """Open a closed day again, and return the deletion that restores it. Raises NotFound."""
    closed = session.get(ClosedDay, day)
    if closed is None:
        raise NotFound(NO_DAY)
    shot = Snapshot({ClosedDay.__tablename__: read_rows(session, ClosedDay, "day", [day])})
    deletion = keep(session, "closed_day", [f"{day}: {closed.reason}" if closed.reason else day], shot)
    session.delete(closed)
    session.flush()
    return deletion


def note_of(session: Session, starts_at: datetime, ends_at: datetime) -> str | None:
    """Return a note if an appointment is outside the opening hours, or the reason if its day is closed. Only the first
    and the last moment are checked, so a car may stay in the workshop overnight.
    """
    begin, end = wall_clock(starts_at), wall_clock(ends_at)
    closed = list_closed_days(session, begin.date(), _last_day(end))
    if closed:
        return "; ".join(map(_say_closed, closed))
    spans = list_opening(session)
    inside = _is_open(spans, begin, starting=True) and _is_open(spans, end, starting=False)
    return OUTSIDE if spans and not inside else None


def _say_closed(closed: ClosedDay) -> str:
    said = f"Closed on {say_day(date.fromisoformat(closed.day))}"
    return f"{said}: {closed.reason}" if closed.reason else said


def _last_day(end: datetime) -> date:
    """Return the day of an end, of midnight the day before."""
    return (end - timedelta(minutes=1)).date()


def _is_open(spans: Sequence[Opening], local: datetime, *, starting: bool) -> bool:
    time = f"{local:%H:%M}"
    of_day = [span for span in spans if span.weekday == local.isoweekday()]
    return any(span.opens <= time < span.closes if starting else span.opens < time <= span.closes for span in of_day)
