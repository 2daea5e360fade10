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
    """One statement with what the owner needs to decide.

    `orderId` is null where the statement does not surely mean one of the shop's orders, `items` null for the whole
    order. `daysLeft` are the days until the money must be back, null once nothing is due. `deliveredDays` are the days
    from delivery (without it from dispatch) to the statement, `refund` the amount to pay back; both null where unknown.
    `otherCustomer` is the name in the order where the statement gives another, `madeToOrder` the names of the order's
    parts that cannot be withdrawn from. `refundable` is what is recorded as paid for the order and was not paid back,
    `paid` what was paid for it at all. `settles` says what accepting does where nothing was paid: it cancels the order,
    or takes the lines off it; null else. `isDue`: it is to be decided, or money is still to go back.
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
