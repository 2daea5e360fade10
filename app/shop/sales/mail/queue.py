"""Queue of waiting mails: the next due, the result of each try."""

from datetime import datetime, timedelta

from sqlalchemy import ColumnElement, func, or_, select, update
from sqlalchemy.orm import Session

from app.store.customers.mails import BY_HAND, DONE, FAILED, OWNER_KINDS, SENDING, SENT, WAITING, Mail

PAUSES = tuple(timedelta(minutes=minutes) for minutes in (1, 5, 30, 2 * 60, 12 * 60))
"""Pauses after each failed try; after the last of them the mail has failed."""
LONGEST_PAUSE = max(PAUSES)
INTERRUPTED = "The shop was stopped while this e-mail was being sent. It will be sent again."
TWICE = (
    "The shop was stopped twice while this e-mail was being sent. It may have arrived: please check before you send it "
    "again."
)
NO_SERVER = "No mail server is set up any more."


def has_work(session: Session, moment: datetime) -> bool:
    """Return whether a mail is due, or was interrupted while being sent."""
    return session.scalar(select(func.count()).where(or_(_is_due(moment), Mail.status == SENDING))) != 0


def find_due(session: Session, moment: datetime) -> Mail | None:
    """The mail that has been due for longest."""
    return session.scalar(select(Mail).where(_is_due(moment)).order_by(Mail.due_at, Mail.created_at).limit(1))


def take_up_interrupted(session: Session, moment: datetime) -> None:
    """Requeue the mails that were interrupted while being sent. Nobody knows whether such a mail was accepted, and a
    lost mail is worse than a duplicate.

    Only one thread sends, so a mail marked as being sent before its round begins was interrupted. A mail that is
    interrupted a second time is left to the owner.
    """
    for mail in session.scalars(select(Mail).where(Mail.status == SENDING)):
        again = mail.last_error == INTERRUPTED
        mail.status, mail.last_error = (FAILED, TWICE) if again else (WAITING, INTERRUPTED)
        mail.due_at = moment


def give_to_owner(session: Session) -> None:
    """Hand the waiting mails over to the owner when the mail server is removed. Customers' mails then wait for the
    owner; alerts to the owner are closed.
    """
    waiting = update(Mail).where(Mail.status == WAITING)
    session.execute(waiting.where(Mail.kind.in_(OWNER_KINDS)).values(status=DONE, last_error=NO_SERVER))
    session.execute(waiting.where(Mail.kind.not_in(OWNER_KINDS)).values(status=BY_HAND))


def begin_sending(session: Session, mail_id: str, text: str) -> bool:
    """Mark a mail as being sent. Returns False if it was stopped meanwhile or its text is no longer `text`."""
    mail = session.get(Mail, mail_id)
    if mail is None or mail.status != WAITING or mail.body_text != text:
        return False
    mail.status = SENDING
    return True


def note_sent(session: Session, mail_id: str, moment: datetime) -> None:
    """It is off."""
    mail = session.get(Mail, mail_id)
    if mail:
        mail.status, mail.sent_at, mail.last_error = SENT, moment, None
        mail.attempts += 1


def note_failure(session: Session, mail_id: str, reason: str, moment: datetime, *, final: bool = False) -> None:
    """Record that a mail was not accepted. It is tried again after a pause; after the last try it is marked as failed
    and shown to the owner.
    """
    mail = session.get(Mail, mail_id)
    if mail is None or mail.status not in {WAITING, SENDING}:
        return
    mail.attempts += 1
    mail.last_error = reason
    if final or mail.attempts > len(PAUSES):
        mail.status = FAILED
        return
    mail.status = WAITING
    mail.due_at = moment + PAUSES[mail.attempts - 1]


def _is_due(moment: datetime) -> ColumnElement[bool]:
    """Return the condition for mails that are due. A time further ahead than the longest pause was written by a wrong
    clock and would delay the mail for years, so it counts as due.
    """
    return (Mail.status == WAITING) & or_(Mail.due_at <= moment, Mail.due_at > moment + LONGEST_PAUSE)
