"""Ports for tests that must name one."""

import random
import socket

_BELOW_THE_SYSTEM_S = range(20_000, 32_000)
"""Linux, macOS and Windows give ports above to whoever asks for any: another test could get one first."""


def free_port() -> int:
    """Return a port where nothing answers."""
    while True:
        port = random.choice(_BELOW_THE_SYSTEM_S)
        try:
            socket.create_server(("127.0.0.1", port)).close()
        except OSError:
            continue
        return port
