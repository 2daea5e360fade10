"""The command `npm run bench -- window` measures the wait from the command to the window of a start. The screen is
virtual and has a window manager. The start is set against a process that only opens an empty window of the same engine.
Both take turns; the least of each counts, because the others were disturbed by what else the machine did. It needs what
`npm run window` and the tests of the window bring.
"""

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from tests.bench.flows import say
from tests.desktop.screen import Screen, desktop_environment, family, open_screen
from tests.running import ROOT

ROUNDS = 7
PATIENCE = 60.0
PAUSE = 0.005
AIM = 1.0
STARTING = "Pitlane is starting"
BARE = """import webview
webview.create_window("bare", html="<h1 style='text-align: center; margin-top: 45vh'>bare</h1>", width=1280, height=860)
webview.start(gui="qt")"""
WORDS_AT = (560, 450, 320, 100)
"""The middle of the screen (x, y, width, height), where the words are."""
GROUND = 4
"""Colours that an empty window may have there."""


def main(_words: list[str] | None = None) -> None:
    """Print the table."""
    ours, bare = [], []
    with tempfile.TemporaryDirectory(prefix="pitlane-window-") as temporary, open_screen() as screen:
        start = [sys.executable, "-m", "app", "--port", "0", "--desk-port", "0", "--data-dir"]
        for turn in range(-1, ROUNDS):
            times = [
                _time(screen, STARTING, [*start, str(Path(temporary) / f"new-{turn}")]),
                _time(screen, "bare", [sys.executable, "-c", BARE]),
            ]
            # The first turn reads the files into the memory.
            if turn >= 0:
                ours.append(times[0])
                bare.append(times[1])
    say(f"{'seconds until':<22}{'Pitlane':>9}{'bare':>7}{'ratio':>7}{'aim':>6}")
    for name, at in (("the window is there", 0), ("its words are there", 1)):
        least, least_bare = min(each[at] for each in ours), min(each[at] for each in bare)
        say(f"{name:<22}{least:>9.2f}{least_bare:>7.2f}{least / least_bare:>7.2f}{AIM:>6}")


def _time(screen: Screen, title: str, words: list[str]) -> tuple[float, float]:
    """Return the seconds from the command until a window of this title is seen, and until it has words."""
    from Xlib.display import Display

    display = Display(screen.name)
    began = time.monotonic()
    process = subprocess.Popen(
        words, cwd=ROOT, env=desktop_environment(**screen.environment),
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        return (
            _wait(began, lambda: title in _seen(display)),
            _wait(began, lambda: _count_colours(display) > GROUND),
        )
    finally:
        whole = family(process.pid)
        process.terminate()
        with suppress(subprocess.TimeoutExpired):
            process.wait(PATIENCE)
        for each in whole:
            with suppress(OSError):
                os.kill(each, signal.SIGKILL)
        _wait(time.monotonic(), lambda: not _seen(display))
        display.close()


def _wait(began: float, met: Callable[[], bool]) -> float:
    while not met():
        if time.monotonic() > began + PATIENCE:
            raise SystemExit("There is no window: `npm run window` brings what it needs.")
        time.sleep(PAUSE)
    return time.monotonic() - began


def _seen(display: Any) -> set[str]:
    """Return the titles of the windows on the screen."""
    from Xlib import X, error

    found, windows = set(), [display.screen().root]
    while windows:
        with suppress(error.XError):
            window = windows.pop()
            windows += window.query_tree().children
            if window.get_attributes().map_state == X.IsViewable:
                found.add(str(window.get_wm_name() or ""))
    return found - {""}


def _count_colours(display: Any) -> int:
    from Xlib import X

    image = display.screen().root.get_image(*WORDS_AT, X.ZPixmap, 0xFFFFFFFF)
    return len(set(memoryview(image.data).cast("I")))
