"""Placing an order."""

from app.contract.checkout import CheckoutAnswer, CheckoutBody
from app.shop.checkout import Customer, place_order
from app.store.sqlite import write
from app.web.call import call


@call("POST", "/api/checkout/confirm", body=CheckoutBody, answer=CheckoutAnswer, status=201)
def confirm_checkout(body: CheckoutBody) -> tuple[dict[str, object], int]:
    """Make the cart an order: 201, or 200 with the same order where it was placed before."""
    customer = Customer(body.customer_name, body.customer_email, body.customer_phone, body.shipping_address)
    with write() as session:
        order, new = place_order(session, body.cart_id, customer)
    return {"order_id": order.id, "order": order}, 201 if new else 200
