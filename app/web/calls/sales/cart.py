"""The customer's cart."""

from typing import Any

from app.contract.base.fields import Done
from app.contract.sales.cart import CartItemView, CartView, NewCartView, NewItemBody, QuantityBody
from app.contract.sales.discounts import CartCodeBody
from app.shop.sales.orders import cart, cart_discount
from app.shop.sales.orders.cart_content import CartContent, CartLine
from app.store.database.base import db
from app.store.database.sqlite import write
from app.store.sales.cart_rows import NewCart
from app.web.api.call import call


@call("POST", "/api/cart", answer=NewCartView, status=201)
def open_cart() -> NewCart:
    """Open an empty cart."""
    with write() as session:
        return cart.open_cart(session)


def _made_of(cart: CartContent) -> tuple[str, ...]:
    return (cart.id, *(item.product_id for item in cart.items))


@call("GET", "/api/cart/{cartId}", answer=CartView, made_of=_made_of)
def read_cart(cart_id: str) -> CartContent:
    """The cart with its amounts at present prices."""
    return cart.read_cart(db.session(), cart_id)


def _vehicle(body: NewItemBody | QuantityBody) -> dict[str, Any]:
    """The vehicle that was sent; null is one that goes."""
    return body.model_dump(include={"vehicle"} & body.model_fields_set)


@call("POST", "/api/cart/{cartId}/items", body=NewItemBody, answer=CartItemView, status=201)
def add_cart_item(cart_id: str, body: NewItemBody) -> CartLine:
    """Put a product or one of its options in; the same one again adds to its quantity."""
    with write() as session:
        option = body.option_id
        return cart.add_item(session, cart_id, body.product_id, body.quantity, **_vehicle(body), option_id=option)


@call("PATCH", "/api/cart/items/{itemId}", body=QuantityBody, answer=CartItemView)
def change_cart_item(item_id: str, body: QuantityBody) -> CartLine:
    """Set the quantity of a cart item, and the vehicle that it is for."""
    with write() as session:
        quantity = body.quantity if "quantity" in body.model_fields_set else None
        return cart.change_item(session, item_id, quantity, **_vehicle(body))


@call("DELETE", "/api/cart/items/{itemId}", answer=Done)
def remove_cart_item(item_id: str) -> Done:
    """Take a product out."""
    with write() as session:
        cart.remove_item(session, item_id)
    return Done()


@call("POST", "/api/cart/{cartId}/discount", body=CartCodeBody, answer=CartView)
def give_discount_code(cart_id: str, body: CartCodeBody) -> CartContent:
    """Put a discount code on the cart in place of the one that it has."""
    with write() as session:
        return cart_discount.give_code(session, cart_id, body.code)


@call("DELETE", "/api/cart/{cartId}/discount", answer=Done)
def remove_discount_code(cart_id: str) -> Done:
    """Take the discount code off the cart."""
    with write() as session:
        cart_discount.remove_code(session, cart_id)
    return Done()
