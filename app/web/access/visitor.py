"""The header with the visitor's IP address, for each kind of tunnel. Without a tunnel no header is trusted."""

from collections.abc import Mapping

from werkzeug.datastructures import Headers

from app.shop.base.settings.settings import Settings
from app.web.access import hosts

TUNNELS = ("cloudflare", "tailscale", "ngrok")
"""The kinds whose program runs on this PC, delivers visitors from 127.0.0.1 and names them in a header."""
ANY = "any"
"""A shop whose owner set a public address before kinds could be chosen: some tunnel is there, nobody knows which."""


def kind_of(settings: Settings) -> str:
    """The kind in force: the one chosen, else ANY or "none"."""
    return settings.tunnel or (ANY if settings.public_url else "none")


def is_tunnelled(kind: str) -> bool:
    """Return whether a forwarding header can be trusted."""
    return kind in TUNNELS or kind == ANY


def visitor_of(kind: str, peer: str | None, headers: Mapping[str, str] | Headers) -> str | None:
    """Return the visitor's address for counting, or None if it is not valid.

    It is the peer's address, or the address that a tunnel on this PC reports. The last entry of X-Forwarded-For is
    used, because the visitor can set earlier ones. Cloudflare's program passes on the visitor's header, so for it only
    Cloudflare's own header is trusted.
    """
    if not is_tunnelled(kind) or not hosts.is_loopback(peer):
        return peer
    last = headers.get("X-Forwarded-For", "").rsplit(",", 1)[-1]
    cloudflare = headers.get("CF-Connecting-IP", "")
    said = {"cloudflare": cloudflare, ANY: last or cloudflare}.get(kind, last)
    return hosts.address(said.strip()) if said else peer
