"""The shop's policy on connections and bodies (app.server.policy)."""

from typing import Any

from flask import Flask, Request
from sqlalchemy.exc import SQLAlchemyError

from app.server.bodies import TokenBody
from app.server.policy import Page
from app.server.server import LISTENER, PUBLIC
from app.shop.base.errors import ShopError
from app.shop.workshop.drops.drops import Drops
from app.store.database.base import db, now
from app.store.database.state import state_of
from app.store.system.late_tables import loading_tables
from app.web.access import auth, hosts, listeners
from app.web.api.call import calls
from app.web.call_modules import load_late_calls, word_of
from app.web.pages.drop import PATH, show_refused

DROP_BODY = 96 * 1024 * 1024
"""Bytes of a phone's form with the pictures of a photo drop: twenty of them, and less than a tunnel lets through."""
DROP_FORMS = 2
"""Forms of one drop that are under way at a time; as many wait."""
PHOTO_BODY = 11 * 1024 * 1024
"""Bytes of a form with one photo, which may have 10 MB."""
PHOTOS = "/api/contact/photos"


class ShopPolicy:
    """The policy of one application. If the database does not answer, nobody is the owner and no peer is a tunnel."""

    def __init__(self, app: Flask) -> None:
        self._app = app

    def is_owner(self, listener: str, environ: dict[str, Any]) -> bool:
        """Return whether the owner sends the request. This requires that the back office is served to the request and
        that its session is valid.
        """
        request = Request(environ | {LISTENER: listener})
        try:
            with self._app.app_context():
                listeners.check(request)
                return auth.has_session(request)
        except (ShopError, SQLAlchemyError):
            return False

    def find_body(self, path: str) -> TokenBody | None:
        """Return the bodies that the token in a path may send now. The token is that of a drop that is open or ended
        recently, or of an enquiry that accepts photos.
        """
        folder, _, token = path.rpartition("/")
        if folder == PATH:
            return self._find_drop(path, token)
        left = self._count_photos_left(token) if folder == PHOTOS else 0
        if not left:
            return None
        # The browser may send all of an enquiry's photos at once: they are taken one after the other.
        return TokenBody(path, PHOTO_BODY, left * PHOTO_BODY, waiting=left - 1, heard=PHOTO_BODY)

    def _find_drop(self, path: str, token: str) -> TokenBody | None:
        drop = state_of(self._app).of(Drops).find(token)
        if drop is None:
            return None
        left = max(0, drop.left(now())) * PHOTO_BODY
        return TokenBody(path, min(DROP_BODY, left), left, DROP_FORMS, DROP_FORMS, DROP_BODY)

    def _count_photos_left(self, token: str) -> int:
        # Loaded by the first photo of an enquiry.
        with loading_tables():
            from app.shop.customers.enquiries.enquiry_photos import count_left

        try:
            with self._app.app_context():
                return count_left(db.session(), token)
        except SQLAlchemyError:
            return 0

    def is_tunnelled(self, peer: str) -> bool:
        """Return whether all visitors share this peer's address. This is also so behind a tunnel that was never chosen,
        which then runs on this PC.
        """
        try:
            with self._app.app_context():
                unasked = listeners.forwarded_unasked() is not None and hosts.is_loopback(peer)
                return unasked or listeners.is_tunnel_chosen()
        except SQLAlchemyError:
            return False

    def refusal(self, path: str, message: str) -> dict[str, object]:
        """Return the content of a refusal, as app.web.api.errors has it."""
        load_late_calls(word_of(path) or "")
        succeeds = any(each.succeeds and each.path == path for each in calls)
        return {"success": False, "message": message} if succeeds else {"message": message}

    def refusal_page(self, path: str, code: int) -> Page | None:
        """Return the page of a refusal of a phone's form."""
        folder, _, token = path.rpartition("/")
        if folder != PATH:
            return None
        try:
            with self._app.test_request_context(PATH, environ_overrides={LISTENER: PUBLIC}):
                page = show_refused(token, code)
                headers = [(name, value) for name, value in page.headers if name != "Content-Length"]
                return headers, page.get_data()
        except (ShopError, SQLAlchemyError):
            return None
