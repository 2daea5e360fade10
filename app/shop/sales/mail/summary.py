"""One mail for the many alerts of an hour."""

from collections import Counter
from datetime import datetime
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from app.shop.sales.mail.cap import SUMMED
from app.shop.sales.mail.layout import Sheet
from app.shop.sales.mail.texts import MailText
from app.store.customers.mails import ALERTS_SUMMED, DONE, WAITING, Mail

WORDS = {
    "new-order": ("order", "orders"),
    "new-enquiry": ("enquiry", "enquiries"),
    "new-withdrawal": ("withdrawal", "withdrawals"),
    "quote-answered": ("answer to a quote", "answers to quotes"),
    "job-answered": ("answer to extra work", "answers to extra work"),
    "low-stock": ("part running low", "parts running low"),
}
OTHER = ("other message", "other messages")


def waiting_summary(session: Session) -> Mail | None:
    """Return the summary that is not sent yet."""
    return session.scalar(select(Mail).where(Mail.kind == ALERTS_SUMMED, Mail.status == WAITING).limit(1))


def count_summed(session: Session, rows: list[dict[str, Any]], since: datetime | None) -> Counter[str]:
    """Count the alerts that get no mail of their own, by kind. The count includes those in `rows` and those stored
    since a moment.
    """
    counts = Counter(row["kind"] for row in rows if row.get("last_error") == SUMMED)
    if since:
        stored = select(Mail.kind, func.count()).where(
            Mail.status == DONE, Mail.due_at >= since, Mail.last_error == SUMMED
        )
        for kind, count in session.execute(stored.group_by(Mail.kind)):
            counts[kind] += count
    return counts


def summary(counts: Counter[str], back_office: str) -> MailText:
    """To the owner, after an hour with many alerts."""
    lines = [_say(kind, count) for kind, count in counts.most_common()]
    subject = f"{', '.join(lines[:-1])} and {lines[-1]}" if len(lines) > 1 else lines[0]
    sheet = Sheet(
        "More messages came in",
        (
            f"Also received within an hour: {subject}.",
            "You do not get an e-mail about each one, because there were so many.",
        ),
        link=("On the shop's computer", back_office),
    )
    return subject, sheet


def _say(kind: str, count: int) -> str:
    one, many = WORDS.get(kind, OTHER)
    return f"{count} more {one if count == 1 else many}"
