"""Sales over the counter: their lines, their payment, their receipt."""

from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from app.contract.base.fields import (
    BlankIsNone,
    Body,
    Email,
    Id,
    Message,
    Money,
    Name,
    NamesEntries,
    Price,
    Trimmed,
    View,
)
from app.contract.base.limits import BEYOND
from app.contract.base.money import RateTaxView, TaxMode
from app.contract.base.setting_fields import Blank
from app.contract.catalogue.verdict import FitView, VehicleBody
from app.contract.sales.admin_orders import AdminOrderDetailView
from app.contract.sales.cart import OptionId, Quantity
from app.contract.sales.payment_bodies import Amount
from app.contract.sales.till_receipts import TillReceiptView

MOST_LINES = 100
RATE = r"^[0-9]{1,2}(\.[0-9]{1,2})?$"
NO_LINES = "Scan or add something first"
NO_LINE = "A line is a part of the shop, or a text with its price"
WRONG_OFF = "A discount is either per cent, from 0.01 to 100, or an amount above 0"
WRONG_PERCENT = "A discount in per cent must be from 0.01 to 100, with at most two decimals"
WRONG_AMOUNT = "A discount in euros must be from 0.01 to 99,999,999.99, with at most two decimals"
TillMethod = Literal["cash", "terminal", "transfer"]
"""The ways of paying over the counter."""
CounterMethod = Annotated[TillMethod, Message("Choose cash, card or transfer")]
Percent = Annotated[Price, Field(gt=0, le=100)]


class OffBody(Body):
    """A discount, in per cent or as an amount."""

    percent: Annotated[Percent | None, Message(WRONG_PERCENT, covers=tuple(BEYOND))] = None
    amount: Annotated[Amount | None, Message(WRONG_AMOUNT, covers=tuple(BEYOND))] = None

    @model_validator(mode="after")
    def one_of_both(self) -> Self:
        """Refuse a discount with both, or with none."""
        if (self.percent is None) == (self.amount is None):
            raise ValueError("one of both")
        return self


Off = Annotated[OffBody | None, Message(WRONG_OFF, covers=tuple(BEYOND))]


class TillLineBody(Body):
    """A line of a sale: a part at its present price, or a text with a price of its own. `off` is the
    discount on the whole line. Without `taxRate` a text has the default rate.
    """

    product_id: Annotated[Id, Message("The part must be given by its id")] | None = None
    option_id: OptionId = None
    text: Annotated[Name, Message("A line has at most 200 letters")] = ""
    unit_price: Annotated[Price | None, Message("A price must be a number such as 49.99")] = None
    tax_rate: Annotated[
        Annotated[str, Field(pattern=RATE)] | None, BlankIsNone, Trimmed, Message("Choose one of the tax rates")
    ] = None
    quantity: Quantity = 1
    off: Off = None

    @model_validator(mode="after")
    def of_one_kind(self) -> Self:
        """Refuse a line that is neither, or both."""
        has_text = self.text != "" and self.unit_price is not None
        if (self.product_id is not None) == has_text or (self.product_id and (self.text or self.unit_price)):
            raise ValueError(NO_LINE)
        return self


TillLines = Annotated[list[TillLineBody], Field(min_length=1, max_length=MOST_LINES), Message(NO_LINES), NamesEntries()]


class TillPreviewBody(Body):
    """A sale that is still being entered. `off` is a discount on all of it, after those of the lines."""

    lines: TillLines
    off: Off = None
    vehicle: VehicleBody | None = None


class TillLineView(View):
    """A line of a sale. `stock` is how many pieces can be sold, null where the line is no part of the shop."""

    product_id: str | None
    option_id: str | None
    name: str
    sku: str | None
    quantity: int
    unit_price: Money
    amount: Money
    discount: Money
    tax_rate: str
    stock: int | None
    fit: FitView | None


class TillTotalsView(View):
    """The lines of a sale and its amounts. `subtotal` is before the `discount`."""

    lines: list[TillLineView]
    subtotal: Money
    discount: Money
    tax: Money
    total: Money
    tax_mode: TaxMode
    taxes: list[RateTaxView]


class TillPaymentBody(Body):
    """A part of the price, and how it is paid."""

    method: CounterMethod
    amount: Amount


Payments = Annotated[
    list[TillPaymentBody], Field(max_length=3), Message("Each payment is cash, card or transfer, with its amount")
]


class TillSaleBody(TillPreviewBody):
    """A sale. `id` is made by the screen: the same one twice is one sale. `given` is the cash that was handed over, and
    `total` the price that the screen shows. A receipt is issued for print and e-mail.
    """

    id: Annotated[Id, Message("A sale needs an id of its own")]
    payments: Payments
    given: Annotated[Price | None, Message("Please enter the cash that was given, such as 50.00")] = None
    total: Annotated[Price, Message("The total must be a number such as 49.99")]
    receipt: Annotated[Literal["print", "email", "none"], Message("Choose print, email or none")] = "none"
    email: Annotated[Email | Blank, Message("Please enter a valid email")] = ""


class TillSaleView(View):
    """A sale that was made. `change` is what goes back of the cash that was given."""

    order: AdminOrderDetailView
    change: Money
    receipt: TillReceiptView | None


class ParkBody(TillPreviewBody):
    """A sale to put aside, under the id that it will be made with."""

    id: Annotated[Id, Message("A sale needs an id of its own")]
