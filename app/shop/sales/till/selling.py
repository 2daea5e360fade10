"""Makes a sale over the counter: an order that is placed, paid and handed over in one transaction."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict, invalid_field
from app.shop.base.money import euro
from app.shop.base.settings.settings import settings_in_force
from app.shop.catalogue.fitment.cart_vehicle import note_of
from app.shop.sales.documents.content import Buyer
from app.shop.sales.documents.issuing import DocumentRequest, issue_document
from app.shop.sales.documents.mailing import write_document_mail
from app.shop.sales.orders.new_order import record_order
from app.shop.sales.orders.order_totals import amounts_of
from app.shop.sales.orders.orders import get_order, hand_over
from app.shop.sales.orders.payment_method import admin_method
from app.shop.sales.orders.short_stock import too_few_for_owner
from app.shop.sales.orders.totals import COLLECTION
from app.shop.sales.payments.recording import record_payment
from app.shop.sales.till.days import get_open_day
from app.shop.sales.till.pricing import PricedSale, SoldLine, price_sale
from app.store.catalogue.stock_moves import ORDER, moving_stock
from app.store.database.base import new_id
from app.store.sales import placing
from app.store.sales.carts import Cart
from app.store.sales.documents import RECEIPT, Document
from app.store.sales.orders import TILL, Order
from app.store.sales.rate_taxes import NOTHING
from app.store.sales.reduced import AT_COUNTER
from app.store.sales.till import ParkedSale

NAME = "Counter sale"
CASH = "cash"
OTHER_TOTAL = "The total is {} by now. Please look at it again."
MADE = "This sale was made already: order {} for {}. Take off all lines, then enter what came after."
NOT_COVERED = "{} of {} is covered: {} is missing"
TOO_MUCH = "{} is {} more than the {} to pay"
TOO_LITTLE = "{} is {} less than the {} to pay in cash"
NO_CASH = "Nothing is paid in cash, so no cash can be given"
NOT_SHOWN = "{} is an option that the shop does not show. Show it first, or take its line off."
NO_EMAIL = "Please enter the e-mail address for the receipt"


@dataclass(frozen=True)
class CounterSale:
    """A sale as it was sent. `total` is the price that the screen shows, `given` the cash that was handed over."""

    id: str
    lines: Sequence[Mapping[str, Any]]
    off: Mapping[str, Any] | None
    vehicle: Mapping[str, Any] | None
    payments: Sequence[tuple[str, Decimal]]
    given: Decimal | None
    total: Decimal
    receipt: str
    email: str

    @property
    def in_cash(self) -> Decimal:
        """Return the part that is paid in cash."""
        return sum((amount for method, amount in self.payments if method == CASH), NOTHING)

    @property
    def change(self) -> Decimal:
        """Return what goes back of the cash that was given."""
        return NOTHING if self.given is None else max(self.given - self.in_cash, NOTHING)


@dataclass(frozen=True)
class Sold:
    """A sale that was made. `new` is False for one that was made before under the same id."""

    order: Order
    receipt: Document | None
    new: bool


def sell(session: Session, sale: CounterSale) -> Sold:
    """Make a sale, or return the one that its id has made. Raises Conflict without an open day, for another total, a
    part that is short and too little money, and what `price_sale` and the receipt raise.
    """
    made = session.scalar(select(Order).where(Order.cart_id == sale.id))
    if made:
        return _find_again(made, sale)
    get_open_day(session)
    priced = price_sale(session, sale.lines, sale.off, sale.vehicle)
    if priced.total != sale.total:
        raise Conflict(OTHER_TOTAL.format(euro(priced.total)))
    _refuse_money(sale)
    order = _place(session, sale, priced)
    for method, amount in sale.payments:
        record_payment(session, order, amount, method)
    hand_over(order)
    session.execute(delete(ParkedSale).where(ParkedSale.id == sale.id))
    return Sold(order, _issue_receipt(session, order, sale), new=True)


def _find_again(order: Order, sale: CounterSale) -> Sold:
    if order.total != sale.total:
        raise Conflict(MADE.format(order.order_number, euro(order.total)))
    receipts = [each for each in order.documents if each.kind == RECEIPT]
    return Sold(order, receipts[-1] if receipts else None, new=False)


def _refuse_money(sale: CounterSale) -> None:
    """Refuse a sale whose payments are not its total, and less cash than is paid in cash."""
    covered = sum((amount for _, amount in sale.payments), NOTHING)
    if covered < sale.total:
        missing = euro(sale.total - covered)
        raise invalid_field("payments", NOT_COVERED.format(euro(covered), euro(sale.total), missing))
    if covered > sale.total:
        more = euro(covered - sale.total)
        raise invalid_field("payments", TOO_MUCH.format(euro(covered), more, euro(sale.total)))
    if sale.given is not None and not sale.in_cash:
        raise invalid_field("given", NO_CASH)
    if sale.given is not None and sale.given < sale.in_cash:
        missing = euro(sale.in_cash - sale.given)
        raise invalid_field("given", TOO_LITTLE.format(euro(sale.given), missing, euro(sale.in_cash)))
    if sale.receipt == "email" and not sale.email:
        raise invalid_field("email", NO_EMAIL)


def _place(session: Session, sale: CounterSale, priced: PricedSale) -> Order:
    order_id, settings = new_id(), settings_in_force(session)
    session.add(Cart(id=sale.id))
    session.flush()
    with moving_stock(session, ORDER, order_id):
        for line in priced.lines:
            _take_stock(session, line)
    whose = {"customer_name": NAME, "customer_email": sale.email, "customer_phone": None, "contact_id": None}
    agreed = {
        "id": order_id,
        "cart_id": sale.id,
        "source": TILL,
        "payment_method": admin_method(settings),
        "shipping_address": "",
        "delivery_method": COLLECTION,
        **whose,
        **amounts_of(priced.totals, priced.terms),
        **({"discount_code": AT_COUNTER, "discount": priced.discount} if priced.discount else {}),
    }
    items = [
        _describe(line, tax, priced.vehicle) for line, tax in zip(priced.lines, priced.totals.line_taxes, strict=True)
    ]
    record_order(session, agreed, items, None)
    order = get_order(session, order_id)
    # Nobody at the counter is asked to agree to the website's terms.
    order.terms_version = None
    return order


def _take_stock(session: Session, line: SoldLine) -> None:
    if line.product is None or line.part is None:
        return
    if line.option and not line.option.shown:
        raise Conflict(NOT_SHOWN.format(line.name))
    if not placing.take_stock(session, line.product.id, line.quantity, line.option_id):
        raise too_few_for_owner(line.part, line.stock or 0, line.name)


def _describe(line: SoldLine, tax: Decimal, vehicle: str | None) -> dict[str, Any]:
    return {
        "id": new_id(),
        "product_id": line.stored_id,
        "option_id": line.option_id,
        "option_name": line.option.name if line.option else None,
        "product_name": line.name,
        "quantity": line.quantity,
        "unit_price": line.unit_price,
        "subtotal": line.amount,
        "discount": line.discount,
        "tax_rate": line.tax_rate,
        "tax": tax,
        "stock_left": None if line.stock is None else line.stock - line.quantity,
        "vehicle": vehicle if line.product else None,
        "fit": line.fit and line.fit.verdict,
        "fit_note": note_of(line.fit),
    }


def _issue_receipt(session: Session, order: Order, sale: CounterSale) -> Document | None:
    """Issue the receipt that is wanted. A sale of nothing but free things has none."""
    if sale.receipt == "none" or not order.paid:
        return None
    document = issue_document(session, order.id, DocumentRequest(RECEIPT, Buyer("", "")))
    if sale.receipt == "email":
        write_document_mail(session, document)
    return document
