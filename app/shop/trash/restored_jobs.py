"""Restored jobs: their appointments in the present calendar."""

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from app.shop.trash.snapshots import Raw, Snapshot, raw_table
from app.store.calendar import Appointment, Bay

TAKEN = "The appointment is not brought back: its time in the bay is taken by now."


def leave_appointments(session: Session, shot: Snapshot) -> list[str]:
    """Leave out the appointments that have no place any more.

    Their bay is gone, or taken at that time. Returns a sentence about them.
    """
    rows = shot.rows.get(Appointment.__tablename__, [])
    free = [row for row in rows if _is_free(session, row)]
    shot.rows[Appointment.__tablename__] = free
    return [TAKEN] if len(free) < len(rows) else []


def _is_free(session: Session, row: Raw) -> bool:
    if session.get(Bay, row["bay_id"]) is None:
        return False
    # Times are compared as they lie in the file.
    present = raw_table(Appointment.__tablename__, ["bay_id", "starts_at", "ends_at"])
    overlaps = present.c.starts_at < row["ends_at"], present.c.ends_at > row["starts_at"]
    found = select(func.count()).select_from(present).where(present.c.bay_id == row["bay_id"], *overlaps)
    return not session.scalar(found)
