"""Days of the calendar, with the work in them."""

from datetime import date, datetime, timedelta
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.contract.workshop.calendar import BayPlanView, CalendarView, PromisedView
from app.shop.base.errors import invalid_field
from app.shop.base.workshop_days import begin_of, workshop_day
from app.shop.base.workshop_times import wall_text
from app.shop.workshop.calendar.bays import list_bays
from app.shop.workshop.calendar.opening import list_closed_days, list_opening
from app.shop.workshop.calendar.overlaps import STANDS, between
from app.shop.workshop.calendar.view import list_shown
from app.store.database.base import now
from app.store.workshop.jobs import CANCELLED, COLLECTED, Job

MOST_DAYS = 62
TOO_MANY = f"Please ask for at most {MOST_DAYS} days"
BACKWARDS = "The last day must not be before the first"


def read_calendar(session: Session, first: date, last: date) -> CalendarView:
    """Return the days from the first to the last. Raises Invalid."""
    if last < first:
        raise invalid_field("to", BACKWARDS)
    if (last - first).days >= MOST_DAYS:
        raise invalid_field("to", TOO_MANY)
    begin, end = begin_of(first), begin_of(last + timedelta(days=1))
    return CalendarView(
        today=workshop_day(now()),
        opening=list_opening(session),
        closed_days=list_closed_days(session, first, last),
        bays=_plan_bays(session, begin, end),
        promised=_list_promised(session, begin, end),
    )


def _plan_bays(session: Session, begin: datetime, end: datetime) -> list[BayPlanView]:
    found = list_shown(session, between(begin, end), STANDS)
    return [
        BayPlanView.from_row(bay, appointments=[each for each in found if each.bay_id == bay.id])
        for bay in list_bays(session)
    ]


def _list_promised(session: Session, begin: datetime, end: datetime) -> list[PromisedView]:
    columns: tuple[Any, ...] = (Job.id.label("job_id"), Job.number, Job.status, Job.customer, Job.car, Job.promised_at)
    found = (
        select(*columns)
        .where(Job.promised_at >= begin, Job.promised_at < end, Job.status.not_in((COLLECTED, CANCELLED)))
        .order_by(Job.promised_at, Job.number)
    )
    return [PromisedView.from_row(row, promised=wall_text(row.promised_at)) for row in session.execute(found)]
