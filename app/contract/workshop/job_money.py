"""Money and documents of a job, in the back office."""

from typing import Annotated

from app.contract.base.fields import Body, Message, Moment, Money, Text, View
from app.contract.base.money import TaxMode
from app.contract.base.visible import AtLeast
from app.contract.sales.admin_orders import OptionalSeenAt
from app.contract.sales.documents import DocumentView
from app.contract.sales.payment_bodies import Amount, Method
from app.contract.sales.payments import AdminPaymentView, PaymentState


class JobMoneyView(View):
    """The total of a job, the amounts paid, and its documents. `deposit` is the amount asked before the work,
    `depositOwed` the part of it that no payment covers. `refundable` is the amount that can be paid back. `email`
    and `address` are the customer's, as far as they are known.
    """

    id: str
    number: int
    status: str
    customer: str
    email: str | None
    address: str
    tax_mode: TaxMode
    total: Money
    deposit: Money | None
    deposit_owed: Money
    paid: Money
    refunded: Money
    owed: Money
    refundable: Money
    payment_state: PaymentState
    payments: list[AdminPaymentView]
    documents: list[DocumentView]
    updated_at: Moment


class JobRefundBody(Body):
    """Money of a job to pay back, and the reason. `notify` mails the customer. `updatedAt` is the job's as it was read:
    another value is a 409.
    """

    amount: Amount
    method: Method
    reason: Annotated[Text, AtLeast(1), Message("Please give the reason, of at most 500 characters")]
    notify: Annotated[bool, Message("Notify must be true or false")] = False
    updated_at: OptionalSeenAt = None
