"""Bays of the workshop."""

from collections.abc import Sequence

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict, NotFound, taken
from app.shop.base.trash.deletions import keep
from app.shop.base.trash.snapshots import take_rows
from app.store.system.deletions import Deletion
from app.store.workshop.calendar import Appointment, Bay

MOST = 6
NO_BAY = "Bay not found"
FULL = f"The calendar holds {MOST} bays at most. Remove one first."
LAST = "The calendar needs a bay. Add another one first, or rename this one."
WAY_OUT = "Move them to another bay in the calendar, or remove them, first."


def list_bays(session: Session) -> Sequence[Bay]:
    """Return the bays in the owner's order."""
    return session.scalars(select(Bay).order_by(Bay.display_order, Bay.created_at, Bay.id)).all()


def add_bay(session: Session, name: str) -> Bay:
    """Add a bay after the present ones. Raises Conflict for a seventh bay or a taken name."""
    bays = list_bays(session)
    if len(bays) >= MOST:
        raise Conflict(FULL)
    _refuse_taken(session, name)
    bay = Bay(name=name, display_order=max((bay.display_order for bay in bays), default=-1) + 1)
    session.add(bay)
    session.flush()
    return bay


def rename_bay(session: Session, bay_id: str, name: str) -> Bay:
    """Rename a bay. Raises NotFound, or Conflict for a taken name."""
    bay = get_bay(session, bay_id)
    _refuse_taken(session, name, but=bay_id)
    bay.name = name
    session.flush()
    return bay


def put_bays_in_order(session: Session, ids: Sequence[str]) -> None:
    """Show these bays in this order, followed by all others. Raises NotFound, and changes nothing then."""
    named = [get_bay(session, bay_id) for bay_id in dict.fromkeys(ids)]
    others = [bay for bay in list_bays(session) if bay not in named]
    for place, bay in enumerate(named + others):
        bay.display_order = place


def remove_bay(session: Session, bay_id: str) -> Deletion:
    """Remove a bay without appointments, and return the deletion that restores it. Raises NotFound, or Conflict with
    advice when the bay has appointments or is the last one.
    """
    bay = get_bay(session, bay_id)
    count = session.scalar(select(func.count()).select_from(Appointment).where(Appointment.bay_id == bay_id)) or 0
    if count:
        counted = "an appointment" if count == 1 else f"{count:,} appointments"
        raise Conflict(f"{bay.name} has {counted}. {WAY_OUT}")
    if len(list_bays(session)) == 1:
        raise Conflict(LAST)
    deletion = keep(session, "bay", [bay.name], take_rows(session, Bay, [bay_id]))
    session.delete(bay)
    session.flush()
    return deletion


def get_bay(session: Session, bay_id: str) -> Bay:
    """Return a bay. Raises NotFound."""
    bay = session.get(Bay, bay_id)
    if bay is None:
        raise NotFound(NO_BAY)
    return bay


def _refuse_taken(session: Session, name: str, but: str = "") -> None:
    rival = select(Bay.id).where(func.lower(Bay.name) == func.lower(name), Bay.id != but)
    if session.scalar(rival.limit(1)):
        raise taken("name", f"There is a bay named {name} already")
