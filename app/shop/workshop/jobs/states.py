"""Steps of a job, from the booking to the keys."""

from datetime import datetime, timedelta
from types import MappingProxyType

from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict
from app.shop.workshop.jobs.amounts import next_change
from app.store.database.base import now
from app.store.workshop.jobs import ARRIVED, BOOKED, CANCELLED, COLLECTED, IN_WORK, READY, WAITING, Job, JobEvent

CHANGED = "This job was changed meanwhile. Please look again."
NEXT = MappingProxyType(
    {
        BOOKED: (ARRIVED, CANCELLED),
        ARRIVED: (IN_WORK, CANCELLED),
        IN_WORK: (READY, WAITING, CANCELLED),
        WAITING: (IN_WORK, READY, CANCELLED),
        READY: (COLLECTED, IN_WORK, CANCELLED),
        COLLECTED: (),
        CANCELLED: (),
    }
)
"""The steps that each status may take."""
OPEN = tuple(status for status, steps in NEXT.items() if steps)
"""The statuses of a job that is not over."""
STAYS_OUT = "Fitted, and not back in stock: {}. “Return to stock” on a line puts its part back."


def change_status(session: Session, job: Job, status: str, note: str | None = None) -> None:
    """Change the status of a job and store the step with its time and the owner's note. Cancelling returns no stock;
    the note then lists the fitted parts that stay out of stock. Raises Conflict naming the allowed steps.
    """
    _refuse_wrong_step(job, status)
    said = [note, _say_fitted(job) if status == CANCELLED else None]
    job.status, job.ready_informed_at = status, None
    note_answers_seen(job)
    add_event(job, "\n".join(filter(None, said)) or None, status)
    session.flush()


def note_answers_seen(job: Job) -> None:
    """Record that the owner has seen the customer's answers to extra work."""
    job.answers_seen_at = now()


def add_event(job: Job, note: str | None, status: str | None = None) -> None:
    """Add an event with its time to the history of a job."""
    job.updated_at = next_change(job)
    job.history.append(JobEvent(status=status, note=note, created_at=job.updated_at))


def refuse_outdated(job: Job, seen: datetime | None) -> None:
    """Raise Conflict for a job that was changed since `seen`."""
    if seen is not None and abs(job.updated_at - seen) >= timedelta(milliseconds=1):
        raise Conflict(CHANGED)


def say_status(status: str) -> str:
    """Return a status in words, "in work"."""
    return status.replace("_", " ")


def _refuse_wrong_step(job: Job, status: str) -> None:
    allowed = NEXT[job.status]
    if status in allowed:
        return
    if not allowed:
        raise Conflict(f"This job is {say_status(job.status)}. Its status can no longer change.")
    steps = ", ".join(say_status(each) for each in allowed)
    raise Conflict(f"This job is {say_status(job.status)}. Its next status can be: {steps}.")


def _say_fitted(job: Job) -> str | None:
    taken = [f"{line.stock_taken} × {line.text}" for line in job.lines if line.stock_taken]
    return STAYS_OUT.format("; ".join(taken)) if taken else None
