"""Which door a request came through, and from where."""

import ipaddress

from flask import Request, current_app

from app.config import Config
from app.server import DESK, DOOR, PUBLIC
from app.shop.settings import Settings, read_settings
from app.store import version
from app.store.base import db

TUNNEL_ADDRESS = "CF-Connecting-IP"
KEPT = "pitlane.doors"


def door_of(request: Request) -> str:
    """ "public" or "desk": the stamp of the socket that took the request, never a header's word."""
    return str(request.environ.get(DOOR, PUBLIC))


def is_desk(request: Request) -> bool:
    """Whether the request came through the owner's door."""
    return door_of(request) == DESK


def current_settings() -> Settings:
    """The settings, read again only when something of the catalogue or the settings was written."""
    kept = current_app.extensions.get(KEPT)
    if kept is None or kept[0] != version.current():
        kept = (version.current(), read_settings(db.session()))
        current_app.extensions[KEPT] = kept
    settings: Settings = kept[1]
    return settings


def admin_from() -> str:
    """Where the owner may sign in from on the public door: the setting, else as the program was started."""
    config: Config = current_app.config["PITLANE"]
    return current_settings().admin_from or config.admin_from


def visitor_address(request: Request) -> str | None:
    """The visitor's address for counting and throttling alone; None where it is no address.

    The peer's, unless a public address is set: then a tunnel or proxy on this PC may name the visitor, and the last
    entry of its header counts, because earlier ones are the visitor's own claim.
    """
    peer = _address(request.environ.get("REMOTE_ADDR"))
    if not is_loopback(peer) or not current_settings().public_url:
        return peer
    told = request.headers.get(TUNNEL_ADDRESS) or _last(request.headers.get("X-Forwarded-For"))
    return _address(told) if told else peer


def is_loopback(address: str | None) -> bool:
    """Whether an address is this PC's own: the whole loopback range."""
    return address is not None and ipaddress.ip_address(address).is_loopback


def _last(header: str | None) -> str | None:
    return header.rsplit(",", 1)[-1].strip() if header else None


def _address(text: str | None) -> str | None:
    """The address in its one usual form; an IPv4 address that came as IPv6 is IPv4."""
    try:
        address = ipaddress.ip_address(text or "")
    except ValueError:
        return None
    mapped = getattr(address, "ipv4_mapped", None)
    return str(mapped or address)
