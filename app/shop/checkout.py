"""A cart becomes an order: one transaction that takes the stock, at the server's own prices, once."""

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal

from sqlalchemy import func, select, update
from sqlalchemy.orm import Session

from app.shop.cart import get_cart
from app.shop.errors import Conflict, Invalid
from app.shop.money import line_total, tax_on
from app.shop.settings import tax_rate
from app.store.base import new_id, now
from app.store.carts import ORDERED, Cart, CartItem
from app.store.catalogue import Product
from app.store.orders import PENDING, Order, OrderEvent, OrderItem

FIRST_NUMBER = 1001


@dataclass(frozen=True)
class Customer:
    """Who orders, and where it goes."""

    name: str
    email: str
    phone: str | None
    address: str


@dataclass(frozen=True)
class Line:
    """What is bought of one product, at its price of this moment."""

    product_id: str
    name: str
    price: Decimal
    quantity: int


def place_order(session: Session, cart_id: str, customer: Customer) -> tuple[Order, bool]:
    """The order that the cart becomes, and whether it is new: the same cart again gives the same order.

    Raises NotFound for no such cart, Invalid for an empty one, Conflict naming the product that is short.
    """
    cart = get_cart(session, cart_id)
    if cart.status == ORDERED:
        return session.scalars(select(Order).where(Order.cart_id == cart_id)).one(), False
    lines = _read_lines(session, cart_id)
    if not lines:
        raise Invalid("Your cart is empty")
    for line in lines:
        _take_stock(session, line)
    _close(cart)
    return _record(session, cart, customer, lines), True


def _read_lines(session: Session, cart_id: str) -> Sequence[Line]:
    in_cart = (
        select(Product.id, Product.name, Product.price, CartItem.quantity)
        .join(CartItem, CartItem.product_id == Product.id)
        .where(CartItem.cart_id == cart_id)
        .order_by(CartItem.created_at)
    )
    return [Line(*row) for row in session.execute(in_cart)]


def _take_stock(session: Session, line: Line) -> None:
    """One guarded step: it changes a row only where there is enough."""
    taken = session.scalar(
        update(Product)
        .where(Product.id == line.product_id, Product.inventory >= line.quantity)
        .values(inventory=Product.inventory - line.quantity)
        .returning(Product.id)
        .execution_options(synchronize_session=False)
    )
    if taken is None:
        left = session.scalar(select(Product.inventory).where(Product.id == line.product_id))
        raise Conflict(f"Only {left} left in stock of {line.name}")


def _close(cart: Cart) -> None:
    cart.status = ORDERED
    cart.updated_at = now()


def _record(session: Session, cart: Cart, customer: Customer, lines: Sequence[Line]) -> Order:
    rate = tax_rate(session)
    subtotal = sum((line_total(line.price, line.quantity) for line in lines), Decimal(0))
    tax = tax_on(subtotal, rate)
    order = Order(
        id=new_id(),
        order_number=_next_number(session),
        cart_id=cart.id,
        customer_name=customer.name,
        customer_email=customer.email,
        customer_phone=customer.phone,
        shipping_address=customer.address,
        subtotal=subtotal,
        tax=tax,
        total=subtotal + tax,
        tax_rate=str(rate),
        items=[_item(position, line) for position, line in enumerate(lines)],
        history=[OrderEvent(status=PENDING)],
    )
    session.add(order)
    return order


def _item(position: int, line: Line) -> OrderItem:
    return OrderItem(
        product_id=line.product_id,
        position=position,
        product_name=line.name,
        quantity=line.quantity,
        unit_price=line.price,
        subtotal=line_total(line.price, line.quantity),
    )


def _next_number(session: Session) -> int:
    """Sequential: orders are placed one at a time and never deleted."""
    return (session.scalar(select(func.max(Order.order_number))) or FIRST_NUMBER - 1) + 1
