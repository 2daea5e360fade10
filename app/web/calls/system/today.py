"""The first screen of the back office."""

from flask import current_app

from app.config import Config
from app.contract.base.fields import Done
from app.contract.system.today import TodayView
from app.online import online_of
from app.shop.base.settings.settings import read_settings
from app.shop.system import today
from app.shop.system.set_up_list import dismiss_set_up
from app.store.database.base import db
from app.store.database.sqlite import write
from app.web.api.call import call


@call("GET", "/api/admin/today", answer=TodayView, admin=True)
def read_today() -> TodayView:
    """Return the present work and the sales of the last 30 days."""
    config: Config = current_app.config["PITLANE"]
    session = db.session()
    lamp = online_of(current_app).reachability.light(read_settings(session).public_url)
    return today.read_today(session, config, lamp)


@call("POST", "/api/admin/today/dismiss-set-up", answer=Done, admin=True)
def dismiss_set_up_list() -> Done:
    """Never show the set-up list again."""
    with write() as session:
        dismiss_set_up(session)
    return Done()
