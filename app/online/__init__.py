"""Going online: the tunnel that the owner wants, and whether customers reach the shop."""

from dataclasses import dataclass
from typing import cast

from flask import Flask

from app.config import Config
from app.online.lamp import Lamp
from app.online.tunnel import Tunnel
from app.shop.settings.settings import read_kept_settings
from app.store.base import db

KEPT = "pitlane.online"
EVERY_ADDRESS = "0.0.0.0"  # noqa: S104 -- the owner's explicit choice: a router hands strangers on to this PC


@dataclass(frozen=True)
class Place:
    """Where this run serves: the public door's host and port, and the desk door's address.

    `host_given`: the host was named at the start, so the owner's choice of a router does not change it.
    """

    host: str
    port: int
    desk_address: str
    host_given: bool


class Online:
    """Tunnel and lamp of one application; `place` is None until it serves."""

    def __init__(self, app: Flask) -> None:
        self.tunnel = Tunnel(app)
        self.lamp = Lamp(app)
        self.place: Place | None = None

    def start(self, place: Place) -> None:
        """Begin, with the doors open."""
        self.place = place
        self.tunnel.start(place.port)
        self.lamp.start()

    def stop(self) -> None:
        """End the tunnel and the lamp."""
        self.lamp.stop()
        self.tunnel.stop()


def init_online(app: Flask) -> None:
    """Give the application its tunnel and lamp, both at rest."""
    app.extensions[KEPT] = Online(app)


def online_of(app: Flask) -> Online:
    """Tunnel and lamp of an application."""
    return cast(Online, app.extensions[KEPT])


def public_host(app: Flask, config: Config) -> str:
    """The host of the public door: every address of this PC for a router, unless the start named one.

    Without its throttles, as tests start it, the shop stays on this PC.
    """
    if config.host_given or not config.throttles:
        return config.host
    with app.app_context():
        kind = read_kept_settings(db.session()).tunnel
        db.session.remove()
    return EVERY_ADDRESS if kind == "router" else config.host
