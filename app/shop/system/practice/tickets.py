"""Ticket that signs the owner in at the practice shop. Both processes know one secret; a ticket holds for one sign-in
within ten minutes.
"""

import hashlib
import hmac
import secrets
import threading
import time

SECONDS = 10 * 60


def issue_ticket(secret: str) -> str:
    """Return a new ticket."""
    said = f"{int(time.time()) + SECONDS}.{secrets.token_hex(16)}"
    return f"{said}.{_sign(secret, said)}"


class Tickets:
    """The tickets that one run of the practice shop accepts."""

    def __init__(self, secret: str) -> None:
        self._secret = secret
        self._spent: set[str] = set()
        self._lock = threading.Lock()

    def spend(self, ticket: str) -> bool:
        """Return whether a ticket is good, and accept it never again."""
        said, _, signature = ticket.rpartition(".")
        if not hmac.compare_digest(signature.encode(), _sign(self._secret, said).encode()):
            return False
        with self._lock:
            if ticket in self._spent or time.time() > int(said.partition(".")[0]):
                return False
            self._spent.add(ticket)
            return True


def _sign(secret: str, said: str) -> str:
    return hmac.new(secret.encode(), said.encode("utf-8", "replace"), hashlib.sha256).hexdigest()
