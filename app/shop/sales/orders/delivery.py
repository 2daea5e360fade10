"""Delivery methods of an order: shipping or collection."""

from app.shop.base.errors import invalid_field
from app.shop.base.settings.settings import Settings
from app.shop.sales.orders.totals import COLLECTION, Method, Terms


def refuse_method(terms: Terms, method: Method) -> None:
    """Raise Invalid for a collection that the owner does not offer. Delivery is always offered."""
    if method == COLLECTION and not terms.collection:
        raise invalid_field("deliveryMethod", "Collection is not offered")


def valid_method(terms: Terms, method: Method) -> Method | None:
    """Return the delivery method to store; None where none can be chosen."""
    return method if terms.has_methods or method == COLLECTION else None


def destination(settings: Settings, method: Method, address: str) -> str:
    """Return the destination: the customer's postal address or the workshop's."""
    if method != COLLECTION:
        return address
    return f"Collection: {', '.join(text for text in (settings.business_name, settings.address) if text)}"
