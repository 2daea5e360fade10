"""Orders in the back office: the list, one order, its changes."""

from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, Any, Self

from pydantic import BeforeValidator, Field, model_validator

from app.contract.base.fields import (
    Body,
    Digits,
    Email,
    Id,
    LongText,
    Message,
    Moment,
    Money,
    Name,
    OptionalText,
    View,
)
from app.contract.base.paged import Rows
from app.contract.base.setting_fields import Blank
from app.contract.sales.admin_order_queries import MOST_ORDERS, UNKNOWN_STATUS
from app.contract.sales.checkout import ChosenMethod
from app.contract.sales.documents import DocumentView
from app.contract.sales.orders import OrderStatus, OrderView, ReadItemView, WithWithdrawal
from app.contract.sales.payments import AdminPaymentView, PaymentGroup

MOST_LINES = 100
DESPITE = "despiteWithdrawal must be true or false"
NO_TIME = "updatedAt must be a time such as 2026-05-01T09:30:00.000Z"
NO_DELIVERY_TIME = "deliveredAt must be a time such as 2026-05-01T09:30:00.000Z, or null"


def read_moment(value: Any) -> datetime | None:
    """Read a time with its zone; None stays none."""
    if value is None:
        return None
    if not isinstance(value, str) or (moment := datetime.fromisoformat(value)).tzinfo is None:
        raise ValueError("no time with a zone")
    return moment


SeenAt = Annotated[datetime, BeforeValidator(read_moment), Message(NO_TIME)]
OptionalSeenAt = Annotated[datetime | None, BeforeValidator(read_moment), Message(NO_TIME)]


class SeenBody(Body):
    """The state that a change is based on, by the `updatedAt` that the owner saw."""

    updated_at: SeenAt


class ListedItemView(ReadItemView):
    """A line in the list of orders. Its returned pieces belong in no parcel. `place` is where its product lies in the
    store by now.
    """

    place: str | None


class AdminOrderView(WithWithdrawal, OrderView):
    """An order in the back office, with the statuses that may follow. `canBeCorrected` is true while it can still be
    corrected. `tookAll` means that the order left nothing of one of its products in stock and is not cancelled.
    `paymentNote` describes a problem with a card payment.
    """

    items: Sequence[ListedItemView]
    next_statuses: list[OrderStatus]
    can_be_corrected: bool
    took_all: bool
    payment_note: str | None
    terms_version: int | None


class OrdersView(View):
    """A page of orders, newest first. `counts` has every status and `paymentCounts` every group of payment states; each
    applies the current filter without its own part. `paymentsToCheck` counts all orders with a `paymentNote`.
    `tracksPayments` is true where a way of paying is set or a payment was recorded.
    """

    orders: Rows[AdminOrderView]
    total: int
    page: int
    page_size: int
    counts: dict[OrderStatus, int]
    payment_counts: dict[PaymentGroup, int]
    payments_to_check: int
    tracks_payments: bool


class AdminOrderItemView(ListedItemView):
    """An order's line with its product's picture, while the shop still has the product. `tookAll` means that the line
    took all that was in stock. `refunded` is the number of pieces that were refunded.
    """

    image_url: str | None
    took_all: bool
    refunded: int


class AdminOrderDetailView(AdminOrderView):
    """An order as the back office shows it. `owed` is the amount that its customer still owes, `refundable` the amount
    that can be paid back. `returnedInvoiced` is the part of its invoice that is for pieces that came back and were not
    refunded. `isErased` is true once its customer was erased.
    """

    items: Sequence[AdminOrderItemView]
    is_erased: bool
    tracking: str | None
    delivered_at: Moment | None
    payments: list[AdminPaymentView]
    owed: Money
    refundable: Money
    returned_invoiced: Money
    documents: list[DocumentView]


class CorrectedLine(Body):
    """The wanted quantity of a line of the order, or of a product to add. A quantity of 0 removes the line. A product
    with options is given with one of them.
    """

    item_id: Id | None = None
    product_id: Id | None = None
    option_id: Id | None = None
    quantity: Digits

    @model_validator(mode="after")
    def named_once(self) -> Self:
        """Refuse a line without a name, or with two."""
        if (self.item_id is None) == (self.product_id is None):
            raise ValueError("one name")
        return self


CorrectedLines = Annotated[
    list[CorrectedLine],
    Field(min_length=1, max_length=MOST_LINES),
    Message("Give each line by its itemId or by a productId, with a whole quantity of at least 0"),
]


class OrderChange(Body):
    """One or several changes of an order.

    The next step, an internal note, the parcel's tracking (null: none), when it was delivered (null: not known), or a
    correction. `updatedAt` is the order's as it was read: another one is a 409. An address belongs to a delivery. A
    step forward of an order that its customer withdrew from needs `despiteWithdrawal`, else it is a 409.
    """

    customer_name: Annotated[Name, Field(min_length=2), Message("Name must be at least 2 characters")] = ""
    customer_email: Annotated[Email | Blank, Message("Please enter a valid email")] = ""
    customer_phone: OptionalText = None
    delivery_method: ChosenMethod = "delivery"
    shipping_address: Annotated[LongText, Message("Please enter your complete address")] = ""
    items: CorrectedLines = Field(default_factory=list)
    status: Annotated[OrderStatus | None, Message(UNKNOWN_STATUS)] = None
    note: OptionalText = None
    tracking: OptionalText = None
    delivered_at: Annotated[datetime | None, BeforeValidator(read_moment), Message(NO_DELIVERY_TIME)] = None
    updated_at: OptionalSeenAt = None
    despite_withdrawal: Annotated[bool, Message(DESPITE)] = False


class SeenOrder(Body):
    """An order, and its `updatedAt` as it was read."""

    id: Id
    updated_at: SeenAt


class ConfirmOrdersBody(Body):
    """The pending orders to confirm."""

    orders: Annotated[
        list[SeenOrder],
        Field(min_length=1, max_length=MOST_ORDERS),
        Message("Give 1 to 50 orders, each with its id and updatedAt"),
    ]
    despite_withdrawal: Annotated[bool, Message(DESPITE)] = False


class ConfirmedView(View):
    """Number of orders that were confirmed."""

    confirmed: int


class FeedView(View):
    """Counts that a screen polls: the newest order number (0 without any) and the work that waits.

    `quotesToBook` are accepted quotes without a job, `answeredJobs` have an answer to extra work that the owner has not
    seen. The customers of `untoldJobs` do not know that the car is ready, and `toPayBack` are withdrawals.
    """

    newest: int
    pending: int
    new_enquiries: int
    unanswered_enquiries: int
    newest_enquiry_at: Moment | None
    failed_mails: int
    mails_by_hand: int
    new_withdrawals: int
    to_pay_back: int = 0
    quotes_to_book: int = 0
    answered_jobs: int = 0
    untold_jobs: int = 0
