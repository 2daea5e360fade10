"""Payments and refunds that the owner records."""

from flask import current_app

from app.config import Config
from app.contract.sales.admin_orders import AdminOrderDetailView
from app.contract.sales.payment_bodies import PaymentBody, RefundBody
from app.shop.sales.orders.admin_orders import get_unchanged
from app.shop.sales.payments import recording
from app.shop.sales.payments.card_answers import list_open_of
from app.shop.sales.payments.card_queue import CardQueue
from app.shop.sales.payments.refund import Refund
from app.shop.sales.payments.refunding import AN_ORDER, refund_sale
from app.shop.sales.payments.take_up import take_up
from app.store.database.base import db
from app.store.database.sqlite import write
from app.store.database.state import state_of
from app.store.sales.orders import Order
from app.web.api.call import call

ORDER = "/api/admin/orders/{orderId}"


@call("POST", f"{ORDER}/payments", body=PaymentBody, answer=AdminOrderDetailView, status=201, admin=True)
def record_payment(order_id: str, body: PaymentBody) -> Order:
    """Record money that was taken for an order."""
    with write() as session:
        order = get_unchanged(session, order_id, body.updated_at)
        recording.record_payment(session, order, body.amount, body.method, body.reason, overpaid=body.overpaid)
    # Its card page is closed at Stripe, if it is covered now.
    state_of(current_app).of(CardQueue).ask_now(list_open_of(db.session(), order_id))
    return order


@call("POST", f"{ORDER}/refunds", body=RefundBody, answer=AdminOrderDetailView, status=201, admin=True)
def record_refund(order_id: str, body: RefundBody) -> Order:
    """Pay money back, return pieces to stock, and inform the customer."""
    pieces = [(line.item_id, line.quantity) for line in body.lines]
    refund = Refund(body.amount, body.method, body.reason, pieces, body.restock, body.withdrawal_id)
    config: Config = current_app.config["PITLANE"]
    return refund_sale(config, AN_ORDER, order_id, refund, body.updated_at, notify=body.notify)


@call("POST", f"{ORDER}/take-up", answer=AdminOrderDetailView, admin=True)
def take_up_order(order_id: str) -> Order:
    """Take up a cancelled order again that was paid all the same."""
    with write() as session:
        return take_up(session, order_id)
