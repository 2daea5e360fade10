"""Days of the till: float, cash entries, count and sheet."""

from typing import Annotated, Literal

from pydantic import Field

from app.contract.base.fields import Body, Digits, Id, Message, Moment, Money, Name, Price, Query, Text, View
from app.contract.base.money import RateTaxView
from app.contract.base.paged import Rows
from app.contract.base.visible import AtLeast
from app.contract.sales.admin_orders import MOST_LINES, SeenAt
from app.contract.sales.order_returns import ReturnedItem
from app.contract.sales.parked_sales import ParkedView
from app.contract.sales.payment_bodies import Amount
from app.contract.sales.till import CounterMethod
from app.contract.sales.till_receipts import TillReceiptView

NO_FLOAT = "Please count the cash in the till, such as 150.00"
NOTICE_UNREAD = "Please read the notice on fiscal devices and tick it first"
CashKind = Literal["cash_in", "cash_out"]


class TillOpeningBody(Body):
    """The cash that is in the till when its day begins. `understood` is needed for the first day."""

    opening: Annotated[Price, Message(NO_FLOAT)]
    understood: Annotated[bool, Message("Understood must be true or false")] = False


class TillClosingBody(Body):
    """The cash that was counted when the day ends."""

    counted: Annotated[Price, Message(NO_FLOAT)]


class CashEntryBody(Body):
    """Cash that is put into the till or taken out without a sale. The same `id` twice is one entry."""

    id: Annotated[Id, Message("An entry needs an id of its own")]
    kind: Annotated[CashKind, Message("Choose cash in or cash out")]
    amount: Amount
    reason: Annotated[Text, AtLeast(1), Message("Please give the reason, of at most 500 characters")]


class CashEntryView(View):
    """Cash that came or went without a sale."""

    id: str
    kind: CashKind
    amount: Money
    reason: str
    created_at: Moment


class TillWayView(View):
    """A way of paying: what was taken and paid back, and what is left of it."""

    method: str
    taken: Money
    back: Money
    total: Money


class TillSumsView(View):
    """Sums of a day. `others` are payments and refunds of orders and jobs that are no sales of the till; `expected` is
    the cash that should be in the till.
    """

    sales: int
    undone: int
    others: int = 0
    ways: list[TillWayView]
    rates: list[RateTaxView]
    total: Money
    tax: Money
    expected: Money


class TillDayRowView(View):
    """A day of the till. `difference` is the counted cash less the expected."""

    id: str
    created_at: Moment
    closed_at: Moment | None
    opening: Money
    counted: Money | None
    difference: Money | None


class TillDayView(TillDayRowView):
    """A day with its sums: those of now, or those with which it was closed."""

    entries: list[CashEntryView]
    sums: TillSumsView


class TillDaysView(View):
    """A page of the days, newest first."""

    days: Rows[TillDayRowView]
    total: int
    page: int
    page_size: int


class TillDaysQuery(Query):
    """The page of the days."""

    page: Annotated[Digits, Field(ge=1), Message("Page must be a number from 1")] = 1


class ReceivedView(View):
    """Money that was received for a sale in one way of paying."""

    method: str
    amount: Money


class LastSaleView(View):
    """The last sale of the open day, which can be undone; `received` is what then goes back to the customer."""

    id: str
    order_number: str
    total: Money
    created_at: Moment
    received: list[ReceivedView]


class TillView(View):
    """The till as it is now. `dayId` is null while no day is open; `lastCount` is the cash that was counted when the
    last one was closed. `isFirst` is true before the first day. `missing` are settings that a receipt needs.
    """

    day_id: str | None
    opened_at: Moment | None
    last_count: Money | None
    is_first: bool
    missing: list[Literal["legalName", "address", "vatNumber"]]
    parked: list[ParkedView]
    last_sale: LastSaleView | None


class SaleQuery(Query):
    """The number of a receipt, an invoice or an order."""

    number: Annotated[Name, AtLeast(1), Message("Please enter the number on the receipt")]


class SoldLineView(View):
    """A line of an earlier sale. `left` is how many pieces can still come back."""

    id: str
    name: str
    quantity: int
    left: int
    price: Money


class EarlierSaleView(View):
    """An earlier sale, by its receipt. `refundable` is what can still be paid back."""

    id: str
    order_number: str
    status: str
    customer_name: str
    created_at: Moment
    updated_at: Moment
    total: Money
    refundable: Money
    lines: list[SoldLineView]


class TakeBackBody(Body):
    """Pieces that come back over the counter, and how they are paid back. `restock` puts them into stock again."""

    items: Annotated[
        list[ReturnedItem],
        Field(min_length=1, max_length=MOST_LINES),
        Message("Choose at least one piece that comes back"),
    ]
    method: CounterMethod
    restock: Annotated[bool, Message("Restock must be true or false")] = True
    reason: Annotated[Text, Message("A reason has at most 500 characters")] = ""
    updated_at: SeenAt


class CreditedView(View):
    """The credit note that was issued for pieces that came back."""

    id: str
    name: str


class TakenBackView(View):
    """What was paid back, and how. The customer gets the credit note where the sale has an invoice, and the `paper`
    where it has none; both are null where nothing was paid back.
    """

    amount: Money
    method: str
    order_number: str
    credit_note: CreditedView | None
    paper: TillReceiptView | None
