"""One run of the shop, from the data directory to the open doors and back."""

import logging
import shutil
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType

from flask import Flask
from sqlalchemy.exc import OperationalError

from app import create_app
from app.config import Config
from app.housekeeping import Housekeeper, tidy_up
from app.online import Place, online_of, public_host
from app.postman import Postman
from app.server import DESK, PUBLIC, PortTaken, Server
from app.shop import links
from app.shop.admin import is_set_up, store_password
from app.store.base import db
from app.store.driver import sqlite3
from app.store.errors import StoreError
from app.store.lock import AlreadyHeld, DirectoryLock
from app.store.migrate import upgrade
from app.store.sqlite import close_database, write
from app.web.recorder import start_recorder, stop_recorder

log = logging.getLogger(__name__)

SAMPLE_ONLY_ONCE = "The data directory is in use already: the sample catalogue was not added."
LEAST_ROOM = 20 * 1024 * 1024
"""Bytes that must be free on the disk, or the first write would already fail."""


class CannotStart(Exception):
    """The shop cannot start; `str(error)` is the plain sentence why."""


class Shop:
    """The running shop. Raises CannotStart with one plain sentence, having changed nothing."""

    def __init__(self, config: Config, *, sample: bool = False) -> None:
        self.config = config
        self._lock = hold_directory(config)
        with _explained(self._lock):
            _note_sample_due(config, sample=sample)
            upgrade(config.database, config.backups)
            self.app = create_app(config)
            tidy_up(self.app)
            _set_password(self.app, config)
            self.notice = _load_sample(self.app, config) if sample else None
            self._host = public_host(self.app, config)
            self._server = Server(self.app, self._host, config.port, config.desk_port)
        links.set_served(self.desk_address)
        self._housekeeper = Housekeeper(self.app)
        self._postman = Postman(self.app)

    def start(self) -> None:
        """Open both doors."""
        log.info("serving %s and %s", self.public_address, self.desk_address)
        self._server.start()
        start_recorder(self.app)
        self._housekeeper.start()
        self._postman.start()
        port = self._server.port(PUBLIC)
        online_of(self.app).start(Place(self._host, port, self.desk_address, self.config.host_given))

    def stop(self) -> None:
        """Finish what is under way, fold the log of the database in, let go of the directory."""
        self._server.stop()
        online_of(self.app).stop()
        self._postman.stop()
        self._housekeeper.stop()
        stop_recorder(self.app)
        with self.app.app_context():
            close_database()
        self._lock.release()
        log.info("stopped")

    @property
    def public_address(self) -> str:
        """Where customers are served, as seen from this PC."""
        return self._server.address(PUBLIC)

    @property
    def desk_address(self) -> str:
        """Where the owner is served, on this PC alone."""
        return self._server.address(DESK)


def hold_directory(config: Config) -> DirectoryLock:
    """Make the data directory ready and take it for this process alone. Raises CannotStart."""
    lock = DirectoryLock(config.data_dir)
    try:
        for folder in (config.data_dir, config.uploads, config.backups, config.logs):
            folder.mkdir(parents=True, exist_ok=True)
        lock.take()
    except AlreadyHeld as error:
        holder = f"process {error.pid}" if error.pid else "another process"
        raise CannotStart(f"This data directory is in use: {holder} runs the shop on it already.") from error
    except OSError as error:
        raise CannotStart(f"The data directory {config.data_dir} cannot be written to: {error.strerror}.") from error
    if shutil.disk_usage(config.data_dir).free < LEAST_ROOM:
        lock.release()
        raise CannotStart(f"The disk of {config.data_dir} is full. Make room and start again; nothing was changed.")
    return lock


def catch_signals() -> threading.Event:
    """The event that SIGINT and SIGTERM set; asked for before the start, so that none is missed."""
    told = threading.Event()

    def tell(_signal: int, _frame: FrameType | None) -> None:
        told.set()

    signal.signal(signal.SIGINT, tell)
    signal.signal(signal.SIGTERM, tell)
    return told


def serve_until_told(shop: Shop, told: threading.Event) -> None:
    """Serve, having started, until `told` is set; then stop."""
    with suppress(KeyboardInterrupt):
        # Waits in slices, because a wait without end cannot be interrupted on Windows.
        while not told.wait(0.5):
            pass
    shop.stop()


@contextmanager
def _explained(lock: DirectoryLock) -> Iterator[None]:
    """Let go of the directory when the start fails, and say why in one sentence where that is known."""
    try:
        yield
    except (StoreError, PortTaken) as error:
        lock.release()
        raise CannotStart(str(error)) from error
    except (sqlite3.OperationalError, OperationalError) as error:
        lock.release()
        reason = error.orig if isinstance(error, OperationalError) else error
        raise CannotStart(f"The database cannot be opened: {reason}. Nothing was changed.") from error
    except BaseException:
        lock.release()
        raise


def _set_password(app: Flask, config: Config) -> None:
    """The first password from the environment, taken as it is; one that was set later is never touched."""
    if config.admin_password is None:
        return
    with app.app_context(), write(catalogue=False) as session:
        if not is_set_up(session):
            store_password(session, config.admin_password)


def _note_sample_due(config: Config, *, sample: bool) -> None:
    """A new directory waits for its sample until it is in, so that a load that was interrupted begins again."""
    if sample and not config.database.exists():
        _sample_due(config).touch()


def _sample_due(config: Config) -> Path:
    return config.data_dir / "sample.due"


def _load_sample(app: Flask, config: Config) -> str | None:
    if not _sample_due(config).exists():
        return SAMPLE_ONLY_ONCE
    # Imported here because a start without the sample needs neither Pillow nor the catalogue's files.
    from app.shop.sample import is_empty, load_sample

    with app.app_context():
        if is_empty(db.session()):
            load_sample(config)
        db.session.remove()
    _sample_due(config).unlink()
    return None
