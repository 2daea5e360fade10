"""Placing an order."""

from typing import Annotated, Any

from pydantic import AfterValidator, BeforeValidator, Field, ValidationInfo, model_validator

from app.contract.base.fields import Body, Email, Id, LongText, Message, Money, Name, OptionalText, Price, View
from app.contract.base.money import Method
from app.contract.base.visible import AtLeast, visible_length
from app.contract.sales.orders import CustomerOrderEventView, OrderFields
from app.contract.sales.payments import BegunPaymentView, PaymentChoice

LEAST_ADDRESS = 10


def _address(text: str, known: ValidationInfo) -> str:
    """An order that is collected needs none."""
    if visible_length(text) < LEAST_ADDRESS and known.data.get("delivery_method") != "collection":
        raise ValueError("no address")
    return text


ChosenMethod = Annotated[Method, Message("Choose delivery or collection")]
"""Stands before the address in a body, because that depends on it."""
ShippingAddress = Annotated[
    LongText,
    AfterValidator(_address),
    Field(json_schema_extra={"x-min-length-of-delivery": LEAST_ADDRESS}),
    Message("Please enter your complete address"),
]


class AddressedBody(Body):
    """Body with an optional postal address. A missing address is read as blank, so that its rule applies."""

    @model_validator(mode="before")
    @classmethod
    def blank_address(cls, content: dict[str, Any]) -> dict[str, Any]:
        """The body with its address."""
        return {"shippingAddress": "", **content}


class CheckoutBody(AddressedBody):
    """Customer, destination and cart of an order. If `paymentMethod` is left out, it is the only method on offer, or
    else `workshop`; null means that none was offered. `expectedTotal` is the total that the customer saw; without
    it any is taken. The payment reference is a mock value in demo mode, and it is ignored.
    """

    customer_name: Annotated[Name, AtLeast(2), Message("Name must be at least 2 characters")]
    customer_email: Annotated[Email, Message("Please enter a valid email")]
    customer_phone: OptionalText = None
    delivery_method: ChosenMethod = "delivery"
    shipping_address: ShippingAddress = ""
    payment_method: Annotated[PaymentChoice | None, Message("Choose how to pay")] = None
    cart_id: Annotated[Id, Message("Choose a cart")]
    expected_total: Price | None = None
    payment_intent_id: Any = None


class PlacedEventView(CustomerOrderEventView):
    """A change of the order, without the owner's note. A customer can send the same cart again, and then receives the
    order in its present state.
    """

    note: Annotated[None, BeforeValidator(lambda _note: None)]


class PlacedOrderView(OrderFields):
    """The order as the customer who placed it gets it."""

    cart_id: str
    payment_method: PaymentChoice | None
    owed: Money
    stripe_payment_intent_id: str | None
    history: Annotated[list[PlacedEventView], Field(validation_alias="steps")]


class CheckoutAnswer(View):
    """The order that the cart became, and how it is paid."""

    order_id: str
    order: PlacedOrderView
    payment: BegunPaymentView
