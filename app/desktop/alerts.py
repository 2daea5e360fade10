"""Watch for new orders and enquiries, and notify the owner within seconds. A notification names the customer and the
amount, and never shows the text that the customer wrote.
"""

from collections.abc import Callable, Sequence
from datetime import timedelta
from decimal import Decimal

from flask import Flask

from app.periodic_worker import PeriodicWorker
from app.shop.base.money import euro
from app.shop.sales.mail.headers import one_line
from app.shop.sales.orders.owner_alerts import ArrivedEnquiry, ArrivedOrder, enquiries_since, orders_since
from app.store.database.base import db, now

SECONDS = 2.0
LOOKED_BACK = timedelta(minutes=10)
"""An order is written a moment after its time was taken, so that of a later time may be seen first."""
NAMED = 3
NAME_SHOWN = 60

Notify = Callable[[str, str], object]


class Alerts(PeriodicWorker):
    """Worker that looks for new rows every two seconds. Rows that are present at the start do not count as new."""

    def __init__(self, app: Flask, notify: Notify, seconds: float = SECONDS) -> None:
        super().__init__("alerts", seconds, self.tell_news)
        self._app, self._notify = app, notify
        self._known: set[str] = set()
        self._look()

    def tell_news(self) -> None:
        """Show one notification for the new orders and one for the new enquiries since the last call."""
        orders, enquiries = self._look()
        if orders:
            self._notify(*_words_of_orders(orders))
        if enquiries:
            self._notify(*_words_of_enquiries(enquiries))

    def _look(self) -> tuple[list[ArrivedOrder], list[ArrivedEnquiry]]:
        """Return the orders and enquiries that are new since the last look."""
        since = now() - LOOKED_BACK
        with self._app.app_context():
            orders, enquiries = orders_since(db.session(), since), enquiries_since(db.session(), since)
            db.session.remove()
        news = [order for order in orders if order.id not in self._known]
        written = [enquiry for enquiry in enquiries if enquiry.id not in self._known]
        self._known = {*(order.id for order in orders), *(enquiry.id for enquiry in enquiries)}
        return news, written


def _words_of_orders(orders: Sequence[ArrivedOrder]) -> tuple[str, str]:
    if len(orders) == 1:
        order = orders[0]
        return f"New order {order.order_number}", f"{euro(order.total)} from {_name(order.customer_name)}"
    numbers = _listed([str(order.order_number) for order in orders])
    return f"{len(orders)} new orders", f"{euro(sum((order.total for order in orders), Decimal(0)))} in all: {numbers}"


def _words_of_enquiries(enquiries: Sequence[ArrivedEnquiry]) -> tuple[str, str]:
    if len(enquiries) == 1:
        return "New enquiry", f"From {_name(enquiries[0].name)}"
    return f"{len(enquiries)} new enquiries", f"From {_listed([_name(enquiry.name) for enquiry in enquiries])}"


def _listed(words: Sequence[str]) -> str:
    more = f" and {len(words) - NAMED} more" if len(words) > NAMED else ""
    return ", ".join(words[:NAMED]) + more


def _name(name: str) -> str:
    """Return a customer's name as a notification shows it: on one line, and shortened if it is long."""
    line = one_line(name)
    return line if len(line) <= NAME_SHOWN else f"{line[: NAME_SHOWN - 1]}…"
