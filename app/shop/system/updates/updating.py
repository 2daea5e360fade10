"""Search for a newer version, and its installation after a click. Nothing is searched before the owner names a source,
and without a click only the notice is fetched.
"""

import logging
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from app.config import Config
from app.shop.base.errors import Conflict, ShopError, Unavailable
from app.shop.system.backups.backups import back_up_now
from app.shop.system.updates.fetched import FOLDER, clear_fetched
from app.shop.system.updates.release import Release
from app.shop.system.updates.source import parse_source, read_source
from app.store.database.base import now

log = logging.getLogger(__name__)

BETWEEN = 23 * 60 * 60.0
"""Seconds between two looks by itself."""
NO_SOURCE = "Enter an address or a folder first"
UNDER_WAY = "The update is already running"
NOT_THIS = "Another version is available now. Check again."
NOT_REPLACED = "The setup ended without replacing the program. The old version keeps running, and the backup was made."

StartSetup = Callable[[Path], int]
"""Runs a setup and returns its exit status; one that works ends this program before."""


@dataclass(frozen=True)
class Progress:
    """The state of an installation; `done` of `total` bytes are fetched."""

    state: str = "none"
    done: int = 0
    total: int = 0
    sentence: str = ""


class Updates:
    """What one application knows of newer versions."""

    def __init__(self) -> None:
        self.newer: Release | None = None
        self.checked_at: datetime | None = None
        self.problem: str | None = None
        self.progress = Progress()
        self._turn = threading.Lock()
        self._due = 0.0

    def forget(self) -> None:
        """Know nothing any more: another source was named."""
        self.newer = self.checked_at = self.problem = None
        self._due = 0.0

    def look_if_due(self, config: Config) -> None:
        """Look once a day, where the owner named a source."""
        if time.monotonic() >= self._due and read_source(config):
            self.look(config)

    def look(self, config: Config) -> None:
        """Check for a newer version now. A failure is stored in `problem`, which the owner sees. Raises Conflict if
        there is no source.
        """
        # Imported here because a start needs nothing of it.
        from app.shop.system.updates.fetching import fetch_notice

        named = read_source(config)
        if not named:
            raise Conflict(NO_SOURCE)
        self._due = time.monotonic() + BETWEEN
        try:
            release = fetch_notice(parse_source(named))
            self.newer, self.problem = (release if release.is_newer else None), None
        except ShopError as error:
            self.newer, self.problem = None, error.message
        self.checked_at = now()

    def begin(self, version: str) -> None:
        """Reserve the installation of a version; the caller must call `install` next. Raises Conflict if the version is
        not the known one, or while another installation is running.
        """
        with self._turn:
            if self.progress.state in {"fetching", "backing-up", "starting"}:
                raise Conflict(UNDER_WAY)
            if self.newer is None or self.newer.version != version:
                raise Conflict(NOT_THIS)
            self.progress = Progress("fetching", 0, self.newer.setup.size)

    def install(self, config: Config, start_setup: StartSetup) -> None:
        """Fetch the setup, check it, make a backup and start the setup. It never raises: the progress shows what went
        wrong, and the shop continues to run.
        """
        try:
            self._install(config, start_setup)
        except ShopError as error:
            self._fail(error.message)
        except Exception:
            log.exception("the update could not be installed")
            self._fail("The update could not be installed. Nothing was changed.")

    def _install(self, config: Config, start_setup: StartSetup) -> None:
        from app.shop.system.updates.fetching import NOT_WHOLE, fetch_setup, is_described

        if self.newer is None:
            raise Conflict(NOT_THIS)
        release, source = self.newer, parse_source(read_source(config))
        clear_fetched(config)
        setup = fetch_setup(source, release, config.data_dir / FOLDER, self._note)
        self.progress = replace(self.progress, state="backing-up")
        backup = back_up_now(config)
        log.info("the update to %s begins, with the backup %s", release.version, backup.name)
        self.progress = replace(self.progress, state="starting")
        if not is_described(setup, release):
            raise Unavailable(NOT_WHOLE)
        status = start_setup(setup)
        log.warning("the setup ended with %s, and this program goes on", status)
        raise Unavailable(NOT_REPLACED)

    def _note(self, done: int) -> None:
        self.progress = replace(self.progress, done=done)

    def _fail(self, sentence: str) -> None:
        self.progress = replace(self.progress, state="failed", sentence=sentence)
