"""Payments and refunds that the owner records."""

from typing import Annotated

from pydantic import Field

from app.contract.base.fields import Body, Message, OptionalId, OptionalText, Price, Text
from app.contract.base.visible import AtLeast
from app.contract.sales.admin_orders import MOST_LINES, OptionalSeenAt
from app.contract.sales.order_returns import ReturnedItem
from app.contract.sales.payments import OwnPaymentMethod, PaymentMethod

UNKNOWN_METHOD = "The method must be card_online, terminal, cash, transfer or other"
NOT_BY_OWNER = "Only Stripe records card payments on this website: choose terminal, cash, transfer or other"

Amount = Annotated[
    Price, Field(gt=0), Message("Please enter an amount above 0 with at most two decimals, such as 12.50")
]
Method = Annotated[PaymentMethod, Message(UNKNOWN_METHOD)]
OwnMethod = Annotated[OwnPaymentMethod, Message(NOT_BY_OWNER)]


class PaymentBody(Body):
    """Money that the owner has received. `overpaid` allows it to be more than is owed. `updatedAt` is that of the order
    or job as it was read: another value is a 409.
    """

    amount: Amount
    method: OwnMethod
    reason: OptionalText = None
    overpaid: Annotated[bool, Message("Overpaid must be true or false")] = False
    updated_at: OptionalSeenAt = None


class RefundBody(Body):
    """Money to pay back, for which pieces and for what reason. `restock` puts the pieces back into stock, `notify`
    mails the customer. `withdrawalId` is the accepted withdrawal that this refund completes. `updatedAt` is that of
    the order as it was read: another value is a 409.
    """

    amount: Amount
    method: Method
    lines: Annotated[
        list[ReturnedItem],
        Field(default_factory=list, max_length=MOST_LINES),
        Message("Give each line by its itemId, with a whole quantity of at least 1"),
    ]
    restock: Annotated[bool, Message("Restock must be true or false")] = False
    reason: Annotated[Text, AtLeast(1), Message("Please give the reason, of at most 500 characters")]
    notify: Annotated[bool, Message("Notify must be true or false")] = False
    withdrawal_id: OptionalId = None
    updated_at: OptionalSeenAt = None
