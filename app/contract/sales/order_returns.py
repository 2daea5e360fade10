"""Pieces that customers return after an order was completed."""

from typing import Annotated

from pydantic import Field

from app.contract.base.fields import Body, Digits, Id, Message, OptionalText
from app.contract.sales.admin_orders import MOST_LINES, SeenAt


class ReturnedItem(Body):
    """Pieces of one line of the order."""

    item_id: Id
    quantity: Annotated[Digits, Field(ge=1)]


class ReturnBody(Body):
    """The pieces that were returned, and the order's `updatedAt` as it was read."""

    items: Annotated[
        list[ReturnedItem],
        Field(min_length=1, max_length=MOST_LINES),
        Message("Give at least one line by its itemId, with a whole quantity of at least 1"),
    ]
    note: OptionalText = None
    updated_at: SeenAt
