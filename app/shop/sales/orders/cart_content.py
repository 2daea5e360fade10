"""Content of a cart: its lines at present prices, and its totals."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal

from app.shop.base.money import TaxMode, line_total
from app.shop.catalogue.fitment.cart_vehicle import LineVehicle, judge_line
from app.shop.catalogue.fitment.verdict import Fit
from app.shop.sales.discounts.applying import AppliedDiscount, apply_discount, is_meant
from app.shop.sales.discounts.reasons import Goods
from app.shop.sales.orders.stock_share import most_per_order
from app.shop.sales.orders.totals import COLLECTION, DELIVERY, Method, Priced, Terms, calculate_sums, offered_methods
from app.store.database.base import now
from app.store.sales.cart_rows import InCart, InShop
from app.store.sales.carts import ACTIVE
from app.store.sales.discount_statements import HeldDiscount
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

    @property
    def option_id(self) -> str | None:
        """Return the id of its option."""
        return self.product.option_id

    @property
    def option_name(self) -> str | None:
        """Return the name of its option."""
        return self.product.option_name


@dataclass(frozen=True)
class MethodSums:
    """Totals of a cart for one delivery method. `discount_reason` is why the cart's code takes nothing off."""

    method: Method
    delivery: Decimal
    discount: Decimal
    tax: Decimal
    total: Decimal
    taxes: list[RateTax]
    discount_reason: str | None


@dataclass(frozen=True)
class DeliveryChoice:
    """The delivery methods that a customer can choose from. `price` is 0.00 if only collection is set; if `free_over`
    is None, delivery is never free.
    """

    price: Decimal
    free_over: Decimal | None
    methods: list[MethodSums]


@dataclass(frozen=True)
class CartDiscount:
    """The code of a cart and what it takes off, or the reason why it takes off nothing. That is its `refusal` if it
    does not hold, or for instance that the delivery is free anyway. At `changes_at` that may change by itself.
    """

    code: str
    amount: Decimal
    reason: str | None
    refusal: str | None
    changes_at: datetime | None


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
    discount: CartDiscount | None
    takes_codes: bool = False


def describe_cart(
    cart_id: str, status: str, lines: Sequence[InCart], terms: Terms, share: int, *, discount: HeldDiscount | None
) -> CartContent:
    """Return the cart with its amounts on these terms. A line that is sold out is listed but not counted."""
    items = [describe_line(line, share) for line in lines]
    counted = [item for item in items if _counts(status, item)]
    applied = _apply(discount, counted, now() if status == ACTIVE else None)
    prices = [_price(item, terms, off) for item, off in zip(counted, applied.offs, strict=True)]
    sums = calculate_sums(prices, terms, DELIVERY, frees_delivery=applied.frees_delivery)
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
        delivery=_choice(prices, terms, applied),
        discount=_describe_discount(applied, sums.discount),
    )


def describe_line(line: InCart, share: int) -> CartLine:
    """A line at its product's present price."""
    product = line.product
    most = most_per_order(product.inventory, share, product.lead_days)
    named = line.id, line.cart_id, product.id, line.quantity, product.price, line.created_at
    return CartLine(*named, product, most, *judge_line(line.fitting))


def _counts(status: str, line: CartLine) -> bool:
    """Return whether an order could include the line. A line of an ordered cart always counts, even if the order took
    the last piece.
    """
    return status != ACTIVE or line.most_per_order > 0


def _apply(discount: HeldDiscount | None, lines: Sequence[CartLine], at: datetime | None) -> AppliedDiscount:
    goods = [Goods(_amount(line), is_meant(discount, line.product.category)) for line in lines]
    return apply_discount(discount, goods, at)


def _describe_discount(applied: AppliedDiscount, amount: Decimal) -> CartDiscount | None:
    found = applied.discount
    if found is None:
        return None
    moments = [each for each in (found.from_at, found.to_at) if each and each > now()]
    reason = applied.why_nothing(amount, collected=False)
    return CartDiscount(found.code, amount, reason, applied.reason, min(moments, default=None))


def _amount(line: CartLine) -> Decimal:
    return line_total(line.unit_price, line.quantity)


def _price(line: CartLine, terms: Terms, off: Decimal) -> Priced:
    return terms.priced(_amount(line), line.product.tax_rate_id)._replace(off=off)


def _choice(prices: list[Priced], terms: Terms, applied: AppliedDiscount) -> DeliveryChoice | None:
    """None while nothing is set."""
    methods = [_sums(prices, terms, method, applied) for method in offered_methods(terms)]
    return DeliveryChoice(terms.price or NOTHING, terms.free_over, methods) if methods else None


def _sums(prices: list[Priced], terms: Terms, method: Method, applied: AppliedDiscount) -> MethodSums:
    sums = calculate_sums(prices, terms, method, frees_delivery=applied.frees_delivery)
    reason = applied.why_nothing(sums.discount, collected=method == COLLECTION)
    return MethodSums(method, sums.delivery, sums.discount, sums.tax, sums.total, sums.taxes, reason)
