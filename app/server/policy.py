"""Policy of the application on connections and bodies.

The listeners read it before a request reaches the application.
"""

from typing import Any, Protocol


class Policy(Protocol):
    """The answers that the listeners need.

    None of them may raise: they are read on the listener's own thread.
    """

    def is_owner(self, listener: str, environ: dict[str, Any]) -> bool:
        """Return whether the owner sends it.

        The back office is served to the request, and its session is valid.
        """

    def picture_bytes(self, path: str) -> int:
        """Return how large a body with pictures a path's token takes.

        0 for a path without a known token.
        """

    def is_tunnelled(self, peer: str) -> bool:
        """Return whether all visitors share this peer's address."""

    def refusal(self, path: str, message: str) -> dict[str, object]:
        """Return the content of a refusal of this call."""


class NoOwner:
    """The policy of an application without back office and tunnel."""

    def is_owner(self, listener: str, environ: dict[str, Any]) -> bool:
        """Nobody is."""
        return False

    def picture_bytes(self, path: str) -> int:
        """None are taken."""
        return 0

    def is_tunnelled(self, peer: str) -> bool:
        """Each visitor has an address."""
        return False

    def refusal(self, path: str, message: str) -> dict[str, object]:
        """The message alone."""
        return {"message": message}
