"""Content of a cart: its lines at present prices, and its totals."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal

from app.shop.base.money import TaxMode, line_total
from app.shop.catalogue.fitment.cart_vehicle import LineVehicle, judge_line
from app.shop.catalogue.fitment.verdict import Fit
from app.shop.sales.orders.stock_share import most_per_order
from app.shop.sales.orders.totals import DELIVERY, Method, Priced, Terms, calculate_sums, offered_methods
from app.store.sales.cart_rows import InCart, InShop
from app.store.sales.carts import ACTIVE
from app.store.sales.rate_taxes import NOTHING, RateTax


@dataclass(frozen=True)
class CartLine:
    """A line of a cart with a product at its present price. `most_per_order` is the largest number of pieces per order,
    `fit` the verdict for the line's vehicle.
    """

    id: str
    cart_id: str
    product_id: str
    quantity: int
    unit_price: Decimal
    created_at: datetime
    product: InShop
    most_per_order: int
    vehicle: LineVehicle | None
    fit: Fit | None


@dataclass(frozen=True)
class MethodSums:
    """Totals of a cart for one delivery method."""

    method: Method
    delivery: Decimal
    tax: Decimal
    total: Decimal
    taxes: list[RateTax]


@dataclass(frozen=True)
class DeliveryChoice:
    """The delivery methods that a customer can choose from. `price` is 0.00 if only collection is set; if `free_over`
    is None, delivery is never free.
    """

    price: Decimal
    free_over: Decimal | None
    methods: list[MethodSums]


@dataclass(frozen=True)
class CartContent:
    """A cart with its lines and amounts. The amounts are those for delivery, which is also used by a checkout without a
    choice.
    """

    id: str
    status: str
    items: list[CartLine]
    subtotal: Decimal
    tax: Decimal
    total: Decimal
    tax_mode: TaxMode
    tax_rate: str
    taxes: list[RateTax]
    delivery: DeliveryChoice | None


def describe_cart(cart_id: str, status: str, lines: Sequence[InCart], terms: Terms, share: int) -> CartContent:
    """Return the cart with its amounts on these terms. A line that is sold out is listed but not counted."""
    items = [describe_line(line, share) for line in lines]
    prices = [_price(item, terms) for item in items if _counts(status, item)]
    sums = calculate_sums(prices, terms, DELIVERY)
    return CartContent(
        id=cart_id,
        status=status,
        items=items,
        subtotal=sums.subtotal,
        tax=sums.tax,
        total=sums.total,
        tax_mode=terms.tax_mode,
        tax_rate=str(terms.tax_rate),
        taxes=sums.taxes,
        delivery=_choice(prices, terms),
    )


def describe_line(line: InCart, share: int) -> CartLine:
    """A line at its product's present price."""
    product = line.product
    most = most_per_order(product.inventory, share)
    named = line.id, line.cart_id, product.id, line.quantity, product.price, line.created_at
    return CartLine(*named, product, most, *judge_line(line.fitting))


def _counts(status: str, line: CartLine) -> bool:
    """Return whether an order could include the line. A line of an ordered cart always counts, even if the order took
    the last piece.
    """
    return status != ACTIVE or line.product.inventory > 0


def _price(line: CartLine, terms: Terms) -> Priced:
    return terms.priced(line_total(line.unit_price, line.quantity), line.product.tax_rate_id)


def _choice(prices: list[Priced], terms: Terms) -> DeliveryChoice | None:
    """None while nothing is set."""
    methods = [_sums(prices, terms, method) for method in offered_methods(terms)]
    return DeliveryChoice(terms.price or NOTHING, terms.free_over, methods) if methods else None


def _sums(prices: list[Priced], terms: Terms, method: Method) -> MethodSums:
    sums = calculate_sums(prices, terms, method)
    return MethodSums(method, sums.delivery, sums.tax, sums.total, sums.taxes)
