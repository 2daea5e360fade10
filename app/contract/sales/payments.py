"""Payments and refunds of an order."""

from typing import Literal

from app.contract.base.fields import Moment, Money, View

PaymentChoice = Literal["card", "workshop", "transfer"]
"""The way of paying that the customer chose with the order."""
PaymentMethod = Literal["card_online", "terminal", "cash", "transfer", "other"]
"""The means by which money came or went."""
OwnPaymentMethod = Literal["terminal", "cash", "transfer", "other"]
"""The means that the owner records; a card's payment is the provider's to say."""
PaymentState = Literal["unpaid", "open", "part_paid", "paid", "overpaid", "part_refunded", "refunded"]
PaymentGroup = Literal["unpaid", "open", "paid", "refunded"]
PaymentFilter = Literal["unpaid", "open", "paid", "refunded", "check", "came"]
"""A group, the orders whose card payment needs a look, or those with one within the last day."""


class PaymentView(View):
    """A payment or a refund, as the order's customer sees it."""

    kind: Literal["payment", "refund"]
    method: PaymentMethod
    amount: Money
    created_at: Moment


class AdminPaymentView(PaymentView):
    """A payment or a refund in the back office. One by card is open until the provider reports that its money has
    moved; `settledAt` is then the time of that.
    """

    id: str
    state: Literal["open", "succeeded", "failed", "expired"]
    reason: str | None
    settled_at: Moment | None


class BankAccountView(View):
    """Account that customers transfer money to."""

    iban: str
    account_name: str


class TransferCodeView(View):
    """QR code by EPC069-12, its dark squares as a path of SVG."""

    size: int
    path: str


class TransferView(BankAccountView):
    """A transfer that the customer can make now. `what` is a deposit, all that is to pay, or all that will be to pay
    once the work is done.
    """

    what: Literal["deposit", "later", "owed"]
    amount: Money
    reference: str
    code: TransferCodeView | None


class BegunPaymentView(View):
    """The way in which an order just placed can be paid. `url` is the page that charges a card."""

    state: PaymentState
    url: str | None
    bank_account: BankAccountView | None
