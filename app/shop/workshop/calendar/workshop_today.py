"""Jobs that need the owner today."""

from datetime import datetime, timedelta
from decimal import Decimal

from sqlalchemy import ColumnElement, and_, func, or_, select
from sqlalchemy.orm import Session, lazyload

from app.shop.base.workshop_days import begin_of, workshop_day
from app.shop.sales.orders.payment_groups import paid_lately
from app.store.sales.payments import OPEN, PAYMENT, Payment
from app.store.workshop.calendar import Appointment
from app.store.workshop.jobs import ARRIVED, BOOKED, CANCELLED, COLLECTED, IN_WORK, READY, WAITING, Job, JobLine

Counted = tuple[int, datetime | None]
"""A number of jobs, and the time of the first."""
NOTHING = Decimal(0)
UNFINISHED = (BOOKED, ARRIVED, IN_WORK, WAITING, READY)
ANY = select(Job.id).limit(1)


def count_arrivals(session: Session, moment: datetime) -> Counted:
    """Return the booked jobs that have an appointment today."""
    begin, end = _day_of(moment)
    today = Appointment.starts_at >= begin, Appointment.starts_at < end, Job.status == BOOKED
    found = select(func.count(Job.id.distinct()), func.min(Appointment.starts_at))
    count, first = session.execute(found.join(Appointment, Appointment.job_id == Job.id).where(*today)).one()
    return count, first


def count_unfinished(session: Session, moment: datetime) -> tuple[Counted, Counted]:
    """Return the counts of the jobs to be collected and of those that are due. A job is due if it was promised for
    today or earlier and is not ready.
    """
    _, end = _day_of(moment)
    ready, promised = Job.status == READY, and_(Job.status != READY, Job.promised_at < end)
    found = select(
        func.count().filter(ready),
        func.min(Job.updated_at).filter(ready),
        func.count().filter(promised),
        func.min(Job.promised_at).filter(promised),
    )
    row = session.execute(found.where(Job.status.in_(UNFINISHED))).one()
    return (row[0], row[1]), (row[2], row[3])


def has_jobs(session: Session) -> bool:
    """Return whether there is any job."""
    return session.scalar(ANY) is not None


def count_unpaid(session: Session) -> Counted:
    """Return the count of collected jobs that have not been paid in full."""
    uncovered = Job.status == COLLECTED, Job.paid - Job.refunded < Job.total
    counted = select(func.count(), func.min(Job.updated_at)).where(*uncovered, Job.refunded == NOTHING)
    count, first = session.execute(counted).one()
    # Only the order of its payments tells of a refund whether it is still owed.
    refunded = session.scalars(select(Job).where(*uncovered, Job.refunded > NOTHING).options(lazyload(Job.lines)))
    times = [job.updated_at for job in refunded if job.owed]
    return count + len(times), min([*filter(None, [first]), *times], default=None)


def count_to_check(session: Session) -> Counted:
    """Return the jobs with a card payment to look into."""
    count, first = session.execute(select(func.count(), func.min(Job.updated_at)).where(needs_look())).one()
    return count, first


def count_news(session: Session, moment: datetime) -> dict[str, Counted]:
    """Return the counts of jobs with news for the owner. These are answers to extra work, cars that are ready while the
    customer was not informed, and jobs paid by card recently.
    """
    news = {
        "answered_jobs": (has_new_answer(), Job.updated_at),
        "untold_jobs": (is_ready_untold(), Job.updated_at),
        "paid_jobs": (was_paid_lately(moment), Job.updated_at),
    }
    found = {name: select(func.count(), func.min(since)).where(rule) for name, (rule, since) in news.items()}
    return {name: (row[0], row[1]) for name, each in found.items() for row in session.execute(each)}


def has_new_answer() -> ColumnElement[bool]:
    """Match the jobs with an answer that the owner has not seen."""
    answered = func.coalesce(JobLine.approved_at, JobLine.refused_at)
    is_new = or_(Job.answers_seen_at.is_(None), answered > Job.answers_seen_at)
    new = select(JobLine.id).where(JobLine.job_id == Job.id, JobLine.asked_at.is_not(None), answered.is_not(None))
    return and_(Job.status.in_(UNFINISHED), new.where(is_new).correlate(Job).exists())


def is_ready_untold() -> ColumnElement[bool]:
    """Return the condition that a job is ready and its customer has not been informed."""
    return and_(Job.status == READY, Job.ready_informed_at.is_(None), Job.contact_id.is_not(None))


def was_paid_lately(moment: datetime) -> ColumnElement[bool]:
    """Match the jobs with a card payment within the last day."""
    return Job.id.in_(paid_lately(Payment.job_id, moment))


def needs_look() -> ColumnElement[bool]:
    """Match the jobs with a `payment_note`."""
    noted = select(Payment.job_id).where(Payment.state == OPEN, Payment.kind == PAYMENT, Payment.reason.is_not(None))
    return and_(Job.status != CANCELLED, Job.paid - Job.refunded < Job.total, Job.id.in_(noted.scalar_subquery()))


def _day_of(moment: datetime) -> tuple[datetime, datetime]:
    day = workshop_day(moment)
    return begin_of(day), begin_of(day + timedelta(days=1))
