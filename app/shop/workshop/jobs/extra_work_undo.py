"""Answers to extra work that their customer undoes at once."""

from datetime import datetime
from math import ceil

from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict
from app.shop.workshop.jobs.amounts import keep_totals
from app.shop.workshop.jobs.extra_work import find_line
from app.shop.workshop.jobs.job_links import find_job
from app.shop.workshop.jobs.job_mails import UNDO, stop_alert
from app.shop.workshop.jobs.states import add_event
from app.store.database.base import now
from app.store.workshop.jobs import CANCELLED, COLLECTED, Job, JobLine

TOO_LATE = "This can no longer be undone. Please call us to change it."


def undo_seconds(line: JobLine, moment: datetime) -> int:
    """Return for how many whole seconds an answer can be undone."""
    left = (line.answered_at + UNDO - moment).total_seconds() if line.answered_at and not line.fitted_at else 0
    return ceil(left) if 0 < left <= UNDO.total_seconds() else 0


def undo_answer(session: Session, token: str, line_id: str) -> Job:
    """Undo an answer within ten seconds, and stop the mail about it to the owner.

    Without an answer nothing changes. Raises NotFound, and Conflict after that time or once anything has followed from
    the answer: the end of the job, a fitted part, a payment or a document.
    """
    job = find_job(session, token)
    line = find_line(job, line_id)
    if line.answered_at is None:
        return job
    if not undo_seconds(line, now()) or _has_consequences(job, line.answered_at) or not stop_alert(session, job, line):
        raise Conflict(TOO_LATE)
    add_event(job, f"{line.answered_name} undid the answer to “{line.text}”")
    line.approved_at = line.refused_at = line.answered_name = None
    keep_totals(job)
    session.flush()
    return job


def _has_consequences(job: Job, since: datetime) -> bool:
    """Return whether a payment or a document followed an answer, or the job has ended."""
    papers = [each.created_at for each in job.payments] + [each.issued_at for each in job.documents]
    return job.status in {COLLECTED, CANCELLED} or any(each >= since for each in papers)
