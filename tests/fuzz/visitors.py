"""Clients: a visitor and the owner, each at both listeners."""

import http.client
import json
from contextlib import closing
from dataclasses import dataclass

from tests.faults.shop import PASSWORD
from tests.running import Running

FROM = "127.0.0.2"
"""The owner signs in from another address than the cases come from, whose wrong passwords are counted."""


@dataclass
class Visitor:
    """One of the four visitors, with the port of the listener, and a cookie once signed in."""

    name: str
    port: int
    is_owner: bool
    cookie: str = ""

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def headers(self) -> dict[str, str]:
        return {"Cookie": self.cookie} if self.cookie else {}

    def sign_in(self) -> None:
        """A new session. Raises AssertionError when the shop gives none."""
        with closing(http.client.HTTPConnection("127.0.0.1", self.port, timeout=30, source_address=(FROM, 0))) as line:
            content = json.dumps({"password": PASSWORD})
            line.request("POST", "/api/admin/login", content, {"Content-Type": "application/json"})
            answer = line.getresponse()
            said = answer.read()
            assert answer.status == 200, f"{self.name} cannot sign in: {answer.status} {said!r}"
            self.cookie = (answer.getheader("Set-Cookie") or "").partition(";")[0]


def four(shop: Running) -> list[Visitor]:
    """All of them, the owner signed in."""
    listeners = {"public": shop.port, "desk": shop.desk_port}
    found = [
        Visitor(f"{who} at the {listener} door", port, who == "owner")
        for who in ("visitor", "owner")
        for listener, port in listeners.items()
    ]
    sign_in(found)
    return found


def sign_in(visitors: list[Visitor]) -> None:
    """New sessions for the owner at both listeners."""
    for each in visitors:
        if each.is_owner:
            each.sign_in()
