"""This module checks the origin of requests that change something. They must be sent from our own pages, or by no
browser at all.
"""

from flask import Flask, request

from app.shop.base.errors import Forbidden, WrongKind
from app.web.access import listeners
from app.web.api.call import JSON, Call, calls
from app.web.api.reading import NOT_JSON

READING = {"GET", "HEAD", "OPTIONS"}
FORMS = "/withdraw"
"""Pages that send a plain form, which is no wrong kind."""
BY_TOKEN = ("/drop/", "/back-in-stock/")
"""Pages that send no referrer, so their browsers name no origin ("null"). No cookie counts there, only the token."""
OTHER_SITE = "This request came from another site"


def init_origins(app: Flask) -> None:
    """Look at every state-changing request before its view does."""
    app.before_request(_check)


def _check() -> None:
    if request.method in READING or request.routing_exception or request.path.startswith(BY_TOKEN):
        return
    if not _is_foreign():
        return
    _refuse_wrong_kind(next((each for each in calls if each.name == request.endpoint), None))
    raise Forbidden(OTHER_SITE)


def _is_foreign() -> bool:
    """Return whether Sec-Fetch-Site or Origin forbids the request. No page can forge Sec-Fetch-Site. Each of the two
    headers that is present must allow the request.
    """
    site = request.headers.get("Sec-Fetch-Site")
    origin = request.headers.get("Origin")
    if site not in {None, "same-origin"} and not (site == "none" and origin is None):
        return True
    return origin is not None and origin.lower() not in _request_origins()


def _request_origins() -> set[str]:
    """Return the origins that a request may name. These are the address in the browser and, behind a tunnel, also the
    public address, whatever Host the tunnel sends.
    """
    return {listeners.request_origin(request)} | ({listeners.current_settings().public_url} - {""})


def _refuse_wrong_kind(found: Call | None) -> None:
    """Refuse a body of the wrong kind with 415, whatever its origin is."""
    if request.path.startswith(FORMS):
        return
    due = "multipart/form-data" if found and found.multipart else JSON
    if request.content_length and request.mimetype != due:
        raise WrongKind(NOT_JSON)
