"""A test mail, sent at once while the owner looks on."""

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from app.shop.base.errors import Conflict, Invalid
from app.shop.base.settings.settings import Settings
from app.shop.sales.mail.admin_mails import NO_SERVER
from app.shop.sales.mail.delivery import Delivery
from app.shop.sales.mail.errors import explain
from app.shop.sales.mail.layout import Sheet, write_html, write_text
from app.shop.sales.mail.message import Content
from app.shop.sales.mail.server import find_server, owner_of
from app.store.database.base import new_id

SECONDS = 10.0
"""Seconds that the server may be silent; shorter than for the queue, because somebody looks on."""
NO_ADDRESS = "Enter an address for the test e-mail"


@dataclass(frozen=True)
class TrialResult:
    """Result of a test mail and the sentence for the owner."""

    success: bool
    message: str


def send_test(settings: Settings, folder: Path, to: str | None, moment: datetime) -> TrialResult:
    """Send a test mail to `to`, or else to the owner. Call it outside any transaction, because it takes as long as the
    server does. Raises Conflict if no server is set, and Invalid if there is no address.
    """
    server = find_server(settings, folder)
    if server is None:
        raise Conflict(NO_SERVER)
    address = to or owner_of(settings)
    if not address:
        raise Invalid(NO_ADDRESS)
    sheet = Sheet("Test e-mail", ("This e-mail shows that your shop can send e-mails. There is nothing to do.",))
    words = (write_text(sheet, settings), write_html(sheet, settings))
    content = Content(new_id(), address, settings.business_name, f"Test e-mail from {settings.business_name}", *words)
    try:
        Delivery(SECONDS).hand_over(server, content, moment)
    except Exception as error:  # the mail server may fail in any way; the owner reads each in plain words
        return TrialResult(False, explain(error))
    return TrialResult(True, f"The mail server accepted the test e-mail to {address}.")
