"""A customer's cart."""

from typing import Annotated, Literal

from pydantic import Field

from app.contract.catalogue import ImageView
from app.contract.fields import Body, Digits, Id, Message, Moment, Money, View
from app.contract.money import Method, TaxMode

CartStatus = Literal["active", "ordered"]
Quantity = Annotated[Digits, Field(ge=1), Message("Quantity must be a whole number of at least 1")]


class NewItemBody(Body):
    """Which product goes in, and how many of it."""

    product_id: Annotated[Id, Message("Choose a product")]
    quantity: Quantity = 1


class QuantityBody(Body):
    """How many it shall be."""

    quantity: Quantity


class CartProductView(View):
    """What a cart shows of a product."""

    name: str
    slug: str
    image_url: str | None
    category: str
    inventory: int
    images: list[ImageView]


class CartItemView(View):
    """A product in a cart; `unitPrice` is its present price."""

    id: str
    cart_id: str
    product_id: str
    quantity: int
    unit_price: Money
    created_at: Moment
    product: CartProductView


class NewCartView(View):
    """A cart that was just opened."""

    id: str
    status: CartStatus
    items: list[CartItemView]


class MethodSumsView(View):
    """What the cart comes to when it is sent, or when it is collected."""

    method: Method
    delivery: Money
    tax: Money
    total: Money


class DeliveryView(View):
    """What a customer may choose from, delivery first; over `freeOver` of goods it is free, null is never."""

    price: Money
    free_over: Money | None
    methods: list[MethodSumsView]


class CartView(NewCartView):
    """A cart with its amounts at present prices; where there is a choice, its own are those of a delivery."""

    subtotal: Money
    tax: Money
    total: Money
    tax_mode: TaxMode
    tax_rate: str
    delivery: DeliveryView | None
