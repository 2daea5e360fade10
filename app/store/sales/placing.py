"""The SQL statements of a checkout. It is the one write that must be fast for a rush of customers. All statements run
within a write(), and the caller is responsible for the rules.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal
from typing import ClassVar

from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.orm import Session

from app.store.catalogue.product_options import LINE_NAME, LINE_PRICE, ProductOption
from app.store.catalogue.products import Product
from app.store.database.prepared import Prepared, Row
from app.store.sales.cart_verdicts import LINE_COLUMNS, beside_vehicle
from app.store.sales.carts import LINE_NEEDS_OPTION, LINE_OPTION, ORDERABLE, ORDERABLE_LEAD, ORDERED, Cart, CartItem
from app.store.sales.orders import Order, OrderEvent, OrderItem
from app.store.sales.payment_state import PaymentState
from app.store.sales.payments import Payment
from app.store.sales.rate_taxes import TaxesByRate
from app.store.sales.reduced import ReducedLine, ReducedSale

InCart = tuple[str, str, Decimal, int, str | None, str | None, str | None, int, int | None, int, int, Row]
"""A product's id, name, present price, pieces for sale and tax rate; the id and name of its option, and whether it
needs one; the lead time and whether it is made to order; the quantity in the cart; the values of `LINE_COLUMNS`.
"""


@dataclass(frozen=True)
class NewOrderItem(ReducedLine):
    """The row of an order's line."""

    id: str
    order_id: str
    position: int
    product_id: str
    product_name: str
    option_id: str | None
    option_name: str | None
    quantity: int
    unit_price: Decimal
    subtotal: Decimal
    tax: Decimal
    stock_left: int | None
    vehicle: str | None
    fit: str | None
    fit_note: str | None
    discount: Decimal = Decimal(0)
    tax_rate: str = ""
    to_order: int = 0
    lead_days: int | None = None
    made_to_order: int = 0


@dataclass(frozen=True)
class NewOrderEvent:
    """The row of the first event of an order's history."""

    id: str
    order_id: str
    status: str
    note: str | None
    created_at: datetime


@dataclass(frozen=True)
class NewOrder(PaymentState, TaxesByRate, ReducedSale):
    """The row of an order just placed. It is read like an `Order`, without the cost of a mapped row."""

    can_be_withdrawn: ClassVar[bool] = True

    id: str
    order_number: int
    cart_id: str
    customer_name: str
    customer_email: str
    customer_phone: str | None
    shipping_address: str
    delivery_method: str | None
    subtotal: Decimal
    delivery: Decimal
    delivery_tax: Decimal
    tax: Decimal
    total: Decimal
    tax_mode: str
    tax_rate: str
    source: str
    status: str
    created_at: datetime
    updated_at: datetime
    items: list[NewOrderItem]
    steps: list[NewOrderEvent]
    tracking: str | None = None
    delivered_at: datetime | None = None
    terms_version: int | None = None
    payment_method: str | None = None
    paid: Decimal = Decimal(0)
    refunded: Decimal = Decimal(0)
    payments: Sequence[Payment] = ()
    stripe_payment_intent_id: str | None = None
    contact_id: str | None = None
    discount_code: str | None = None
    discount_id: str | None = None
    discount: Decimal = Decimal(0)


AnyOrder = Order | NewOrder

_CART_STATUS = Prepared(select(Cart.status).where(Cart.id == bindparam("cart")))
_OF_PRODUCT = (Product.id, LINE_NAME, LINE_PRICE, ORDERABLE, Product.tax_rate_id)
_OF_OPTION = (ProductOption.id, LINE_OPTION, LINE_NEEDS_OPTION, ORDERABLE_LEAD, Product.made_to_order)
_LINES = Prepared(
    beside_vehicle(
        select(*_OF_PRODUCT, *_OF_OPTION, CartItem.quantity, *LINE_COLUMNS)
        .join_from(CartItem, Product, CartItem.product_id == Product.id)
        .outerjoin(ProductOption, CartItem.option_id == ProductOption.id)
    )
    .where(CartItem.cart_id == bindparam("cart"))
    .order_by(CartItem.created_at)
)
_HAS_NO_OPTIONS = Product.option_count == 0
_TAKE_STOCK = Prepared(
    update(Product)
    .where(
        Product.id == bindparam("product"), Product.inventory - Product.agreed >= bindparam("taken"), _HAS_NO_OPTIONS
    )
    .values(inventory=Product.inventory - bindparam("taken"))
)
_FIT_STOCK = Prepared(
    update(Product)
    .where(Product.id == bindparam("product"), Product.inventory >= bindparam("taken"), _HAS_NO_OPTIONS)
    .values(inventory=Product.inventory - bindparam("taken"))
)
_OF_STOCK = ProductOption.id == bindparam("option"), ProductOption.product_id == bindparam("product")
_FREE = ProductOption.inventory - ProductOption.agreed >= bindparam("taken")
_TAKE_OPTION = Prepared(
    update(ProductOption)
    .where(*_OF_STOCK, ProductOption.shown == 1, _FREE)
    .values(inventory=ProductOption.inventory - bindparam("taken"))
)
_FIT_OPTION = Prepared(
    update(ProductOption)
    .where(*_OF_STOCK, ProductOption.inventory >= bindparam("taken"))
    .values(inventory=ProductOption.inventory - bindparam("taken"))
)
_CLOSE_CART = Prepared(
    update(Cart).where(Cart.id == bindparam("cart")).values(status=ORDERED, updated_at=bindparam("at"))
)
_ADD_ORDER = Prepared(insert(Order))
_ADD_ITEM = Prepared(insert(OrderItem))
_ADD_EVENT = Prepared(insert(OrderEvent))
_ADD_PAYMENT = Prepared(insert(Payment))
_PAYMENT_COLUMNS = [each.name for each in Payment.__table__.columns]


def read_cart_status(session: Session, cart_id: str) -> str | None:
    """The status of a cart; None for no such cart."""
    found = _CART_STATUS.run(session, {"cart": cart_id}).fetchone()
    return found[0] if found else None


def read_lines(session: Session, cart_id: str) -> list[InCart]:
    """Return the lines of a cart in the order of adding."""
    rows = _LINES.run(session, {"cart": cart_id})
    return [
        (
            each,
            name,
            Decimal(cents).scaleb(-2),
            left,
            rate,
            option,
            option_name,
            needs,
            lead,
            made,
            count,
            tuple(fitting),
        )
        for each, name, cents, left, rate, option, option_name, needs, lead, made, count, *fitting in rows
    ]


def take_stock(session: Session, product_id: str, quantity: int, option_id: str | None = None) -> bool:
    """Sell stock in one guarded step, and return whether there was enough. Pieces promised to quotes and jobs are not
    for sale. A product with options has none of its own.
    """
    return _take(session, _TAKE_OPTION if option_id else _TAKE_STOCK, product_id, quantity, option_id)


def fit_stock(session: Session, product_id: str, quantity: int, option_id: str | None = None) -> bool:
    """Take stock for a job in one guarded step, and return whether there was enough. Promised pieces may be taken."""
    return _take(session, _FIT_OPTION if option_id else _FIT_STOCK, product_id, quantity, option_id)


def _take(session: Session, statement: Prepared, product_id: str, quantity: int, option_id: str | None) -> bool:
    of = {"product": product_id} | ({"option": option_id} if option_id else {})
    return statement.run(session, of | {"taken": quantity}).rowcount == 1


def add_order(session: Session, order: NewOrder) -> None:
    """Insert an order with its items, history and payments, and close its cart."""
    _ADD_ORDER.run(session, vars(order))
    for item in order.items:
        _ADD_ITEM.run(session, vars(item))
    for event in order.steps:
        _ADD_EVENT.run(session, vars(event))
    for payment in order.payments:
        _ADD_PAYMENT.run(session, {name: getattr(payment, name) for name in _PAYMENT_COLUMNS})
    _CLOSE_CART.run(session, {"cart": order.cart_id, "at": order.created_at})
