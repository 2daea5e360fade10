"""A customer's cart."""

from typing import Annotated, Any, Literal

from pydantic import Field, model_validator

from app.contract.base.fields import Body, Digits, Id, Message, Moment, Money, OptionalId, View
from app.contract.base.money import Method, RateTaxView, TaxMode
from app.contract.base.pictures import ImageView
from app.contract.catalogue.sales import SaleView
from app.contract.catalogue.unit_prices import UnitPriceView
from app.contract.catalogue.verdict import FitView, VehicleBody
from app.contract.sales.discounts import CartDiscountView

CartStatus = Literal["active", "ordered"]
Quantity = Annotated[Digits, Field(ge=1), Message("Quantity must be a whole number of at least 1")]


OptionId = Annotated[OptionalId, Message("Please choose an option")]
ForVehicle = Annotated[VehicleBody | None, Message("Please choose a model")]


class NewItemBody(Body):
    """Product to add, its option where it has some, its quantity, and the vehicle that it is for. A line that exists
    already retains its vehicle where none is sent, and loses it where null is sent.
    """

    product_id: Annotated[Id, Message("Choose a product")]
    option_id: OptionId = None
    quantity: Quantity = 1
    vehicle: ForVehicle = None


class QuantityBody(Body):
    """New quantity of a line, and the vehicle that it is for. Either may be left out. The line retains its vehicle
    where none is sent, and loses it where null is sent.
    """

    quantity: Quantity = 1
    vehicle: ForVehicle = None

    @model_validator(mode="before")
    @classmethod
    def _needs_one(cls, given: Any) -> Any:
        """Refuse a change of nothing by the quantity's sentence."""
        return given if given.keys() & {"quantity", "vehicle"} else given | {"quantity": None}


class CartProductView(View):
    """Fields of a product in a cart, with its option in `name`. `madeToOrder` is 1 for a part that cannot be withdrawn
    from, `needsOption` for one of which an option must be chosen before it can be ordered. `leadDays` are the days
    until pieces beyond the stock are there, null where there are none to be had.
    """

    name: str
    slug: str
    image_url: str | None
    category: str
    inventory: int
    unit_price: UnitPriceView | None
    made_to_order: int
    lead_days: int | None
    sale: SaleView | None
    needs_option: int
    images: list[ImageView]


class CartVehicleView(View):
    """The vehicle that a line is for. `modelId` is null where the shop no longer has that model."""

    label: str
    model_id: str | None
    year: int | None
    engine_id: str | None


class CartItemView(View):
    """A product in a cart; `unitPrice` is its present price. One order can include at most `mostPerOrder` pieces of it.
    `optionName` without `optionId` is an option that is no longer offered. `fit` is the verdict for the line's
    `vehicle`, where it has one.
    """

    id: str
    cart_id: str
    product_id: str
    option_id: str | None
    option_name: str | None
    quantity: int
    unit_price: Money
    created_at: Moment
    product: CartProductView
    most_per_order: int
    vehicle: CartVehicleView | None
    fit: FitView | None


class NewCartView(View):
    """A cart that was just opened."""

    id: str
    status: CartStatus
    items: list[CartItemView]


class MethodSumsView(View):
    """Totals of the cart for one delivery method. `discount` is taken off, and 0.00 without a code. `discountReason`
    says why the cart's code takes off nothing, and is null otherwise.
    """

    method: Method
    delivery: Money
    discount: Money
    tax: Money
    total: Money
    taxes: list[RateTaxView]
    discount_reason: str | None


class DeliveryView(View):
    """Delivery methods to choose from, delivery first. Delivery is free for goods over `freeOver`; null means never."""

    price: Money
    free_over: Money | None
    methods: list[MethodSumsView]


class CartView(NewCartView):
    """A cart with its amounts at present prices. Where there is a choice of delivery methods, the amounts are those of
    a delivery. `taxRate` is the default rate, `taxes` the tax by rate. `discount` is the code that was given, if any;
    `subtotal` and `delivery` are the prices before it. `takesCodes` is true while the shop has a code that can be used.
    """

    subtotal: Money
    tax: Money
    total: Money
    tax_mode: TaxMode
    tax_rate: str
    taxes: list[RateTaxView]
    delivery: DeliveryView | None
    discount: CartDiscountView | None
    takes_codes: bool
