"""Maintenance: a thread that does its chores soon after the start, and then hourly."""

from flask import Flask

from app.periodic_worker import PeriodicWorker

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

    def _do_chores(self) -> None:
        # Loaded with the first chores: the rules of all that is deleted are a tenth of a start's work.
        from app.runtime import maintenance

        maintenance.forget_old(self._app, self._stopping)
        maintenance.overwrite_deleted(self._app)
        if self._is_start:
            self._is_start = False
            return
        self._seconds = self._between
        maintenance.back_up_daily(self._app)
        maintenance.look_for_update(self._app)
