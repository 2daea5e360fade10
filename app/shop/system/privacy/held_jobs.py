"""Jobs as personal data; they stay for the books, without the person."""

from collections.abc import Sequence

from sqlalchemy import case, delete, func, select, update
from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict
from app.shop.system.privacy.emptied_orders import empty_payments
from app.shop.workshop.jobs.states import OPEN
from app.store.customers.contacts import Contact
from app.store.database.base import now
from app.store.sales.orders import ERASED
from app.store.sales.payments import Payment
from app.store.system.deletions import Deletion
from app.store.workshop.calendar import Appointment
from app.store.workshop.jobs import Job, JobEvent, JobLine

KIND_NAMES = case({"part": "Part", "labour": "Work", "service": "Service"}, value=JobLine.kind)
"""The word that replaces the owner's words of a line."""


def find_jobs(session: Session, contacts: Sequence[Contact]) -> Sequence[Job]:
    """Return the jobs of customers, newest first."""
    ids = [contact.id for contact in contacts]
    return session.scalars(select(Job).where(Job.contact_id.in_(ids)).order_by(Job.number.desc())).all()


def refuse_open_jobs(jobs: Sequence[Job]) -> None:
    """Raise Conflict for a job that is not over."""
    numbers = sorted(job.number for job in jobs if job.status in OPEN)
    if numbers:
        raise Conflict(f"Job {numbers[0]} is not finished. Finish or cancel it first; nothing was erased.")


def empty_jobs(session: Session, jobs: Sequence[Job]) -> None:
    """Remove the personal data from jobs. The kinds, sums and parts of their lines stay, and so do their links, which
    show that the job was erased.
    """
    ids = [job.id for job in jobs]
    nobody = {"contact_id": None, "customer": ERASED, "car_id": None, "car": None, "quote_id": None, "mileage": None}
    session.execute(update(Job).where(Job.id.in_(ids)).values(**nobody, note="", updated_at=now()))
    unsaid = {"text": KIND_NAMES, "answered_name": None, "reason": None, "photo_ids": None}
    session.execute(update(JobLine).where(JobLine.job_id.in_(ids)).values(**unsaid))
    session.execute(update(JobEvent).where(JobEvent.job_id.in_(ids)).values(note=None))
    session.execute(update(Appointment).where(Appointment.job_id.in_(ids)).values(title=""))
    removed = func.json_extract(Deletion.content, f"$.rows.{Appointment.__tablename__}[0].job_id")
    session.execute(delete(Deletion).where(Deletion.kind == "appointment", removed.in_(ids)))
    empty_payments(session, Payment.job_id.in_(ids))
