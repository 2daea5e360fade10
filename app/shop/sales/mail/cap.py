"""Functions that apply the caps on mails caused by visitors. Each kind of mail has a cap of its own, so that no form
can use up the confirmations of orders. Mails above a cap wait in the outbox for the owner, with a note; the owner's
own alerts above the cap are summed up in one mail.
"""

from collections import Counter
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from app.shop.sales.mail.queue import LONGEST_PAUSE
from app.store.customers.mails import ALERTS_SUMMED, BY_HAND, DONE, FAILED, OWNER_KINDS, SENDING, SENT, WAITING, Mail

HOUR = timedelta(hours=1)
EACH_ADDRESS = 5
"""E-mails per hour to one address that a visitor typed."""
ALERTS = 20
"""Alerts an hour to the owner; the rest is summed up."""
FORM, CONTRACT, ALERT = "form", "contract", "alert"
CLASSES = {
    "order-received": CONTRACT,
    "quote-accepted": CONTRACT,
    "order-link": FORM,
    "enquiry-received": FORM,
    "withdrawal-received": FORM,
    "stock-wait": FORM,
} | dict.fromkeys(set(OWNER_KINDS) - {ALERTS_SUMMED}, ALERT)
"""Mails that a visitor causes: an order or an acceptance, a form, and the alerts of them.

The steps of an order are the owner's own acts.
"""
NOTE = "Visitors caused more than {} e-mails within an hour. This one waits for you: send it, or mark it as done."
NOTE_ADDRESS = (
    f"More than {EACH_ADDRESS} e-mails within an hour would go to this address. This one waits for you: send it, or "
    "mark it as done."
)
SUMMED = "One of many within an hour: you get one e-mail with the total instead."


def hold_back(session: Session, rows: list[dict[str, Any]], limit: int, moment: datetime) -> None:
    """Hold back the rows above a cap: mails wait for the owner, and alerts are summed up in one mail. The caps apply to
    the last hour; `limit` is the cap for each kind of mail.
    """
    if not any(row["status"] == WAITING for row in rows):
        return
    sent = _count_last_hour(session, moment)
    for row in rows:
        if row["status"] == WAITING and row["kind"] in CLASSES:
            held = _hold(row, sent, limit)
            row.update(held)
            if not held:
                sent.update(_pots(row["kind"], row["to_address"]))


def _hold(row: dict[str, Any], sent: Counter[str], limit: int) -> dict[str, Any]:
    """Return what becomes of a row that is above a cap."""
    pot, *addressed = _pots(row["kind"], row["to_address"])
    if not limit or (not _is_alert(row["kind"]) and sent[pot] >= limit):
        return {"status": BY_HAND, "last_error": NOTE.format(limit)}
    if _is_alert(row["kind"]) and sent[pot] >= min(limit, ALERTS):
        return {"status": DONE, "last_error": SUMMED}
    if any(sent[each] >= EACH_ADDRESS for each in addressed):
        return {"status": BY_HAND, "last_error": NOTE_ADDRESS}
    return {}


def _pots(kind: str, address: str) -> tuple[str, ...]:
    """Return the counters that a mail adds to: its kind, and its address among contract or form mails. All alerts share
    one counter.
    """
    return (ALERT,) if _is_alert(kind) else (kind, f"{CLASSES[kind]} {address.lower()}")


def _is_alert(kind: str) -> bool:
    return CLASSES[kind] == ALERT


def _count_last_hour(session: Session, moment: datetime) -> Counter[str]:
    """Count the mails given to the mail server within the last hour, by counter. Waiting mails count too, but not those
    that a wrong clock dated further ahead than the longest pause. The query uses the index of status and time.
    """
    is_recent = Mail.due_at.between(moment - HOUR, moment + LONGEST_PAUSE)
    recent = Mail.status.in_((WAITING, SENDING, SENT, FAILED)) & is_recent
    wanted = select(Mail.kind, Mail.to_address, func.count()).where(recent, Mail.kind.in_(CLASSES))
    sent: Counter[str] = Counter()
    for kind, address, count in session.execute(wanted.group_by(Mail.kind, Mail.to_address)):
        sent.update(dict.fromkeys(_pots(kind, address), count))
    return sent
