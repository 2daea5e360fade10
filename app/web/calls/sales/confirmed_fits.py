"""Parts of an order that the workshop fitted, for the owner."""

from app.contract.catalogue.confirmed_fits import FittedBody, FittedLineView
from app.shop.sales.orders.confirmed_fits import list_fitted, note_fitted
from app.store.database.base import db
from app.store.database.sqlite import write
from app.web.api.call import call
from app.web.calls.base.undo import offer_undo


@call("GET", "/api/admin/orders/{orderId}/fitted", answer=list[FittedLineView], admin=True)
def read_fitted(order_id: str) -> list[FittedLineView]:
    """Return the lines of a completed order with parts that may have been fitted."""
    return list_fitted(db.session(), order_id)


@call(
    "POST",
    "/api/admin/orders/{orderId}/items/{itemId}/fitted",
    body=FittedBody,
    answer=list[FittedLineView],
    admin=True,
)
def say_it_fitted(order_id: str, item_id: str, body: FittedBody) -> list[FittedLineView]:
    """Note that a part of a completed order fitted. The note can be undone."""
    with write() as session:
        undo = note_fitted(session, order_id, item_id, body.model_id)
        lines = list_fitted(session, order_id)
    if undo:
        offer_undo(undo)
    return lines
