"""Orders: whole, as the owner and the checkout's answer show them, and the customer's part of them."""

from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import BeforeValidator, Field

from app.contract.fields import Moment, Money, View

OrderStatus = Literal["pending", "confirmed", "ready", "shipped", "completed", "cancelled"]


class OrderItemView(View):
    """A line of an order, as it was bought."""

    id: str
    order_id: str
    product_id: str
    product_name: str
    quantity: int
    unit_price: Money
    subtotal: Money


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
    """What every view of an order has."""

    id: str
    order_number: Annotated[str, BeforeValidator(str)]
    status: OrderStatus
    customer_name: str
    customer_email: str
    customer_phone: str | None
    shipping_address: str
    subtotal: Money
    tax: Money
    total: Money
    created_at: Moment
    updated_at: Moment
    items: Sequence[OrderItemView]


class CustomerOrderView(OrderFields):
    """What the customer sees of an order: no internal note, cart or payment reference."""

    history: Annotated[list[CustomerOrderEventView], Field(validation_alias="steps")]


class OrderView(OrderFields):
    """An order, whole (CONTRACT.md, Orders)."""

    cart_id: str
    stripe_payment_intent_id: str | None
    history: list[OrderEventView]
