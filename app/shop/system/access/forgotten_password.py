"""New password that is set without the old one, from the program's own window. The right to do so is a ticket, which
the shop sends only to the window's process, through their pipe.
"""

import hashlib
import hmac
import secrets
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict, Forbidden
from app.shop.base.settings.settings import read_settings
from app.shop.system.access import passwords, sessions
from app.store.base.users import User

TICKET_SECONDS = 10 * 60
NO_TICKET = "A new password is set in the Pitlane window on the shop's PC, within 10 minutes. Please start again there."


class PasswordTicket:
    """The newest ticket: for ten minutes, for one new password."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._hash = b""
        self._until = 0.0

    def issue(self) -> str:
        """Return a new ticket, which replaces an earlier one."""
        ticket = secrets.token_urlsafe(32)
        with self._lock:
            self._hash, self._until = _hash(ticket), time.monotonic() + TICKET_SECONDS
        return ticket

    @contextmanager
    def spent(self, ticket: str) -> Iterator[None]:
        """Use up the ticket within this block; it is valid again if the change is refused. Raises Forbidden for any
        other ticket, for one already used and for one that is too old.
        """
        with self._lock:
            taken, until = self._hash, self._until
            if not hmac.compare_digest(taken, _hash(ticket)) or time.monotonic() >= until:
                raise Forbidden(NO_TICKET)
            self._hash = b""
        try:
            yield
        except Exception:
            with self._lock:
                self._hash = self._hash or taken
            raise


def set_forgotten_password(session: Session, password: str) -> User:
    """Set a new password, and end every session. Raises Conflict in a shop without a password, Invalid about
    `newPassword` when it is easily guessed.
    """
    if not sessions.is_set_up(session):
        raise Conflict("This shop has no password yet")
    passwords.check_new_password(password, read_settings(session).business_name)
    sessions.close_all_sessions(session)
    return sessions.store_password(session, password)


def _hash(ticket: str) -> bytes:
    return hashlib.sha256(ticket.encode("utf-8", "replace")).digest()
