"""The mail server that the owner set, and the sign-in to it."""

from dataclasses import dataclass, field
from pathlib import Path

from app.shop.base.settings.encryption import decrypt
from app.shop.base.settings.settings import Settings
from app.shop.sales.mail.account import may_connect


@dataclass(frozen=True)
class MailServer:
    """The mail server with its account and sender address. `security` is none, starttls or tls. `password` is None if
    the stored one cannot be decrypted on this computer. `may_connect` is False for an unencrypted connection that
    the owner did not allow.
    """

    host: str
    port: int
    security: str
    user: str
    password: str | None = field(repr=False)
    sender: str
    sender_name: str
    may_connect: bool = True


def is_mail_set_up(settings: Settings) -> bool:
    """Return whether a mail server and a sender address are set."""
    return settings.sends_mail


def sender_of(settings: Settings) -> str:
    """Return the sender address of mails: the one set for mails, else the business's own."""
    return settings.mail_from or settings.email


def owner_of(settings: Settings) -> str:
    """The e-mail address for the owner's alerts; blank where there is none."""
    return settings.owner_email or settings.email


def find_server(settings: Settings, folder: Path) -> MailServer | None:
    """Return the mail server with its password decrypted, or None if no server is set up. The key is stored in
    `folder`, the data directory.
    """
    if not is_mail_set_up(settings):
        return None
    return MailServer(
        settings.mail_host,
        settings.mail_port,
        settings.mail_security,
        settings.mail_user,
        decrypt(folder, settings.mail_password),
        sender_of(settings),
        settings.business_name,
        may_connect(settings),
    )
