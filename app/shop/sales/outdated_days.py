"""Days whose stored sums a change has outdated."""

from collections.abc import Sequence
from datetime import date, datetime, timedelta

from sqlalchemy import ColumnElement, delete, select
from sqlalchemy.orm import Session

from app.shop.sales.basis import BasisName
from app.shop.sales.period import Period, moments_of
from app.shop.workshop_days import workshop_day
from app.store.sales_sums import SalesOutdated

HOUR = "%Y-%m-%dT%H"
DAY = timedelta(days=1)


def list_outdated(session: Session, name: BasisName, period: Period | None = None) -> list[date]:
    """Return the outdated days of a period, or all, in order."""
    hours = session.scalars(select(SalesOutdated.hour).where(*_marks(name, period)))
    return sorted({workshop_day(datetime.fromisoformat(f"{hour}:00Z")) for hour in hours})


def forget_outdated(session: Session, name: BasisName, day: date) -> None:
    """Remove the marks of a day, counted within the same write."""
    session.execute(delete(SalesOutdated).where(*_marks(name, (day, day))))


def split_days(period: Period, outdated: Sequence[date]) -> tuple[list[Period], list[Period]]:
    """Return the outdated days of a period, and its others, joined."""
    joined = _join(outdated)
    begins = [period[0], *(last + DAY for _, last in joined)]
    ends = [*(first - DAY for first, _ in joined), period[1]]
    return joined, [other for other in zip(begins, ends, strict=True) if other[0] <= other[1]]


def _join(days: Sequence[date]) -> list[Period]:
    periods: list[Period] = []
    for day in days:
        if periods and periods[-1][1] + DAY == day:
            periods[-1] = periods[-1][0], day
        else:
            periods.append((day, day))
    return periods


def _marks(name: BasisName, period: Period | None) -> list[ColumnElement[bool]]:
    """The workshop's days begin with an hour of UTC."""
    begin, end = (f"{moment:{HOUR}}" for moment in moments_of(period)) if period else ("", "~")
    return [SalesOutdated.basis == name, SalesOutdated.hour >= begin, SalesOutdated.hour < end]
