"""Code that writes the mail with the link to an order. It takes as long when there is no such order, so that the time
reveals nothing.
"""

from datetime import datetime

from sqlalchemy import bindparam, delete
from sqlalchemy.orm import Session

from app.shop.base.settings.settings import Settings, read_settings
from app.shop.sales.mail import texts
from app.shop.sales.mail.cap import hold_back
from app.shop.sales.mail.outbox import Row, to_customer, write_rows
from app.store.customers.mails import Mail
from app.store.database.base import now
from app.store.database.prepared import Prepared
from app.store.sales.orders import Order

LINK_MINUTES = 10
IN_VAIN = ("in-vain:1", "in-vain:2")
"""Keys of the mails that are deleted before their transaction ends."""
_DELETE = Prepared(delete(Mail).where((Mail.once_key == bindparam("one")) | (Mail.once_key == bindparam("other"))))


def write_link_mail(session: Session, order: Order, moment: datetime, *, is_wanted: bool) -> None:
    """Send the customer the link to the order's page, once in ten minutes however often it is requested.

    Two mails are written and one or both deleted, so that a new mail, a mail sent just now and an unwanted mail take
    the same work, up to the flush to the disk.
    """
    settings = read_settings(session)
    rows = _rows(order, settings, moment)
    hold_back(session, rows, settings.visitor_mails_per_hour, now())
    second = rows if is_wanted else _in_vain(rows, IN_VAIN[1])
    write_rows(session, _in_vain(_rows(order, settings, moment), IN_VAIN[0]) + second)
    _DELETE.run(session, dict(zip(("one", "other"), IN_VAIN, strict=True)))


def _rows(order: Order, settings: Settings, moment: datetime) -> list[Row]:
    slot = int(moment.timestamp()) // (LINK_MINUTES * 60)
    return to_customer("order-link", order, settings, texts.order_link(order, settings), f":{slot}")


def _in_vain(rows: list[Row], key: str) -> list[Row]:
    return [row | {"order_id": None, "once_key": key} for row in rows]
