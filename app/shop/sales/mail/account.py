"""The rules for changes to the mail server, which decide where its password and its mails may be sent."""

from collections.abc import Mapping
from dataclasses import replace
from ipaddress import ip_address
from typing import Any

from app.shop.base.errors import invalid_field
from app.shop.base.settings.settings import Settings

SERVER = ("mail_host", "mail_port", "mail_security")
LINE = ("mail_host", "mail_security", "mail_unencrypted")
UNENCRYPTED = (
    "Without encryption anyone on the way to this server can read the e-mails and the password: choose STARTTLS or TLS"
)


def check_changes(before: Settings, changes: Mapping[str, Any]) -> dict[str, Any]:
    """Return the changes to the settings, with the password cleared if the server changes without a new one. Raises
    Invalid for an unencrypted connection to another computer that the owner did not allow.
    """
    after = replace(before, **{name: changes[name] for name in (*SERVER, "mail_unencrypted") if name in changes})
    if any(name in changes for name in LINE) and not may_connect(after):
        raise invalid_field("mailSecurity", UNENCRYPTED)
    moved = before.mail_host and _server(before) != _server(after)
    return dict(changes) if "mail_password" in changes or not moved else {**changes, "mail_password": ""}


def may_connect(settings: Settings) -> bool:
    """Return whether a connection to the mail server is allowed. It is if it is encrypted, stays on this computer or is
    allowed by the owner.
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
