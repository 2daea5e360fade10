"""Deletes what has expired: carts, IP addresses, visits, enquiries, photos and deletions."""

import logging
import threading
from collections.abc import Callable
from datetime import datetime
from functools import partial

from flask import Flask, current_app
from sqlalchemy.orm import Session

from app.config import Config
from app.runtime.maintenance import make_daily_backup, try_chore
from app.shop.base.images.trash import settle
from app.shop.base.photos.photos import sweep_photos
from app.shop.base.trash.deletions import forget_expired
from app.shop.sales.orders.cart import sweep_carts
from app.shop.system.privacy.retention import count_expired, plan_forgetting
from app.store.database.base import db

log = logging.getLogger(__name__)

MANY = 100
"""Rows that are forgotten at once without a backup of the day."""

Chore = Callable[[Session], object]


def forget(app: Flask, moment: datetime, stopping: threading.Event | None) -> None:
    """Delete what has expired by a moment, each kind in a transaction of its own. If many rows go, a backup of today
    must contain them. If `stopping` is set, the rest waits for the next time.
    """
    if not _has_way_back(app, moment):
        return
    chores: list[Chore] = [partial(sweep_carts, moment=moment), partial(_forget_deletions, moment=moment)]
    chores += [*_plan_forgetting(app, moment), partial(_sweep_photos, moment=moment)]
    for chore in chores:
        if stopping is None or not stopping.is_set():
            try_chore(app, chore)


def _has_way_back(app: Flask, moment: datetime) -> bool:
    try:
        with app.app_context():
            expired = count_expired(db.session(), moment)
            db.session.remove()
            if sum(expired.values()) > MANY:
                make_daily_backup(app.config["PITLANE"])
            if expired:
                log.info("forgetting %s", ", ".join(f"{count} {kind}" for kind, count in expired.items()))
    except Exception:
        log.exception("nothing is forgotten: the way back could not be prepared")
        return False
    return True


def _forget_deletions(session: Session, moment: datetime) -> None:
    """Remove the deletions that nobody can undo any more. For this reason their pictures may be removed before the
    commit.
    """
    config: Config = current_app.config["PITLANE"]
    settle(session, config.uploads, forget_expired(session, moment))


def _sweep_photos(session: Session, moment: datetime) -> None:
    config: Config = current_app.config["PITLANE"]
    sweep_photos(session, config.photos, moment)


def _plan_forgetting(app: Flask, moment: datetime) -> list[Chore]:
    try:
        with app.app_context():
            steps: list[Chore] = [*plan_forgetting(db.session(), moment)]
            db.session.remove()
    except Exception:
        log.exception("what is to be forgotten could not be found")
        return []
    return steps
