"""The owner's orders."""

from app.contract.desk_orders import DeskLine, DeskOrderAnswer, DeskOrderBody, DeskSumsBody, DeskSumsView
from app.contract.order_desk import DeskOrderView, FeedView, OrderChange, OrdersQuery, OrdersView
from app.shop.mail.mail_desk import count_mails
from app.shop.orders import order_desk
from app.shop.orders.checkout import Customer
from app.shop.orders.desk_orders import DeskSums, place_desk_order, reckon_desk_order
from app.shop.orders.order_desk import OrderPage
from app.shop.orders.orders import get_order
from app.shop.privacy.enquiry_desk import count_new_enquiries, newest_enquiry_at
from app.store.base import db
from app.store.orders import Order
from app.store.sqlite import write
from app.web.api.call import call


@call("GET", "/api/admin/orders", query=OrdersQuery, answer=OrdersView, admin=True)
def list_orders(query: OrdersQuery) -> OrderPage:
    """A page of the orders, newest first."""
    return order_desk.list_orders(db.session(), query.status, query.search, query.page)


@call("POST", "/api/admin/orders", body=DeskOrderBody, answer=DeskOrderAnswer, status=201, admin=True)
def add_order(body: DeskOrderBody) -> dict[str, Order]:
    """Place an order that came by phone or over the counter."""
    customer = Customer(
        body.customer_name, body.customer_email, body.customer_phone, body.shipping_address, body.delivery_method
    )
    with write(settings=False) as session:
        return {"order": place_desk_order(session, _wanted(body.items), customer, body.note)}


@call("POST", "/api/admin/orders/preview", body=DeskSumsBody, answer=DeskSumsView, admin=True)
def preview_order(body: DeskSumsBody) -> DeskSums:
    """What an order that is being entered comes to; nothing is placed."""
    return reckon_desk_order(db.session(), _wanted(body.items), body.delivery_method)


def _wanted(items: list[DeskLine]) -> list[tuple[str, int]]:
    return [(item.product_id, item.quantity) for item in items]


@call("GET", "/api/admin/orders/feed", answer=FeedView, admin=True)
def read_feed() -> FeedView:
    """Whether something new came in."""
    session = db.session()
    mails = count_mails(session)
    return FeedView(
        newest=order_desk.newest_number(session),
        pending=order_desk.count_pending(session),
        new_enquiries=count_new_enquiries(session),
        newest_enquiry_at=newest_enquiry_at(session),
        failed_mails=mails["failed"],
        mails_by_hand=mails["by_hand"],
    )


@call("GET", "/api/admin/orders/{orderId}", answer=DeskOrderView, admin=True)
def read_desk_order(order_id: str) -> Order:
    """One order with its lines, their pictures and its history."""
    return get_order(db.session(), order_id)


@call("PATCH", "/api/admin/orders/{orderId}", body=OrderChange, answer=DeskOrderView, admin=True)
def change_order(order_id: str, body: OrderChange) -> Order:
    """Correct it, take one of the allowed steps, keep a note or the tracking."""
    with write() as session:
        return order_desk.change_order(session, order_id, body.model_dump(include=body.model_fields_set))
