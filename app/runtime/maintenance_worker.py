"""Maintenance: a thread that does its chores soon after the start, and then hourly."""

import logging

from flask import Flask

from app.periodic_worker import PeriodicWorker
from app.shop.system.privacy.clock import note_run
from app.store.database.base import now
from app.store.database.sqlite import write
from app.store.system.late_tables import load_late

log = logging.getLogger(__name__)
HOUR = 60 * 60.0
FIRST = 10.0
"""Seconds from the start to the first chores."""
SOON = 3 * 60.0
"""Seconds from then to the first daily backup."""
STOP_SECONDS = 60.0


class Maintenance(PeriodicWorker):
    """Worker that does the chores every hour. A chore that fails is logged and tried again an hour later. If there is
    no backup of the day, the daily one is made some minutes after the start, so as not to delay it.
    """

    def __init__(self, app: Flask, seconds: float = HOUR, soon: float = SOON, first: float = FIRST) -> None:
        super().__init__("maintenance", soon, self._do_chores, stop_seconds=STOP_SECONDS, first=first)
        self._app, self._between = app, seconds
        self._is_start = True

    def _run(self) -> None:
        self._note_start()
        super()._run()

    def _note_start(self) -> None:
        """Note the time at once: a later start compares its clock with it, however short this run was."""
        try:
            with self._app.app_context(), write() as session:
                note_run(session, now())
        except Exception:
            log.exception("the time of the start was not noted")

    def _do_chores(self) -> None:
        # Loaded with the first chores: a start needs none of them.
        maintenance = load_late("app.runtime.maintenance")
        maintenance.forget_old(self._app, self._stopping)
        maintenance.overwrite_deleted(self._app)
        if self._is_start:
            self._is_start = False
            return
        self._seconds = self._between
        maintenance.back_up_daily(self._app)
        maintenance.look_for_update(self._app)
