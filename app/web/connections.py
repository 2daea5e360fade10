"""The shop's policy on connections and bodies (app.server.policy)."""

from typing import Any

from flask import Flask, Request
from sqlalchemy.exc import SQLAlchemyError

from app.server.server import LISTENER
from app.shop.drops.drops import Drops
from app.shop.enquiries.enquiry_photos import takes_photos
from app.shop.errors import ShopError
from app.store.base import db
from app.store.state import state_of
from app.web.access import auth, hosts, listeners
from app.web.api.call import calls
from app.web.pages.drop import PATH

DROP_BODY = 96 * 1024 * 1024
"""Bytes of a phone's form with the pictures of a photo drop: twenty of them, and less than a tunnel lets through."""
PHOTO_BODY = 11 * 1024 * 1024
"""Bytes of a form with one photo of an enquiry, which may have 10 MB."""
PHOTOS = "/api/contact/photos"


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

    def picture_bytes(self, path: str) -> int:
        """Return how large a body with pictures a path's token takes.

        The token of a drop, open or lately over, or of an enquiry that takes photos; else 0.
        """
        folder, _, token = path.rpartition("/")
        if folder == PATH and state_of(self._app).of(Drops).find(token) is not None:
            return DROP_BODY
        return PHOTO_BODY if folder == PHOTOS and self._takes_photos(token) else 0

    def _takes_photos(self, token: str) -> bool:
        try:
            with self._app.app_context():
                return takes_photos(db.session(), token)
        except SQLAlchemyError:
            return False

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
