"""Messages of Stripe's: noted once, and only waking who asks."""

import json
import re
from typing import Any

from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.orm import Session

from app.shop.sales.payments.card_answers import find_by_page
from app.store.database.base import now
from app.store.database.prepared import Prepared
from app.store.sales.payments import PaymentEvent

MESSAGE_LIMIT = 64 * 1024
"""Bytes of a message."""
WORD = re.compile(r"[A-Za-z0-9_.]{1,255}")
"""An id or a kind of Stripe's."""
_NOTE = Prepared(insert(PaymentEvent).on_conflict_do_nothing(index_elements=["id"]))

Message = tuple[str, str, str]
"""Its id, its kind, and the page that it is about; blank for none."""


def read_message(body: bytes) -> Message | None:
    """Return the subject of a signed message; None if it has none."""
    try:
        content = json.loads(body)
        name, kind, about = content["id"], content["type"], content["data"]["object"]
    except (ValueError, KeyError, TypeError, RecursionError):
        return None
    if not all(isinstance(each, str) and WORD.fullmatch(each) for each in (name, kind)):
        return None
    return name, kind, _page_of(about)


def note_message(session: Session, message: Message) -> str | None:
    """Store a message, and return the payment to ask Stripe about. The result is None for a message that was received
    before or does not concern any of the shop's payments.
    """
    name, kind, page = message
    is_new = _NOTE.run(session, {"id": name, "kind": kind, "received_at": now()}).rowcount == 1
    return find_by_page(session, page) if is_new and page else None


def _page_of(about: Any) -> str:
    page = about.get("id") if isinstance(about, dict) else None
    return page if isinstance(page, str) and page.startswith("cs_") and WORD.fullmatch(page) else ""
