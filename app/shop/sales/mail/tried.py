"""Whether the mail account has been seen to send."""

import json

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.shop.base.settings.settings import Settings
from app.store.base.settings import Setting
from app.store.customers.mails import SENT, Mail

TRIED = "mail_tried"
"""Key of the account that took a test mail."""


def note_tried(session: Session, settings: Settings) -> None:
    """Note that the account took a test mail."""
    session.merge(Setting(key=TRIED, value=_account(settings)))


def has_sent(session: Session, settings: Settings) -> bool:
    """Return whether the account took a test mail.

    A mail that was sent proves it as well.
    """
    if not settings.sends_mail:
        return False
    tried = session.get(Setting, TRIED)
    if tried and tried.value == _account(settings):
        return True
    return session.scalar(select(Mail.id).where(Mail.status == SENT).limit(1)) is not None


def _account(settings: Settings) -> str:
    return json.dumps([settings.mail_host, settings.mail_port, settings.mail_security, settings.mail_user])
