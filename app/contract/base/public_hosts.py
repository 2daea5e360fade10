"""Hosts that customers can reach from the internet."""

import socket
from ipaddress import IPv4Address, IPv6Address, ip_address

INNER_NAMES = (".localhost", ".local", ".localdomain", ".internal", ".lan", ".home.arpa")
"""Endings of names within a PC or a home's network."""


def is_public_host(host: str) -> bool:
    """Return whether a host can lead here from the internet. Loopback, private, link-local and reserved addresses
    cannot, nor can names of a PC or of a home network.
    """
    name = host.rstrip(".").lower()
    number = _read_address(name)
    if number is None:
        return "." in name and not name.endswith(INNER_NAMES)
    return number.is_global and not (number.is_multicast or number.is_reserved)


def _read_address(host: str) -> IPv4Address | IPv6Address | None:
    """Return the IP address that a host is, also when written as "127.1", or None for a name."""
    try:
        found = ip_address(host)
    except ValueError:
        return _read_short(host)
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found


def _read_short(host: str) -> IPv4Address | None:
    try:
        return IPv4Address(socket.inet_aton(host))
    except (OSError, UnicodeEncodeError):
        return None
