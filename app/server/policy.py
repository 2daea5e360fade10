"""Policy that the application sets for connections and bodies. The listeners read it before a request reaches the
application.
"""

from typing import Any, Protocol

from app.server.bodies import TokenBody

Page = tuple[list[tuple[str, str]], bytes]
"""Headers and content."""


class ListenerPolicy(Protocol):
    """Answers that the listeners need from the application. None of the methods may raise, because they run on the
    listener's own thread.
    """

    def is_owner(self, listener: str, environ: dict[str, Any]) -> bool:
        """Return whether the owner sends the request. This requires that the back office is served to the request and
        that its session is valid.
        """

    def find_body(self, path: str) -> TokenBody | None:
        """Return the bodies that a path's token may send now. Returns None for a path without a known token."""

    def is_tunnelled(self, peer: str) -> bool:
        """Return whether all visitors share this peer's address."""

    def refusal(self, path: str, message: str) -> dict[str, object]:
        """Return the content of a refusal of this call."""

    def refusal_page(self, path: str, code: int) -> Page | None:
        """Return a refusal that a browser shows as a page."""


class NoOwner:
    """The policy of an application without back office and tunnel."""

    def is_owner(self, listener: str, environ: dict[str, Any]) -> bool:
        """Nobody is."""
        return False

    def find_body(self, path: str) -> TokenBody | None:
        """None are taken."""
        return None

    def is_tunnelled(self, peer: str) -> bool:
        """Each visitor has an address."""
        return False

    def refusal(self, path: str, message: str) -> dict[str, object]:
        """Return only the message."""
        return {"message": message}

    def refusal_page(self, path: str, code: int) -> Page | None:
        """None is one."""
        return None
