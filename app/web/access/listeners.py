"""The listener and origin of a request, and its permissions. Permissions never depend on the peer's address, because a
tunnel delivers strangers from 127.0.0.1. They depend on the socket that took the request and on the password
session.
"""

from datetime import datetime
from functools import lru_cache

from flask import Flask, Request, current_app, g, request

from app.config import Config
from app.online.network_reach import note_visit
from app.server.channel import HELD
from app.server.server import ADMIN, LISTENER, PUBLIC
from app.shop.base.errors import Forbidden, Invalid, NotFound
from app.shop.base.settings.settings import InForce, Settings, read_committed_settings
from app.store.database.base import db, now
from app.store.database.state import state_of
from app.store.database.write_lock import count_waited
from app.web.access import hosts
from app.web.access.visitor import is_tunnelled, kind_of, visitor_of

ADMIN_CALLS = ("/api/admin/", "/api/contact-inquiries")
FORWARDED = (
    "forwarded", "x-forwarded", "x-real-ip", "x-original-", "x-client-ip", "x-cluster-client-ip", "true-client-ip",
    "cf-", "cdn-loop", "ngrok-", "tailscale-", "fastly-", "fly-", "via",
)  # fmt: skip
"""Prefixes of the headers that a tunnel or a proxy adds: a request straight from a browser on this PC has none."""
SEEN = "pitlane.listeners.forwarded"


def init_listeners(app: Flask) -> None:
    """Look at every request before its view does."""
    app.before_request(_check_this)


def listener_of(request: Request) -> str:
    """Return the listener of a request, "public" or "desk". It is set by the socket that took the request, and never
    read from a header.
    """
    return str(request.environ.get(LISTENER, PUBLIC))


def is_admin_listener(request: Request) -> bool:
    """Return whether the request arrived on the admin listener."""
    return listener_of(request) == ADMIN


def current_settings() -> Settings:
    """Return the settings, read again only after a possible write."""
    state = state_of(current_app)
    return state.of(InForce).get(state.version.admin_data_version(), lambda: read_committed_settings(db.session()))


def serves_admin(request: Request) -> bool:
    """Return whether this listener serves the back office to the request. The session is checked separately."""
    if is_admin_listener(request):
        return True
    config: Config = current_app.config["PITLANE"]
    chosen = current_settings().admin_from or config.admin_from
    if chosen == "localhost":
        return _is_straight(request) and not current_settings().public_url
    return chosen == "anywhere" and is_https(request)


def is_https(request: Request) -> bool:
    """Return whether the visitor's browser uses https. A tunnel on this PC reports it, and it is only accepted if the
    public URL has https.
    """
    settings = current_settings()
    return (
        not is_admin_listener(request)
        and settings.public_url.startswith("https://")
        and is_tunnelled(kind_of(settings))
        and hosts.is_loopback(_peer(request))
        and request.headers.get("X-Forwarded-Proto") == "https"
    )


def request_origin(request: Request) -> str:
    """The scheme, host and port that the visitor's browser sees."""
    scheme = "https" if is_https(request) else "http"
    return hosts.origin(scheme, request.environ.get("HTTP_HOST", ""))


def site_origin(request: Request) -> str:
    """Return the shop's origin for a request. It is the public address, or without one the address in the visitor's
    browser.
    """
    return current_settings().public_url or request_origin(request)


def visitor_ip(request: Request) -> str | None:
    """Return the visitor's address, which is only for counting and throttling. It is None if there is none
    (app.web.access.visitor).
    """
    if is_admin_listener(request):
        return _peer(request)
    return visitor_of(kind_of(current_settings()), _peer(request), request.headers)


def is_tunnel_chosen() -> bool:
    """Return whether the owner has chosen a tunnel."""
    return is_tunnelled(kind_of(current_settings()))


def forwarded_unasked() -> tuple[str, datetime] | None:
    """Return an unexpected header of a tunnel or proxy, with the time it was first seen. It is None if there was none,
    or if the owner has chosen a tunnel.
    """
    seen: tuple[str, datetime] | None = current_app.extensions.get(SEEN)
    return None if is_tunnel_chosen() else seen


def _check_this() -> None:
    count_waited(request.environ.get(HELD, 0.0))
    check(request)


def check(request: Request) -> None:
    """Refuse what its listener does not serve. Raises Invalid, Forbidden or NotFound."""
    host = hosts.host_name(request.environ.get("HTTP_HOST", ""))
    if host is None:
        raise Invalid("The Host of the request is not valid")
    if is_admin_listener(request):
        _check_admin_listener(request, host)
    elif not _is_known(host):
        raise Invalid("This shop has another address")
    else:
        _note_forwarded(request)
        note_visit(current_app, _peer(request))
    g.https = is_https(request)
    if request.path.startswith(ADMIN_CALLS) and not serves_admin(request):
        raise NotFound("Not found")


def _check_admin_listener(request: Request, host: str) -> None:
    if not hosts.is_loopback_name(host) or _is_forwarded(request):
        raise Forbidden("The back office is only available on this computer")


def _is_known(host: str) -> bool:
    """Return whether a host is known. Once a public address is set, only that address, this PC's names and plain IP
    addresses are known. IP addresses are safe, because a foreign page cannot take one over.
    """
    settings = current_settings()
    if not settings.public_url or hosts.is_pc_name(host):
        return True
    return host in {hosts.host_of(settings.public_url), hosts.host_of(settings.kept_url)}


def _note_forwarded(request: Request) -> None:
    """Note a forwarding header while no tunnel is chosen. It means that a tunnel was put in front of the shop without
    choosing it here. The owner is informed, and the request is not refused.
    """
    if is_tunnel_chosen():
        current_app.extensions.pop(SEEN, None)
    elif SEEN not in current_app.extensions and (name := _forwarding_header(request)):
        current_app.extensions[SEEN] = (name, now())


def _is_straight(request: Request) -> bool:
    host = hosts.host_name(request.environ.get("HTTP_HOST", ""))
    return hosts.is_loopback(_peer(request)) and hosts.is_loopback_name(host or "") and not _is_forwarded(request)


def _is_forwarded(request: Request) -> bool:
    return _forwarding_header(request) is not None


def _forwarding_header(request: Request) -> str | None:
    names = request.headers.keys()  # pairs, no dict
    return next((name for name in names if name.lower().startswith(FORWARDED)), None)


def _peer(request: Request) -> str | None:
    return _normal(request.environ.get("REMOTE_ADDR") or "")


@lru_cache(maxsize=256)
def _normal(peer: str) -> str | None:
    return hosts.address(peer)
