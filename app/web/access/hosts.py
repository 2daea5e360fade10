"""Names and addresses in headers: a Host, an origin or an IP address."""

import ipaddress
import re
import socket
from urllib.parse import urlsplit

HOST = re.compile(r"(\[[0-9a-fA-F:.]+\]|[A-Za-z0-9._-]+)(:[0-9]{1,5})?")
DEFAULT_PORTS = {"http": ":80", "https": ":443"}


def host_name(header: str) -> str | None:
    """Return the name or address of a Host header, in lowercase and without its port. It is None if the header is not
    valid.
    """
    match = HOST.fullmatch(header)
    return match[1].lower().strip("[]") if match else None


def origin(scheme: str, host: str) -> str:
    """Return an origin as a browser writes it, with scheme, host and port. The port is left out if it is the default of
    the scheme.
    """
    return f"{scheme}://{host.lower().removesuffix(DEFAULT_PORTS[scheme])}"


def host_of(url: str) -> str:
    """The host of a web address, without its port."""
    return urlsplit(url).hostname or ""


def is_loopback(address: str | None) -> bool:
    """Return whether an IP address is in the loopback range."""
    return address is not None and ipaddress.ip_address(address).is_loopback


def is_loopback_name(host: str) -> bool:
    """Return whether a host is localhost or a loopback IP address."""
    found = address(host)
    return host == "localhost" or (found is not None and ipaddress.ip_address(found).is_loopback)


def is_pc_name(host: str) -> bool:
    """Return whether a host is an IP address or this PC's name. A foreign page can only take over other names."""
    return host == "localhost" or address(host) is not None or host == socket.gethostname().lower()


def address(text: str) -> str | None:
    """Return an IP address in its normal form, or None for anything else. An IPv4 address written as IPv6 is returned
    as IPv4.
    """
    try:
        found = ipaddress.ip_address(text)
    except ValueError:
        return None
    return str(getattr(found, "ipv4_mapped", None) or found)
