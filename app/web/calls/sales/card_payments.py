"""Paying by card: the page's address, the customer's return, Stripe's messages."""

import time

from flask import current_app, request

from app.config import Config
from app.contract.sales.card_payments import MessageAnswer, NextStepView
from app.shop.base.errors import Forbidden, Invalid, NotFound, TooLarge
from app.shop.sales.orders.orders import get_order
from app.shop.sales.payments.card_answers import list_pages
from app.shop.sales.payments.card_messages import MESSAGE_LIMIT, read_message
from app.shop.sales.payments.card_queue import CardQueue
from app.shop.sales.payments.paying import NextStep, pay_again
from app.shop.sales.payments.stripe.account import webhook_secret
from app.shop.sales.payments.stripe.signature import is_signed
from app.store.database.base import db
from app.store.database.state import state_of
from app.store.sales.payments import Payment
from app.web.access import listeners
from app.web.api.call import call

NOT_SIGNED = "This message is not signed by Stripe"
NO_MESSAGE = "This is not a message from Stripe"


@call("POST", "/api/orders/{orderId}/pay", answer=NextStepView)
def pay_order(order_id: str) -> NextStep:
    """Open another card page for an order that is not paid."""
    return pay_again(_config(), order_id, listeners.site_origin(request))


@call("POST", "/api/orders/{orderId}/returned")
def note_return(order_id: str) -> None:
    """Ask Stripe about an order after its customer returned to the shop. This answer does not wait for Stripe's. The
    order shows the result.
    """
    session = db.session()
    order = get_order(session, order_id)
    state_of(session).of(CardQueue).ask_now(list_pages(session, Payment.order_id == order.id))


@call("POST", "/api/payments/stripe", multipart=True, answer=MessageAnswer)
def take_message() -> MessageAnswer:
    """Accept a signed message from Stripe, which only starts a query to Stripe. The status is 404 while no secret for
    Stripe's messages is set.
    """
    secret = webhook_secret(listeners.current_settings(), _config())
    if not secret:
        raise NotFound("Not found")
    body = _read_body()
    if not is_signed(body, request.headers.get("Stripe-Signature", ""), secret, time.time()):
        raise Forbidden(NOT_SIGNED)
    message = read_message(body)
    if message is None:
        raise Invalid(NO_MESSAGE)
    state_of(current_app).of(CardQueue).add_message(message)
    return MessageAnswer()


def _read_body() -> bytes:
    if (request.content_length or 0) > MESSAGE_LIMIT:
        raise TooLarge("The request is too large")
    return request.get_data(cache=False)


def _config() -> Config:
    config: Config = current_app.config["PITLANE"]
    return config
