"""Code for orders entered by the owner, by phone and over the counter. They follow the same rules, stock and sums as
customers' orders.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import timedelta
from decimal import Decimal
from typing import Any

from sqlalchemy.orm import Session

from app.contract.sales.manual_orders import OrderPreviewView
from app.shop.base.money import line_total
from app.shop.base.settings.settings import settings_in_force
from app.shop.catalogue.fitment.cart_vehicle import values_of
from app.shop.catalogue.fitment.judging import read_vehicle
from app.shop.catalogue.products.catalogue import get_product
from app.shop.catalogue.products.chosen_option import choose_option, lead_of, left_of, line_name, price_of
from app.shop.sales.customer_links.linking import keep_chosen
from app.shop.sales.orders.checkout import Customer, place_order
from app.shop.sales.orders.checkout_discount import apply_named, refuse_nothing
from app.shop.sales.orders.delivery import valid_method
from app.shop.sales.orders.order_totals import calculate_totals
from app.shop.sales.orders.orders import get_order
from app.shop.sales.orders.short_stock import too_few_for_owner
from app.shop.sales.orders.stock_share import WHOLE, refuse_share
from app.shop.sales.orders.totals import Method, read_terms
from app.store.database.base import now
from app.store.sales import cart_statements
from app.store.sales.carts import Cart, CartItem
from app.store.sales.discount_statements import hold_code
from app.store.sales.orders import ADMIN, Order
from app.store.sales.reduced import Reduction

Wanted = Iterable[tuple[str, str | None, int]]
"""Product ids with their options' and how many of each."""


@dataclass(frozen=True)
class OrderPreviewLine:
    """A previewed line: product, quantity and price."""

    product_id: str
    option_id: str | None
    quantity: int
    unit_price: Decimal
    subtotal: Decimal
    tax_rate_id: str | None


def preview_manual_order(session: Session, wanted: Wanted, method: Method, code: str | None = None) -> OrderPreviewView:
    """Return the totals that `place_manual_order` would give, without writing or reserving stock. Raises NotFound for
    an unknown product and Conflict naming a product that is short or why a code takes nothing off, as it does.
    """
    terms = read_terms(settings_in_force(session))
    items = [_preview_line(session, *line) for line in _together(wanted)]
    applied = apply_named(session, code, [(item.product_id, item.subtotal) for item in items])
    prices = [
        terms.priced(item.subtotal, item.tax_rate_id)._replace(off=off)
        for item, off in zip(items, applied.offs, strict=True)
    ]
    totals = calculate_totals(prices, terms, method, frees_delivery=applied.frees_delivery)
    refuse_nothing(applied, totals.discount, method)
    return OrderPreviewView(
        items=items,
        subtotal=totals.subtotal,
        delivery_method=valid_method(terms, method),
        delivery=totals.delivery,
        discount=Reduction(applied.discount.code, totals.discount) if applied.discount else None,
        tax=totals.tax,
        total=totals.total,
        tax_mode=terms.tax_mode,
        tax_rate=str(terms.tax_rate),
        taxes=totals.taxes,
    )


def _preview_line(session: Session, product_id: str, option_id: str | None, quantity: int) -> OrderPreviewLine:
    product = get_product(session, product_id)
    option = choose_option(session, product, option_id)
    left, price = left_of(product, option), price_of(product, option)
    lead_days = lead_of(product, option)
    if quantity > left and lead_days is None:
        raise too_few_for_owner(option or product, left, line_name(product, option))
    refuse_share(quantity, left, WHOLE, line_name(product, option), lead_days)
    subtotal = line_total(price, quantity)
    return OrderPreviewLine(product.id, option_id, quantity, price, subtotal, product.tax_rate_id)


def place_manual_order(
    session: Session,
    wanted: Wanted,
    customer: Customer,
    note: str | None,
    *,
    vehicle: Mapping[str, Any] | None = None,
    code: str | None = None,
) -> Order:
    """Place an order of these pieces, each for the vehicle. A product named twice becomes one line, and so does an
    option. Raises NotFound for an unknown product, Conflict naming a product that is short or why a code takes
    nothing off, and Invalid for an unknown customer; the vehicle's values and errors are those of `read_vehicle`.
    """
    if customer.contact_id:
        keep_chosen(session, customer.contact_id, customer.email, customer.phone)
    named = values_of(read_vehicle(session, **vehicle) if vehicle else None)
    cart = _fill_cart(session, wanted)
    for item in cart.items:
        cart_statements.name_vehicle(session, item.id, named)
    _hold_named(session, cart, code)
    placed = place_order(session, cart.id, customer, source=ADMIN, note=note)
    return get_order(session, placed.order_id)


def _hold_named(session: Session, cart: Cart, code: str | None) -> None:
    lines = [(item.product_id, line_total(item.unit_price, item.quantity)) for item in cart.items]
    applied = apply_named(session, code, lines)
    if applied.discount:
        hold_code(session, cart.id, applied.discount.id)


def _together(wanted: Wanted) -> list[tuple[str, str | None, int]]:
    together: Counter[tuple[str, str | None]] = Counter()
    for product_id, option_id, quantity in wanted:
        together[product_id, option_id] += quantity
    return [(*of, quantity) for of, quantity in together.items()]


def _fill_cart(session: Session, wanted: Wanted) -> Cart:
    """Every order has its cart: this one was filled by the owner."""
    cart = Cart(items=[_item(session, *line, place) for place, line in enumerate(_together(wanted))])
    session.add(cart)
    session.flush()
    return cart


def _item(session: Session, product_id: str, option_id: str | None, quantity: int, place: int) -> CartItem:
    product = get_product(session, product_id)
    price = price_of(product, choose_option(session, product, option_id))
    # The time is the lines' order, and a clock may stand still between two of them.
    moment = now() + timedelta(milliseconds=place)
    of = {"product_id": product.id, "option_id": option_id}
    return CartItem(**of, quantity=quantity, unit_price=price, created_at=moment)
