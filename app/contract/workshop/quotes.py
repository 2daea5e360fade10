"""A quote as its customer sees it, and their answer."""

from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import Field

from app.contract.base.days import OptionalDay
from app.contract.base.fields import (
    Body,
    Digits,
    Id,
    Message,
    Moment,
    Money,
    Name,
    OptionalText,
    View,
)
from app.contract.base.money import RateTaxView, TaxMode
from app.contract.base.visible import AtLeast
from app.contract.customers.questions import QuestionView
from app.contract.sales.payments import TransferView
from app.contract.workshop.job_status import JobStatus

LineKind = Literal["part", "labour", "service"]
QuoteStatus = Literal["draft", "sent", "accepted", "declined", "expired", "withdrawn"]
MOST_LINES = 200
Chosen = Annotated[
    Annotated[list[Id], Field(max_length=MOST_LINES)], Message("Give the lines that you want by their ids")
]
NO_NAME = "Please type your name"


class WorkLineView(View):
    """What a customer sees of a quote's and of a job's line."""

    id: str
    kind: LineKind
    text: str
    quantity: Money
    unit_price: Money
    amount: Money
    tax_rate: str


class QuoteLineView(WorkLineView):
    """A line of a quote. Of the lines with the same `choice` only one is taken. `accepted` is null before an answer."""

    is_optional: bool
    choice: str | None
    accepted: bool | None


class QuoteTotalsView(View):
    """The totals of some lines of a quote."""

    subtotal: Money
    tax: Money
    taxes: list[RateTaxView]
    total: Money


class QuoteChoiceView(QuoteTotalsView):
    """The totals of the chosen lines, and the deposit on them."""

    deposit: Money | None


class QuotePhotoView(View):
    """A customer's photo, and the paths of its two sizes."""

    id: str
    width: int
    height: int
    url: str
    small_url: str


class BusinessView(View):
    """The workshop, and how it is reached."""

    name: str
    address: str
    phone: str
    email: str


class QuoteWorkView(View):
    """The job that a quote became; the quote's token opens it too."""

    number: int
    status: JobStatus
    booked_for: Moment | None


class QuoteView(QuoteTotalsView):
    """A quote as its customer sees it.

    `chosen` are the ids of the accepted lines; before an answer they are those that are taken unless the customer
    decides otherwise, and the amounts are theirs. `toConfirm` is a sentence about accepted parts that are not all in
    stock, which the workshop still has to confirm. `withdrawal` is a list of sentences on the right of withdrawal,
    `startEarly` the wish that the work begins before this right ends. `transfer` is the amount that can be paid by
    transfer once the quote is accepted. `answersByMail` means that questions asked here are answered by e-mail, too.
    `droppedAt` is when the customer withdrew an acceptance by phone.
    """

    number: int
    version: int
    status: QuoteStatus
    business: BusinessView
    customer: str
    car: str | None
    intro: str
    lines: Sequence[QuoteLineView]
    chosen: list[str]
    to_confirm: str | None
    tax_mode: TaxMode
    deposit: Money | None
    deposit_percent: int | None
    transfer: TransferView | None
    valid_until: str
    photos: list[QuotePhotoView]
    withdrawal: list[str]
    start_early_words: str
    terms_version: int | None
    answered_at: Moment | None
    answered_name: str | None
    message: str | None
    preferred_day: str | None
    start_early: bool
    questions: list[QuestionView]
    answers_by_mail: bool
    work: QuoteWorkView | None = None
    dropped_at: Moment | None = None


class QuoteChoice(Body):
    """The lines that a customer takes."""

    accept: Chosen


class QuoteAnswerBody(Body):
    """The answer to the version that the customer saw. `accept` names every wanted line, including those that cannot be
    left out.
    """

    version: Annotated[Digits, Message("Give the version of the quote")]
    name: Annotated[Name, AtLeast(2), Message(NO_NAME)]
    accept: Chosen = Field(default_factory=list)
    decline: Annotated[bool, Message("Decline must be true or false")] = False
    message: Annotated[OptionalText, Message("A message has at most 500 characters")] = None
    preferred_day: Annotated[OptionalDay, Message("Please choose today or a later day")] = None
    start_early: Annotated[bool, Message("Start early must be true or false")] = False
