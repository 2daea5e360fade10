"""The workshop's calendar, and its bays."""

from datetime import date
from typing import Annotated

from pydantic import Field

from app.contract.base.fields import (
    Body,
    Message,
    Moment,
    Query,
    Trimmed,
    View,
)
from app.contract.base.visible import AtLeast
from app.contract.workshop.appointments import AppointmentView
from app.contract.workshop.job_status import JobStatus
from app.contract.workshop.opening import ClosedDayView, Day, OpeningView

BayName = Annotated[
    Annotated[str, Trimmed, Field(max_length=40), AtLeast(1)], Message("Please enter a name for the bay")
]


class BayBody(Body):
    """A bay's name."""

    name: BayName


class BayView(View):
    """A bay of the workshop."""

    id: str
    name: str


class CalendarQuery(Query):
    """The first and the last day."""

    from_: Annotated[Day, Field(alias="from")]
    to: Day


class BayPlanView(BayView):
    """A bay and its appointments."""

    appointments: list[AppointmentView]


class PromisedView(View):
    """A job promised for a time, and not collected yet."""

    job_id: str
    number: int
    status: JobStatus
    customer: str
    car: str | None
    promised_at: Moment
    promised: str


class CalendarView(View):
    """Days of the calendar; `today` is that of the workshop."""

    today: date
    opening: list[OpeningView]
    closed_days: list[ClosedDayView]
    bays: list[BayPlanView]
    promised: list[PromisedView]
