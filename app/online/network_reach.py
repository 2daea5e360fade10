"""Which devices of the workshop's network have reached the shop."""

import socket
from typing import Literal

from flask import Flask

from app.online import firewall
from app.online.network import lan_address

NetworkReach = Literal["closed", "none", "here", "network", "blocked"]
"""closed: this PC alone may; none: no network; here: this PC by its network IP address, and nobody else so far."""
EXTENSION = "pitlane.network_reach"
SECONDS = 0.5


def note_visit(app: Flask, ip: str | None) -> None:
    """Note that a device of the network reached the shop, once."""
    if ip and EXTENSION not in app.extensions and not ip.startswith(("127.", "::1")) and ip != lan_address():
        app.extensions[EXTENSION] = True


def network_reach(app: Flask, port: int, *, is_open: bool) -> NetworkReach:
    """Return how far the customers' listener can be reached. A blocking firewall rule is ignored where a device has
    been seen, because the rule may belong to another network's profile.
    """
    if not is_open:
        return "closed"
    if EXTENSION in app.extensions:
        return "network"
    if firewall.is_blocked():
        return "blocked"
    return "here" if _answers(lan_address(), port) else "none"


def _answers(ip: str | None, port: int) -> bool:
    if ip is None:
        return False
    try:
        socket.create_connection((ip, port), SECONDS).close()
    except OSError:
        return False
    return True
