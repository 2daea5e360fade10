"""Looking an order up by its number and e-mail.

Nobody learns from the answer if there is one.
"""

import re
from datetime import datetime

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.shop.mail.outbox import write_link_mail
from app.store.orders import Order


def send_link(session: Session, order_number: str, email: str, moment: datetime) -> None:
    """Mail the link to the order's page to its own address.

    Only if number and e-mail belong together; else do nothing.
    """
    found = re.fullmatch(r"#?([0-9]{1,18})", order_number)
    if not found:
        return
    order = session.scalar(select(Order).where(Order.order_number == int(found[1])))
    if order and order.customer_email.casefold() == email.casefold():
        write_link_mail(session, order, moment)
