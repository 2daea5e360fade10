"""Placing an order."""

from typing import Annotated, Any

from pydantic import BeforeValidator, Field

from app.contract.fields import Body, Email, Id, LongText, Message, Name, OptionalText, View
from app.contract.orders import CustomerOrderEventView, OrderFields


class CheckoutBody(Body):
    """Who orders, where it goes, and which cart. The payment reference is a mock value in demo mode, and ignored."""

    customer_name: Annotated[Name, Field(min_length=2), Message("Name must be at least 2 characters")]
    customer_email: Annotated[Email, Message("Please enter a valid email")]
    customer_phone: OptionalText = None
    shipping_address: Annotated[LongText, Field(min_length=10), Message("Please enter your complete address")]
    cart_id: Annotated[Id, Message("Choose a cart")]
    payment_intent_id: Any = None


class PlacedEventView(CustomerOrderEventView):
    """A change of the order, without the owner's note: a customer asks again with the same cart."""

    note: Annotated[None, BeforeValidator(lambda _note: None)]


class PlacedOrderView(OrderFields):
    """The order as the customer who placed it gets it."""

    cart_id: str
    stripe_payment_intent_id: str | None
    history: Annotated[list[PlacedEventView], Field(validation_alias="steps")]


class CheckoutAnswer(View):
    """The order that the cart became."""

    order_id: str
    order: PlacedOrderView
