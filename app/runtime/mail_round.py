"""One round of the mail worker: one mail at a time, no transaction open meanwhile."""

import logging
import threading
from collections.abc import Callable
from datetime import datetime

from flask import Flask

from app.config import Config
from app.shop.base.settings.settings import read_settings
from app.shop.sales.mail import queue
from app.shop.sales.mail.delivery import Delivery
from app.shop.sales.mail.errors import explain
from app.shop.sales.mail.legal_annex import bodies
from app.shop.sales.mail.message import CannotWrite, Content, Personal
from app.shop.sales.mail.reply_mails import find_place
from app.shop.sales.mail.server import MailServer, find_server
from app.shop.sales.mail.visitor_words import shown_name
from app.shop.sales.stock_waits.back_mails import somebody_is_due, tell
from app.store.customers.mails import OWNER_KINDS, Mail
from app.store.database.base import db
from app.store.database.sqlite import write

log = logging.getLogger(__name__)


Clock = Callable[[], datetime]


class Withdrawn(Exception):
    """Error raised when the mail is not to be sent any more. The owner dealt with it, or the shop is stopping."""


class MailRound:
    """Sends the mails that are due, until the worker is `stopping`. It begins with those that a crash interrupted."""

    def __init__(self, app: Flask, clock: Clock, delivery: Delivery | None, stopping: threading.Event) -> None:
        self._app, self._clock, self._stopping = app, clock, stopping
        self._delivery = delivery or Delivery()

    def send(self) -> None:
        """Send every mail that is due, and write those about parts that are back in stock."""
        self._take_up()
        while not self._stopping.is_set() and self._send_next():
            pass
        self._write_back_mails()

    def hang_up(self) -> None:
        """Break off the conversation with the mail server."""
        self._delivery.hang_up()

    def _write_back_mails(self) -> None:
        """Write the mails about parts that are back in stock. The next round sends them."""
        due = somebody_is_due(db.session(), self._clock())
        db.session.remove()
        if due:
            with write() as session:
                tell(session, self._clock())

    def _take_up(self) -> None:
        due = queue.has_work(db.session(), self._clock())
        db.session.remove()
        if due:
            with write() as session:
                queue.take_up_interrupted(session, self._clock())

    def _send_next(self) -> bool:
        config: Config = self._app.config["PITLANE"]
        mail = queue.find_due(db.session(), self._clock())
        settings = read_settings(db.session()) if mail else None
        server = find_server(settings, config.data_dir) if settings else None
        place = find_place(db.session(), mail, settings) if mail and settings else None
        said = bodies(db.session(), mail, settings) if mail and settings else None
        # Ends the read, which must not stay open while the mail server takes its time.
        db.session.remove()
        if mail and server and said:
            self._send(mail, server, said, place)
        elif mail:
            with write() as session:
                queue.give_to_owner(session)
        return mail is not None

    def _send(self, mail: Mail, server: MailServer, said: tuple[str, str], place: Personal | None) -> None:
        # A customer's name is what somebody typed into a form beside this address.
        name = mail.to_name if mail.kind in OWNER_KINDS else shown_name(mail.to_name)
        content = Content(mail.id, mail.to_address, name, mail.subject, *said, place, mail.reply_to or "")
        try:
            self._delivery.hand_over(server, content, self._clock(), lambda: self._begin(mail))
        except Withdrawn:
            return
        except Exception as error:
            self._note_failure(mail, error)
            return
        with write() as session:
            queue.note_sent(session, mail.id, self._clock())

    def _begin(self, mail: Mail) -> None:
        """Mark the mail as being sent, or raise Withdrawn. This is the last moment to turn back: after a crash from
        here on, it is unknown whether the mail was accepted.
        """
        if self._stopping.is_set():
            raise Withdrawn
        with write() as session:
            if not queue.begin_sending(session, mail.id, mail.body_text):
                raise Withdrawn

    def _note_failure(self, mail: Mail, error: Exception) -> None:
        """Record a failed mail, unless the program is stopping. A conversation that we broke off ourselves is no
        failure, and the mail is sent at the next start.
        """
        if self._stopping.is_set():
            return
        # The server's own words stay out of the log: they name the customer.
        log.warning("mail %s (%s) was not sent: %s", mail.id, mail.kind, type(error).__name__)
        final = isinstance(error, CannotWrite)
        with write() as session:
            queue.note_failure(session, mail.id, explain(error), self._clock(), final=final)
