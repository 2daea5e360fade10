"""The chores of maintenance: expired data is deleted, and a backup of the day is made."""

import logging
import threading
from collections.abc import Callable

from flask import Flask
from sqlalchemy.orm import Session

from app.config import Config
from app.shop.system.access.sessions import forget_old_sessions
from app.shop.system.backups import backup_list, backups, copies
from app.shop.system.privacy.clock import note_run
from app.shop.system.privacy.due import may_have_expired
from app.shop.system.updates.updating import Updates
from app.store.database.base import db, now
from app.store.database.overwriting import overwrite_if_due
from app.store.database.sqlite import write
from app.store.database.state import state_of
from app.store.system.late_tables import late

log = logging.getLogger(__name__)

_forget = late("app.runtime.forgetting", "forget")
"""Loaded once something has expired: it needs the rules of all that the shop stores."""


def look_for_update(app: Flask) -> None:
    """Look for a newer version once a day, where one may."""
    try:
        state_of(app).of(Updates).look_if_due(app.config["PITLANE"])
    except Exception:
        log.exception("looking for a newer version failed")


def forget_old(app: Flask, stopping: threading.Event | None = None) -> None:
    """Delete expired carts, sessions, IP addresses, visits, enquiries and deletions. Nothing is deleted while the clock
    is not trusted. If `stopping` is set, the rest waits for the next time.
    """
    moment = now()
    if not _is_trusted(app):
        return
    try_chore(app, forget_old_sessions)
    config: Config = app.config["PITLANE"]
    with app.app_context():
        is_due = may_have_expired(db.session(), config.photos, moment)
        db.session.remove()
    if is_due:
        _forget(app, moment, stopping)


def _is_trusted(app: Flask) -> bool:
    """Return whether the clock can be trusted. If it cannot even be noted, nothing is deleted either."""
    try:
        with app.app_context(), write() as session:
            clock = note_run(session, now())
    except Exception:
        log.exception("nothing is forgotten: the time could not be noted")
        return False
    if clock.is_held:
        log.warning("nothing is forgotten: the clock is far ahead of the last run at %s", clock.last_run_at)
    return not clock.is_held


def make_daily_backup(config: Config) -> None:
    """Make the backup of the day where it is missing."""
    if backup_list.is_daily_due(config, now()):
        backup = backups.make_backup(config, backup_list.DAILY)
        backup_list.prune(config.backups)
        log.info("made the daily backup %s", backup.name)


def back_up_daily(app: Flask) -> None:
    """Make a backup, unless there is one of today. Then copy to the second folder the backups that it lacks."""
    config: Config = app.config["PITLANE"]
    try:
        with app.app_context():
            make_daily_backup(config)
    except Exception:
        log.exception("the daily backup failed")
    copies.copy_missing(config)


def overwrite_deleted(app: Flask) -> None:
    """Overwrite what an erasure could not."""
    try:
        with app.app_context():
            overwrite_if_due()
            db.session.remove()
    except Exception:
        log.exception("what was deleted was not overwritten")


def try_chore(app: Flask, chore: Callable[[Session], object]) -> None:
    """Do a chore in a transaction of its own. A failure is logged."""
    try:
        with app.app_context(), write() as session:
            chore(session)
    except Exception:
        log.exception("%s failed", getattr(chore, "func", chore))
