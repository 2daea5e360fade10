"""Bodies and views of the owner's own orders, which arrived by phone or were sold over the counter."""

from typing import Annotated

from pydantic import Field

from app.contract.base.fields import Body, Email, Id, Message, Money, Name, OptionalId, OptionalText, View
from app.contract.base.money import Method, RateTaxView, TaxMode
from app.contract.base.setting_fields import Blank
from app.contract.base.visible import AtLeast
from app.contract.catalogue.verdict import VehicleBody
from app.contract.sales.admin_orders import AdminOrderDetailView
from app.contract.sales.cart import OptionId, Quantity
from app.contract.sales.checkout import AddressedBody, ChosenMethod, ShippingAddress
from app.contract.sales.discounts import DiscountView, OptionalCode

MOST_LINES = 100


class ManualOrderLine(Body):
    """A product, its option where it has some, and how many of it."""

    product_id: Id
    option_id: OptionId = None
    quantity: Quantity = 1


ManualOrderLines = Annotated[
    list[ManualOrderLine],
    Field(min_length=1, max_length=MOST_LINES),
    Message("Choose at least one product, each with a whole quantity of at least 1"),
]


class ManualOrderBody(AddressedBody):
    """An order that the owner enters. Without an e-mail address no mail is sent. The vehicle applies to every line.
    `contact_id` names the customer that was chosen; without it they are found by e-mail address or phone number.
    """

    customer_name: Annotated[Name, AtLeast(2), Message("Name must be at least 2 characters")]
    customer_email: Annotated[Email | Blank, Message("Please enter a valid email")] = ""
    customer_phone: OptionalText = None
    delivery_method: ChosenMethod = "delivery"
    shipping_address: ShippingAddress = ""
    items: ManualOrderLines
    vehicle: VehicleBody | None = None
    note: OptionalText = None
    discount_code: OptionalCode = None
    contact_id: Annotated[OptionalId, Message("The customer must be given by their id")] = None


class ManualOrderAnswer(View):
    """The order that was placed."""

    order: AdminOrderDetailView


class OrderPreviewBody(Body):
    """An order that is still being entered."""

    delivery_method: ChosenMethod = "delivery"
    discount_code: OptionalCode = None
    items: ManualOrderLines


class OrderPreviewLineView(View):
    """A previewed line: product, quantity and price."""

    product_id: str
    option_id: str | None
    quantity: int
    unit_price: Money
    subtotal: Money


class OrderPreviewView(View):
    """The totals of an order if it were placed now. `deliveryMethod` is null where none can be chosen."""

    items: list[OrderPreviewLineView]
    subtotal: Money
    delivery_method: Method | None
    delivery: Money
    discount: DiscountView | None
    tax: Money
    total: Money
    tax_mode: TaxMode
    tax_rate: str
    taxes: list[RateTaxView]
