"""Shapes of orders: the full view for the owner and the checkout's answer, and the customer's part of it."""

from collections.abc import Sequence
from datetime import date
from typing import Annotated, Literal

from pydantic import BeforeValidator, Field

from app.contract.base.document_links import DocumentLinkView
from app.contract.base.fields import Body, Email, Message, Moment, Money, Name, View
from app.contract.base.money import Method, RateTaxView, TaxMode
from app.contract.base.visible import AtLeast
from app.contract.catalogue.verdict import Verdict
from app.contract.sales.discounts import DiscountView
from app.contract.sales.payments import BankAccountView, PaymentChoice, PaymentState, PaymentView, TransferView
from app.contract.sales.withdrawals import WithdrawalStatus, WithdrawnItemView

OrderStatus = Literal["pending", "confirmed", "ready", "shipped", "completed", "cancelled"]


class OrderItemView(View):
    """A line of an order, as it was bought. `productName` includes the name of its option, if it has one. `discount` is
    its share of the order's discount, which is taken off its `subtotal`; `tax` is its part of the tax at its rate.
    `vehicle` is the vehicle that its customer chose, `fit` the verdict and `fitNote` the note on it, all at the time of
    the order. `toOrder` of its pieces were beyond the stock and are there after `leadDays`, null without any.
    `madeToOrder` is 1 where the checkout said that the part cannot be withdrawn from.
    """

    id: str
    order_id: str
    product_id: str
    product_name: str
    option_id: str | None
    option_name: str | None
    quantity: int
    unit_price: Money
    subtotal: Money
    discount: Money
    tax_rate: str
    tax: Money
    vehicle: str | None
    fit: Verdict | None
    fit_note: str | None
    to_order: int
    lead_days: int | None
    made_to_order: int


class ReadItemView(OrderItemView):
    """A line of an order that is read later. `returned` is the number of its pieces that were returned."""

    returned: int


class OrderEventView(View):
    """A change of an order's status and the owner's internal note."""

    status: OrderStatus
    note: str | None
    created_at: Moment


class CustomerOrderEventView(View):
    """A change of an order's status, as the customer sees it."""

    status: OrderStatus
    created_at: Moment


class OrderFields(View):
    """Fields of every view of an order. `deliveryMethod` is null where none can be chosen. `taxRate` is the default
    rate at that time, `taxes` the tax by rate. `subtotal` and `delivery` are the prices before the `discount`.
    """

    id: str
    order_number: Annotated[str, BeforeValidator(str)]
    status: OrderStatus
    customer_name: str
    customer_email: str
    customer_phone: str | None
    shipping_address: str
    delivery_method: Method | None
    subtotal: Money
    delivery: Money
    delivery_tax: Money
    tax: Money
    total: Money
    tax_mode: TaxMode
    tax_rate: str
    taxes: list[RateTaxView]
    discount: Annotated[DiscountView | None, Field(validation_alias="reduction")]
    created_at: Moment
    updated_at: Moment
    items: Sequence[OrderItemView]


class OrderWithdrawalView(View):
    """The customer's withdrawal from an order, and when it was stated."""

    id: str
    status: WithdrawalStatus
    at: Annotated[Moment, Field(validation_alias="received_at")]


class WithWithdrawal(View):
    """An order's withdrawal: one that is open, else the last."""

    withdrawal: OrderWithdrawalView | None


class WithdrawalFactsView(View):
    """A customer's withdrawal and what became of it. `items` is null for the whole order. `refund` is the amount to pay
    back, or the amount that was paid back; it is null where unknown. `payBackBy` is the last day for it, null once
    nothing is due.
    """

    reference: int
    items: list[WithdrawnItemView] | None
    refund: Money | None
    pay_back_by: date | None


class CustomerOrderView(WithWithdrawal, OrderFields):
    """An order as its customer sees it. It has no internal note, cart or payment reference, and no payment that was
    entered by mistake. `bankAccount` is for a transfer that is still owed; `transfer` has the same account with
    amount, reference and code.
    """

    items: Sequence[ReadItemView]
    history: Annotated[list[CustomerOrderEventView], Field(validation_alias="steps")]
    tracking: str | None
    terms_version: int | None
    payment_method: PaymentChoice | None
    payment_state: PaymentState
    paid: Annotated[Money, Field(validation_alias="really_paid")]
    refunded: Annotated[Money, Field(validation_alias="really_refunded")]
    owed: Money
    payments: Annotated[list[PaymentView], Field(validation_alias="movements")]
    documents: Annotated[list[DocumentLinkView], Field(validation_alias="own_documents")]
    bank_account: BankAccountView | None = None
    transfer: TransferView | None = None
    withdrawal_facts: WithdrawalFactsView | None = None


class LookupBody(Body):
    """Details by which a customer finds an order without its link."""

    order_number: Annotated[Name, AtLeast(1), Message("Please enter your order number")]
    email: Annotated[Email, Message("Please enter a valid email address")]


class LookupAnswer(View):
    """The same for everybody, whether there is such an order or not."""

    success: bool = True
    message: str


class OrderView(OrderFields):
    """An order in full (CONTRACT.md, Orders), with the state of its payment. `paymentMethod` is null where no way of
    paying was set when it was placed.
    """

    cart_id: str
    source: Literal["shop", "desk", "till"]
    stripe_payment_intent_id: str | None
    history: list[OrderEventView]
    payment_method: PaymentChoice | None
    payment_state: PaymentState
    paid: Money
    refunded: Money
