"""Addresses for mails: customers get them on the public address alone, because nobody else can open this computer's."""

from app.shop.settings.settings import Settings

_served = {"admin_url": "http://127.0.0.1:8001"}


def set_served(admin_url: str) -> None:
    """Tell where the admin listener really is, once at start: its port may be any free one."""
    _served.update(admin_url=admin_url)


def order_page(settings: Settings, order_id: str) -> str | None:
    """The customer's page of an order; None while no public address is set."""
    return f"{settings.public_url}/order/{order_id}" if settings.public_url else None


def admin_page_url(path: str) -> str:
    """A page of the back office, for the computer that the shop runs on."""
    return f"{_served['admin_url']}/admin/{path}"
