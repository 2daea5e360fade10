"""The statements of a checkout, built once: it is the one write whose speed a rush of customers feels.

All of them run on the connection of an open write(); the caller keeps the rules.
"""

from collections.abc import Sequence
from decimal import Decimal
from typing import Any

from sqlalchemy import Connection, Row, bindparam, func, insert, select, update

from app.store.carts import ORDERED, Cart, CartItem
from app.store.catalogue import Product
from app.store.orders import Order, OrderEvent, OrderItem

Values = dict[str, Any]

_CART_STATUS = select(Cart.status).where(Cart.id == bindparam("cart"))
_LINES = (
    select(Product.id, Product.name, Product.price, Product.inventory, CartItem.quantity)
    .join_from(CartItem, Product, CartItem.product_id == Product.id)
    .where(CartItem.cart_id == bindparam("cart"))
    .order_by(CartItem.created_at)
)
_TAKE_STOCK = (
    update(Product)
    .where(Product.id == bindparam("product"), Product.inventory >= bindparam("taken"))
    .values(inventory=Product.inventory - bindparam("taken"))
)
_CLOSE_CART = update(Cart).where(Cart.id == bindparam("cart")).values(status=ORDERED, updated_at=bindparam("at"))
_GREATEST_NUMBER = select(func.max(Order.order_number))
_ADD_ORDER = insert(Order)
_ADD_ITEMS = insert(OrderItem)
_ADD_EVENT = insert(OrderEvent)


def read_cart_status(connection: Connection, cart_id: str) -> str | None:
    """The status of a cart; None for no such cart."""
    return connection.scalar(_CART_STATUS, {"cart": cart_id})


def read_lines(connection: Connection, cart_id: str) -> Sequence[Row[str, str, Decimal, int, int]]:
    """What is in a cart: id, name, price and inventory of each product, and the quantity."""
    return connection.execute(_LINES, {"cart": cart_id}).all()


def take_stock(connection: Connection, product_id: str, quantity: int) -> bool:
    """Whether there was enough, and it is taken: one guarded step."""
    return connection.execute(_TAKE_STOCK, {"product": product_id, "taken": quantity}).rowcount == 1


def greatest_number(connection: Connection) -> int | None:
    """The greatest order number; None without orders."""
    return connection.scalar(_GREATEST_NUMBER)


def add_order(connection: Connection, order: Values, items: Sequence[Values], event: Values) -> None:
    """Write an order with its items and the first event of its history, and close its cart."""
    connection.execute(_ADD_ORDER, order)
    connection.execute(_ADD_ITEMS, items)
    connection.execute(_ADD_EVENT, event)
    connection.execute(_CLOSE_CART, {"cart": order["cart_id"], "at": order["created_at"]})
