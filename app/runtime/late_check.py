"""Check that reads a database after the start trusted it. It was trusted because it was closed cleanly."""

import logging
import threading

from app.config import Config
from app.runtime.exits import DAMAGED, FoundDamaged
from app.store.database.check import is_sound, newest_name, way_back

log = logging.getLogger(__name__)

STOP_SECONDS = 30.0


class LateCheck:
    """Check that reads the whole database once, in the background. A fault closes the shop and reports it in one
    sentence. `is_due` is False for a database that was checked before it was used.
    """

    def __init__(self, config: Config, *, is_due: bool) -> None:
        self.is_due = is_due
        self._config = config
        self._ending = threading.Event()
        self._is_sound: bool | None = None if is_due else True
        self._thread = threading.Thread(target=self._check, name="late check", daemon=True)
        self._stopping: threading.Event | None = None

    def start(self, stopping: threading.Event | None) -> None:
        """Begin the check, if it is due. `stopping` is set when the database is damaged."""
        self._stopping = stopping
        if self.is_due:
            self._thread.start()

    def stop(self) -> bool:
        """Stop the check and return whether the database is known to be sound. It is not if the check was cut short."""
        self._ending.set()
        if self._thread.is_alive():
            self._thread.join(STOP_SECONDS)
        return self._is_sound is True

    def refuse(self) -> None:
        """Raises FoundDamaged (23) when the database is damaged."""
        if self._is_sound is False:
            name, newest = self._config.database.name, newest_name(self._config.backups)
            raise FoundDamaged(f"The database {name} is damaged and the shop was closed. {way_back(newest)}", DAMAGED)

    def _check(self) -> None:
        self._is_sound = is_sound(self._config.database, self._ending.is_set)
        if self._is_sound:
            log.info("the database, closed cleanly before this start, is sound")
        elif self._is_sound is False:
            log.critical("the database is damaged: the shop closes")
            if self._stopping:
                self._stopping.set()
