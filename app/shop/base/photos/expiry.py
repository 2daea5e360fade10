"""Age at which a job's photos go."""

from datetime import datetime

from sqlalchemy import ColumnElement, func, or_, select

from app.store.workshop.jobs import CANCELLED, COLLECTED, Job, JobEvent
from app.store.workshop.photos import JOB, Photo

JOB_MONTHS = 24
"""Months after the end of a job. The gallery has copies of its own."""


def is_of_old_job(before: datetime) -> ColumnElement[bool]:
    """Return the condition for photos of a job that ended before a moment or no longer exists."""
    came_to_it = JobEvent.job_id == Job.id, JobEvent.status == Job.status
    ended = select(func.max(JobEvent.created_at)).where(*came_to_it).correlate(Job).scalar_subquery()
    is_over = Job.status.in_((COLLECTED, CANCELLED)), Job.created_at < before
    old = select(Job.id).where(*is_over, func.coalesce(ended, Job.updated_at) < before)
    return (Photo.of == JOB) & or_(Photo.owner_id.in_(old), Photo.owner_id.not_in(select(Job.id)))
