"""Quotes in the back office."""

from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import BeforeValidator, Field

from app.contract.base.days import OptionalDay
from app.contract.base.fields import (
    BlankIsNone,
    Body,
    Digits,
    LongText,
    Message,
    Moment,
    Money,
    Name,
    OptionalId,
    Price,
    Query,
    View,
)
from app.contract.base.money import TaxMode
from app.contract.base.paged import Rows
from app.contract.base.setting_fields import Percent
from app.contract.sales.admin_orders import SeenBody
from app.contract.workshop.admin_lines import AdminQuoteLineView, Lines
from app.contract.workshop.quotes import (
    QuoteStatus,
    QuoteTotalsView,
    QuoteView,
)

NO_STATUS = "Status must be draft, sent, accepted, declined, expired or withdrawn"
Intro = Annotated[LongText, Message("A text must be at most 5,000 characters")]
CarId = Annotated[OptionalId, Message("The car must be given by its id")]
LastDay = Annotated[OptionalDay, Message("Please choose today or a later day")]
Deposit = Annotated[Price | None, BlankIsNone, Message("A deposit must be an amount such as 100.00, or blank")]
DepositPercent = Annotated[
    Percent | None, BlankIsNone, Message("A deposit must be a whole percentage from 1 to 100, or blank")
]


class QuoteLinesBody(Body):
    """Lines that a request wants the totals of. Without a tax mode the current one of the settings applies."""

    lines: Lines
    tax_mode: Annotated[TaxMode | None, Message("Tax mode must be added, included or none")] = None


class QuoteRecipient(Body):
    """The customer that a quote is for, or the enquiry."""

    contact_id: Annotated[OptionalId, Message("The customer must be given by its id")] = None
    inquiry_id: Annotated[OptionalId, Message("The enquiry must be given by its id")] = None


class QuoteBody(Body):
    """The fields of a quote that its owner writes."""

    car_id: CarId = None
    valid_until: LastDay = None
    intro: Intro = ""
    deposit: Deposit = None
    deposit_percent: DepositPercent = None
    lines: Lines = Field(default_factory=list)


class NewQuote(QuoteBody, QuoteRecipient):
    """A draft, for a customer or for the sender of an enquiry."""


class QuoteChange(QuoteBody, SeenBody):
    """A change of a quote. Only the fields that are sent change; `updatedAt` identifies the state of the quote that the
    owner saw.
    """


class SendQuote(Body):
    """How a quote is sent."""

    by: Annotated[Literal["mail", "link"], Message("By must be mail or link")]


class SentQuote(View):
    """The link of a quote; it cannot be shown again."""

    url: str


class QuotesQuery(Query):
    """Filter of quotes, and the page. "to_book" matches accepted quotes without a job, "unanswered" those that were
    sent five days ago or more.
    """

    search: Name = ""
    status: Annotated[
        QuoteStatus | Literal["to_book", "unanswered"] | None,
        BeforeValidator(lambda text: text or None),
        Message(NO_STATUS),
    ] = None
    contact_id: Annotated[OptionalId, Message("The customer must be given by its id")] = None
    inquiry_id: Annotated[OptionalId, Message("The enquiry must be given by its id")] = None
    page: Annotated[Digits, Field(ge=1), Message("Page must be a number from 1")] = 1


class QuoteSummaryView(View):
    """A quote in a list."""

    id: str
    number: int
    status: QuoteStatus
    version: int
    contact_id: str
    customer: str
    car: str | None
    total: Money
    valid_until: str
    created_at: Moment
    sent_at: Moment | None
    seen_at: Moment | None
    answered_at: Moment | None


class QuotesView(View):
    """A page of quotes, newest first."""

    quotes: Rows[QuoteSummaryView]
    total: int
    page: int
    page_size: int


class QuoteJobView(View):
    """The job that a quote became."""

    id: str
    number: int


class AdminQuoteView(QuoteView):
    """A quote with what its owner needs. `minutes` is the work time of the lines that its amounts include, as far as
    these lines state one.
    """

    id: str
    contact_id: str
    car_id: str | None
    inquiry_id: str | None
    email: str | None
    phone: str | None
    job: QuoteJobView | None
    minutes: int
    lines: Sequence[AdminQuoteLineView]
    sent_at: Moment | None
    seen_at: Moment | None
    created_at: Moment
    updated_at: Moment


class QuoteSumsView(QuoteTotalsView):
    """The totals of lines that are not stored, and each line's amount."""

    amounts: list[Money]
