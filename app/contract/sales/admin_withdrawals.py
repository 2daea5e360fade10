"""Withdrawals in the back office."""

from typing import Annotated, Literal

from pydantic import BeforeValidator

from app.contract.base.fields import Body, Message, Moment, Money, OptionalText, Query, View
from app.contract.sales.withdrawals import WithdrawalStatus, WithdrawnItemView

UNKNOWN_STATUS = "Status must be new, accepted, refused or done"


class WithdrawalsQuery(Query):
    """Filter of withdrawals by status."""

    status: Annotated[WithdrawalStatus | None, BeforeValidator(lambda text: text or None), Message(UNKNOWN_STATUS)] = (
        None
    )


class WithdrawalView(View):
    """One statement of withdrawal with what the owner needs to decide.

    `orderId` is null where the statement does not clearly mean one of the shop's orders; `items` is null for the whole
    order. `daysLeft` is the number of days until the money must be paid back, null once nothing is due. `deliveredDays`
    is the number of days from delivery (without it from dispatch) to the statement, `refund` the amount to pay back;
    both are null where unknown. `mismatch` is what does not suit the order while it is open: a part's "name" or its
    "quantity". `otherCustomer` is the name in the order where the statement gives another,
    `madeToOrder` lists the names of the order's parts that cannot be withdrawn from. `refundable` is the recorded
    amount paid for the order that was not paid back yet, `paid` the total that was paid for it. `settles` is what
    accepting does where nothing was paid: "order" cancels the order, "lines" takes the lines off it; otherwise it is
    null. `isDue` is true while a decision is due or money must still be paid back.
    """

    id: str
    reference: int
    received_at: Moment
    name: str
    email: str
    order_text: str
    order_id: str | None
    order_number: str | None
    items: list[WithdrawnItemView] | None
    verified_by: Literal["link", "mail", "none"]
    status: WithdrawalStatus
    note: str | None
    days_left: int | None
    delivered_at: Moment | None
    delivered_days: int | None
    refund: Money | None
    mismatch: Literal["name", "quantity"] | None
    refundable: Money | None
    other_customer: str | None
    made_to_order: list[str]
    paid: Money | None
    settles: Literal["order", "lines"] | None
    is_due: bool


class WithdrawalChange(Body):
    """The next step of a withdrawal, or its note."""

    status: Annotated[WithdrawalStatus | None, Message(UNKNOWN_STATUS)] = None
    note: OptionalText = None
