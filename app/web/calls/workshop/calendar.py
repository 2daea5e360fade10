"""The workshop's calendar, for the owner."""

from collections.abc import Sequence

from app.contract.base.fields import Done
from app.contract.workshop.appointments import (
    AppointmentChange,
    AppointmentsQuery,
    BayProposalView,
    BookedView,
    JobBookingView,
    NewAppointment,
    PartsBody,
    ProposalQuery,
)
from app.contract.workshop.calendar import BayBody, BayView, CalendarQuery, CalendarView
from app.contract.workshop.opening import ClosedDaysBody, ClosedDayView, OpeningBody, OpeningView
from app.shop.workshop.calendar import appointments, bays, calendar, opening
from app.shop.workshop.jobs.bay_proposals import BayRequest, propose_bay
from app.store.base.opening import ClosedDay, Opening
from app.store.database.base import db
from app.store.database.sqlite import write
from app.web.api.call import call
from app.web.calls.base.owner_calls import OwnerCalls
from app.web.calls.base.undo import offer_undo

OPENING = "/api/admin/opening"
CLOSED = "/api/admin/closed-days"
APPOINTMENTS = "/api/admin/appointments"
ONE = f"{APPOINTMENTS}/{{appointmentId}}"


@call("GET", "/api/admin/calendar", query=CalendarQuery, answer=CalendarView, admin=True)
def read_calendar(query: CalendarQuery) -> CalendarView:
    """Return what the workshop has to do, 62 days at most."""
    return calendar.read_calendar(db.session(), query.from_, query.to)


BAYS = OwnerCalls(__name__, "/api/admin/bays/{bayId}", bays.BAYS, BayView)
BAYS.list("list_bays", list[BayView], bays.list_bays, summary="Return the bays in their order.")
BAYS.add("add_bay", BayBody, summary="Add a bay as the last one.")
BAYS.order("order_bays", bays.put_bays_in_order, summary="Show the bays in this order.")
BAYS.change("change_bay", BayBody, summary="Rename a bay.")
BAYS.remove("remove_bay", summary="Remove a bay without appointments.")


@call("GET", OPENING, answer=list[OpeningView], admin=True)
def list_opening() -> Sequence[Opening]:
    """Return the opening hours by weekday."""
    return opening.list_opening(db.session())


@call("PUT", OPENING, body=OpeningBody, answer=list[OpeningView], admin=True)
def set_opening(body: OpeningBody) -> Sequence[Opening]:
    """Replace the opening hours."""
    with write() as session:
        opening.set_opening(session, body.spans)
        return opening.list_opening(session)


@call("GET", CLOSED, answer=list[ClosedDayView], admin=True)
def list_closed_days() -> Sequence[ClosedDay]:
    """Return the closed days, the first at the top."""
    return opening.list_closed_days(db.session())


@call("POST", CLOSED, body=ClosedDaysBody, answer=list[ClosedDayView], status=201, admin=True)
def close_days(body: ClosedDaysBody) -> Sequence[ClosedDay]:
    """Close a day, or each of several."""
    with write() as session:
        return opening.close_days(session, body.day, body.until, body.reason)


@call("DELETE", f"{CLOSED}/{{day}}", answer=Done, admin=True)
def open_day(day: str) -> Done:
    """Open a closed day again."""
    with write() as session:
        deletion = opening.open_day(session, day)
    offer_undo(deletion)
    return Done()


@call("GET", APPOINTMENTS, query=AppointmentsQuery, answer=JobBookingView, admin=True)
def list_appointments(query: AppointmentsQuery) -> JobBookingView:
    """Return a job's appointments, and the day that was asked for."""
    return appointments.read_booking(db.session(), query.job_id)


@call("POST", APPOINTMENTS, body=NewAppointment, answer=BookedView, status=201, admin=True)
def add_appointment(body: NewAppointment) -> BookedView:
    """Book a bay."""
    with write() as session:
        return appointments.add_appointment(session, body.model_dump())


@call("POST", f"{APPOINTMENTS}/parts", body=PartsBody, answer=list[BookedView], status=201, admin=True)
def add_parts(body: PartsBody) -> list[BookedView]:
    """Book all times of a job's work, or none."""
    with write() as session:
        return appointments.add_parts(session, body.job_id, body.model_dump()["parts"])


@call("GET", f"{APPOINTMENTS}/proposal", query=ProposalQuery, answer=BayProposalView, admin=True)
def propose_times(query: ProposalQuery) -> BayProposalView:
    """Return free times for the work of a job or a quote."""
    return propose_bay(db.session(), BayRequest(**query.model_dump()))


@call("PATCH", ONE, body=AppointmentChange, answer=BookedView, admin=True)
def change_appointment(appointment_id: str, body: AppointmentChange) -> BookedView:
    """Move an appointment, or change what it is for."""
    with write() as session:
        return appointments.change_appointment(session, appointment_id, body.model_dump(exclude_unset=True))


@call("DELETE", ONE, answer=Done, admin=True)
def remove_appointment(appointment_id: str) -> Done:
    """Remove an appointment."""
    with write() as session:
        deletion = appointments.remove_appointment(session, appointment_id)
    offer_undo(deletion)
    return Done()
