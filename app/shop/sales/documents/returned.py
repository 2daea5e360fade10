"""Pieces that a customer brings back, with the credit note for what is no longer owed of the order's invoice."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy.orm import Session

from app.shop.sales.documents.issuing import credit_returned
from app.shop.sales.documents.mailing import renew_waiting_mails
from app.shop.sales.documents.order_lines import lines_returned
from app.shop.sales.orders.returns import take_back
from app.store.sales.orders import Order


def take_back_and_credit(
    session: Session, order_id: str, pieces: Sequence[tuple[str, int]], note: str | None, seen: datetime
) -> Order:
    """Put pieces of a completed order back into stock. Its invoice is credited by what is owed no more, and the mails
    that wait are renewed. Raises the errors of `take_back`.
    """
    order = take_back(session, order_id, pieces, note, seen)
    session.flush()
    credit_returned(session, order, lines_returned(order, pieces))
    renew_waiting_mails(session, order)
    return order
