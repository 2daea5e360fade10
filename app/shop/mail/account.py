"""The rules of a changed mail server.

They say to whom its password and its mails may be given.
"""

from collections.abc import Mapping
from dataclasses import replace
from ipaddress import ip_address
from typing import Any

from app.shop.errors import invalid_field
from app.shop.settings.settings import Settings

SERVER = ("mail_host", "mail_port", "mail_security")
LINE = ("mail_host", "mail_security", "mail_unencrypted")
UNENCRYPTED = (
    "Without encryption anyone on the way to this server can read the e-mails and the password: choose STARTTLS or TLS"
)


def check_changes(before: Settings, changes: Mapping[str, Any]) -> dict[str, Any]:
    """Return the changes of the settings without another server's password.

    Raises Invalid for an unencrypted line to another computer that the owner did not allow.
    """
    after = replace(before, **{name: changes[name] for name in (*SERVER, "mail_unencrypted") if name in changes})
    if any(name in changes for name in LINE) and not may_connect(after):
        raise invalid_field("mailSecurity", UNENCRYPTED)
    moved = before.mail_host and _server(before) != _server(after)
    return dict(changes) if "mail_password" in changes or not moved else {**changes, "mail_password": ""}


def may_connect(settings: Settings) -> bool:
    """Return whether a connection to the mail server is allowed.

    The line is encrypted, stays on this computer, or is the owner's wish.
    """
    return settings.mail_security != "none" or settings.mail_unencrypted or _is_this_computer(settings.mail_host)


def _server(settings: Settings) -> tuple[str, int, str]:
    return settings.mail_host.lower(), settings.mail_port, settings.mail_security


def _is_this_computer(host: str) -> bool:
    if host.lower() in {"", "localhost"}:
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
