"""Appointments in the workshop's calendar, and proposals of free times."""

from datetime import UTC, datetime
from typing import Annotated

from pydantic import Field

from app.contract.base.days import OptionalDay, Time
from app.contract.base.fields import BlankIsNone, Body, Id, Message, Moment, Name, OptionalId, Query, View
from app.contract.workshop.job_status import JobStatus

NO_START = "Please give the start, such as 2026-11-24T09:00"
NO_END = "Please give the end, such as 2026-11-24T12:00"
UNSENT = datetime(2000, 1, 1, tzinfo=UTC)
MOST_PARTS = 100
StartsAt = Annotated[Time, Message(NO_START)]
EndsAt = Annotated[Time, Message(NO_END)]
BayId = Annotated[Id, Message("Please choose a bay")]
JobId = Annotated[OptionalId, Message("The job must be given by its id")]
Title = Annotated[Name, Message("A title has at most 200 characters")]


class BookedPart(Body):
    """A part of a job's work in a bay. A time without an offset is on the workshop's clock."""

    bay_id: BayId
    starts_at: StartsAt
    ends_at: EndsAt


class NewAppointment(BookedPart):
    """A time in a bay, for a job or with a title. A time without an offset is on the workshop's clock."""

    job_id: JobId = None
    title: Title = ""


Parts = Annotated[
    Annotated[list[BookedPart], Field(max_length=MOST_PARTS)],
    Message("Give up to 100 times, each with a bay, a start and an end"),
]


class PartsBody(Body):
    """All times of a job's work, booked together or not at all."""

    job_id: Annotated[Id, Message("The job must be given by its id")]
    parts: Annotated[Parts, Field(min_length=1)]


class ProposalQuery(Query):
    """The job, or the quote that becomes one, and the wished times. `day` is the first day, `startsAt` the exact time
    to begin. Without both the proposal starts on the day that the customer asked for, or now.
    """

    job_id: JobId = None
    quote_id: Annotated[OptionalId, Message("The quote must be given by its id")] = None
    bay_id: Annotated[OptionalId, Message("Please choose a bay")] = None
    day: Annotated[OptionalDay, Message("Please give a day such as 2026-11-24")] = None
    starts_at: Annotated[Time | None, BlankIsNone, Message(NO_START)] = None


class ProposedPartView(View):
    """A part of the work in a bay. `starts` and `ends` are times on the workshop's clock."""

    bay_id: str
    bay: str
    starts_at: Moment
    ends_at: Moment
    starts: str
    ends: str


class BayProposalView(View):
    """Free times for the work, all in one bay. `work` is the number of minutes of the lines, `booked` the minutes that
    have a bay already, and `minutes` those that are proposed. `notes` are sentences for the owner, such as that no
    bay is free.
    """

    work: int
    booked: int
    minutes: int
    parts: list[ProposedPartView]
    notes: list[str]


class AppointmentChange(NewAppointment):
    """Only what is sent changes."""

    bay_id: BayId = ""
    starts_at: StartsAt = UNSENT
    ends_at: EndsAt = UNSENT


class AppointmentsQuery(Query):
    """The job to list the appointments of."""

    job_id: Annotated[Id, Message("The job must be given by its id")]


class AppointmentView(View):
    """An appointment. `starts` and `ends` are times on the workshop's clock, such as 2026-11-24T09:00."""

    id: str
    bay_id: str
    bay: str
    job_id: str | None
    title: str
    starts_at: Moment
    ends_at: Moment
    starts: str
    ends: str
    job_number: int | None
    job_status: JobStatus | None
    customer: str | None
    car: str | None


class BookedView(AppointmentView):
    """An appointment that was booked or moved. `note` is a sentence for the owner if it is outside the opening hours,
    else null.
    """

    note: str | None


class JobBookingView(View):
    """The appointments of a job, and the day its customer asked for.

    `day` is when the car is expected, `dayInformed` the day that the customer was notified of, and `dayTextAt` when a
    text about it was made for the owner to pass on; all are on the workshop's clock. `canMail` is true where there are
    a mail server and an address.
    """

    job_id: str
    number: int
    customer: str
    car: str | None
    status: JobStatus
    preferred_day: str | None
    day: str | None
    day_informed: str | None
    day_text_at: str | None = None
    can_mail: bool
    appointments: list[AppointmentView]
