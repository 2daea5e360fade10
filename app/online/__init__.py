"""Public access: the tunnel, and whether customers reach the shop."""

from dataclasses import dataclass
from typing import cast

from flask import Flask

from app import practice
from app.config import Config
from app.online.reachability import Reachability
from app.online.tunnel import Tunnel
from app.shop.base.settings.settings import read_stored_settings
from app.store.database.base import db

EXTENSION = "pitlane.online"
ALL_INTERFACES = "0.0.0.0"  # noqa: S104 -- the owner's explicit choice: a router hands strangers on to this PC


@dataclass(frozen=True)
class ListenerAddresses:
    """Addresses at which the shop is served: the public listener's host and port, and the admin listener's URL.
    `host_given` means that the host was named at the start, so the owner's choice of a router does not change it.
    """

    host: str
    port: int
    admin_url: str
    host_given: bool


class Online:
    """Tunnel and reachability check that belong to one application. `place` is None until the shop serves."""

    def __init__(self, app: Flask) -> None:
        self.tunnel = Tunnel(app)
        self.reachability = Reachability(app)
        self.place: ListenerAddresses | None = None

    def start(self, place: ListenerAddresses) -> None:
        """Begin, with the listeners open. A practice shop has no tunnel and asks nobody whether it is reached."""
        self.place = place
        if practice.is_on():
            return
        self.tunnel.serve(place.port)
        self.reachability.start()

    def stop(self) -> None:
        """End the tunnel and the reachability check."""
        self.reachability.stop()
        self.tunnel.stop()


def init_online(app: Flask) -> None:
    """Register the application's tunnel and reachability check, both stopped."""
    app.extensions[EXTENSION] = Online(app)


def online_of(app: Flask) -> Online:
    """Return the tunnel and the reachability check of an application."""
    return cast(Online, app.extensions[EXTENSION])


def public_host(app: Flask, config: Config) -> str:
    """Return the host that the public listener binds to. For a router it is every address of this PC, unless a host was
    named at the start. Without throttles, as in tests, the shop is reachable only on this PC.
    """
    if config.host_given or not config.throttles:
        return config.host
    with app.app_context():
        kind = read_stored_settings(db.session()).tunnel
        db.session.remove()
    return ALL_INTERFACES if kind == "router" else config.host
