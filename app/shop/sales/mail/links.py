"""Functions that build the URLs used in mails. Customers get only URLs of the public address, because nobody else can
open those of this computer.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy.orm import Session

from app.shop.base.settings.settings import Settings
from app.store.database.state import state_of

if TYPE_CHECKING:
    # A start needs none of the tables that this brings.
    from app.store.sales.placing import AnyOrder


@dataclass
class AdminListener:
    """The holder of the URL at which the admin listener serves. It is set when the server starts, since the port may be
    any free one.
    """

    url: str = "http://127.0.0.1:8001"


def order_page(settings: Settings, order_id: str) -> str | None:
    """Return the URL of the customer's page of an order, or None if no public address is set."""
    return f"{settings.public_url}/order/{order_id}" if settings.public_url else None


def document_page(settings: Settings, order_id: str, document_id: str) -> str | None:
    """Return the URL of a document's PDF, or None if no public address is set."""
    page = f"{settings.public_url}/api/orders/{order_id}/documents/{document_id}.pdf"
    return page if settings.public_url else None


def withdraw_page(settings: Settings, order: "AnyOrder") -> str:
    """Return the URL of the page for withdrawing from an order. If no public address is set, the result is words that
    describe where to find the page. It is blank where there is no contract to withdraw from any more.
    """
    if not order.can_be_withdrawn:
        return ""
    page = f"{settings.public_url}/withdraw?order={order.id}"
    return page if settings.public_url else "at the foot of every page of our website"


def confirm_page(settings: Settings, token: str) -> str | None:
    """Return the URL that confirms a customer's withdrawal, or None if no public address is set."""
    return f"{settings.public_url}/withdraw/confirm/{token}" if settings.public_url else None


def if_public(settings: Settings, url: str) -> str | None:
    """Return the URL of a customer's own page.

    None while no public address is set: only this computer, or its network, opens it then.
    """
    return url if settings.public_url else None


def back_office(session: Session) -> str:
    """Return the URL of the back office on the shop's own computer."""
    return f"{state_of(session).of(AdminListener).url}/admin"
