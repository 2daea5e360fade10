"""Listeners that use the ports remembered in the data folder. If a port cannot be used, the owner chooses another one,
the same one again, or no start. A port never changes silently, because a tunnel or a router points at it.
"""

import time
from contextlib import suppress

from flask import Flask

from app.config import Config
from app.online import public_host
from app.online.moving import BACK_OFFICE, explain_move, explain_old_port
from app.ports import Ports, read_ports, write_ports
from app.runtime.exits import PORT, CannotStart, StoppedByOwner
from app.runtime.port_question import MOVE, ask_for_port
from app.runtime.start_question import STOP, Ask, StartQuestion
from app.server.server import ADMIN, PUBLIC, Server
from app.server.sockets import PortTaken, bind
from app.shop.base.settings.settings import Settings, read_stored_settings
from app.store.database.base import db
from app.web.connections import ShopPolicy

OPTIONS = {PUBLIC: "--port", ADMIN: "--desk-port"}
STEP = 10
LOWEST = 1024
"""Ports below are the system's own on Linux and macOS."""
PATIENCE = 2.0
"""Seconds in which a port may come free before anybody is asked: the last run may just be going."""
PAUSE = 0.2


def refuse_host(config: Config) -> None:
    """Refuse a host that is no address of this PC, before a folder is created. Raises PortTaken."""
    if config.host_given:
        bind(config.host, 0).close()


def open_listeners(app: Flask, config: Config, ask: Ask | None = None) -> Server:
    """Open both listeners and store their ports. Where nobody can be asked about a port that cannot be used, raises
    CannotStart, which describes the choice; raises StoppedByOwner when the owner chose not to start.
    """
    settings = _read_settings(app)
    ports = {PUBLIC: config.port, ADMIN: config.desk_port}
    host = public_host(app, config)
    until = time.monotonic() + PATIENCE
    while True:
        try:
            server = Server(app, host, ports[PUBLIC], ports[ADMIN], ShopPolicy(app))
            break
        except PortTaken as taken:
            if taken.is_admin and config.any_admin_port:
                ports[ADMIN] = _next_free(taken, ports)
            elif ask and time.monotonic() < until:
                time.sleep(PAUSE)
            else:
                ports[_listener_of(taken)] = _choose(taken, ports, settings, ask)
    _remember(config, server, settings)
    return server


def _choose(taken: PortTaken, ports: dict[str, int], settings: Settings, ask: Ask | None) -> int:
    """Return the port to try next."""
    instead = _next_free(taken, ports)
    means = BACK_OFFICE if taken.is_admin else explain_move(settings, taken.port, instead)
    answer = ask(_question(taken, instead, means)) if ask else None
    if answer == STOP:
        raise StoppedByOwner(f"{taken} The shop was not started.", PORT)
    if answer is None:
        option = f"{OPTIONS[_listener_of(taken)]} {instead}"
        raise CannotStart(
            f"{taken} Free it and try again, or start with {option} to use {instead} instead, from then on. {means}",
            PORT,
        ) from taken
    return instead if answer == MOVE else taken.port


def _question(taken: PortTaken, instead: int, means: str) -> StartQuestion:
    return ask_for_port(
        taken.port,
        instead,
        detail=str(taken),
        means=means,
        is_admin=taken.is_admin,
        is_free=lambda: _is_free(taken.host, taken.port),
    )


def _listener_of(taken: PortTaken) -> str:
    return ADMIN if taken.is_admin else PUBLIC


def _next_free(taken: PortTaken, ports: dict[str, int]) -> int:
    """Return a free port to use instead, such as 8010 for 8000. Raises `taken` itself where there is none, because the
    host is no address of this PC.
    """
    if not _is_free(taken.host, 0):
        raise taken
    start = taken.port if taken.port >= LOWEST else 8000
    for port in range(start + STEP, min(start + 100 * STEP, 65536), STEP):
        if port not in ports.values() and _is_free(taken.host, port):
            return port
    raise taken


def _is_free(host: str, port: int) -> bool:
    with suppress(PortTaken):
        bind(host, port).close()
        return True
    return False


def _remember(config: Config, server: Server, settings: Settings) -> None:
    """Store the ports for the next start, none of the system's choice."""
    known = read_ports(config.data_dir)
    public = server.port(PUBLIC) if config.port else known.public
    admin = server.port(ADMIN) if config.desk_port else known.admin
    before = known.before or known.public
    leads = before and public and before != public and explain_old_port(settings, before, public)
    write_ports(config.data_dir, Ports(public, admin, before if leads else None))


def _read_settings(app: Flask) -> Settings:
    with app.app_context():
        settings = read_stored_settings(db.session())
        db.session.remove()
    return settings
