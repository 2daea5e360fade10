"""Worker that asks Stripe about the card payments that are open. Its thread starts with the first key, so a shop
without a key has no thread.
"""

import logging
import threading
from collections.abc import Callable
from datetime import date, datetime, timedelta

from flask import Flask

from app.config import Config
from app.periodic_worker import PeriodicWorker
from app.shop.base.settings.closing import WORKSHOP_ZONE
from app.shop.base.settings.settings import settings_in_force
from app.shop.sales.payments.card_queue import MINUTE, CardQueue
from app.store.database.base import db, now
from app.store.database.sqlite import write
from app.store.database.state import state_of
from app.store.system.late_tables import loading_tables

log = logging.getLogger(__name__)

LONGEST = 10 * MINUTE
"""Most seconds between two looks at what was not paid in time."""
NIGHT = 3
"""Hour of the workshop's day from which the last days' payments are asked about again."""
TRIES = 3
"""Payments in a row that Stripe says nothing of, before the others wait a minute as well."""

Clock = Callable[[], datetime]


class CardWorker(PeriodicWorker):
    """Thread that asks Stripe for one application. Tests pass their own `clock`."""

    def __init__(self, app: Flask, clock: Clock = now) -> None:
        super().__init__("card payments", MINUTE, self.work)
        self._app, self._clock = app, clock
        self._queue = state_of(app).of(CardQueue)
        self._queue.wake = self.wake
        self._starting = threading.Lock()
        self._is_serving = False
        self._night: date | None = None
        self._looked_at: datetime | None = None
        self._refundable: list[str] = []

    def start(self) -> None:
        """Begin, where there is a key."""
        self._is_serving = True
        self.wake()

    def wake(self) -> None:
        """Work now; the first time with a key the thread begins."""
        super().wake()
        with self._starting:
            if self._is_serving and not self._stopping.is_set() and self._thread.ident is None and self._has_key():
                super().start()

    def stop(self) -> None:
        """End, giving the request under way a moment."""
        self._is_serving = False
        self._stopping.set()
        super().stop()

    def work(self) -> None:
        """Ask about the payments that are due, and set the time until the next look."""
        with self._app.app_context():
            try:
                self._seconds = self._look()
            finally:
                db.session.remove()

    def _has_key(self) -> bool:
        with self._app.app_context():
            try:
                return bool(settings_in_force(db.session()).stripe_key)
            finally:
                db.session.remove()

    def _look(self) -> float:
        # Read late: a shop without a key never needs them.
        with loading_tables():
            from app.shop.sales.payments import card_answers, found_refunds

        moment = self._clock()
        if self._night != (night := _night_of(moment)):
            self._night = night
            self._queue.ask_now(card_answers.list_recent(db.session(), moment))
            self._refundable = found_refunds.list_refundable(db.session(), moment)
        is_minute = self._looked_at is None or abs((moment - self._looked_at).total_seconds()) >= MINUTE
        if is_minute:
            self._looked_at = moment
            # At a start all of them; later those that a restored backup has brought.
            self._queue.ask_now(each for each in card_answers.list_open(db.session()) if each not in self._queue.due)
        for message in self._queue.take_messages():
            self._note(message)
        is_reached = self._ask_due() and self._book_found()
        if is_minute:
            self._cancel_unpaid(moment)
        return self._queue.seconds_left(LONGEST) if is_reached else MINUTE

    def _note(self, message: tuple[str, str, str]) -> None:
        """Record a message and ask about its payment. A message that cannot be recorded counts as lost, which does no
        harm, because open payments are asked about anyway.
        """
        with loading_tables():
            from app.shop.sales.payments.card_messages import note_message

        try:
            with write() as session:
                about = note_message(session, message)
        except Exception:
            log.exception("a message of Stripe's could not be noted")
            return
        self._queue.ask_now([about] if about else [])

    def _ask_due(self) -> bool:
        """Ask about all payments that are due; return False while Stripe does not answer. A payment that fails for
        another reason waits for its next step and does not delay the others.
        """
        with loading_tables():
            from app.shop.sales.payments.card_checks import check_payment
            from app.shop.sales.payments.stripe.errors import StripeSilent

        config: Config = self._app.config["PITLANE"]
        silent = 0
        while silent < TRIES and not self._stopping.is_set() and (payment_id := self._queue.next_due()):
            try:
                is_open, silent = check_payment(config, payment_id), 0
            except StripeSilent:
                is_open, silent = True, silent + 1
            except Exception:
                log.exception("a card payment could not be asked about")
                db.session.rollback()
                is_open, silent = True, silent + 1
            self._follow(payment_id, is_open=is_open)
        return silent < TRIES

    def _book_found(self) -> bool:
        """Book refunds that only Stripe knows, while no payment is due. Returns False while Stripe does not answer."""
        with loading_tables():
            from app.shop.sales.payments.found_refunds import book_found
            from app.shop.sales.payments.stripe.errors import StripeSilent

        while self._refundable and not self._stopping.is_set() and not self._queue.next_due():
            try:
                book_found(self._app.config["PITLANE"], self._refundable[-1])
            except StripeSilent:
                return False
            except Exception:
                log.exception("the refunds of a card payment could not be booked")
                db.session.rollback()
            self._refundable.pop()
        return True

    def _follow(self, payment_id: str, *, is_open: bool) -> None:
        if is_open:
            self._queue.postpone(payment_id)
        else:
            self._queue.forget(payment_id)

    def _cancel_unpaid(self, moment: datetime) -> None:
        """Cancel the orders that were not paid in time. Nothing is done while the clock is not trusted."""
        with loading_tables():
            from app.shop.sales.payments.card_checks import cancel_unpaid
            from app.shop.system.privacy.clock import read_clock

        if not read_clock(db.session(), moment).is_held:
            cancel_unpaid(self._app.config["PITLANE"], moment)


def _night_of(moment: datetime) -> date:
    """Return the day of the workshop's last night, in which the last days' payments are asked about again."""
    return (moment.astimezone(WORKSHOP_ZONE) - timedelta(hours=NIGHT)).date()
