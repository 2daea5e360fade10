"""All periodic work runs in one thread. It starts at once when woken, survives failures of the work, and ends within
seconds.
"""

import threading
import time

import pytest

from app.periodic_worker import PeriodicWorker


def test_it_works_at_once_and_whenever_it_is_woken() -> None:
    worked = threading.Semaphore(0)
    worker = PeriodicWorker("test", 60, worked.release)
    worker.start()
    assert worked.acquire(timeout=5)
    worker.wake()
    assert worked.acquire(timeout=5)
    worker.stop()
    assert not worker._thread.is_alive()


def test_a_failure_is_logged_under_its_name_and_survived(caplog: pytest.LogCaptureFixture) -> None:
    calls: list[int] = []
    done = threading.Event()

    def work() -> None:
        calls.append(1)
        if len(calls) == 1:
            raise OSError("the disk is gone")
        done.set()

    worker = PeriodicWorker("test", 0.01, work)
    worker.start()
    assert done.wait(5)
    worker.stop()
    assert "test failed" in caplog.text


def test_a_stop_waits_no_longer_than_it_may() -> None:
    held = threading.Event()
    worker = PeriodicWorker("test", 60, held.wait, stop_seconds=0.1)
    worker.start()
    began = time.monotonic()
    worker.stop()
    assert time.monotonic() - began < 5
    assert worker._thread.is_alive()
    held.set()
    worker.stop()
    worker._thread.join(5)
    assert not worker._thread.is_alive()
