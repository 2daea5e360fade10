"""Rows of a new order: number, time and first history entry."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy.orm import Session

from app.shop.base.policies.terms import terms_version
from app.store.database.base import new_id, now
from app.store.sales import order_numbers, placing
from app.store.sales.orders import PENDING, SHOP
from app.store.sales.payments import CARD, CARD_ONLINE, OPEN, PAGE_LIFE, PAYMENT, Payment
from app.store.sales.placing import AnyOrder, NewOrder, NewOrderEvent, NewOrderItem


@dataclass(frozen=True)
class Placed:
    """The order made from a cart. `new` is True if it was placed just now."""

    order_id: str
    order: AnyOrder
    new: bool


def record_order(
    session: Session, agreed: Mapping[str, Any], lines: Sequence[Mapping[str, Any]], note: str | None
) -> Placed:
    """Write an order with its lines and close its cart. The order's columns, including its id, are passed in as agreed;
    the lines stay in the order in which they are given.
    """
    order_id, moment = agreed["id"], now()
    order = NewOrder(
        order_number=order_numbers.next_number(session),
        status=PENDING,
        created_at=moment,
        updated_at=moment,
        terms_version=terms_version(session, moment),
        items=[NewOrderItem(order_id=order_id, position=place, **line) for place, line in enumerate(lines)],
        steps=[NewOrderEvent(new_id(), order_id, PENDING, note, moment)],
        payments=_expected(agreed, moment),
        **agreed,
    )
    placing.add_order(session, order)
    return Placed(order_id, order, new=True)


def _expected(agreed: Mapping[str, Any], moment: datetime) -> list[Payment]:
    """Return the open payment of a checkout by card. Its id is the name under which the provider makes its page, so
    that there is only one page however often it is tried.
    """
    if agreed["payment_method"] != CARD or agreed["source"] != SHOP or not agreed["total"]:
        return []
    about = {"id": new_id(), "created_at": moment, "order_id": agreed["id"], "expires_at": moment + PAGE_LIFE}
    return [Payment(**about, kind=PAYMENT, method=CARD_ONLINE, amount=agreed["total"], state=OPEN)]
