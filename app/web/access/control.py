"""Control requests of the program's own processes: show window, stop, page shown. They are accepted only at the admin
listener with the secret of this run, and are not in the list of calls, because no browser sends them.
"""

import hmac
from typing import Protocol

from flask import Flask, Response, current_app, jsonify, request

from app.shop.base.errors import Forbidden, NotFound
from app.web.access import listeners

PREFIX = "/_control/"
TOKEN_HEADER = "X-Pitlane-Token"  # noqa: S105 -- a header's name
TOKEN = "PITLANE_TOKEN"  # noqa: S105 -- a key of the configuration
EXTENSION = "pitlane.control"


class Control(Protocol):
    """Actions of the running program behind the control requests."""

    def show(self) -> bool:
        """Bring the window to the front. Returns False if this run has no window."""

    def stop(self) -> None:
        """End the program, soon."""

    def loaded(self) -> None:
        """Note that the window shows its page."""


def init_control(app: Flask) -> None:
    """Route the three. Without a control in app.extensions they are no addresses."""
    app.before_request(_hide)
    for name, view in (("show", show), ("stop", stop), ("loaded", note_loaded)):
        app.add_url_rule(PREFIX + name, f"control_{name}", view, methods=["POST"])


def show() -> Response:
    """Show the window; answers whether there is one."""
    return jsonify(shown=_control().show())


def stop() -> tuple[str, int]:
    """Stop the program; this answer is still sent."""
    _control().stop()
    return "", 204


def note_loaded() -> tuple[str, int]:
    """Note that the window's process has loaded its page."""
    _control().loaded()
    return "", 204


def _hide() -> None:
    """Hide the control calls from all other callers. It runs before the method is checked, so that the public listener
    does not even answer 405.
    """
    if not request.path.startswith(PREFIX):
        return
    if not listeners.is_admin_listener(request) or EXTENSION not in current_app.extensions:
        raise NotFound("Not found")
    given = request.headers.get(TOKEN_HEADER, "").encode("utf-8", "replace")
    if not hmac.compare_digest(given, current_app.config[TOKEN].encode()):
        raise Forbidden("This address is reserved for the program")


def _control() -> Control:
    control: Control = current_app.extensions[EXTENSION]
    return control
