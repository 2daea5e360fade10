"""The chores of maintenance: expired data is deleted, and a backup of the day is made."""

import logging
import threading
from collections.abc import Callable

from flask import Flask, current_app
from sqlalchemy.orm import Session

from app.config import Config
from app.shop.base.images.trash import settle
from app.shop.base.photos.photos import sweep_photos
from app.shop.base.trash.deletions import forget_expired
from app.shop.sales.orders.cart import sweep_carts
from app.shop.system.access.sessions import forget_old_sessions
from app.shop.system.backups import backup_list, backups, copies
from app.shop.system.privacy.clock import note_run
from app.shop.system.privacy.retention import count_expired, plan_forgetting
from app.shop.system.updates.updating import Updates
from app.store.database.base import db, now
from app.store.database.overwriting import overwrite_if_due
from app.store.database.sqlite import write
from app.store.database.state import state_of

log = logging.getLogger(__name__)

MANY = 100
"""Rows that are forgotten at once without a backup of the day."""

Chore = Callable[[Session], object]


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
    if not _may_forget(app):
        return
    for chore in (_sweep_carts, forget_old_sessions, _forget_deletions, *_plan_forgetting(app), _sweep_photos):
        if stopping is None or not stopping.is_set():
            _try(app, chore)


def _may_forget(app: Flask) -> bool:
    """Return whether expired rows may be removed now. The clock must be trusted, and if many rows go, a backup of today
    must contain them.
    """
    config: Config = app.config["PITLANE"]
    try:
        with app.app_context():
            with write() as session:
                clock = note_run(session, now())
            if clock.is_held:
                log.warning("nothing is forgotten: the clock is far ahead of the last run at %s", clock.last_run_at)
                return False
            expired = count_expired(db.session(), now())
            db.session.remove()
            if sum(expired.values()) > MANY:
                _make_daily_backup(config)
            if expired:
                log.info("forgetting %s", ", ".join(f"{count} {kind}" for kind, count in expired.items()))
    except Exception:
        log.exception("nothing is forgotten: the way back could not be prepared")
        return False
    return True


def _make_daily_backup(config: Config) -> None:
    if backup_list.is_daily_due(config, now()):
        backup = backups.make_backup(config, backup_list.DAILY)
        backup_list.prune(config.backups)
        log.info("made the daily backup %s", backup.name)


def back_up_daily(app: Flask) -> None:
    """Make a backup, unless there is one of today. Then copy to the second folder the backups that it lacks."""
    config: Config = app.config["PITLANE"]
    try:
        with app.app_context():
            _make_daily_backup(config)
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


def _try(app: Flask, chore: Chore) -> None:
    try:
        with app.app_context(), write() as session:
            chore(session)
    except Exception:
        log.exception("%s failed", getattr(chore, "func", chore).__name__)


def _sweep_carts(session: Session) -> None:
    sweep_carts(session, now())


def _forget_deletions(session: Session) -> None:
    """Remove the deletions that nobody can undo any more. For this reason their pictures may be removed before the
    commit.
    """
    config: Config = current_app.config["PITLANE"]
    settle(session, config.uploads, forget_expired(session, now()))


def _sweep_photos(session: Session) -> None:
    config: Config = current_app.config["PITLANE"]
    sweep_photos(session, config.photos, now())


def _plan_forgetting(app: Flask) -> list[Chore]:
    try:
        with app.app_context():
            steps: list[Chore] = [*plan_forgetting(db.session(), now())]
            db.session.remove()
    except Exception:
        log.exception("what is to be forgotten could not be found")
        return []
    return steps
