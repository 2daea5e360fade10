"""Destination of an order, as its mails name it."""

from app.shop.base.settings.settings import Settings
from app.shop.sales.mail.layout import Pairs
from app.shop.sales.mail.order_sums import COLLECTION
from app.shop.sales.mail.visitor_words import quote_visitor
from app.store.sales.orders import Order
from app.store.sales.placing import AnyOrder


def is_collected(order: AnyOrder) -> bool:
    """Return whether the customer collects it."""
    return order.delivery_method == COLLECTION


def name_destination(order: AnyOrder, settings: Settings) -> dict[str, Pairs]:
    """Return the workshop's address for an order that is collected, else the customer's delivery address as a
    quotation. It is quoted because a visitor wrote it.
    """
    if is_collected(order):
        return {"facts": name_workshop(settings)}
    return {"quoted": (("Deliver to", quote_visitor(order.shipping_address)),)}


def name_way(order: Order, settings: Settings) -> dict[str, Pairs]:
    """The destination, below the tracking where there is one."""
    where = name_destination(order, settings)
    if order.tracking:
        where["facts"] = (("Tracking", order.tracking), *where.get("facts", ()))
    return where


def name_workshop(settings: Settings) -> Pairs:
    """Return the workshop's address and hours, where they are set."""
    hours = "\n".join(f"{line['days']} {line['hours']}" for line in settings.shown_hours)
    return tuple((name, value) for name, value in (("Collect at", settings.address), ("Open", hours)) if value)
