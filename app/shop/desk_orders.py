"""The owner's own orders, by phone and over the counter: the customer's rules, stock and sums."""

from collections import Counter
from collections.abc import Iterable
from datetime import timedelta

from sqlalchemy.orm import Session

from app.shop.catalogue import get_product
from app.shop.checkout import Customer, place_order
from app.shop.orders import get_order
from app.store.base import now
from app.store.carts import Cart, CartItem
from app.store.orders import DESK, Order


def place_desk_order(
    session: Session, wanted: Iterable[tuple[str, int]], customer: Customer, note: str | None
) -> Order:
    """Place an order of (product id, quantity) pairs; a product named twice is one line.

    Raises NotFound for no such product, Conflict naming the product that is short.
    """
    cart = _fill_cart(session, wanted)
    placed = place_order(session, cart.id, customer, source=DESK, note=note)
    return get_order(session, placed.order_id)


def _fill_cart(session: Session, wanted: Iterable[tuple[str, int]]) -> Cart:
    """Every order has its cart: this one was filled by the owner."""
    together: Counter[str] = Counter()
    for product_id, quantity in wanted:
        together[product_id] += quantity
    cart = Cart(items=[_item(session, *line, place) for place, line in enumerate(together.items())])
    session.add(cart)
    session.flush()
    return cart


def _item(session: Session, product_id: str, quantity: int, place: int) -> CartItem:
    product = get_product(session, product_id)
    # The time is the lines' order, and a clock may stand still between two of them.
    moment = now() + timedelta(milliseconds=place)
    return CartItem(product_id=product.id, quantity=quantity, unit_price=product.price, created_at=moment)
