"""What waits in the inbox beside enquiries: withdrawals and mails that failed."""

from collections.abc import Iterable

from sqlalchemy import select
from sqlalchemy.orm import Session, defer

from app.contract.sales.admin_withdrawals import WithdrawalView
from app.shop.customers.enquiries.inbox import InboxTask
from app.shop.sales.withdrawals.view import list_withdrawals
from app.store.base.folding import fold
from app.store.customers.mails import BY_HAND, FAILED, Mail
from app.store.database.types import show_number
from app.store.sales.withdrawals import NEW

WITHDRAWAL = "withdrawal"
MAIL = "mail"
DECIDE = "decide"
PAY_BACK = "pay_back"
SEND_AGAIN = "send_again"
SEND_BY_HAND = "send_by_hand"


def list_tasks(session: Session, search: str) -> list[InboxTask]:
    """Return the tasks in which every word is found, newest first."""
    words = fold(search).split()
    due = [_of_withdrawal(each) for each in list_withdrawals(session) if each.is_due]
    found = [*due, *map(_of_mail, _stuck_mails(session))]
    wanted = [each for each in found if _has_words(each, words)]
    return sorted(wanted, key=lambda each: each.created_at, reverse=True)


def _has_words(task: InboxTask, words: Iterable[str]) -> bool:
    text = fold("\n".join((task.name, task.email, task.title)))
    return all(word in text for word in words)


def _of_withdrawal(row: WithdrawalView) -> InboxTask:
    todo, title = (DECIDE if row.status == NEW else PAY_BACK), f"Withdrawal {show_number(row.reference)}"
    at = row.received_at
    return InboxTask(WITHDRAWAL, row.id, row.name, row.email, title, todo, at, row.refund, row.days_left)


def _stuck_mails(session: Session) -> Iterable[Mail]:
    stuck = select(Mail).where(Mail.status.in_((FAILED, BY_HAND)))
    return session.scalars(stuck.options(defer(Mail.body_text), defer(Mail.body_html)))


def _of_mail(mail: Mail) -> InboxTask:
    todo = SEND_AGAIN if mail.status == FAILED else SEND_BY_HAND
    name = mail.to_name or mail.to_address
    return InboxTask(MAIL, mail.id, name, mail.to_address, mail.subject, todo, mail.created_at)
