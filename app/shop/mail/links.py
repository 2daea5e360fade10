"""Addresses for mails: customers get them on the public address alone, because nobody else can open this computer's."""

from app.shop.settings.settings import Settings

_served = {"desk": "http://127.0.0.1:8001"}


def set_served(desk: str) -> None:
    """Tell where the owner's door really is, once at start: its port may be any free one."""
    _served.update(desk=desk)


def order_page(settings: Settings, order_id: str) -> str | None:
    """The customer's page of an order; None while no public address is set."""
    return f"{settings.public_url}/order/{order_id}" if settings.public_url else None


def desk_page(path: str) -> str:
    """A page of the back office, for the computer that the shop runs on."""
    return f"{_served['desk']}/admin/{path}"
