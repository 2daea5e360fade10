"""Queries for orders in the back office: the list and the export."""

from typing import Annotated, Any

from pydantic import BeforeValidator, Field

from app.contract.base.fields import Digits, Message, Name, Query, is_id
from app.contract.base.limits import too_many
from app.contract.sales.orders import OrderStatus
from app.contract.sales.payments import PaymentFilter
from app.contract.sales.reports import Day

MOST_ORDERS = 50
"""A page of them."""
UNKNOWN_PAYMENT = "Payment must be unpaid, open, paid, refunded or check"
UNKNOWN_STATUS = "Status must be pending, confirmed, ready, shipped, completed or cancelled"


def _id_list(text: Any) -> list[str]:
    """Read ids between commas, at most a page of them."""
    ids = text.split(",") if isinstance(text, str) and text else []
    if not all(is_id(each) for each in ids):
        raise ValueError("no ids")
    if len(ids) > MOST_ORDERS:
        raise too_many(MOST_ORDERS)
    return ids


OptionalDay = Annotated[Day | None, BeforeValidator(lambda text: text or None)]


class OrdersFilter(Query):
    """Filter of orders by status, payment state, search text and days; the first and the last day are both included."""

    status: Annotated[OrderStatus | None, BeforeValidator(lambda text: text or None), Message(UNKNOWN_STATUS)] = None
    payment: Annotated[PaymentFilter | None, BeforeValidator(lambda text: text or None), Message(UNKNOWN_PAYMENT)] = (
        None
    )
    search: Name = ""
    first: Annotated[OptionalDay, Field(alias="from")] = None
    last: Annotated[OptionalDay, Field(alias="to")] = None


class OrdersExportQuery(OrdersFilter):
    """The same filter, or the ids of the orders between commas."""

    ids: Annotated[
        list[str], BeforeValidator(_id_list), Field(default_factory=list), Message("Give the orders by their ids")
    ]


class OrdersQuery(OrdersFilter):
    """Filter of orders, and the page."""

    page: Annotated[Digits, Field(ge=1), Message("Page must be a number from 1")] = 1
