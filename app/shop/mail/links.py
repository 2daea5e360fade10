"""Addresses for mails.

Customers get them on the public address alone, because nobody else can open this computer's.
"""

from dataclasses import dataclass

from sqlalchemy.orm import Session

from app.shop.settings.settings import Settings
from app.store.database.state import state_of


@dataclass
class AdminListener:
    """The URL at which the admin listener serves.

    The run sets it at its start, since the port may be any free one.
    """

    url: str = "http://127.0.0.1:8001"


def order_page(settings: Settings, order_id: str) -> str | None:
    """Return the URL of the customer's page of an order.

    None while no public address is set.
    """
    return f"{settings.public_url}/order/{order_id}" if settings.public_url else None


def document_page(settings: Settings, order_id: str, document_id: str) -> str | None:
    """Return the URL of a document's PDF.

    None while no public address is set.
    """
    page = f"{settings.public_url}/api/orders/{order_id}/documents/{document_id}.pdf"
    return page if settings.public_url else None


def withdraw_page(settings: Settings, order_id: str) -> str:
    """Return the URL of the page for withdrawing from an order.

    While no public address is set, words that say where it is.
    """
    page = f"{settings.public_url}/withdraw?order={order_id}"
    return page if settings.public_url else "at the foot of every page of our website"


def confirm_page(settings: Settings, token: str) -> str | None:
    """Return the URL by which a customer confirms a withdrawal.

    None while no public address is set.
    """
    return f"{settings.public_url}/withdraw/confirm/{token}" if settings.public_url else None


def if_public(settings: Settings, url: str) -> str | None:
    """Return the URL of a customer's own page.

    None while no public address is set: only this computer, or its network, opens it then.
    """
    return url if settings.public_url else None


def back_office(session: Session) -> str:
    """Return the URL of the back office on the shop's own computer."""
    return f"{state_of(session).of(AdminListener).url}/admin"
