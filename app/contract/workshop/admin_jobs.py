"""Jobs in the back office."""

from typing import Annotated, Literal

from pydantic import BeforeValidator, Field

from app.contract.base.days import Time
from app.contract.base.fields import (
    BlankIsNone,
    Body,
    Digits,
    Id,
    LongText,
    Message,
    Moment,
    Money,
    Name,
    OptionalId,
    OptionalText,
    Query,
    View,
)
from app.contract.base.money import RateTaxView, TaxMode
from app.contract.base.paged import Rows
from app.contract.customers.questions import QuestionView
from app.contract.sales.admin_orders import OptionalSeenAt, SeenBody
from app.contract.sales.payments import PaymentState
from app.contract.workshop.admin_lines import AdminJobLineView, JobLines
from app.contract.workshop.admin_quotes import CarId
from app.contract.workshop.appointments import Parts
from app.contract.workshop.job_status import JobStatus

NO_STATUS = "Status must be booked, arrived, in_work, waiting, ready, collected or cancelled"
NO_FILTER = "Status must be open, booked, arrived, in_work, waiting, ready, collected or cancelled"
PromisedAt = Annotated[Time | None, BlankIsNone, Message("Promised must be a time such as 2026-12-06T17:00, or blank")]
Mileage = Annotated[
    Annotated[Digits, Field(le=9_999_999)] | None, BlankIsNone, Message("The mileage must be a whole number, or blank")
]
Note = Annotated[LongText, Message("A note must be at most 5,000 characters")]


class JobCustomer(Body):
    """The customer that a job is for."""

    contact_id: Annotated[Id, Message("Please choose the customer for the job")]


class JobBody(Body):
    """The fields of a job that its owner writes."""

    car_id: CarId = None
    promised_at: PromisedAt = None
    mileage: Mileage = None
    note: Note = ""
    lines: JobLines = Field(default_factory=list)


class NewJob(JobBody, JobCustomer):
    """A job without a quote. `promisedAt` is on the workshop's clock, unless it names a zone."""


class JobChange(JobBody, SeenBody):
    """A change of a job. Only the fields that are sent change; `updatedAt` identifies the state of the job that the
    owner saw.
    """


class JobOfQuote(Body):
    """The way in which a quote became a job. `force` means that it was agreed by phone, without an answer of its
    customer on the page. `parts` are the times in a bay that the new job gets.
    """

    force: Annotated[bool, Message("Force must be true or false")] = False
    parts: Parts = Field(default_factory=list)


class JobStep(Body):
    """The next status of a job, and a note of the owner. `updatedAt` identifies the state of the job that the owner
    saw. `notify` mails the customer that the car is ready. `fit` first fits the agreed parts that are not fitted
    yet.
    """

    status: Annotated[JobStatus, Message(NO_STATUS)]
    note: Annotated[OptionalText, Message("A note has at most 500 characters")] = None
    updated_at: OptionalSeenAt = None
    notify: Annotated[bool, Message("Notify must be true or false")] = False
    fit: Annotated[bool, Message("Fit must be true or false")] = False


class JobsQuery(Query):
    """Filter of jobs, and the page.

    "open" matches all jobs that are not over, "check" those with a card payment to look into, "answered" those with a
    new answer to extra work, "untold" those that are ready while their customer was not notified, and "came" those that
    were paid by card within the last day.
    """

    search: Name = ""
    status: Annotated[
        JobStatus | Literal["open", "check", "answered", "untold", "came"] | None,
        BeforeValidator(lambda text: text or None),
        Message(NO_FILTER),
    ] = None
    contact_id: Annotated[OptionalId, Message("The customer must be given by its id")] = None
    page: Annotated[Digits, Field(ge=1), Message("Page must be a number from 1")] = 1


class JobSummaryView(View):
    """A job in a list."""

    id: str
    number: int
    status: JobStatus
    contact_id: str | None
    customer: str
    car: str | None
    promised_at: Moment | None
    total: Money
    created_at: Moment


class JobsView(View):
    """A page of jobs, newest first."""

    jobs: Rows[JobSummaryView]
    total: int
    page: int
    page_size: int


class JobEventView(View):
    """Something that happened to a job; `status` is null for an event that is only a note."""

    status: JobStatus | None
    note: str | None
    created_at: Moment


class AdminJobView(JobSummaryView):
    """A job with what its owner needs.

    `promisedLocal` is on the workshop's clock, and `minutes` is the work time of its agreed lines. `preferredDay` and
    `startEarly` are wishes from the answer to the quote. `answersSeenAt` is when the owner last saw the answers to
    extra work, `readyInformedAt` when the customer was notified that the car is ready. `canBeDeleted` is true while a
    deletion would not be refused.
    """

    next_statuses: list[JobStatus]
    can_be_deleted: bool
    quote_id: str | None
    quote_number: int | None
    preferred_day: str | None
    start_early: bool
    email: str | None
    phone: str | None
    car_id: str | None
    plate: str | None
    promised_local: str | None
    mileage: int | None
    note: str
    tax_mode: TaxMode
    deposit: Money | None
    lines: list[AdminJobLineView]
    minutes: int
    subtotal: Money
    tax: Money
    taxes: list[RateTaxView]
    paid: Money
    refunded: Money
    owed: Money
    payment_state: PaymentState
    history: list[JobEventView]
    questions: list[QuestionView]
    answers_seen_at: Moment | None
    ready_informed_at: Moment | None
    updated_at: Moment
