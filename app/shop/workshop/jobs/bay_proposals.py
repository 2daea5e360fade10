"""Proposed times in a bay for a job or a quote."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.contract.workshop.appointments import BayProposalView, ProposedPartView
from app.shop.base.errors import NotFound
from app.shop.base.workshop_days import begin_of, workshop_day
from app.shop.base.workshop_times import say_weekday, to_moment, wall_clock, wall_text
from app.shop.workshop.calendar.appointments import find_preferred_day
from app.shop.workshop.calendar.bays import BAYS, list_bays
from app.shop.workshop.calendar.free_times import USUAL, Free, Times, free_times, open_times, propose_times
from app.shop.workshop.calendar.opening import list_closed_days, list_opening
from app.shop.workshop.calendar.overlaps import STANDS, between
from app.shop.workshop.jobs.jobs import get_job
from app.shop.workshop.quotes.amounts import taken_lines
from app.shop.workshop.quotes.quotes import get_quote
from app.store.database.base import now
from app.store.sales.sale_lines import work_minutes
from app.store.workshop.calendar import Appointment, Bay
from app.store.workshop.jobs import Job
from app.store.workshop.quotes import Quote

SEARCHED = timedelta(weeks=8)
SOON = timedelta(days=7)
HOUR = 60
STEP = 5
NEITHER = "Give a job or a quote"
NO_HOURS = "Its lines do not say how long they take, so one hour is proposed."
ALL_BOOKED = "All {work} are booked already. This is one hour more."
REST = "{booked} of {work} are booked already. This is the rest."
NO_OPENING = "No opening hours are set: Monday to Friday, 09:00 to 18:00 is used."
FULL = "{whose} {work} free within 8 weeks. Choose the time yourself."
LATE = "The first free time is on {day}."


@dataclass(frozen=True)
class BayRequest:
    """The job or quote that needs a time, with wishes. `day` is the first possible day, and `starts_at` the exact time
    to begin. Without both, the customer's preferred day is used, or the present time.
    """

    job_id: str | None = None
    quote_id: str | None = None
    bay_id: str | None = None
    day: date | None = None
    starts_at: datetime | None = None


def propose_bay(session: Session, wish: BayRequest) -> BayProposalView:
    """Propose when the work can be done, in the free times of one bay. Raises NotFound."""
    work, booked = _count_minutes(session, wish)
    minutes, note = _what_is_left(work, booked)
    begin = _begin(session, wish)
    opening = list_opening(session)
    bays = [BAYS.get(session, wish.bay_id)] if wish.bay_id else list_bays(session)
    free = _list_free(session, bays, begin)
    found = propose_times(free, minutes, at_once=wish.starts_at is not None)
    names = {bay.id: bay.name for bay in bays}
    parts = [
        ProposedPartView.from_row(
            part, bay=names[part.bay_id], starts=wall_text(part.starts_at), ends=wall_text(part.ends_at)
        )
        for part in found
    ]
    said = [note, "" if opening else NO_OPENING, _say_when(parts, bays, minutes, begin)]
    notes = [each for each in said if each]
    return BayProposalView(work=work, booked=booked, minutes=minutes, parts=parts, notes=notes)


def _count_minutes(session: Session, wish: BayRequest) -> tuple[int, int]:
    if wish.quote_id:
        return work_minutes(taken_lines(get_quote(session, wish.quote_id))), 0
    if not wish.job_id:
        raise NotFound(NEITHER)
    job = get_job(session, wish.job_id)
    times = [each.ends_at - each.starts_at for each in job.appointments]
    return work_minutes(job.agreed_lines), sum(times, timedelta()) // timedelta(minutes=1)


def _what_is_left(work: int, booked: int) -> tuple[int, str]:
    """Return the minutes to propose, and a sentence about them."""
    if not work:
        return HOUR, NO_HOURS
    if booked >= work:
        return HOUR, ALL_BOOKED.format(work=say_minutes(work))
    said = {"booked": say_minutes(booked), "work": say_minutes(work)}
    return -((booked - work) // STEP) * STEP, REST.format(**said) if booked else ""


def _begin(session: Session, wish: BayRequest) -> datetime:
    """Return the first moment that is proposed, never a past one."""
    wished = to_moment("startsAt", wish.starts_at) if wish.starts_at else None
    day = wish.day or _customers_day(session, wish)
    return max(now(), wished or (begin_of(day) if day else now()))


def _customers_day(session: Session, wish: BayRequest) -> date | None:
    job = session.get(Job, wish.job_id) if wish.job_id else None
    quote_id = wish.quote_id or (job.quote_id if job else None)
    quote = session.get(Quote, quote_id) if quote_id else None
    day = find_preferred_day(session, quote)
    return date.fromisoformat(day) if day else None


def _list_free(session: Session, bays: Sequence[Bay], begin: datetime) -> list[list[Free]]:
    first = workshop_day(begin)
    last = first + SEARCHED
    closed = [each.day for each in list_closed_days(session, first, last)]
    times = open_times(list_opening(session) or USUAL, closed, first, last)
    taken = _list_taken(session, begin, begin_of(last + timedelta(days=1)))
    return [free_times(bay.id, times, taken.get(bay.id, []), begin) for bay in bays]


def _list_taken(session: Session, begin: datetime, end: datetime) -> dict[str, Times]:
    columns = Appointment.bay_id, Appointment.starts_at, Appointment.ends_at
    found = select(*columns).outerjoin(Job, Job.id == Appointment.job_id).where(between(begin, end), STANDS)
    taken: dict[str, Times] = {}
    for bay_id, starts_at, ends_at in session.execute(found):
        taken.setdefault(bay_id, []).append((starts_at, ends_at))
    return taken


def _say_when(parts: Sequence[ProposedPartView], bays: Sequence[Bay], minutes: int, begin: datetime) -> str:
    """Return a sentence where nothing is free, or not soon."""
    if not parts:
        whose = f"{bays[0].name} does not have" if len(bays) == 1 else "No bay has"
        return FULL.format(whose=whose, work=say_minutes(minutes))
    first = parts[0].starts_at
    return LATE.format(day=say_weekday(wall_clock(first))) if first - begin > SOON else ""


def say_minutes(minutes: int) -> str:
    """Return "7 h" or "1 h 30 min"."""
    hours, rest = divmod(minutes, HOUR)
    return " ".join(filter(None, (f"{hours} h" if hours else "", f"{rest} min" if rest else "")))
