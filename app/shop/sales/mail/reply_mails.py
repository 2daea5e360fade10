"""Mails in which the owner answers an enquiry."""

import re
from datetime import timedelta

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict
from app.shop.base.settings.closing import WORKSHOP_ZONE
from app.shop.base.settings.settings import Settings
from app.shop.sales.mail.admin_mails import NO_SERVER
from app.shop.sales.mail.layout import Sheet
from app.shop.sales.mail.message import Personal
from app.shop.sales.mail.outbox import make_row, write_rows
from app.shop.sales.mail.server import is_mail_set_up, sender_of
from app.shop.sales.mail.texts import MailText
from app.store.customers.enquiries import Enquiry
from app.store.customers.mails import BY_HAND, DONE, FAILED, SENT, WAITING, Mail
from app.store.database.base import new_id, now

KIND = "enquiry-reply"
THREAD = ("enquiry-received", KIND)
"""Kinds of the mails that an enquirer gets."""
PAUSE = timedelta(seconds=10)
"""Delay of an answer, so that it can be taken back unseen."""
UNSENT = (WAITING, BY_HAND, FAILED)
TAKEN_BACK = "Not sent: the answer was stopped."
TOO_LATE = "This answer has already been sent to the mail server"


def write_reply_mail(session: Session, enquiry: Enquiry, subject: str, body: str, settings: Settings) -> str:
    """Add the answer to the outbox, to be sent after a pause. Returns the mail's id. Raises Conflict if no mail server
    is set.
    """
    if not is_mail_set_up(settings):
        raise Conflict(NO_SERVER)
    mail_id = new_id()
    row = make_row(KIND, enquiry.email, enquiry.name, settings, reply_text(enquiry, subject, body))
    write_rows(session, [row | {"id": mail_id, "inquiry_id": enquiry.id, "due_at": now() + PAUSE}])
    return mail_id


def reply_text(enquiry: Enquiry, subject: str, body: str) -> MailText:
    """Return the owner's answer, followed by the message that it answers. The message is quoted in full, because the
    owner has read it before it is sent.
    """
    paragraphs = tuple(re.split(r"\n\s*\n", body.strip()))
    return subject, Sheet("", paragraphs, original=((head_of_original(enquiry), enquiry.message),))


def head_of_original(enquiry: Enquiry) -> str:
    """Return the line above a quoted enquiry."""
    moment = enquiry.created_at.astimezone(WORKSHOP_ZONE)
    return f"On {moment.day} {moment:%b %Y, %H:%M} you wrote:"


def stop_reply_mail(session: Session, mail_id: str | None) -> None:
    """Stop an answer that has not been sent yet. Raises Conflict if it has."""
    mail = session.get(Mail, mail_id) if mail_id else None
    if mail is None or mail.status not in UNSENT:
        raise Conflict(TOO_LATE)
    mail.status, mail.last_error, mail.sent_at = DONE, TAKEN_BACK, now()


def find_place(session: Session, mail: Mail, settings: Settings) -> Personal | None:
    """Return a mail's place in the thread of mails to the enquirer. The result is None for a mail that is not an answer
    by the owner.
    """
    if mail.kind != KIND:
        return None
    sent = select(Mail.id).where(Mail.inquiry_id == mail.inquiry_id, Mail.kind.in_(THREAD), Mail.id != mail.id)
    earlier = session.scalars(sent.where(Mail.status == SENT).order_by(Mail.sent_at, Mail.id))
    return Personal(replies_to(settings), tuple(earlier))


def replies_to(settings: Settings) -> str:
    """Return the address for answers; blank for the sender's own."""
    return settings.email if settings.email != sender_of(settings) else ""
