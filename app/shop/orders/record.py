"""Rows of a new order: number, time and first history entry."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection

from app.store import order_numbers, placing
from app.store.base import new_id, now
from app.store.orders import PENDING, Order


@dataclass(frozen=True)
class Placed:
    """The order that a cart became, `new` if just now: its row, with `items` and `history`."""

    order_id: str
    order: Order | Mapping[str, Any]
    new: bool


def record_order(
    connection: Connection, agreed: Mapping[str, Any], lines: Sequence[Mapping[str, Any]], note: str | None
) -> Placed:
    """Write an order of the columns that were agreed and its lines in their order, and close its cart."""
    order_id, moment = new_id(), now()
    order = {
        "id": order_id,
        "order_number": order_numbers.next_number(connection),
        "tracking": None,
        "stripe_payment_intent_id": None,
        "status": PENDING,
        "created_at": moment,
        "updated_at": moment,
        **agreed,
    }
    items = [{"order_id": order_id, "position": position, **line} for position, line in enumerate(lines)]
    event = {"id": new_id(), "order_id": order_id, "status": PENDING, "note": note, "created_at": moment}
    placing.add_order(connection, order, items, event)
    return Placed(order_id, order | {"items": items, "history": [event]}, new=True)
