"""The owner's jobs: found, added, changed, removed."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict, NotFound
from app.shop.base.photos.photos import list_photos
from app.shop.base.settings.settings import Settings, read_settings
from app.shop.base.trash.deletions import keep
from app.shop.base.trash.snapshots import Snapshot, take_jobs
from app.shop.base.workshop_times import to_moment
from app.shop.customers.contacts.cars import name_car
from app.shop.customers.contacts.contacts import get_contact
from app.shop.workshop.jobs.amounts import keep_totals, next_change
from app.shop.workshop.jobs.lines import write_lines
from app.shop.workshop.jobs.states import add_event, note_answers_seen, refuse_outdated, say_status
from app.store.database.base import now
from app.store.system.deletions import Deletion
from app.store.workshop.jobs import BOOKED, CANCELLED, COLLECTED, Job, JobToken
from app.store.workshop.photos import JOB

NO_JOB = "Job not found"
BEGUN = "This job is {}. Cancel it instead: it stays on record."
OVER = "This job is {}: it stays on record."
IN_USE = "This job has {}. Cancel it instead: it stays on record."


def get_job(session: Session, job_id: str) -> Job:
    """Return a job. Raises NotFound."""
    job = session.get(Job, job_id)
    if job is None:
        raise NotFound(NO_JOB)
    return job


def add_job(session: Session, given: Mapping[str, Any]) -> Job:
    """Book a job without a quote. Raises NotFound for an unknown customer, and the errors of `change_job`."""
    contact = get_contact(session, given["contact_id"])
    contact.automatic = 0
    settings = read_settings(session)
    job = Job(contact_id=contact.id, customer=contact.name, tax_mode=settings.tax_mode)
    return store_job(session, job, given, settings, None)


def store_job(session: Session, job: Job, given: Mapping[str, Any], settings: Settings, note: str | None) -> Job:
    """Store a new job with the given fields. The note is that of its first event. Raises the errors of `change_job`."""
    job.number, job.status, job.updated_at = _next_number(session), BOOKED, now()
    _write(session, job, given, settings)
    add_event(job, note, BOOKED)
    session.add(job)
    session.flush()
    return job


def change_job(session: Session, job_id: str, changes: Mapping[str, Any]) -> Job:
    """Change the named fields of a job. Raises NotFound, Invalid for another customer's car, an impossible time or
    wrong lines, and Conflict where `updated_at` is out of date or the lines cannot be changed.
    """
    job = get_job(session, job_id)
    refuse_outdated(job, changes.get("updated_at"))
    before = job.total
    _write(session, job, changes, read_settings(session))
    note_answers_seen(job)
    job.updated_at = next_change(job)
    if before != job.total:
        add_event(job, f"Total {before} → {job.total}")
    session.flush()
    return job


def remove_job(session: Session, job_id: str) -> Deletion:
    """Remove a job that has not begun, with its appointments. Returns the deletion that restores it. Raises NotFound,
    and Conflict for a job that has begun, has payments, documents or photos, or has a link that its customer knows.
    """
    job = get_job(session, job_id)
    said = why_not_removed(session, job)
    if said:
        raise Conflict(said)
    deletion = keep(session, "job", [f"{job.number}, {job.customer}"], take_jobs(session, [job_id]))
    session.delete(job)
    session.flush()
    return deletion


def why_not_removed(session: Session, job: Job) -> str | None:
    """Return the sentence that says why a job cannot be deleted, or None if it can."""
    if job.status != BOOKED:
        said = OVER if job.status in {COLLECTED, CANCELLED} else BEGUN
        return said.format(say_status(job.status))
    uses = {
        "payments": bool(job.payments),
        "documents": bool(job.documents),
        "photos": bool(list_photos(session, JOB, [job.id])),
        "a link that its customer knows": session.scalar(select(JobToken).where(JobToken.job_id == job.id)) is not None,
    }
    used = next((name for name, is_used in uses.items() if is_used), None)
    return IN_USE.format(used) if used else None


def _write(session: Session, job: Job, given: Mapping[str, Any], settings: Settings) -> None:
    if "car_id" in given:
        job.car_id, job.car = name_car(session, job.contact_id, given["car_id"])
    if "promised_at" in given:
        said = given["promised_at"]
        job.promised_at = to_moment("promisedAt", said) if said else None
    if "mileage" in given:
        job.mileage = given["mileage"]
    if "note" in given:
        job.note = given["note"]
    if "lines" in given:
        write_lines(session, job, given["lines"], settings)
    keep_totals(job)


def _next_number(session: Session) -> int:
    """Return the next job number. A number of a deleted job that can be restored is not used again."""
    deleted = session.scalars(select(Deletion.content).where(Deletion.kind == "job"))
    rows = (row for content in deleted for row in Snapshot.from_json(content).rows.get(Job.__tablename__, []))
    greatest = session.scalar(select(func.max(Job.number))) or 0
    return int(max([greatest, *(row["number"] for row in rows)])) + 1
