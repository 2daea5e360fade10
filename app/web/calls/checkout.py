"""Placing an order."""

from app.contract.checkout import CheckoutAnswer, CheckoutBody
from app.shop.orders.checkout import Customer, place_order
from app.shop.orders.record import Placed
from app.store.sqlite import write
from app.web.api.call import call


@call("POST", "/api/checkout/confirm", body=CheckoutBody, answer=CheckoutAnswer, status=201, also=200)
def confirm_checkout(body: CheckoutBody) -> tuple[Placed, int]:
    """Make the cart an order.

    201, or 200 with the same order where it was placed before.
    """
    customer = Customer(
        body.customer_name, body.customer_email, body.customer_phone, body.shipping_address, body.delivery_method
    )
    with write(catalogue=False) as session:
        placed = place_order(session, body.cart_id, customer)
    return placed, 201 if placed.new else 200
