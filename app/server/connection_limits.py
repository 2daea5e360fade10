"""Limits that a listener sets on its connections. A full listener drops the connection that has been silent longest."""

import ipaddress
import socket
from typing import Any

from app.server.channel import DeadlineChannel

CONNECTION_LIMIT = 400
"""Above what select() can watch, the process ends: 1024 descriptors on Linux, 512 sockets on Windows."""
ADDRESS_LIMIT = 40
"""Connections of one address, an IPv6 /64 being one; a browser opens six. A tunnel's has those of all visitors."""
IPV6_NET = 64


class LimitedChannel(DeadlineChannel):
    """A connection that others give way to, or that gives way."""

    def __init__(self, server: Any, sock: socket.socket, addr: tuple[Any, ...], adj: Any, **more: Any) -> None:
        super().__init__(server, sock, addr, adj, **more)
        self.net = net_of(addr[0])
        if len(server.active_channels) > ADDRESS_LIMIT:
            self._make_room()

    def _make_room(self) -> None:
        """Drop one where the address or the listener has too many."""
        others = [each for each in self.server.active_channels.values() if each is not self and not each.will_close]
        neighbours = [each for each in others if each.net == self.net]
        if len(neighbours) >= ADDRESS_LIMIT and not self.server.policy.is_tunnelled(self.addr[0]):
            _drop_most_silent(neighbours, self)
        elif len(others) >= CONNECTION_LIMIT:
            _drop_most_silent(others, self)


def net_of(address: str) -> str:
    """Return the network that counts as one address: an IPv4 address, or the /64 of an IPv6 address."""
    if ":" not in address:
        return address
    read = ipaddress.IPv6Address(address)
    return str(read.ipv4_mapped or ipaddress.IPv6Network((int(read), IPV6_NET), strict=False))


def _drop_most_silent(channels: list[LimitedChannel], newest: LimitedChannel) -> None:
    """Drop the connection that has been silent longest. If all the others are being answered, drop the newest."""
    idle = [each for each in channels if not each.requests]
    min(idle, key=lambda each: each.last_activity, default=newest).drop()
