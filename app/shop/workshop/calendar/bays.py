"""Bays of the workshop."""

from collections.abc import Sequence

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict, taken
from app.shop.base.owner_lists import OwnerList, Values, next_position
from app.shop.base.rows import count_where
from app.store.workshop.calendar import Appointment, Bay

MOST = 6
FULL = f"The calendar holds {MOST} bays at most. Remove one first."
LAST = "The calendar needs a bay. Add another one first, or rename this one."
WAY_OUT = "Move them to another bay in the calendar, or remove them, first."


def list_bays(session: Session) -> Sequence[Bay]:
    """Return the bays in the owner's order."""
    return session.scalars(select(Bay).order_by(Bay.display_order, Bay.created_at, Bay.id)).all()


def put_bays_in_order(session: Session, bays: Sequence[Bay]) -> None:
    """Show these bays in this order, followed by all others."""
    others = [bay for bay in list_bays(session) if bay not in bays]
    for place, bay in enumerate([*bays, *others]):
        bay.display_order = place


def _complete(session: Session, given: Values) -> Values:
    return {**given, "display_order": next_position(session, Bay.display_order, MOST, FULL)}


def _settle(session: Session, bay: Bay, values: Values) -> Values:
    name = values["name"]
    rival = select(Bay.id).where(func.lower(Bay.name) == func.lower(name), Bay.id != bay.id)
    if session.scalar(rival.limit(1)):
        raise taken("name", f"There is a bay named {name} already")
    return values


def _refuse_removal(session: Session, bay: Bay) -> None:
    """Refuse, with advice, the removal of a bay that has appointments or is the last one."""
    count = count_where(session, Appointment.bay_id == bay.id)
    if count:
        counted = "an appointment" if count == 1 else f"{count:,} appointments"
        raise Conflict(f"{bay.name} has {counted}. {WAY_OUT}")
    if len(list_bays(session)) == 1:
        raise Conflict(LAST)


BAYS = OwnerList(
    Bay,
    "bay",
    "Bay not found",
    named=lambda bay: bay.name,
    complete=_complete,
    settle=_settle,
    refuse_removal=_refuse_removal,
)
