"""Which door a request came through, from where, and what it may reach.

Rights never follow from the peer's address, because a tunnel delivers strangers from 127.0.0.1: they follow from the
socket that took the request and from the password session.
"""

from datetime import datetime

from flask import Flask, Request, current_app, g, request

from app.config import Config
from app.server.server import DESK, DOOR, PUBLIC
from app.shop.errors import Forbidden, Invalid, NotFound
from app.shop.settings.settings import Settings, read_settings
from app.store import version
from app.store.base import db, now
from app.web.doors import hosts
from app.web.doors.visitor import is_tunnelled, kind_of, visitor_of

ADMIN_CALLS = ("/api/admin/", "/api/contact-inquiries")
FORWARDED = (
    "forwarded", "x-forwarded", "x-real-ip", "x-original-", "x-client-ip", "x-cluster-client-ip", "true-client-ip",
    "cf-", "cdn-loop", "ngrok-", "tailscale-", "fastly-", "fly-", "via",
)  # fmt: skip
"""How the headers begin that a tunnel or a proxy adds: a request straight from a browser on this PC has none."""
KEPT = "pitlane.doors"
SEEN = "pitlane.doors.forwarded"


def init_doors(app: Flask) -> None:
    """Look at every request before its view does."""
    app.before_request(_check)


def door_of(asking: Request) -> str:
    """ "public" or "desk": the stamp of the socket that took the request, never a header's word."""
    return str(asking.environ.get(DOOR, PUBLIC))


def is_desk(asking: Request) -> bool:
    """Whether the request came through the owner's door."""
    return door_of(asking) == DESK


def current_settings() -> Settings:
    """The settings, read again only when one of them may have been written."""
    kept = current_app.extensions.get(KEPT)
    if kept is None or kept[0] != version.of_settings():
        kept = (version.of_settings(), read_settings(db.session()))
        current_app.extensions[KEPT] = kept
    settings: Settings = kept[1]
    return settings


def serves_admin(asking: Request) -> bool:
    """Whether this door serves the back office to this request; the session is asked for besides."""
    if is_desk(asking):
        return True
    config: Config = current_app.config["PITLANE"]
    chosen = current_settings().admin_from or config.admin_from
    if chosen == "localhost":
        return _is_straight(asking) and not current_settings().public_url
    return chosen == "anywhere" and is_https(asking)


def is_https(asking: Request) -> bool:
    """Whether the visitor's browser speaks https: a tunnel on this PC says so, for the public address that is set."""
    settings = current_settings()
    return (
        not is_desk(asking)
        and settings.public_url.startswith("https://")
        and is_tunnelled(kind_of(settings))
        and hosts.is_loopback(_peer(asking))
        and asking.headers.get("X-Forwarded-Proto") == "https"
    )


def own_origin(asking: Request) -> str:
    """The scheme, host and port that the visitor's browser sees."""
    scheme = "https" if is_https(asking) else "http"
    return hosts.origin(scheme, asking.environ.get("HTTP_HOST", ""))


def site_origin(asking: Request) -> str:
    """Return where the shop is reached: its public address, or without one what the visitor's browser sees."""
    return current_settings().public_url or own_origin(asking)


def visitor_address(asking: Request) -> str | None:
    """The visitor's address, for counting and throttling alone; None where there is none (app.web.doors.visitor)."""
    if is_desk(asking):
        return _peer(asking)
    return visitor_of(kind_of(current_settings()), _peer(asking), asking.headers)


def forwarded_unasked() -> tuple[str, datetime] | None:
    """The last header of a tunnel or proxy that came while none is chosen, and when it was first seen."""
    settings = current_settings()
    seen: tuple[str, datetime] | None = current_app.extensions.get(SEEN)
    return None if is_tunnelled(kind_of(settings)) else seen


def _check() -> None:
    host = hosts.host_name(request.environ.get("HTTP_HOST", ""))
    if host is None:
        raise Invalid("The Host of the request is not valid")
    if is_desk(request):
        _check_desk(host)
    elif not _is_known(host):
        raise Invalid("This shop has another address")
    else:
        _note_forwarded()
    g.https = is_https(request)
    if request.path.startswith(ADMIN_CALLS) and not serves_admin(request):
        raise NotFound("Not found")


def _check_desk(host: str) -> None:
    if not hosts.is_loopback_name(host) or _is_forwarded(request):
        raise Forbidden("The back office is served to this computer alone")


def _is_known(host: str) -> bool:
    """Once a public address is set: it, this PC's names, and plain addresses, which no foreign page can borrow."""
    settings = current_settings()
    if not settings.public_url or hosts.is_own_name(host):
        return True
    return host in {hosts.host_of(settings.public_url), hosts.host_of(settings.kept_url)}


def _note_forwarded() -> None:
    """Somebody put a tunnel in front of the shop without choosing it here: for the owner to know, never refused."""
    if is_tunnelled(kind_of(current_settings())):
        current_app.extensions.pop(SEEN, None)
    elif SEEN not in current_app.extensions and (name := _forwarding_header(request)):
        current_app.extensions[SEEN] = (name, now())


def _is_straight(asking: Request) -> bool:
    host = hosts.host_name(asking.environ.get("HTTP_HOST", ""))
    return hosts.is_loopback(_peer(asking)) and hosts.is_loopback_name(host or "") and not _is_forwarded(asking)


def _is_forwarded(asking: Request) -> bool:
    return _forwarding_header(asking) is not None


def _forwarding_header(asking: Request) -> str | None:
    names = asking.headers.keys()  # pairs, no dict
    return next((name for name in names if name.lower().startswith(FORWARDED)), None)


def _peer(asking: Request) -> str | None:
    return hosts.address(asking.environ.get("REMOTE_ADDR") or "")
