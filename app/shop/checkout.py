"""A cart becomes an order: one transaction that takes the stock, at the server's own prices, once."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

from sqlalchemy import Connection, select
from sqlalchemy.orm import Session

from app.shop.cart import CART_NOT_FOUND
from app.shop.errors import Conflict, Invalid, NotFound
from app.shop.money import line_total, tax_on
from app.shop.settings import tax_rate
from app.store import placing
from app.store.base import new_id, now
from app.store.carts import ORDERED
from app.store.orders import PENDING, Order

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
    """What is bought of one product, at its price and with the stock of this moment."""

    product_id: str
    name: str
    price: Decimal
    inventory: int
    quantity: int


@dataclass(frozen=True)
class Placed:
    """The order that a cart became, `new` if just now: its row, with `items` and `history`."""

    order_id: str
    order: Order | Mapping[str, Any]
    new: bool


def place_order(session: Session, cart_id: str, customer: Customer) -> Placed:
    """Make the cart an order; the same cart again gives the same order.

    Raises NotFound for no such cart, Invalid for an empty one, Conflict naming the product that is short.
    """
    connection = session.connection()
    status = placing.read_cart_status(connection, cart_id)
    if status is None:
        raise NotFound(CART_NOT_FOUND)
    if status == ORDERED:
        order = session.scalars(select(Order).where(Order.cart_id == cart_id)).one()
        return Placed(order.id, order, new=False)
    lines = [Line(*row) for row in placing.read_lines(connection, cart_id)]
    if not lines:
        raise Invalid("Your cart is empty")
    for line in lines:
        if not placing.take_stock(connection, line.product_id, line.quantity):
            raise Conflict(f"Only {line.inventory} left in stock of {line.name}")
    return _record(connection, _amounts(lines, tax_rate(session)), cart_id, customer, lines)


def _amounts(lines: Sequence[Line], rate: Decimal) -> dict[str, Any]:
    subtotal = sum((line_total(line.price, line.quantity) for line in lines), Decimal(0))
    tax = tax_on(subtotal, rate)
    return {"subtotal": subtotal, "tax": tax, "total": subtotal + tax, "tax_rate": str(rate)}


def _record(
    connection: Connection, amounts: Mapping[str, Any], cart_id: str, customer: Customer, lines: Sequence[Line]
) -> Placed:
    order_id, moment = new_id(), now()
    order = {
        "id": order_id,
        "order_number": (placing.greatest_number(connection) or FIRST_NUMBER - 1) + 1,
        "cart_id": cart_id,
        "customer_name": customer.name,
        "customer_email": customer.email,
        "customer_phone": customer.phone,
        "shipping_address": customer.address,
        "stripe_payment_intent_id": None,
        "status": PENDING,
        "created_at": moment,
        "updated_at": moment,
        **amounts,
    }
    items = [_item(order_id, position, line) for position, line in enumerate(lines)]
    event = {"id": new_id(), "order_id": order_id, "status": PENDING, "note": None, "created_at": moment}
    placing.add_order(connection, order, items, event)
    return Placed(order_id, order | {"items": items, "history": [event]}, new=True)


def _item(order_id: str, position: int, line: Line) -> dict[str, Any]:
    return {
        "id": new_id(),
        "order_id": order_id,
        "product_id": line.product_id,
        "position": position,
        "product_name": line.name,
        "quantity": line.quantity,
        "unit_price": line.price,
        "subtotal": line_total(line.price, line.quantity),
    }
