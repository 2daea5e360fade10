"""The rule that a bay has only one appointment at a time. Booking and restoring an appointment both check it inside the
write that they are part of.
"""

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, and_, or_, select
from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict, taken
from app.shop.base.workshop_times import say_span
from app.store.workshop.calendar import Appointment, Bay
from app.store.workshop.jobs import CANCELLED, Job

GONE = "This appointment cannot come back: its {} is gone. Bring that back first."
LONGEST = timedelta(days=31)
"""Of one appointment, by the workshop's clock."""
AUTUMN = timedelta(hours=1)
"""Of 31 days by the clock, one may have an hour more."""
STANDS = or_(Appointment.job_id.is_(None), Job.status != CANCELLED)
"""A cancelled job holds no bay."""


def between(begin: datetime, end: datetime) -> ColumnElement[bool]:
    """Return the condition for appointments that overlap a span of time. The first of its three parts lets the index on
    `starts_at` skip the past.
    """
    earliest = begin - LONGEST - AUTUMN
    return and_(Appointment.starts_at >= earliest, Appointment.starts_at < end, Appointment.ends_at > begin)


def refuse_overlap(session: Session, wanted: Appointment) -> None:
    """Raise Conflict if the bay is taken at that time, naming the first appointment in it. An appointment that ends
    when the other starts is no conflict.
    """
    found = (
        select(Bay.name, Appointment.title, Appointment.starts_at, Appointment.ends_at, Job.number, Job.customer)
        .select_from(Appointment)
        .join(Bay, Bay.id == Appointment.bay_id)
        .outerjoin(Job, Job.id == Appointment.job_id)
        .where(Appointment.bay_id == wanted.bay_id, Appointment.id != wanted.id, STANDS)
        .where(between(wanted.starts_at, wanted.ends_at))
        .order_by(Appointment.starts_at)
    )
    with session.no_autoflush:
        first = session.execute(found.limit(1)).first()
    if first is not None:
        bay, title, starts_at, ends_at, number, customer = first
        named = f"Job {number}, {customer}" if number else title
        raise taken("startsAt", f"{bay} is taken: {named}, {say_span(starts_at, ends_at)}")


def refuse_restored(session: Session, row: Mapping[str, Any], jobs: Mapping[str, str]) -> None:
    """Raise Conflict for a deleted appointment that cannot be restored in its place. Its bay or job no longer exists,
    or its time is taken. `jobs` maps the ids of the jobs restored with it to their statuses.
    """
    if session.get(Bay, row["bay_id"]) is None:
        raise Conflict(GONE.format("bay"))
    status = jobs.get(row["job_id"]) or session.scalar(select(Job.status).where(Job.id == row["job_id"]))
    if row["job_id"] and status is None:
        raise Conflict(GONE.format("job"))
    if status != CANCELLED:
        times = {name: datetime.fromisoformat(row[name]) for name in ("starts_at", "ends_at")}
        refuse_overlap(session, Appointment(id=row["id"], bay_id=row["bay_id"], **times))
