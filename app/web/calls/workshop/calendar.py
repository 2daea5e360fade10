"""The workshop's calendar, for the owner."""

from collections.abc import Sequence

from app.contract.base.fields import Done
from app.contract.base.rows import OrderBody
from app.contract.workshop.calendar import (
    AppointmentChange,
    AppointmentsQuery,
    BayBody,
    BayProposalView,
    BayView,
    BookedView,
    CalendarQuery,
    CalendarView,
    ClosedDaysBody,
    ClosedDayView,
    JobBookingView,
    NewAppointment,
    OpeningBody,
    OpeningView,
    PartsBody,
    ProposalQuery,
)
from app.shop.workshop.calendar import appointments, bays, calendar, opening
from app.shop.workshop.calendar.view import ShownAppointment
from app.shop.workshop.jobs.bay_proposals import BayProposal, BayRequest, propose_bay
from app.store.database.base import db
from app.store.database.sqlite import write
from app.store.workshop.calendar import Bay, ClosedDay, Opening
from app.web.api.call import call
from app.web.calls.base.undo import offer_undo

BAYS = "/api/admin/bays"
OPENING = "/api/admin/opening"
CLOSED = "/api/admin/closed-days"
APPOINTMENTS = "/api/admin/appointments"
ONE_BAY = f"{BAYS}/{{bayId}}"
ONE = f"{APPOINTMENTS}/{{appointmentId}}"


@call("GET", "/api/admin/calendar", query=CalendarQuery, answer=CalendarView, admin=True)
def read_calendar(query: CalendarQuery) -> calendar.Calendar:
    """Return what the workshop has to do, 62 days at most."""
    return calendar.read_calendar(db.session(), query.from_, query.to)


@call("GET", BAYS, answer=list[BayView], admin=True)
def list_bays() -> Sequence[Bay]:
    """Return the bays in their order."""
    return bays.list_bays(db.session())


@call("POST", BAYS, body=BayBody, answer=BayView, status=201, admin=True)
def add_bay(body: BayBody) -> Bay:
    """Add a bay as the last one."""
    with write() as session:
        return bays.add_bay(session, body.name)


@call("POST", f"{BAYS}/order", body=OrderBody, answer=Done, admin=True)
def order_bays(body: OrderBody) -> Done:
    """Show the bays in this order."""
    with write() as session:
        bays.put_bays_in_order(session, body.ids)
    return Done()


@call("PATCH", ONE_BAY, body=BayBody, answer=BayView, admin=True)
def change_bay(bay_id: str, body: BayBody) -> Bay:
    """Rename a bay."""
    with write() as session:
        return bays.rename_bay(session, bay_id, body.name)


@call("DELETE", ONE_BAY, answer=Done, admin=True)
def remove_bay(bay_id: str) -> Done:
    """Remove a bay without appointments."""
    with write() as session:
        deletion = bays.remove_bay(session, bay_id)
    offer_undo(deletion)
    return Done()


@call("GET", OPENING, answer=list[OpeningView], admin=True)
def list_opening() -> Sequence[Opening]:
    """Return the opening hours by weekday."""
    return opening.list_opening(db.session())


@call("PUT", OPENING, body=OpeningBody, answer=list[OpeningView], admin=True)
def set_opening(body: OpeningBody) -> Sequence[Opening]:
    """Replace the opening hours."""
    with write() as session:
        opening.set_opening(session, [opening.Span(**each.model_dump()) for each in body.spans])
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
def list_appointments(query: AppointmentsQuery) -> appointments.JobBooking:
    """Return a job's appointments, and the day that was asked for."""
    return appointments.read_booking(db.session(), query.job_id)


@call("POST", APPOINTMENTS, body=NewAppointment, answer=BookedView, status=201, admin=True)
def add_appointment(body: NewAppointment) -> ShownAppointment:
    """Book a bay."""
    with write() as session:
        return appointments.add_appointment(session, body.model_dump())


@call("POST", f"{APPOINTMENTS}/parts", body=PartsBody, answer=list[BookedView], status=201, admin=True)
def add_parts(body: PartsBody) -> list[ShownAppointment]:
    """Book all times of a job's work, or none."""
    with write() as session:
        return appointments.add_parts(session, body.job_id, body.model_dump()["parts"])


@call("GET", f"{APPOINTMENTS}/proposal", query=ProposalQuery, answer=BayProposalView, admin=True)
def propose_times(query: ProposalQuery) -> BayProposal:
    """Return free times for the work of a job or a quote."""
    return propose_bay(db.session(), BayRequest(**query.model_dump()))


@call("PATCH", ONE, body=AppointmentChange, answer=BookedView, admin=True)
def change_appointment(appointment_id: str, body: AppointmentChange) -> ShownAppointment:
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
