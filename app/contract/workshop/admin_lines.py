"""Lines of quotes and jobs, as the owner writes and sees them."""

from decimal import Decimal
from typing import Annotated

from pydantic import Field

from app.contract.base.fields import BlankIsNone, Body, Message, Moment, NamesEntries, OptionalId, Price, Text, Trimmed
from app.contract.base.visible import AtLeast
from app.contract.workshop.quotes import MOST_LINES, LineKind, QuoteLineView, WorkLineView
from app.contract.workshop.services import Minutes

GREATEST_QUANTITY = Decimal("9999.99")
RATE = r"^[0-9]{1,2}(\.[0-9]{1,2})?$"
WRONG_QUOTE_LINES = "A quote has at most 200 lines, each with a text, a quantity above 0 and a price"
WRONG_JOB_LINES = "A job has at most 200 lines, each with a text, a quantity above 0 and a price"


class LineBody(Body):
    """One line: a part of the shop, work by the hour, or a service. `quantity` has two decimal places, so that hours
    can be 1.5. Without `taxRate` the part's rate applies, or else the default. `minutes` is the time that one piece
    of a service takes.
    """

    kind: Annotated[LineKind, Message("Kind must be part, labour or service")]
    product_id: Annotated[OptionalId, Message("The part must be given by its id")] = None
    option_id: Annotated[OptionalId, Message("The option must be given by its id")] = None
    text: Annotated[Text, AtLeast(1), Message("Please describe the line in at most 500 characters")]
    quantity: Annotated[
        Price, Field(gt=0, le=GREATEST_QUANTITY), Message("A quantity must be a number from 0.01 to 9999.99")
    ]
    unit_price: Annotated[Price, Message("A price must be a number such as 49.99")]
    tax_rate: Annotated[
        Annotated[str, Field(pattern=RATE)] | None, BlankIsNone, Trimmed, Message("Choose one of the tax rates")
    ] = None
    minutes: Minutes = None


class QuoteLineBody(LineBody):
    """A line of a quote. Of the lines with the same `choice` only one is taken."""

    is_optional: Annotated[bool, Message("Choose whether the line is optional")] = False
    choice: Annotated[
        Annotated[str, Field(max_length=20)] | None,
        BlankIsNone,
        Trimmed,
        Message("A choice is a short name, such as A"),
    ] = None


Lines = Annotated[
    Annotated[list[QuoteLineBody], Field(max_length=MOST_LINES)], Message(WRONG_QUOTE_LINES), NamesEntries()
]


class JobLineBody(LineBody):
    """A line of a job, a present one with its id."""

    id: Annotated[OptionalId, Message("An existing line must be given by its id")] = None


JobLines = Annotated[
    Annotated[list[JobLineBody], Field(max_length=MOST_LINES)], Message(WRONG_JOB_LINES), NamesEntries()
]


class OwnLineView(WorkLineView):
    """What only the owner sees of a quote's and of a job's line. `stock` is the number of pieces of its part that it
    can have, without those promised before; it is null without a part. `short` is the number of agreed pieces that
    are missing.
    """

    product_id: str | None
    option_id: str | None
    minutes: int | None
    stock: int | None
    short: int


class AdminQuoteLineView(QuoteLineView, OwnLineView):
    """A line of a quote with its part."""


class AdminJobLineView(OwnLineView):
    """A line of a job. `isAgreed` means that it counts into the total. `stockTaken` is the number of pieces that were
    fitted, and `place` where its part lies in the store.
    """

    is_agreed: bool
    asked_at: Moment | None
    approved_at: Moment | None
    refused_at: Moment | None
    answered_name: str | None
    reason: str | None
    fitted_at: Moment | None
    stock_taken: int
    place: str | None
