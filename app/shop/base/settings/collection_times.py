"""When a part in stock can be collected from the workshop, as customers read it on its page."""

from collections.abc import Collection, Iterable, Mapping
from datetime import UTC, date, datetime, time, timedelta
from itertools import groupby

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.contract.system.settings import CollectionTimeView
from app.shop.base.settings.closing import MONTHS, WEEKDAYS, WORKSHOP_ZONE
from app.shop.base.settings.holidays import ONE_DAY
from app.shop.base.settings.settings import Settings
from app.store.base.opening import Opening
from app.store.database.base import now

AHEAD = timedelta(days=60)
"""A workshop that is closed for longer names no day."""
ONE_WEEK = timedelta(days=7)

Hours = Mapping[int, tuple[str, str]]
"""The first opening and the last closing of each weekday on which the workshop is open, such as "09:00"."""


def collection_time(session: Session, settings: Settings) -> CollectionTimeView | None:
    """Return when parts can be collected, by the week's opening hours. Returns None while the shop is closed or offers
    no collection, for hours in the owner's own words, and where the workshop is closed for the next 60 days.
    """
    if settings.closed or settings.own_hours or not settings.collection:
        return None
    spans = session.scalars(select(Opening).order_by(Opening.weekday, Opening.opens))
    return say_collection(week_hours(spans), settings.closed_days, now())


def week_hours(spans: Iterable[Opening]) -> Hours:
    """Return the hours of each open weekday from its spans, which must be in the order of the week."""
    days = {weekday: list(of_day) for weekday, of_day in groupby(spans, key=lambda each: each.weekday)}
    return {weekday: (of_day[0].opens, max(each.closes for each in of_day)) for weekday, of_day in days.items()}


def say_collection(hours: Hours, closed: Collection[date], moment: datetime) -> CollectionTimeView | None:
    """Return what is said at a moment, and the moment in UTC at which that changes."""
    today = moment.astimezone(WORKSHOP_ZONE).date()
    for ahead in range(AHEAD.days):
        day = today + ahead * ONE_DAY
        if day in closed or day.isoweekday() not in hours:
            continue
        opens, closes = hours[day.isoweekday()]
        if day > today:
            return CollectionTimeView(said=f"{_say_day(day, today)} from {_say(opens)}", until=_at(today + ONE_DAY))
        if moment < _at(day, opens):
            return CollectionTimeView(said=f"today from {_say(opens)}", until=_at(day, opens))
        if moment < _at(day, closes):
            return CollectionTimeView(said=f"today until {_say(closes)}", until=_at(day, closes))
    return None


def _say_day(day: date, today: date) -> str:
    """Return "tomorrow", "on Thursday" or "on 7 December"."""
    if day == today + ONE_DAY:
        return "tomorrow"
    if day < today + ONE_WEEK:
        return f"on {WEEKDAYS[day.weekday()]}"
    return f"on {day.day} {MONTHS[day.month - 1]}"


def _say(clock: str) -> str:
    """Return "08:00" as "8:00"."""
    return clock.removeprefix("0")


def _at(day: date, clock: str = "00:00") -> datetime:
    return datetime.combine(day, time.fromisoformat(clock), WORKSHOP_ZONE).astimezone(UTC)
