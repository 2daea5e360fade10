"""One run of the shop, from the data directory to the open doors and back."""

import signal
import threading
from contextlib import suppress
from types import FrameType

from flask import Flask

from app import create_app
from app.config import Config
from app.server import DESK, PUBLIC, PortTaken, Server
from app.shop import images
from app.shop.errors import Unavailable
from app.shop.sample import is_empty, load_sample
from app.store.base import db
from app.store.errors import StoreError
from app.store.lock import AlreadyHeld, DirectoryLock
from app.store.migrate import upgrade
from app.store.sqlite import close_database
from app.web.recorder import start_recorder, stop_recorder

SAMPLE_ONLY_ONCE = "The data directory is in use already: the sample catalogue was not added."


class CannotStart(Exception):
    """The shop cannot start; `str(error)` is the plain sentence why."""


class Shop:
    """The running shop. Raises CannotStart with one plain sentence, having changed nothing."""

    def __init__(self, config: Config, *, sample: bool = False) -> None:
        self.config = config
        self._lock = DirectoryLock(config.data_dir)
        _make_folders(config)
        self._take_lock()
        try:
            upgrade(config.database, config.backups)
            self.app = create_app(config)
            _sweep_pictures(self.app)
            self.notice = _load_sample(self.app) if sample else None
            self._server = Server(self.app, config.host, config.port, config.desk_port)
        except (StoreError, PortTaken, Unavailable) as error:
            self._lock.release()
            raise CannotStart(str(error)) from error

    def start(self) -> None:
        """Open both doors."""
        start_recorder(self.app)
        self._server.start()

    def stop(self) -> None:
        """Finish what is under way, fold the log of the database in, let go of the directory."""
        self._server.stop()
        stop_recorder(self.app)
        with self.app.app_context():
            close_database()
        self._lock.release()

    @property
    def public_address(self) -> str:
        """Where customers are served, as seen from this PC."""
        return self._server.address(PUBLIC)

    @property
    def desk_address(self) -> str:
        """Where the owner is served, on this PC alone."""
        return self._server.address(DESK)

    def _take_lock(self) -> None:
        try:
            self._lock.take()
        except AlreadyHeld as error:
            holder = f"process {error.pid}" if error.pid else "another process"
            raise CannotStart(f"This data directory is in use: {holder} runs the shop on it already.") from error


def serve_until_told(shop: Shop) -> None:
    """Serve until SIGINT or SIGTERM."""
    told = threading.Event()

    def tell(_signal: int, _frame: FrameType | None) -> None:
        told.set()

    signal.signal(signal.SIGINT, tell)
    signal.signal(signal.SIGTERM, tell)
    shop.start()
    with suppress(KeyboardInterrupt):
        # Waits in slices, because a wait without end cannot be interrupted on Windows.
        while not told.wait(0.5):
            pass
    shop.stop()


def _make_folders(config: Config) -> None:
    try:
        for folder in (config.data_dir, config.uploads, config.backups, config.logs):
            folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotStart(f"The data directory {config.data_dir} cannot be written to: {error.strerror}.") from error


def _sweep_pictures(app: Flask) -> None:
    """Remove what an upload left behind when the power went."""
    with app.app_context():
        images.sweep_orphans(db.session(), app.config["PITLANE"].uploads)


def _load_sample(app: Flask) -> str | None:
    """Fill a shop that is still empty, also one whose sample was interrupted; else the notice that it is in use."""
    with app.app_context():
        if not is_empty(db.session()):
            return SAMPLE_ONLY_ONCE
        load_sample(app.config["PITLANE"])
    return None
