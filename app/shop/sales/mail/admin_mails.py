"""The outbox in the back office: mails, previews and actions."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any
from urllib.parse import quote

from sqlalchemy import func, select, update
from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict, NotFound
from app.shop.base.paged import Paged
from app.shop.base.settings.settings import read_settings
from app.shop.sales.mail.headers import one_line
from app.shop.sales.mail.legal_annex import bodies
from app.shop.sales.mail.server import is_mail_set_up
from app.store.customers.mails import BY_HAND, DONE, FAILED, SENDING, SENT, WAITING, Mail
from app.store.database.base import new_id

PAGE_SIZE = 50
LONGEST_LINK = 2000
"""Characters that every mail program on Windows still takes in a mailto link."""
NO_SERVER = "Set up a mail server in the settings first"
BEING_SENT = "This e-mail is being sent right now"
OVER = "This e-mail has already been dealt with"


@dataclass(frozen=True)
class MailPage(Paged[Mail]):
    """One page of the outbox, with the total number of matching mails and the number of mails by status."""

    counts: dict[str, int]


def list_mails(session: Session, status: str | None, page: int) -> MailPage:
    """Return a page of the mails, newest first. Without a status, the mails of every status are listed."""
    wanted = Mail.status == status if status else Mail.id.is_not(None)
    total = session.scalar(select(func.count()).select_from(Mail).where(wanted)) or 0
    newest = select(Mail).where(wanted).order_by(Mail.created_at.desc(), Mail.id)
    found = session.scalars(newest.limit(PAGE_SIZE).offset((page - 1) * PAGE_SIZE))
    return MailPage(found.all(), total, page, PAGE_SIZE, count_mails(session))


def count_mails(session: Session) -> dict[str, int]:
    """Return the numbers of failed, held and queued mails."""
    counted = session.execute(select(Mail.status, func.count()).group_by(Mail.status))
    found = dict(counted.all())
    return {"failed": found.get(FAILED, 0), "by_hand": found.get(BY_HAND, 0), "waiting": found.get(WAITING, 0)}


def get_mail(session: Session, mail_id: str) -> Mail:
    """One mail. Raises NotFound."""
    mail = session.get(Mail, mail_id)
    if mail is None:
        raise NotFound("E-mail not found")
    return mail


def retry_mail(session: Session, mail_id: str, moment: datetime) -> Mail:
    """Send a mail now. A mail that was already sent is copied and sent again as a new mail. Raises NotFound, and
    Conflict if no mail server is set or the mail is being sent.
    """
    mail = get_mail(session, mail_id)
    _refuse_without_server(session)
    if mail.status == SENDING:
        raise Conflict(BEING_SENT)
    if mail.status in {SENT, DONE}:
        return _copy(session, mail)
    mail.status, mail.attempts, mail.due_at, mail.last_error = WAITING, 0, moment, None
    return mail


def mark_done(session: Session, mail_id: str, moment: datetime) -> Mail:
    """Mark a mail as done because the owner sent it by hand or no longer wants it sent. Raises NotFound, and Conflict
    if it is being sent or is already sent or done.
    """
    mail = get_mail(session, mail_id)
    if mail.status == SENDING:
        raise Conflict(BEING_SENT)
    if mail.status in {SENT, DONE}:
        raise Conflict(OVER)
    mail.status, mail.sent_at = DONE, moment
    return mail


def send_waiting(session: Session, moment: datetime) -> int:
    """Queue the mails that wait for the owner, so that the mail server sends them. Returns their number. Raises
    Conflict if no mail server is set.
    """
    _refuse_without_server(session)
    anew = {"status": WAITING, "attempts": 0, "due_at": moment, "last_error": None}
    freed = update(Mail).where(Mail.status == BY_HAND).values(anew)
    return len(session.execute(freed.returning(Mail.id)).all())


def preview(session: Session, mail: Mail) -> dict[str, Any]:
    """Return a whole mail: its columns, order number, full text and the link that opens it in a mail program."""
    columns = {column.key: getattr(mail, column.key) for column in Mail.__table__.columns}
    text, html = bodies(session, mail, read_settings(session))
    return columns | {
        "order_number": mail.order_number,
        "body_text": text,
        "body_html": html,
        "mailto": mailto(mail, text),
    }


def mailto(mail: Mail, text: str) -> str:
    """Return the link that opens the mail, already written, in the owner's mail program. A text that is too long is cut
    off between two lines.
    """
    start = f"mailto:{quote(mail.to_address, safe='@')}?subject={quote(one_line(mail.subject))}&body="
    body = ""
    for line in text.splitlines():
        longer = f"{body}{quote(line)}%0D%0A"
        if len(start) + len(longer) > LONGEST_LINK:
            return f"{start}{body}{quote('…')}"
        body = longer
    return f"{start}{body}"


def _refuse_without_server(session: Session) -> None:
    if not is_mail_set_up(read_settings(session)):
        raise Conflict(NO_SERVER)


def _copy(session: Session, mail: Mail) -> Mail:
    """Copy a mail into a new row with an id of its own. Mail programs hide a second mail with the same id."""
    about = ("order_id", "inquiry_id", "quote_id", "job_id", "reply_to")
    same = ("kind", "to_address", "to_name", "subject", "body_text", "body_html", *about)
    again = Mail(id=new_id(), status=WAITING, **{name: getattr(mail, name) for name in same})
    session.add(again)
    session.flush()
    return again
