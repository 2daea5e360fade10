"""A thread that repeats one piece of work until it is stopped."""

import logging
import threading
from collections.abc import Callable

log = logging.getLogger(__name__)


class PeriodicWorker:
    """Worker that calls `work` after `first` seconds and then every `seconds` seconds. A failure is logged, and the
    worker continues. `stop` waits at most `stop_seconds` for the work under way; `after_failure` is the shortest pause
    after a failure.
    """

    def __init__(
        self,
        name: str,
        seconds: float,
        work: Callable[[], object],
        *,
        stop_seconds: float = 5.0,
        after_failure: float = 0.0,
        first: float = 0.0,
    ) -> None:
        self._seconds, self._work = seconds, work
        self._first = first
        self._stop_seconds, self._after_failure = stop_seconds, max(seconds, after_failure)
        self._stopping = threading.Event()
        self._woken = threading.Event()
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)

    def start(self) -> None:
        """Begin to work in the background."""
        self._thread.start()

    def wake(self) -> None:
        """Work now, or once more where work is under way."""
        self._woken.set()

    def stop(self) -> None:
        """End, giving the work under way its seconds."""
        self._stopping.set()
        self.wake()
        if self._thread.is_alive():
            self._thread.join(self._stop_seconds)

    def _run(self) -> None:
        self._woken.wait(self._first)
        while not self._stopping.is_set():
            pause = self._seconds if self._succeeds() else self._after_failure
            self._woken.wait(pause)
            self._woken.clear()

    def _succeeds(self) -> bool:
        try:
            self._work()
        except Exception:
            log.exception("%s failed", self._thread.name)
            return False
        return True
