"""Mail worker: looks every two seconds whether a mail is due."""

import logging
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from flask import Flask
from sqlalchemy import text

from app.periodic_worker import PeriodicWorker
from app.store.database.base import db, now
from app.store.database.prepared import Prepared
from app.store.database.types import write_time
from app.store.system.late_tables import find_late

if TYPE_CHECKING:
    from app.runtime.mail_round import MailRound
    from app.shop.sales.mail.delivery import Delivery

log = logging.getLogger(__name__)

SECONDS = 2.0
"""Longest wait in seconds before a mail is looked at."""
STOP_SECONDS = 5.0
AHEAD = timedelta(hours=12)
"""A waiting mail that is due later than this was written by a wrong clock: no pause is longer (`queue.PAUSES`)."""
_WORK = Prepared(
    text("""
        SELECT EXISTS (
            SELECT 1 FROM mails
            WHERE status = 'sending' OR status = 'waiting' AND (due_at <= :moment OR due_at > :ahead)
        ) OR EXISTS (SELECT 1 FROM stock_waits WHERE confirmed_at IS NOT NULL)
    """)
)
"""On the driver: it is asked all day, mostly in vain, and the rules of mails are loaded with the first that is due."""

Clock = Callable[[], datetime]


class MailWorker(PeriodicWorker):
    """Thread that sends the mails of one application. Tests pass their own `clock` and `delivery`."""

    def __init__(self, app: Flask, clock: Clock = now, delivery: "Delivery | None" = None) -> None:
        super().__init__("mail-worker", SECONDS, self.send_due, stop_seconds=STOP_SECONDS)
        self._app, self._clock, self._delivery = app, clock, delivery
        self._round: MailRound | None = None

    def stop(self) -> None:
        """Stop the thread, after a moment for the mail under way. A mail that is cut off is sent at the next start."""
        super().stop()
        if self._round:
            self._round.hang_up()
        super().stop()

    def send_due(self) -> None:
        """Send every mail that is due. Never raises: a mail that cannot be sent is marked with the reason."""
        try:
            with self._app.app_context():
                if self._has_work():
                    self._provide_round().send()
        except Exception:
            log.exception("the outbox could not be worked on")

    def _has_work(self) -> bool:
        moment = self._clock()
        given = {"moment": write_time(moment), "ahead": write_time(moment + AHEAD)}
        return bool(_WORK.read(db.session(), given)[0][0])

    def _provide_round(self) -> "MailRound":
        if self._round is None:
            make = find_late("app.runtime.mail_round", "MailRound")
            self._round = make(self._app, self._clock, self._delivery, self._stopping)
        return self._round
