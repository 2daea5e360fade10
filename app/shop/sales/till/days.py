"""Days of the till: opened with a float, closed with a count."""

from datetime import datetime
from decimal import Decimal

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from app.contract.sales.till_days import NOTICE_UNREAD, CashEntryBody, TillDayView, TillSumsView
from app.shop.base.errors import Conflict, NotFound, invalid_field
from app.shop.base.money import euro
from app.shop.base.paged import Paged
from app.shop.base.workshop_times import wall_clock
from app.shop.sales.till.day_sums import sum_day
from app.store.database.base import now
from app.store.sales.till import CASH_OUT, CashEntry, TillDay

PAGE_SIZE = 30
CLOSED = "Open the day first: count the cash that is in the till"
OPEN_ALREADY = "The day is open already, since {}"
CLOSED_ALREADY = "This day was closed already, at {}, with {} counted"
LESS_THERE = "There should be only {} in the till"
NO_DAY = "There is no such day of the till"


def find_open_day(session: Session) -> TillDay | None:
    """Return the day that is open."""
    return session.scalar(select(TillDay).where(TillDay.closed_at.is_(None)))


def get_open_day(session: Session) -> TillDay:
    """Return the day that is open. Raises Conflict without one."""
    day = find_open_day(session)
    if day is None:
        raise Conflict(CLOSED)
    return day


def get_day(session: Session, day_id: str) -> TillDay:
    """Return the day of an id. Raises NotFound."""
    day = session.get(TillDay, day_id)
    if day is None:
        raise NotFound(NO_DAY)
    return day


def last_count(session: Session) -> Decimal | None:
    """Return the cash that was counted when the last day was closed, or None before any was."""
    return session.scalar(select(TillDay.counted).order_by(TillDay.closed_at.desc()).limit(1))


def has_any(session: Session) -> bool:
    """Return whether the till had a day."""
    return session.scalar(select(TillDay.id).limit(1)) is not None


def open_day(session: Session, opening: Decimal, *, understood: bool) -> TillDay:
    """Open a day with the cash that is in the till. Raises Conflict while one is open, and Invalid for a first day
    without the notice on fiscal devices.
    """
    day = find_open_day(session)
    if day:
        raise Conflict(OPEN_ALREADY.format(_say_time(day.created_at)))
    if not understood and not has_any(session):
        raise invalid_field("understood", NOTICE_UNREAD)
    day = TillDay(opening=opening)
    session.add(day)
    session.flush()
    return day


def close_day(session: Session, day_id: str, counted: Decimal) -> TillDay:
    """Close a day with the cash that was counted, and store its sums. Raises NotFound, and Conflict if it is
    closed.
    """
    day = get_day(session, day_id)
    if day.closed_at:
        raise Conflict(CLOSED_ALREADY.format(_say_time(day.closed_at), euro(day.counted or Decimal(0))))
    moment = now()
    day.sheet = sum_day(session, day, moment).model_dump(mode="json")
    day.counted, day.closed_at = counted, moment
    return day


def add_entry(session: Session, entry: CashEntryBody) -> TillDay:
    """Note cash that came or went without a sale, once for each id. Raises Conflict without an open day, and Invalid
    for more than there should be in the till.
    """
    found = session.get(CashEntry, entry.id)
    if found:
        return get_day(session, found.day_id)
    day = get_open_day(session)
    if entry.kind == CASH_OUT:
        _refuse_more_than_there_is(session, day, entry.amount)
    row = CashEntry(id=entry.id, day_id=day.id, kind=entry.kind, amount=entry.amount, reason=entry.reason)
    day.entries.append(row)
    session.flush()
    return day


def describe_day(session: Session, day: TillDay) -> TillDayView:
    """Return a day with its sums: those of now, or those with which it was closed."""
    sums = TillSumsView.model_validate(day.sheet) if day.sheet else sum_day(session, day, now())
    return TillDayView.from_row(day, sums=sums)


def list_days(session: Session, page: int) -> Paged[TillDay]:
    """Return a page of the days, newest first."""
    newest = select(TillDay).order_by(TillDay.created_at.desc())
    found = session.scalars(newest.limit(PAGE_SIZE).offset((page - 1) * PAGE_SIZE)).all()
    return Paged(found, session.scalar(select(func.count()).select_from(TillDay)) or 0, page, PAGE_SIZE)


def _refuse_more_than_there_is(session: Session, day: TillDay, amount: Decimal) -> None:
    there = max(sum_day(session, day, now()).expected, Decimal(0))
    if amount > there:
        raise invalid_field("amount", LESS_THERE.format(euro(there)))


def _say_time(moment: datetime) -> str:
    """ "18:02"."""
    return f"{wall_clock(moment):%H:%M}"
