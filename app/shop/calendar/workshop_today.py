"""Jobs that need the owner today."""

from datetime import datetime, timedelta
from decimal import Decimal
from typing import Any

from sqlalchemy import ColumnElement, SQLColumnExpression, func, select
from sqlalchemy.orm import Session

from app.shop.workshop_days import begin_of, workshop_day
from app.store.calendar import Appointment
from app.store.jobs import ARRIVED, BOOKED, COLLECTED, IN_WORK, READY, WAITING, Job

Counted = tuple[int, datetime | None]
"""A number of jobs, and the time of the first."""
NOTHING = Decimal(0)


def count_arrivals(session: Session, moment: datetime) -> Counted:
    """Return the booked jobs that have an appointment today."""
    begin, end = _day_of(moment)
    today = Appointment.starts_at >= begin, Appointment.starts_at < end, Job.status == BOOKED
    found = select(func.count(Job.id.distinct()), func.min(Appointment.starts_at))
    count, first = session.execute(found.join(Appointment, Appointment.job_id == Job.id).where(*today)).one()
    return count, first


def count_ready(session: Session) -> Counted:
    """Return the jobs that can be collected."""
    return _count(session, Job.updated_at, Job.status == READY)


def count_promised(session: Session, moment: datetime) -> Counted:
    """Return the jobs promised for today or before that are not ready."""
    _, end = _day_of(moment)
    return _count(session, Job.promised_at, Job.status.in_((BOOKED, ARRIVED, IN_WORK, WAITING)), Job.promised_at < end)


def count_unpaid(session: Session) -> Counted:
    """Return the collected jobs for which money is still to come."""
    owing = Job.paid - Job.refunded < Job.total
    untouched = (Job.refunded == NOTHING) | (Job.paid < Job.total)
    return _count(session, Job.updated_at, Job.status == COLLECTED, owing, untouched)


def _count(session: Session, since: SQLColumnExpression[Any], *conditions: ColumnElement[bool]) -> Counted:
    count, first = session.execute(select(func.count(), func.min(since)).where(*conditions)).one()
    return count, first


def _day_of(moment: datetime) -> tuple[datetime, datetime]:
    day = workshop_day(moment)
    return begin_of(day), begin_of(day + timedelta(days=1))
