"""Addresses for mails. Set once at start: where this computer serves, for as long as no public address is set."""

from app.shop.settings import Settings

_served = {"shop": "http://127.0.0.1:8000", "desk": "http://127.0.0.1:8001"}


def set_served(shop: str, desk: str) -> None:
    """Tell where the two doors really are: their ports may be any free ones."""
    _served.update(shop=shop, desk=desk)


def order_page(settings: Settings, order_id: str) -> str:
    """The customer's page of an order."""
    return f"{settings.public_url or _served['shop']}/order/{order_id}"


def desk_page(path: str) -> str:
    """A page of the back office, for the computer that the shop runs on."""
    return f"{_served['desk']}/admin/{path}"
