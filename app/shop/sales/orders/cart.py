"""A customer's cart, which holds products at present prices and never more pieces than are in stock."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import delete
from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict, NotFound
from app.shop.base.settings.settings import read_settings, refuse_closed, settings_in_force
from app.shop.catalogue.fitment.cart_vehicle import values_of
from app.shop.catalogue.fitment.judging import read_vehicle
from app.shop.catalogue.products.catalogue import PRODUCT_NOT_FOUND
from app.shop.catalogue.products.chosen_option import GONE_OPTION, NO_OPTION
from app.shop.sales.orders.cart_content import CartContent, CartLine, describe_cart, describe_line
from app.shop.sales.orders.filled_carts import keep_removed
from app.shop.sales.orders.stock_share import refuse_share
from app.shop.sales.orders.totals import read_terms
from app.store.database.state import state_of
from app.store.sales import cart_statements, placing
from app.store.sales.cart_rows import InCart, InShop, NewCart
from app.store.sales.carts import ACTIVE, Cart
from app.store.sales.discount_statements import has_codes, holds_code


class Unsaid:
    """A marker for a request that names no vehicle, so that a line's vehicle stays unchanged."""


UNSAID = Unsaid()
Chosen = Mapping[str, Any] | Unsaid | None
"""The values of `read_vehicle`; None takes a line's vehicle away."""
CART_NOT_FOUND = "Cart not found"
ALREADY_ORDERED = "This cart was checked out already"
CHOOSE_OPTION = "Please choose an option"


def open_cart(session: Session) -> NewCart:
    """A new, empty cart."""
    return cart_statements.open_cart(session)


def read_cart(session: Session, cart_id: str) -> CartContent:
    """The cart at present prices; reading does not touch it. Raises NotFound."""
    found = cart_statements.read_cart(session, cart_id)
    if found is None:
        raise NotFound(CART_NOT_FOUND)
    status, lines = found
    settings = settings_in_force(session)
    _, discount = holds_code(session, cart_id)
    terms, share = read_terms(settings), settings.order_stock_share
    cart = describe_cart(cart_id, status, lines, terms, share, discount=discount)
    if cart.discount and cart.discount.changes_at:
        state_of(session).version.expire_at(cart.discount.changes_at)
    return replace(cart, takes_codes=has_codes(session))


def add_item(
    session: Session,
    cart_id: str,
    product_id: str,
    quantity: int,
    vehicle: Chosen = UNSAID,
    *,
    option_id: str | None = None,
) -> CartLine:
    """Add pieces of a product to the cart, on top of those already in it. `option_id` is the option, if the product has
    some. A given vehicle replaces that of the pieces already there. Raises NotFound, Conflict, for instance if the shop
    is closed, or Invalid.
    """
    refuse_ordered(placing.read_cart_status(session, cart_id))
    settings = settings_in_force(session)
    refuse_closed(settings)
    found = cart_statements.read_wanted(session, cart_id, product_id, option_id)
    if found is None:
        raise NotFound(PRODUCT_NOT_FOUND)
    product, line = found
    if option_id and not product.option_id:
        raise NotFound(NO_OPTION)
    share = settings.order_stock_share
    _refuse_too_many(product, quantity + (line.quantity if line else 0), share)
    if line is None:
        line = cart_statements.add_item(session, cart_id, product, quantity)
        return _with_vehicle(session, line, vehicle, share)
    return _set_quantity(session, line, line.quantity + quantity, vehicle, share)


def change_item(session: Session, item_id: str, quantity: int | None, vehicle: Chosen = UNSAID) -> CartLine:
    """Set the quantity and the vehicle of a line. None leaves the quantity unchanged. Raises NotFound, Conflict or
    Invalid.
    """
    line = _get_line(session, item_id)
    share = settings_in_force(session).order_stock_share
    if quantity is not None:
        _refuse_too_many(line.product, quantity, share)
    return _set_quantity(session, line, quantity or line.quantity, vehicle, share)


def remove_item(session: Session, item_id: str) -> None:
    """Take a product out. Raises NotFound or Conflict."""
    line = _get_line(session, item_id)
    cart_statements.remove_item(session, line)


def sweep_carts(session: Session, moment: datetime) -> None:
    """Remove the carts that were not changed for the number of days in the settings. Ordered carts stay as long as
    their orders. Removed carts that held something are still counted, as a number per day.
    """
    oldest = moment - timedelta(days=read_settings(session).cart_days)
    swept = delete(Cart).where(Cart.status == ACTIVE, Cart.updated_at < oldest)
    gone = session.execute(swept.returning(Cart.created_at, Cart.updated_at)).all()
    keep_removed(session, (created_at for created_at, updated_at in gone if updated_at > created_at))


def _get_line(session: Session, item_id: str) -> InCart:
    line = cart_statements.read_item(session, item_id)
    if line is None:
        raise NotFound("Cart item not found")
    refuse_ordered(line.cart_status)
    return line


def refuse_ordered(status: str | None) -> None:
    """Raise NotFound for no such cart, and Conflict for one that was ordered."""
    if status is None:
        raise NotFound(CART_NOT_FOUND)
    if status != ACTIVE:
        raise Conflict(ALREADY_ORDERED)


def _refuse_too_many(product: InShop, quantity: int, share: int) -> None:
    if product.needs_option:
        raise Conflict(GONE_OPTION.format(product.option_name) if product.option_name else CHOOSE_OPTION)
    if quantity > product.inventory and product.lead_days is None:
        raise Conflict(f"Only {product.inventory} left in stock" if product.inventory else "Sold out")
    refuse_share(quantity, product.inventory, share, lead_days=product.lead_days)


def _set_quantity(session: Session, line: InCart, quantity: int, vehicle: Chosen, share: int) -> CartLine:
    cart_statements.change_item(session, line, quantity)
    return _with_vehicle(session, replace(line, quantity=quantity), vehicle, share)


def _with_vehicle(session: Session, line: InCart, vehicle: Chosen, share: int) -> CartLine:
    """Set the line's vehicle if one was named, and return the line's description. Raises NotFound or Invalid as
    `read_vehicle` does; nothing is changed in that case.
    """
    if isinstance(vehicle, Unsaid):
        return describe_line(line, share)
    named = read_vehicle(session, **vehicle) if vehicle else None
    cart_statements.name_vehicle(session, line.id, values_of(named))
    return describe_line(_get_line(session, line.id), share)
