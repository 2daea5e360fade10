"""Checks of the window, and of a PC that has none."""

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from tests.program.journey import Journey, expect
from tests.program.memory import measure_memory
from tests.program.program import wait_until

SHOWN = 10
NO_SCREEN = ":97"
"""A display that nobody serves."""
NO_WINDOW = "There is no window"


def check_no_display(journey: Journey) -> str:
    """Without a screen it serves, and opens the browser."""
    if journey.program.platform != "linux":
        pytest.skip("only Linux can be without a screen")
    return _serves_in_the_browser(journey, {})


def check_dead_display(journey: Journey) -> str:
    """A screen that is named and not there is none."""
    if journey.program.platform != "linux":
        pytest.skip("only Linux names its screen")
    return _serves_in_the_browser(journey, {"DISPLAY": NO_SCREEN})


def check_no_engine(journey: Journey) -> str:
    """Without a web engine it serves, and opens the browser."""
    if journey.program.platform == "wine":
        return _serves_in_the_browser(journey, {})
    if journey.window or journey.program.platform != "linux" or not shutil.which("Xvfb"):
        pytest.skip("tried under Wine, and on Linux with Xvfb, where the bundle has no engine")
    with _screen() as name:
        return _serves_in_the_browser(journey, {"DISPLAY": name})


def _serves_in_the_browser(journey: Journey, screen: dict[str, str]) -> str:
    if not journey.desktop:
        pytest.skip("`serve` has no window")
    before = len(journey.program.said)

    def said() -> list[str]:
        return [line for line in journey.program.said[before:] if line.startswith(NO_WINDOW)]

    journey.program.start(*journey.words(), **screen)
    journey.wait_for_answer()
    expect(wait_until(said), "no word of it")
    journey.close()
    expect(len(said()) == 1, f"said {len(said())} times")
    return "served, said once"


@contextmanager
def _screen() -> Iterator[str]:
    reading, writing = os.pipe()
    words = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1440x1000x24", "-nolisten", "tcp", "-noreset"]
    server = subprocess.Popen(words, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as line:
            yield f":{line.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


def check_window(journey: Journey) -> str:
    """Check that the window shows the first run's page, loaded."""
    if not journey.window:
        pytest.skip("asked for with --window, where the bundle has an engine and there is a display")
    journey.data = journey.program.folder / "first-run"
    started = time.monotonic()
    journey.program.start(*journey.words(None, "--empty"), window=True)
    expect(wait_until(lambda: _pages(journey) == 1), f"no page: {journey.program.said[-3:]}")
    seconds = round(time.monotonic() - started, 2)
    journey.figure("seconds to the first-run screen", seconds)
    return f"after {seconds} s"


def check_window_that_crashes(journey: Journey) -> str:
    """The shop outlives its window; a second start shows it again."""
    if not journey.window or journey.program.platform != "linux":
        pytest.skip("tried on Linux, with --window")
    window, with_it = _window_of(journey.program.pid), _memory(journey.program.pid)
    os.kill(window, signal.SIGSEGV)
    expect(wait_until(lambda: not Path(f"/proc/{window}").exists()), "the window's process goes on")
    without = _memory(journey.program.pid)
    expect(journey.public.answers(), "the shop went with its window")
    status, said = journey.program.run("--data-dir", journey.program.relative(journey.data))
    expect(status == SHOWN, f"{status}: {said}")
    expect(wait_until(lambda: _pages(journey) == 2), "the window did not come back")
    journey.close()
    return f"{with_it} MB with it, {without} without; shown again"


def _pages(journey: Journey) -> int:
    logs = [path.read_text("utf-8", "replace") for path in (journey.data / "logs").glob("*.log")]
    return sum(log.count("the window shows its page") for log in logs)


def _family(pid: int) -> list[int]:
    """Return a process and all below it; some may just be ending."""
    children: list[int] = []
    with suppress(OSError):
        for task in Path(f"/proc/{pid}/task").iterdir():
            children += map(int, (task / "children").read_text(encoding="ascii").split())
    return [pid, *(member for child in children for member in _family(child))]


def _window_of(pid: int) -> int:
    return next(each for each in _family(pid) if b"window" in _command_of(each))


def _command_of(pid: int) -> list[bytes]:
    with suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes().split(b"\0")
    return []


def _memory(pid: int) -> float:
    total = 0.0
    for each in _family(pid):
        with suppress(OSError):
            total += measure_memory(each)
    return round(total, 1)
