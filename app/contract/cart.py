"""A customer's cart."""

from typing import Annotated, Literal

from pydantic import Field

from app.contract.catalogue import ImageView
from app.contract.fields import Body, Digits, Id, Message, Moment, Money, View
from app.contract.money import Method, TaxMode

CartStatus = Literal["active", "ordered"]
Quantity = Annotated[Digits, Field(ge=1), Message("Quantity must be a whole number of at least 1")]


class NewItemBody(Body):
    """Product to add, and its quantity."""

    product_id: Annotated[Id, Message("Choose a product")]
    quantity: Quantity = 1


class QuantityBody(Body):
    """New quantity of a line."""

    quantity: Quantity


class CartProductView(View):
    """Fields of a product in a cart."""

    name: str
    slug: str
    image_url: str | None
    category: str
    inventory: int
    images: list[ImageView]


class CartItemView(View):
    """A product in a cart; `unitPrice` is its present price.

    One order may take `mostPerOrder` pieces of it.
    """

    id: str
    cart_id: str
    product_id: str
    quantity: int
    unit_price: Money
    created_at: Moment
    product: CartProductView
    most_per_order: int


class NewCartView(View):
    """A cart that was just opened."""

    id: str
    status: CartStatus
    items: list[CartItemView]


class MethodSumsView(View):
    """Totals of the cart for one delivery method."""

    method: Method
    delivery: Money
    tax: Money
    total: Money


class DeliveryView(View):
    """Delivery methods to choose from, delivery first.

    Over `freeOver` of goods delivery is free; null means never.
    """

    price: Money
    free_over: Money | None
    methods: list[MethodSumsView]


class CartView(NewCartView):
    """A cart with its amounts at present prices.

    Where there is a choice, its own are those of a delivery.
    """

    subtotal: Money
    tax: Money
    total: Money
    tax_mode: TaxMode
    tax_rate: str
    delivery: DeliveryView | None
