"""The calls of the first run are served only at the admin listener. They cover the step where it was left, and the
sample catalogue.
"""

import threading

from flask import Flask, current_app

from app.config import Config
from app.contract.system.first_run import FirstRunBody, FirstRunView, SampleView
from app.shop.base.new_shop import has_room
from app.shop.system.access import first_run
from app.shop.system.sample.loading import SampleLoading
from app.store.database.base import db
from app.store.database.sqlite import write
from app.store.database.state import state_of
from app.web.access.admin_only import refuse_public_listener
from app.web.api.call import call


@call("GET", "/api/admin/first-run", answer=FirstRunView, admin=True)
def read_first_run() -> FirstRunView:
    """Return the step of the first run and the sample catalogue's progress."""
    refuse_public_listener()
    return _view()


@call("PATCH", "/api/admin/first-run", body=FirstRunBody, answer=FirstRunView, admin=True)
def change_first_run(body: FirstRunBody) -> FirstRunView:
    """Note the step of the first run that the owner has reached."""
    refuse_public_listener()
    with write() as session:
        first_run.note_step(session, body.step)
    return _view()


@call("POST", "/api/admin/sample", answer=FirstRunView, status=202, admin=True)
def load_sample() -> FirstRunView:
    """Begin to load the sample catalogue into an empty shop. The status is 409 if the shop is not empty."""
    refuse_public_listener()
    state_of(current_app).of(SampleLoading).begin(db.session())
    app = current_app._get_current_object()  # type: ignore[attr-defined]  # Flask's own way to the application itself
    threading.Thread(target=_load, args=(app,), name="sample", daemon=True).start()
    return _view()


def _load(app: Flask) -> None:
    config: Config = app.config["PITLANE"]
    with app.app_context():
        state_of(app).of(SampleLoading).load(config)


def _view() -> FirstRunView:
    session = db.session()
    load = state_of(current_app).of(SampleLoading).progress
    possible = load.state != "loading" and has_room(session)
    sample = SampleView(state=load.state, done=load.done, total=load.total, possible=possible)
    return FirstRunView(step=first_run.read_step(session), sample=sample)
