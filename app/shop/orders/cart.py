"""A customer's cart: what lies in it, never more than is in stock, at present prices."""

from datetime import datetime, timedelta

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from app.shop.catalogue.catalogue import get_product
from app.shop.errors import Conflict, NotFound
from app.shop.orders.cart_content import CartContent, CartLine, describe_cart, describe_item
from app.shop.orders.totals import read_terms
from app.shop.settings.settings import read_settings, refuse_closed, settings_in_force
from app.store.base import now
from app.store.carts import ACTIVE, Cart, CartItem
from app.store.catalogue import Product
from app.store.invalidation import mark_changed

CART_NOT_FOUND = "Cart not found"
ALREADY_ORDERED = "This cart was checked out already"


def open_cart(session: Session) -> Cart:
    """A new, empty cart."""
    cart = Cart(items=[])
    session.add(cart)
    return cart


def read_cart(session: Session, cart_id: str) -> CartContent:
    """The cart at present prices; reading does not touch it. Raises NotFound."""
    cart = get_cart(session, cart_id)
    return describe_cart(cart, read_terms(settings_in_force(session)))


def add_item(session: Session, cart_id: str, product_id: str, quantity: int) -> CartLine:
    """Put pieces of a product in, on top of those in it already. Raises NotFound or Conflict; a closed shop too."""
    cart = _get_active_cart(session, cart_id)
    refuse_closed(settings_in_force(session))
    product = get_product(session, product_id)
    item = session.scalar(select(CartItem).where(CartItem.cart_id == cart_id, CartItem.product_id == product_id))
    _refuse_too_many(product, quantity + (item.quantity if item else 0))
    if item is None:
        item = CartItem(cart=cart, product=product, quantity=0)
        session.add(item)
    _set_quantity(item, item.quantity + quantity)
    mark_changed(session, cart_id)
    session.flush()
    return describe_item(item)


def change_quantity(session: Session, item_id: str, quantity: int) -> CartLine:
    """Set how many pieces it shall be. Raises NotFound or Conflict."""
    item = _get_item(session, item_id)
    _refuse_too_many(item.product, quantity)
    _set_quantity(item, quantity)
    mark_changed(session, item.cart_id)
    return describe_item(item)


def remove_item(session: Session, item_id: str) -> None:
    """Take a product out. Raises NotFound or Conflict."""
    item = _get_item(session, item_id)
    item.cart.updated_at = now()
    mark_changed(session, item.cart_id)
    session.delete(item)


def sweep_carts(session: Session, moment: datetime) -> None:
    """Remove the carts untouched for as many days as the settings say; ordered ones stay as long as their orders."""
    oldest = moment - timedelta(days=read_settings(session).cart_days)
    swept = delete(Cart).where(Cart.status == ACTIVE, Cart.updated_at < oldest).returning(Cart.id)
    mark_changed(session, *session.scalars(swept))


def get_cart(session: Session, cart_id: str) -> Cart:
    """The cart of an id. Raises NotFound."""
    cart = session.get(Cart, cart_id)
    if cart is None:
        raise NotFound(CART_NOT_FOUND)
    return cart


def _get_active_cart(session: Session, cart_id: str) -> Cart:
    cart = get_cart(session, cart_id)
    _refuse_ordered(cart)
    return cart


def _get_item(session: Session, item_id: str) -> CartItem:
    item = session.get(CartItem, item_id)
    if item is None:
        raise NotFound("Cart item not found")
    _refuse_ordered(item.cart)
    return item


def _refuse_ordered(cart: Cart) -> None:
    if cart.status != ACTIVE:
        raise Conflict(ALREADY_ORDERED)


def _refuse_too_many(product: Product, quantity: int) -> None:
    if quantity > product.inventory:
        raise Conflict(f"Only {product.inventory} left in stock" if product.inventory else "Sold out")


def _set_quantity(item: CartItem, quantity: int) -> None:
    item.quantity = quantity
    item.unit_price = item.product.price
    item.cart.updated_at = now()
