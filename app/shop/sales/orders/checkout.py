"""Code that turns a cart into an order. One transaction takes the stock once, at the server's own prices."""

from dataclasses import dataclass
from decimal import Decimal
from typing import Any
from unicodedata import normalize

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict, NotFound
from app.shop.base.money import euro
from app.shop.base.settings.settings import Settings, refuse_closed, settings_in_force
from app.shop.catalogue.fitment.cart_vehicle import judge_line, note_of
from app.shop.sales.customer_links.linking import link_sender
from app.shop.sales.mail.outbox import write_order_mails
from app.shop.sales.orders.cart import CART_NOT_FOUND
from app.shop.sales.orders.checkout_discount import apply_code, refuse_nothing, take_discount
from app.shop.sales.orders.checkout_lines import CheckoutLine, take_lines
from app.shop.sales.orders.delivery import destination, refuse_method, valid_method
from app.shop.sales.orders.new_order import Placed, record_order
from app.shop.sales.orders.order_totals import amounts_of, calculate_totals
from app.shop.sales.orders.payment_method import LEFT_OUT, admin_method, settle_method
from app.shop.sales.orders.stock_share import WHOLE
from app.shop.sales.orders.totals import DELIVERY, Method, Priced, Terms, read_terms
from app.store.base.folding import fold
from app.store.catalogue.stock_moves import ORDER, moving_stock
from app.store.database.base import new_id
from app.store.sales import placing
from app.store.sales.carts import ORDERED
from app.store.sales.orders import SHOP, Order

ORDERED_BEFORE = "This cart has been ordered already"
OTHER_TOTAL = "The total is {} now. Please look at your order again before you place it"


@dataclass(frozen=True)
class Customer:
    """The customer of an order; a collection needs no postal address. `paying` is the payment method named at the
    checkout, `contact_id` the customer chosen by the owner.
    """

    name: str
    email: str
    phone: str | None
    address: str
    method: Method = DELIVERY
    paying: str | None = LEFT_OUT
    contact_id: str | None = None

    def link(self, session: Session) -> str | None:
        """Return the id of who it is among the customers."""
        address = self.address if self.method == DELIVERY else None
        return self.contact_id or link_sender(session, self.name, self.email, self.phone, address)


def place_order(
    session: Session,
    cart_id: str,
    customer: Customer,
    *,
    source: str = SHOP,
    note: str | None = None,
    expected: Decimal | None = None,
) -> Placed:
    """Make the cart an order.

    The same cart and customer again give the same order. `note` begins its history. `expected` is the total that the
    customer saw.

    Raises NotFound for no such cart, Invalid for an empty one, Conflict naming the product that is short, or for a cart
    that somebody else ordered or whose total is not the expected one, and DiscountRefused for a code that does not hold
    any more. In the shop, but not in the
    back office, also Conflict while it is closed or for more than an order's share of the stock, and Invalid for a
    collection or a way of paying that is not offered. In the back office, also Conflict for a code that takes nothing
    off: a customer is told at the checkout, and may order all the same.
    """
    status = placing.read_cart_status(session, cart_id)
    if status is None:
        raise NotFound(CART_NOT_FOUND)
    if status == ORDERED:
        return _find_placed(session, cart_id, customer)
    settings = settings_in_force(session)
    terms = read_terms(settings)
    if source == SHOP:
        refuse_closed(settings)
        refuse_method(terms, customer.method)
    paying = settle_method(settings, customer.paying) if source == SHOP else admin_method(settings)
    order_id = new_id()
    with moving_stock(session, ORDER, order_id):
        lines = take_lines(session, cart_id, source, settings.order_stock_share if source == SHOP else WHOLE)
    applied = apply_code(session, cart_id, [(line.product_id, line.amount) for line in lines])
    prices = [
        terms.priced(line.amount, line.tax_rate_id)._replace(off=off)
        for line, off in zip(lines, applied.offs, strict=True)
    ]
    totals = calculate_totals(prices, terms, customer.method, frees_delivery=applied.frees_delivery)
    if expected not in (None, totals.total):
        raise Conflict(OTHER_TOTAL.format(euro(totals.total)))
    if source != SHOP:
        refuse_nothing(applied, totals.discount, customer.method)
    order = (
        {"id": order_id, "cart_id": cart_id, "source": source, "payment_method": paying}
        | {"contact_id": customer.link(session)}
        | _whose(customer, settings, terms)
        | amounts_of(totals, terms)
        | take_discount(session, applied, totals.discount)
    )
    items = [_item(*each, source) for each in zip(lines, prices, totals.line_taxes, strict=True)]
    placed = record_order(session, order, items, note)
    write_order_mails(session, placed.order, settings)
    return placed


def _find_placed(session: Session, cart_id: str, customer: Customer) -> Placed:
    """Return the order made from a cart. Raises Conflict for anybody but the customer who placed it."""
    placed = session.scalars(select(Order).where(Order.cart_id == cart_id)).one()
    same_name = normalize("NFC", placed.customer_name.strip()) == normalize("NFC", customer.name.strip())
    if not same_name or fold(placed.customer_email) != fold(customer.email):
        raise Conflict(ORDERED_BEFORE)
    return Placed(placed.id, placed, new=False)


def _whose(customer: Customer, settings: Settings, terms: Terms) -> dict[str, Any]:
    return {
        "customer_name": customer.name,
        "customer_email": customer.email,
        "customer_phone": customer.phone,
        "shipping_address": destination(settings, customer.method, customer.address),
        "delivery_method": valid_method(terms, customer.method),
    }


def _item(line: CheckoutLine, price: Priced, tax: Decimal, source: str) -> dict[str, Any]:
    vehicle, fit = judge_line(line.fitting)
    return {
        "id": new_id(),
        "product_id": line.product_id,
        "product_name": line.name,
        "option_id": line.option_id,
        "option_name": line.option_name,
        "quantity": line.quantity,
        "unit_price": line.price,
        "subtotal": line.amount,
        "discount": price.off,
        "tax_rate": str(price.rate),
        "tax": tax,
        "stock_left": line.inventory - line.taken if line.taken else None,
        "to_order": line.quantity - line.taken,
        "lead_days": line.lead_days if line.taken < line.quantity else None,
        # In the shop it stood above the button.
        "made_to_order": line.made_to_order if source == SHOP else 0,
        "vehicle": vehicle and vehicle.label,
        "fit": fit and fit.verdict,
        "fit_note": note_of(fit),
    }
