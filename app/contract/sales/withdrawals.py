"""Withdrawal from a contract, as a customer states it in two steps."""

from typing import Annotated, Literal

from pydantic import Field

from app.contract.base.fields import Body, Digits, Email, Message, Moment, Name, Trimmed, View
from app.contract.base.visible import AtLeast

ORDER_LIMIT = 200
MOST_ITEMS = 100
ONE_LINE = r"^[^\x00-\x1f\x7f-\x9f\u2028\u2029]*$"
"""No control characters: it goes into mails and files, a line of it each."""
WHICH_ORDER = "Please tell us in one line which order it is"
NO_ITEMS = "Please list the parts, or leave them out for the whole order"


class WithdrawnItem(Body):
    """A part that is sent back, as its customer calls it."""

    name: Annotated[Name, AtLeast(1)]
    quantity: Annotated[Digits, Field(ge=1)] = 1


class WithdrawalBody(Body):
    """A statement of withdrawal. With `review` it is shown and not stored, with `confirm` it is sent. `order` is the
    order's number, or any text that identifies the order; the id of an order may replace its number. Without `items`
    it covers the whole order.
    """

    step: Annotated[Literal["review", "confirm"], Message("Step must be review or confirm")]
    name: Annotated[Name, AtLeast(2), Message("Name must be at least 2 characters")]
    email: Annotated[Email, Message("Please enter a valid email address")]
    order: Annotated[
        str,
        Trimmed,
        Field(max_length=ORDER_LIMIT, pattern=ONE_LINE, json_schema_extra={"pattern": ONE_LINE}),
        AtLeast(1),
        Message(WHICH_ORDER),
    ]
    items: Annotated[
        Annotated[list[WithdrawnItem], Field(min_length=1, max_length=MOST_ITEMS)] | None, Message(NO_ITEMS)
    ] = None


WithdrawalStatus = Literal["new", "accepted", "refused", "done"]


class WithdrawnItemView(View):
    """A part that is sent back."""

    name: str
    quantity: int


class WithdrawalReview(View):
    """The statement as it would be sent; nothing is stored."""

    name: str
    order: str
    items: list[WithdrawnItemView] | None
    sentence: str


class WithdrawalReceipt(View):
    """The receipt of a statement that was stored. The same statement within 24 hours has the same reference."""

    reference: int
    received_at: Moment
