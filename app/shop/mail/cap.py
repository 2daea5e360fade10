"""The cap on mails that visitors cause.

Mails above it wait in the outbox for the owner, with a note.
"""

from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from app.store.mails import BY_HAND, FAILED, OWNER_KINDS, SENDING, SENT, WAITING, Mail

HOUR = timedelta(hours=1)
KINDS = ("order-received", "order-link", "enquiry-received", "withdrawal-received", "quote-accepted", *OWNER_KINDS)
"""Caused by an order, a look-up, an enquiry, a withdrawal or an accepted quote.

The steps of an order are the owner's own acts.
"""
NOTE = "Visitors caused more than {} mails within an hour. This one waits for you: send it, or mark it as done."


def hold_back(session: Session, rows: list[dict[str, Any]], limit: int, moment: datetime) -> None:
    """Leave the rows above `limit` within the last hour to the owner."""
    if not any(row["status"] == WAITING for row in rows):
        return
    room = max(0, limit - _count_last_hour(session, moment))
    for row in rows[room:]:
        row |= {"status": BY_HAND, "last_error": NOTE.format(limit)}


def _count_last_hour(session: Session, moment: datetime) -> int:
    """Count the mails given to the mail server within the last hour.

    Those that it shall be given count too. Read by the index of status and time.
    """
    recent = Mail.status.in_((WAITING, SENDING, SENT, FAILED)) & (Mail.due_at > moment - HOUR)
    return session.scalar(select(func.count()).select_from(Mail).where(recent, Mail.kind.in_(KINDS))) or 0
