"""The owner's orders."""

from flask import current_app

from app.contract.sales.admin_order_queries import OrdersQuery
from app.contract.sales.admin_orders import (
    AdminOrderDetailView,
    ConfirmedView,
    ConfirmOrdersBody,
    FeedView,
    OrderChange,
    OrdersView,
)
from app.contract.sales.manual_orders import (
    ManualOrderAnswer,
    ManualOrderBody,
    ManualOrderLine,
    OrderPreviewBody,
    OrderPreviewView,
)
from app.contract.sales.order_returns import ReturnBody
from app.shop.customers.enquiries.admin_enquiries import count_new_enquiries, count_unanswered, newest_enquiry_at
from app.shop.sales.documents.cancelled import settle_documents
from app.shop.sales.documents.issuing import refuse_invoiced
from app.shop.sales.documents.returned import take_back_and_credit
from app.shop.sales.mail.admin_mails import count_mails
from app.shop.sales.orders import admin_orders
from app.shop.sales.orders.checkout import Customer
from app.shop.sales.orders.manual_orders import place_manual_order, preview_manual_order
from app.shop.sales.orders.order_list import OrderFilter, OrderPage
from app.shop.sales.orders.order_list import list_orders as find_page
from app.shop.sales.orders.orders import get_order
from app.shop.sales.payments.card_answers import list_open_of
from app.shop.sales.payments.card_queue import CardQueue
from app.shop.sales.withdrawals.admin_withdrawals import count_new_withdrawals, count_to_pay_back
from app.shop.workshop.calendar.workshop_today import count_news
from app.shop.workshop.quotes.quote_list import count_quotes
from app.store.database.base import db, now
from app.store.database.sqlite import write
from app.store.database.state import state_of
from app.store.sales.orders import CANCELLED, Order
from app.web.api.call import call

CHANGES_SUMS = {"items", "delivery_method"}
"""Corrections after which an invoice would be another one."""


@call("GET", "/api/admin/orders", query=OrdersQuery, answer=OrdersView, admin=True)
def list_orders(query: OrdersQuery) -> OrderPage:
    """A page of the orders, newest first."""
    wanted = OrderFilter(query.status, query.payment, query.search, query.first, query.last)
    return find_page(db.session(), wanted, query.page)


@call("POST", "/api/admin/orders/confirm", body=ConfirmOrdersBody, answer=ConfirmedView, admin=True)
def confirm_orders(body: ConfirmOrdersBody) -> ConfirmedView:
    """Confirm several pending orders, all or none."""
    seen = [(order.id, order.updated_at) for order in body.orders]
    with write() as session:
        return ConfirmedView(
            confirmed=admin_orders.confirm_orders(session, seen, despite_withdrawal=body.despite_withdrawal)
        )


@call("POST", "/api/admin/orders", body=ManualOrderBody, answer=ManualOrderAnswer, status=201, admin=True)
def add_order(body: ManualOrderBody) -> dict[str, Order]:
    """Place an order that was made by phone or over the counter."""
    who = (body.customer_name, body.customer_email, body.customer_phone)
    customer = Customer(*who, body.shipping_address, body.delivery_method, contact_id=body.contact_id)
    with write() as session:
        vehicle = body.vehicle.model_dump() if body.vehicle else None
        return {
            "order": place_manual_order(
                session, _wanted(body.items), customer, body.note, vehicle=vehicle, code=body.discount_code
            )
        }


@call("POST", "/api/admin/orders/preview", body=OrderPreviewBody, answer=OrderPreviewView, admin=True)
def preview_order(body: OrderPreviewBody) -> OrderPreviewView:
    """Return the totals of an order being entered; nothing is placed."""
    return preview_manual_order(db.session(), _wanted(body.items), body.delivery_method, body.discount_code)


def _wanted(items: list[ManualOrderLine]) -> list[tuple[str, str | None, int]]:
    return [(item.product_id, item.option_id, item.quantity) for item in items]


@call("GET", "/api/admin/orders/feed", answer=FeedView, admin=True)
def read_feed() -> FeedView:
    """Return the newest order's number and the counts of waiting work."""
    session = db.session()
    mails, news = count_mails(session), count_news(session, now())
    return FeedView(
        newest=admin_orders.newest_number(session),
        pending=admin_orders.count_pending(session),
        new_enquiries=count_new_enquiries(session),
        unanswered_enquiries=count_unanswered(session),
        newest_enquiry_at=newest_enquiry_at(session),
        failed_mails=mails["failed"],
        mails_by_hand=mails["by_hand"],
        new_withdrawals=count_new_withdrawals(session)[0],
        to_pay_back=count_to_pay_back(session)[0],
        quotes_to_book=count_quotes(session)["quotes_to_book"][0],
        answered_jobs=news["answered_jobs"][0],
        untold_jobs=news["untold_jobs"][0],
    )


@call("GET", "/api/admin/orders/{orderId}", answer=AdminOrderDetailView, admin=True)
def read_admin_order(order_id: str) -> Order:
    """One order with its lines, their pictures and its history."""
    return get_order(db.session(), order_id)


@call("PATCH", "/api/admin/orders/{orderId}", body=OrderChange, answer=AdminOrderDetailView, admin=True)
def change_order(order_id: str, body: OrderChange) -> Order:
    """Correct an order, take its next step, or store its note or tracking. The step must be one of those allowed."""
    with write() as session:
        if body.model_fields_set & CHANGES_SUMS:
            refuse_invoiced(get_order(session, order_id))
        order = admin_orders.change_order(session, order_id, body.model_dump(include=body.model_fields_set))
        if body.status == CANCELLED:
            settle_documents(session, order)
    # The card page of one cancelled now is closed at Stripe.
    state_of(current_app).of(CardQueue).ask_now(list_open_of(db.session(), order_id))
    return order


@call("POST", "/api/admin/orders/{orderId}/returns", body=ReturnBody, answer=AdminOrderDetailView, admin=True)
def return_items(order_id: str, body: ReturnBody) -> Order:
    """Take pieces of a completed order back into stock."""
    pieces = [(item.item_id, item.quantity) for item in body.items]
    with write() as session:
        return take_back_and_credit(session, order_id, pieces, body.note, body.updated_at)
