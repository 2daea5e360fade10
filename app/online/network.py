"""This PC in the workshop's own network."""

import socket
from contextlib import suppress

SOMEWHERE = "192.0.2.1"
"""An address of nobody (RFC 5737): nothing is sent to it, but the system says by which way it would go."""


def lan_address() -> str | None:
    """Return the address of this PC in its network as the router knows it, or None without a network."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect((SOMEWHERE, 9))
        address = str(probe.getsockname()[0])
        return None if address.startswith(("127.", "0.")) else address
    return None
