"""The practice shop is started, opened and taken away here, only by a browser on the shop's own PC."""

from typing import Any

from flask import current_app, request

from app import practice
from app.config import Config
from app.contract.system.practice import PracticeView
from app.shop.base.errors import Conflict
from app.shop.system.access.sessions import read_password_hash
from app.shop.system.practice.practice_folder import folder_beside, size_of
from app.shop.system.practice.practice_run import PracticeRun, PracticeStart
from app.store.database.base import db
from app.web.access import listeners
from app.web.api.call import call

IN_PRACTICE = "This is the practice shop already. Start and end practising in the real shop."
ELSEWHERE = "Practising opens on the shop's own PC: sign in there and start it."


@call("GET", "/api/admin/practice", answer=PracticeView, admin=True)
def read_practice() -> dict[str, Any]:
    """Return whether there is a practice shop, and how it is entered."""
    return _view()


@call("POST", "/api/admin/practice", answer=PracticeView, status=202, admin=True)
def start_practice() -> dict[str, Any]:
    """Start the practice shop; the one that runs or is starting stays. The status is 409 in the practice shop itself,
    elsewhere than on the shop's own PC, and where its folder is another's, and 503 on a full disk.
    """
    run = _changeable()
    password = read_password_hash(db.session())
    name = listeners.current_settings().business_name
    # Ends the read, which must not stay open while the folder is made.
    db.session.remove()
    run.start(PracticeStart(listeners.request_origin(request), password, name))
    return _view()


@call("DELETE", "/api/admin/practice", answer=PracticeView, admin=True)
def remove_practice() -> dict[str, Any]:
    """Stop the practice shop and remove its folder with everything in it."""
    _changeable().take_away()
    return _view()


def _changeable() -> PracticeRun:
    if practice.is_on():
        raise Conflict(IN_PRACTICE)
    if not _is_here():
        raise Conflict(ELSEWHERE)
    return _run()


def _view() -> dict[str, Any]:
    run, is_here = _run(), _is_here()
    return {
        "state": run.state,
        "address": run.entry() if is_here else None,
        "folder": str(run.folder),
        "size": size_of(run.folder),
        "problem": run.problem,
        "is_practice": practice.is_on(),
        "is_here": is_here,
    }


def _run() -> PracticeRun:
    config: Config = current_app.config["PITLANE"]
    run: PracticeRun = current_app.extensions.setdefault(practice.RUN, PracticeRun(folder_beside(config.data_dir)))
    return run


def _is_here() -> bool:
    """Return whether the owner's browser is on this PC. Anybody else is served over https alone."""
    return not listeners.is_https(request)
