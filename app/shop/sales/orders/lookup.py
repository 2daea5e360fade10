"""Code that looks up an order by its number and e-mail address. Neither the answer nor its time reveals whether the
order exists.
"""

import re
from datetime import datetime

from sqlalchemy import bindparam, select
from sqlalchemy.orm import Session

from app import practice
from app.shop.sales.mail.link_mail import write_link_mail
from app.store.base.folding import fold
from app.store.database.prepared import Prepared
from app.store.database.types import show_number
from app.store.sales.orders import PENDING, Order

COLUMNS = (Order.id, Order.order_number, Order.status, Order.customer_name, Order.customer_email)
NOBODY = ("", 0, PENDING, "Nobody", "nobody@order.invalid")
"""Replaces the order where there is none: the same mail is made of it and deleted."""
_ORDER = Prepared(select(*COLUMNS).where(Order.order_number == bindparam("number")))


def send_link(session: Session, order_number: str, email: str, moment: datetime) -> None:
    """Mail the link to an order's page to the order's own e-mail address. If the number and the e-mail address do not
    match, the same work is done without effect.
    """
    digits = re.fullmatch(r"#?([0-9]{1,18})", practice.without_series(order_number))
    rows = _ORDER.run(session, {"number": int(digits[1]) if digits else 0}).fetchall()
    row = rows[0] if rows else NOBODY
    is_theirs = bool(rows) and fold(row[-1]) == fold(email)
    columns = dict(zip((column.key for column in COLUMNS), row if is_theirs else NOBODY, strict=True))
    order = Order(**columns | {"order_number": show_number(columns["order_number"])})
    write_link_mail(session, order, moment, is_wanted=is_theirs)
