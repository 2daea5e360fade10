"""Start, serve and stop one run of the shop, from the data directory to the open listeners and back."""

import logging
import secrets
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from flask import Flask

from app import create_app, practice
from app.config import Config
from app.online import ListenerAddresses, online_of
from app.runtime import first_sample, instance
from app.runtime.card_worker import CardWorker
from app.runtime.folder import hold_folder
from app.runtime.leftovers import tidy_up
from app.runtime.listening import open_listeners
from app.runtime.mail_worker import MailWorker
from app.runtime.maintenance_worker import Maintenance
from app.runtime.rescue import open_or_rescue
from app.runtime.search_indexer import SearchIndexer
from app.runtime.start_errors import explain, means_damage
from app.runtime.start_question import Ask
from app.runtime.visit_writer import VisitWriter
from app.server.server import ADMIN, PUBLIC
from app.shop.base.disk_space import warn_of_little
from app.shop.sales.mail.links import AdminListener
from app.shop.system.access.sessions import is_set_up, store_password
from app.store.database import clean_close
from app.store.database.check import damaged
from app.store.database.lock import DirectoryLock
from app.store.database.sqlite import close_database, write
from app.store.database.state import state_of
from app.store.sales import order_numbers
from app.web.access.control import EXTENSION, TOKEN, Control

log = logging.getLogger(__name__)


class Shop:
    """The running shop. Raises CannotStart with one plain sentence, having changed nothing."""

    def __init__(
        self,
        config: Config,
        *,
        sample: bool = False,
        lock: DirectoryLock | None = None,
        control: Control | None = None,
        this_pc: object | None = None,
        ask: Ask | None = None,
    ) -> None:
        self.config = config
        self.token = secrets.token_urlsafe(32)
        self._lock = lock or hold_folder(config)
        with _explained(self._lock, config):
            _note_last_stop(config)
            _note_room(config)
            self.late_check = open_or_rescue(config, ask, sample=sample)
            order_numbers.settle(config.database)
            self.app = create_app(config)
            self._give(control, this_pc)
            tidy_up(self.app)
            _set_password(self.app, config)
            self.notice = first_sample.load(self.app, config) if sample else None
            self._server = open_listeners(self.app, config, ask)
        state_of(self.app).of(AdminListener).url = self.admin_url
        self._maintenance = Maintenance(self.app)
        self._mail_worker = MailWorker(self.app)
        self._visit_writer = VisitWriter(self.app)
        self._search_indexer = SearchIndexer(self.app)
        self._card_worker = CardWorker(self.app)

    def start(self, stopping: threading.Event | None = None) -> None:
        """Open both listeners; `stopping` is set if the database proves damaged."""
        log.info("serving %s and %s", self.public_address, self.admin_url)
        # Before the first answer: a run that is killed right after it was a run, and the next start says so.
        instance.publish(self.config, public=self.public_address, admin_url=self.admin_url, token=self.token)
        self._server.start()
        self._visit_writer.start()
        self._maintenance.start()
        self._mail_worker.start()
        self._search_indexer.start()
        self._card_worker.start()
        port = self._server.port(PUBLIC)
        online_of(self.app).start(ListenerAddresses(self._server.host, port, self.admin_url, self.config.host_given))
        self.late_check.start(stopping)

    def stop(self) -> None:
        """Finish the work under way, close the database and release the directory. The database's write-ahead log is
        merged into it.
        """
        self._server.stop()
        online_of(self.app).stop()
        self._mail_worker.stop()
        self._search_indexer.stop()
        self._card_worker.stop()
        self._maintenance.stop()
        self._visit_writer.stop()
        is_sound = self.late_check.stop()
        with self.app.app_context():
            close_database()
        if is_sound:
            clean_close.leave_mark(self.config.database)
        instance.withdraw(self.config)
        self._lock.release()
        # Last, because it would also stop by itself: whoever shuts the PC down may leave little time.
        if run := self.app.extensions.get(practice.RUN):
            run.stop()
        log.info("stopped")

    def _give(self, control: Control | None, this_pc: object | None) -> None:
        """Register the control and the PC's calls; without them they answer 404."""
        self.app.config[TOKEN] = self.token
        if control:
            self.app.extensions[EXTENSION] = control
        if this_pc:
            self.app.extensions["pitlane.this_pc"] = this_pc

    @property
    def public_address(self) -> str:
        """Return the public listener's URL on this PC."""
        return self._server.address(PUBLIC)

    @property
    def admin_url(self) -> str:
        """Return the admin listener's URL, which works only on this PC."""
        return self._server.address(ADMIN)


@contextmanager
def _explained(lock: DirectoryLock, config: Config) -> Iterator[None]:
    """Release the directory if the start fails within this block. Where the reason is known, raises CannotStart, which
    names it in one sentence.
    """
    try:
        yield
    except BaseException as error:
        lock.release()
        if isinstance(error, Exception):
            known = damaged(config.database, config.backups) if means_damage(error) else error
            if refusal := explain(known):
                raise refusal from error
        raise


def _set_password(app: Flask, config: Config) -> None:
    """Set the first password from the environment. It is not checked, and a password that was set later is never
    changed.
    """
    if config.admin_password is None:
        return
    with app.app_context(), write() as session:
        if not is_set_up(session):
            store_password(session, config.admin_password)


def _note_last_stop(config: Config) -> None:
    """Log an unclean stop. As this process holds the lock, a run file that is still there belongs to a run that was cut
    off.
    """
    if run := instance.read_run(config):
        log.warning("the last stop was not clean: process %s, started %s, was cut off", run.pid, run.started_at)
        instance.withdraw(config)


def _note_room(config: Config) -> None:
    if warning := warn_of_little(config.data_dir):
        log.warning(warning)
