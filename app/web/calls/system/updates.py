"""Newer versions of the program are found and installed here, only at the admin listener. The choice of the source of
programs gives control of this PC, so these calls are not served at the customers' listener.
"""

import threading
from typing import Any

from flask import Flask, current_app

from app.config import Config, program_folder
from app.contract.system.updates import UpdateBody, UpdateSourceBody, UpdatesView
from app.shop.base.errors import Conflict
from app.shop.system.about import read_build
from app.shop.system.updates.source import choose_source, read_source
from app.shop.system.updates.updating import Updates
from app.store.database.base import db
from app.store.database.state import state_of
from app.version import VERSION
from app.web.access.admin_only import refuse_public_listener
from app.web.api.call import call
from app.web.calls.system.this_pc import EXTENSION, NOT_HERE


@call("GET", "/api/admin/updates", answer=UpdatesView, admin=True)
def read_updates() -> dict[str, Any]:
    """Return this version and what is known of a newer one."""
    refuse_public_listener()
    return _view()


@call("PATCH", "/api/admin/updates", body=UpdateSourceBody, answer=UpdatesView, admin=True)
def change_update_source(body: UpdateSourceBody) -> dict[str, Any]:
    """Look there from now on, once a day; blank for never."""
    refuse_public_listener()
    choose_source(_config(), body.source)
    _updates().forget()
    return _view()


@call("POST", "/api/admin/updates/check", answer=UpdatesView, admin=True)
def check_for_update() -> dict[str, Any]:
    """Look for a newer version now. The status is 409 if no source is set. A fault on the way is reported in
    `problem`.
    """
    refuse_public_listener()
    # Ends the read, which must not stay open while the internet takes its time.
    db.session.remove()
    _updates().look(_config())
    return _view()


@call("POST", "/api/admin/updates/install", body=UpdateBody, answer=UpdatesView, status=202, admin=True)
def install_update(body: UpdateBody) -> dict[str, Any]:
    """Make a backup, then replace this program by the version that was shown. The status is 409 if this program cannot
    be replaced, or if the offered version has changed since.
    """
    refuse_public_listener()
    if not _can_install():
        raise Conflict(NOT_HERE)
    _updates().begin(body.version)
    app = current_app._get_current_object()  # type: ignore[attr-defined]  # Flask's own way to the application itself
    threading.Thread(target=_install, args=(app,), name="update", daemon=True).start()
    return _view()


def _install(app: Flask) -> None:
    with app.app_context():
        state_of(app).of(Updates).install(app.config["PITLANE"], app.extensions[EXTENSION].start_setup)
        db.session.remove()


def _view() -> dict[str, Any]:
    updates = _updates()
    newer = updates.newer
    return {
        "version": VERSION,
        "source": read_source(_config()),
        "suggested": read_build(program_folder()).get("releases"),
        "checked_at": updates.checked_at,
        "problem": updates.problem,
        "newer": newer and {"version": newer.version, "news": list(newer.news), "size": newer.setup.size},
        "can_install": _can_install(),
        "state": updates.progress.state,
        "done": updates.progress.done,
        "total": updates.progress.total,
        "sentence": updates.progress.sentence,
    }


def _can_install() -> bool:
    pc = current_app.extensions.get(EXTENSION)
    return bool(pc and pc.can_update())


def _updates() -> Updates:
    return state_of(current_app).of(Updates)


def _config() -> Config:
    config: Config = current_app.config["PITLANE"]
    return config
