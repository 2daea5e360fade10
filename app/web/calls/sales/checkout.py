"""Placing an order."""

from flask import current_app, request

from app.config import Config
from app.contract.sales.checkout import CheckoutAnswer, CheckoutBody
from app.shop.base.errors import DiscountRefused
from app.shop.base.settings.settings import settings_in_force
from app.shop.sales.orders.checkout import Customer, place_order
from app.shop.sales.orders.checkout_discount import drop_code
from app.shop.sales.orders.payment_method import LEFT_OUT
from app.shop.sales.payments.begin import BegunOrder, begin_payment
from app.store.database.base import db
from app.store.database.sqlite import write
from app.web.access import listeners
from app.web.api.call import call


@call("POST", "/api/checkout/confirm", body=CheckoutBody, answer=CheckoutAnswer, status=201, also=200)
def confirm_checkout(body: CheckoutBody) -> tuple[BegunOrder, int]:
    """Turn the cart into an order. The status is 201, or 200 with the same order if it was already placed."""
    try:
        with write() as session:
            placed = place_order(session, body.cart_id, _customer(body), expected=body.expected_total)
    except DiscountRefused:
        with write() as session:
            drop_code(session, body.cart_id)
        raise
    config: Config = current_app.config["PITLANE"]
    begun = begin_payment(config, placed, settings_in_force(db.session()), listeners.site_origin(request))
    return begun, 201 if placed.new else 200


def _customer(body: CheckoutBody) -> Customer:
    is_named = "payment_method" in body.model_fields_set
    return Customer(
        body.customer_name,
        body.customer_email,
        body.customer_phone,
        body.shipping_address,
        body.delivery_method,
        body.payment_method if is_named else LEFT_OUT,
    )
