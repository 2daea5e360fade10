"""The orders desk: the list with its tabs, one order whole, and what the owner may change."""

from collections.abc import Sequence
from typing import Annotated

from pydantic import BeforeValidator, Field

from app.contract.fields import Body, Digits, Message, Moment, Name, OptionalText, Query, View
from app.contract.orders import OrderItemView, OrderStatus, OrderView

UNKNOWN_STATUS = "Status must be pending, confirmed, ready, shipped, completed or cancelled"


class OrdersQuery(Query):
    """Which orders: of one status or all, matching a search or not, and which page of them."""

    status: Annotated[OrderStatus | None, BeforeValidator(lambda text: text or None), Message(UNKNOWN_STATUS)] = None
    search: Name = ""
    page: Annotated[Digits, Field(ge=1), Message("Page must be a number from 1")] = 1


class AdminOrderView(OrderView):
    """An order in the back office, with the statuses that may come next."""

    next_statuses: list[OrderStatus]


class OrdersView(View):
    """A page of orders, newest first. `counts` has every status, for the same search."""

    orders: list[AdminOrderView]
    total: int
    page: int
    page_size: int
    counts: dict[OrderStatus, int]


class DeskItemView(OrderItemView):
    """A line with its product's picture, while the shop still has the product."""

    image_url: str | None


class DeskOrderView(AdminOrderView):
    """An order as the desk shows it."""

    items: Sequence[DeskItemView]
    tracking: str | None


class OrderChange(Body):
    """The next step, an internal note, the parcel's tracking (null: none), or several of them."""

    status: Annotated[OrderStatus | None, Message(UNKNOWN_STATUS)] = None
    note: OptionalText = None
    tracking: OptionalText = None


class FeedView(View):
    """What a screen asks every few seconds: the newest order's number, 0 without one, and what waits."""

    newest: int
    pending: int
    new_enquiries: int
    newest_enquiry_at: Moment | None
    failed_mails: int
    mails_by_hand: int
