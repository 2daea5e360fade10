"""What waits in the inbox beside enquiries: withdrawals and mails that failed."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.shop.withdrawals.admin import WithdrawalRow, list_withdrawals
from app.store.folding import fold
from app.store.mails import BY_HAND, FAILED, Mail
from app.store.withdrawals import NEW

MOST = 100
"""Mails that are listed here; the screen of the mails has all."""
DECIDE = "decide"
PAY_BACK = "pay_back"
SEND_AGAIN = "send_again"
SEND_BY_HAND = "send_by_hand"


@dataclass(frozen=True)
class InboxTask:
    """A withdrawal or a mail, and what to do with it.

    `amount` is the money that goes back, `days_left` the days for it.
    """

    kind: str
    id: str
    name: str
    title: str
    todo: str
    created_at: datetime
    amount: Decimal | None = None
    days_left: int | None = None


def list_tasks(session: Session, search: str) -> list[InboxTask]:
    """Return the tasks in which every word is found, newest first."""
    words = fold(search).split()
    due = [_of_withdrawal(each) for each in list_withdrawals(session) if each.is_due]
    found = [*due, *map(_of_mail, _stuck_mails(session))]
    wanted = [each for each in found if all(word in fold(f"{each.name}\n{each.title}") for word in words)]
    return sorted(wanted, key=lambda each: each.created_at, reverse=True)


def _of_withdrawal(row: WithdrawalRow) -> InboxTask:
    stated = row.withdrawal
    todo, title = (DECIDE if stated.status == NEW else PAY_BACK), f"Withdrawal {stated.reference}"
    at = stated.received_at
    return InboxTask("withdrawal", stated.id, stated.name, title, todo, at, row.refund, row.days_left)


def _stuck_mails(session: Session) -> Iterable[Mail]:
    stuck = select(Mail).where(Mail.status.in_((FAILED, BY_HAND)))
    return session.scalars(stuck.order_by(Mail.created_at.desc()).limit(MOST))


def _of_mail(mail: Mail) -> InboxTask:
    todo = SEND_AGAIN if mail.status == FAILED else SEND_BY_HAND
    return InboxTask("mail", mail.id, mail.to_name or mail.to_address, mail.subject, todo, mail.created_at)
