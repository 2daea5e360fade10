"""Restored jobs: their appointments in the present calendar."""

from sqlalchemy.orm import Session

from app.shop.errors import Conflict
from app.shop.overlaps import refuse_restored
from app.shop.trash.snapshots import Raw, Snapshot
from app.store.calendar import Appointment
from app.store.jobs import Job

TAKEN = "Its appointment stays away: the bay is gone, or taken at that time."


def leave_appointments(session: Session, shot: Snapshot) -> list[str]:
    """Leave out a job's appointments that have no place any more.

    Returns a sentence about them.
    """
    rows = shot.rows.get(Appointment.__tablename__, []) if Job.__tablename__ in shot.rows else []
    free = [row for row in rows if _is_free(session, row)]
    if len(free) == len(rows):
        return []
    shot.rows[Appointment.__tablename__] = free
    return [TAKEN]


def _is_free(session: Session, row: Raw) -> bool:
    try:
        refuse_restored(session, row)
    except Conflict:
        return False
    return True
