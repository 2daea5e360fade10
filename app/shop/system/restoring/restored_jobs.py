"""Restored jobs: their appointments in the present calendar."""

from collections.abc import Mapping

from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict
from app.shop.base.trash.snapshots import Raw, Snapshot
from app.shop.workshop.calendar.overlaps import refuse_restored
from app.store.workshop.calendar import Appointment
from app.store.workshop.jobs import Job

TAKEN = "Its appointment did not come back: the bay is gone, or taken at that time."


def leave_appointments(session: Session, shot: Snapshot) -> list[str]:
    """Remove from the snapshot the job's appointments that no longer fit into the calendar. Returns a sentence about
    them.
    """
    rows = shot.rows.get(Appointment.__tablename__, []) if Job.__tablename__ in shot.rows else []
    free = [row for row in rows if _is_free(session, row, status_by_job(shot))]
    if len(free) == len(rows):
        return []
    shot.rows[Appointment.__tablename__] = free
    return [TAKEN]


def status_by_job(shot: Snapshot) -> dict[str, str]:
    """Return the statuses of the jobs in the snapshot, by their ids."""
    return {row["id"]: row["status"] for row in shot.rows.get(Job.__tablename__, [])}


def _is_free(session: Session, row: Raw, jobs: Mapping[str, str]) -> bool:
    try:
        refuse_restored(session, row, jobs)
    except Conflict:
        return False
    return True
