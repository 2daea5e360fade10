"""The shop's policy on connections and bodies (app.server.policy)."""

from typing import Any

from flask import Flask, Request
from sqlalchemy.exc import SQLAlchemyError

from app.server.server import LISTENER
from app.shop.drops.drops import Drops
from app.shop.errors import ShopError
from app.store.state import state_of
from app.web.access import auth, hosts, listeners
from app.web.api.call import calls
from app.web.pages.drop import PATH


class ShopPolicy:
    """The policy of one application.

    A database that does not answer makes nobody the owner, and no peer a tunnel.
    """

    def __init__(self, app: Flask) -> None:
        self._app = app
        self._succeeding = {each.path for each in calls if each.succeeds}

    def is_owner(self, listener: str, environ: dict[str, Any]) -> bool:
        """Return whether the owner sends it.

        The back office is served to the request, and its session is valid.
        """
        request = Request(environ | {LISTENER: listener})
        try:
            with self._app.app_context():
                listeners.check(request)
                return auth.has_session(request)
        except (ShopError, SQLAlchemyError):
            return False

    def is_drop(self, path: str) -> bool:
        """Return whether a path is that of a drop.

        An open one or one lately over.
        """
        folder, _, token = path.rpartition("/")
        return folder == PATH and state_of(self._app).of(Drops).find(token) is not None

    def is_tunnelled(self, peer: str) -> bool:
        """Return whether all visitors share this peer's address.

        Behind a tunnel that was never chosen here as well, which then runs on this PC.
        """
        try:
            with self._app.app_context():
                unasked = listeners.forwarded_unasked() is not None and hosts.is_loopback(peer)
                return unasked or listeners.is_tunnel_chosen()
        except SQLAlchemyError:
            return False

    def refusal(self, path: str, message: str) -> dict[str, object]:
        """Return the content of a refusal, as app.web.api.errors has it."""
        return {"success": False, "message": message} if path in self._succeeding else {"message": message}
