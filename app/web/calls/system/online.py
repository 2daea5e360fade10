"""Public access: the tunnel, and the reachability check."""

from dataclasses import asdict
from typing import Any

from flask import Response, current_app, request

from app.config import Config
from app.contract.system.online import OnlineView, ProgramBody
from app.online import online_of
from app.online.moving import explain_old_port
from app.online.network import lan_address
from app.online.network_reach import network_reach
from app.online.programs import NAMES, approve, find_program, may_run, require_program
from app.online.tunnel_status import TunnelStatus
from app.ports import forget_old_port, read_ports
from app.shop.base.settings import online
from app.shop.base.settings.settings import Settings, put_run_address_in, read_stored_settings
from app.store.database.base import db
from app.store.database.sqlite import write
from app.web.access import listeners
from app.web.access.hosts import is_loopback_name
from app.web.api.call import call
from app.web.calls.base.code_pictures import draw_code

STOP_SECONDS = 8.0
SVG = "image/svg+xml"


@call("GET", "/api/admin/online", answer=OnlineView, admin=True)
def read_online() -> dict[str, Any]:
    """Return the state of the tunnel and whether customers reach the shop."""
    return _describe()


@call("POST", "/api/admin/online/start", answer=OnlineView, admin=True)
def start_online() -> dict[str, Any]:
    """Run the tunnel from now on. It also runs after the next start of the shop."""
    with write() as session:
        settings = online.want_tunnel(session)
        require_program(str(settings.tunnel), settings.allowed_programs)
    online_of(current_app).tunnel.try_now()
    return _describe()


@call("POST", "/api/admin/online/allow", body=ProgramBody, answer=OnlineView, admin=True)
def allow_tunnel_program(body: ProgramBody) -> dict[str, Any]:
    """Let the program of this path be run, outside known folders."""
    digest = approve(body.kind, body.path)
    with write() as session:
        online.allow_program(session, body.path, digest)
    return _describe()


@call("POST", "/api/admin/online/stop", answer=OnlineView, admin=True)
def stop_online() -> dict[str, Any]:
    """End the tunnel; answers when it has ended."""
    with write() as session:
        online.want_no_tunnel(session)
    online_of(current_app).tunnel.wait_until_off(STOP_SECONDS)
    return _describe()


@call("POST", "/api/admin/online/check", answer=OnlineView, admin=True)
def check_online() -> dict[str, Any]:
    """Request the shop by its public address to see whether it answers. This takes ten seconds at most."""
    address = online.public_address(db.session())
    # Ends the read, which must not stay open while the internet takes its time.
    db.session.remove()
    online_of(current_app).reachability.look(address)
    return _describe()


@call("POST", "/api/admin/online/port", answer=OnlineView, admin=True)
def confirm_port() -> dict[str, Any]:
    """Note that what leads to the shop was changed to its port."""
    config: Config = current_app.config["PITLANE"]
    forget_old_port(config.data_dir)
    return _describe()


@call("GET", "/api/admin/online/qr.svg", admin=True, file=SVG)
def show_qr_code() -> Response:
    """The public address as a QR code, to be shown or printed."""
    picture = draw_code(online.public_address(db.session()))
    headers = {"Content-Disposition": 'attachment; filename="shop-address.svg"'}
    return Response(picture, mimetype=SVG, headers=headers)


def _describe() -> dict[str, Any]:
    tunnels = online_of(current_app)
    # Read before the address: a tunnel has its address before it says that it runs.
    status = tunnels.tunnel.status
    stored = read_stored_settings(db.session())
    settings = put_run_address_in(db.session(), stored)
    place = tunnels.place
    return {
        "kind": settings.tunnel,
        "public_url": settings.public_url,
        "kept_url": stored.public_url,
        "token_set": settings.tunnel_token_set,
        "programs": [_describe_program(kind, settings) for kind in NAMES],
        "tunnel": _describe_tunnel(settings, status),
        "lamp": tunnels.reachability.light(settings.public_url),
        "door": _describe_access(settings),
        "desk_url": place.admin_url if place else "",
        "at_desk": listeners.is_admin_listener(request),
        "notice": _notice(),
    }


def _describe_program(kind: str, settings: Settings) -> dict[str, Any]:
    file = find_program(kind)
    allowed = file is not None and may_run(file, settings.allowed_programs)
    return {"kind": kind, "name": NAMES[kind], "path": file.path if file else None, "allowed": allowed}


def _describe_tunnel(settings: Settings, status: TunnelStatus) -> dict[str, Any]:
    said = asdict(status)
    if settings.tunnel_on and said["state"] == "off":
        said["state"] = "starting"
    return {"on": settings.tunnel_on, "lines": online_of(current_app).tunnel.lines, **said}


def _describe_access(settings: Settings) -> dict[str, Any]:
    place = online_of(current_app).place
    is_open = place is not None and not is_loopback_name(place.host)
    given = place is not None and place.host_given
    return {
        "port": place.port if place else 0,
        "lan_address": lan_address(),
        "open_to_network": is_open,
        "opens_at_start": settings.tunnel == "router" and not is_open and not given,
        "host_given": given,
        "reach": network_reach(current_app, place.port if place else 0, is_open=is_open),
        "old_port_note": _note_old_port(settings, place.port) if place else None,
    }


def _note_old_port(settings: Settings, port: int) -> str | None:
    config: Config = current_app.config["PITLANE"]
    before = read_ports(config.data_dir).before
    return explain_old_port(settings, before, port) if before and before != port else None


def _notice() -> str | None:
    seen = listeners.forwarded_unasked()
    if seen is None:
        return None
    return (
        f"A tunnel or a proxy brings visitors here (their requests carry {seen[0]}), but none is chosen below. "
        "Until you choose it, all of them count as one visitor."
    )
