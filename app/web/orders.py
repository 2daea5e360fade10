"""What the customer sees of an order, by its unguessable id."""

from app.contract.orders import CustomerOrderView
from app.shop import orders
from app.store.base import db
from app.store.orders import Order
from app.web.call import call


@call("GET", "/api/orders/{orderId}", answer=CustomerOrderView)
def read_order(order_id: str) -> Order:
    """The order with its lines and what became of it."""
    return orders.get_order(db.session(), order_id)
