"""The owner's choice to be online: the tunnel to use, and whether it runs. The tunnel program itself is handled by
app.online.
"""

from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict, NotFound
from app.shop.base.settings.settings import Settings, change_settings, read_settings, read_stored_settings

TUNNELS = ("cloudflare", "tailscale", "ngrok")
NO_TUNNEL = "Choose Cloudflare, Tailscale or ngrok first"
NO_ADDRESS = "Enter the address that your tunnel has at Cloudflare first"
NO_PUBLIC_ADDRESS = "There is no public address yet"


def want_tunnel(session: Session) -> Settings:
    """Switch the tunnel on and return the settings. The tunnel is on from now and after each start. Raises Conflict
    when a setting that it needs is missing.
    """
    settings = read_stored_settings(session)
    if settings.tunnel not in TUNNELS:
        raise Conflict(NO_TUNNEL)
    if has_own_name(settings) and not settings.public_url:
        raise Conflict(NO_ADDRESS)
    change_settings(session, {"tunnel_on": True})
    return settings


def want_no_tunnel(session: Session) -> None:
    """Switch the tunnel off."""
    change_settings(session, {"tunnel_on": False})


def allow_program(session: Session, path: str, digest: str) -> None:
    """Let this very file of a tunnel program be run."""
    allowed = read_stored_settings(session).allowed_programs
    change_settings(session, {"allowed_programs": allowed | {path: digest}})


def has_own_name(settings: Settings) -> bool:
    """Return whether the tunnel serves the owner's domain through a Cloudflare token."""
    return settings.tunnel == "cloudflare" and settings.tunnel_token_set


def public_address(session: Session) -> str:
    """The address in force. Raises NotFound while there is none."""
    address = read_settings(session).public_url
    if not address:
        raise NotFound(NO_PUBLIC_ADDRESS)
    return address
