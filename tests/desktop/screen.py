"""A virtual screen in memory, with a window manager, and the desktop program on it."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.forked import run_program, start_program
from tests.running import Running, environment

PATIENCE = 60.0
"""Seconds that the test waits for a condition on a machine that is busy with others."""

needs_screen = pytest.mark.skipif(
    sys.platform != "linux" or not all(map(shutil.which, ("Xvfb", "openbox", "wmctrl", "xdotool"))),
    reason="the window is tested on Linux, with Xvfb, openbox, wmctrl and xdotool",
)


def wait_until(met: Callable[[], object], what: str) -> None:
    """Wait for a condition, and name it in the error if it is not met in time."""
    until = time.monotonic() + PATIENCE
    while not met():
        assert time.monotonic() < until, f"never: {what}"
        time.sleep(0.05)


class Screen:
    """The screen of the display `name`."""

    def __init__(self, name: str) -> None:
        self.name = name

    @property
    def environment(self) -> dict[str, str]:
        """Return the environment for drawing on this screen. It switches the sandbox of the browser engine off, because
        the sandbox cannot run as root, and a test may run as root.
        """
        return {"DISPLAY": self.name, "QT_QPA_PLATFORM": "xcb", "QTWEBENGINE_DISABLE_SANDBOX": "1"}

    def run(self, *words: str) -> str:
        """Run a program that reads the screen or types; return its output."""
        display = os.environ | {"DISPLAY": self.name}
        ran = subprocess.run(words, env=display, capture_output=True, text=True, timeout=PATIENCE, check=False)
        return ran.stdout

    def windows(self) -> list[str]:
        """Return the titles of the windows, in the order in which they opened."""
        return [line.split(None, 3)[3] for line in self.run("wmctrl", "-l").splitlines()]

    def wait_for_windows(self, number: int) -> None:
        wait_until(lambda: len(self.windows()) == number, f"{number} windows, but {self.windows()}")

    def close_window(self) -> None:
        """Ask the only window to close, as a click on its close button does."""
        # By its number: its title changes with the page.
        self.run("wmctrl", "-i", "-c", self.run("wmctrl", "-l").split()[0])

    def press(self, key: str) -> None:
        """Press a key in the newest window."""
        newest = self.run("wmctrl", "-l").splitlines()[-1].split()[0]
        self.run("xdotool", "windowactivate", "--sync", newest, "key", key)

    def count_colours(self) -> int:
        """Return the number of colours on the screen. An empty window has only a few; text adds its shades."""
        from Xlib import X
        from Xlib.display import Display

        display = Display(self.name)
        try:
            root = display.screen().root
            size = root.get_geometry()
            pixels = root.get_image(0, 0, size.width, size.height, X.ZPixmap, 0xFFFFFFFF).data
        finally:
            display.close()
        return len({pixels[at : at + 4] for at in range(0, len(pixels), 4)})


@contextmanager
def open_screen() -> Iterator[Screen]:
    """Open a screen with a free number and a window manager until the block ends. `-noreset` is needed: without it the
    screen restarts when its only client leaves, and a window manager that is just connecting ends with it.
    """
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1440x1000x24", "-nolisten", "tcp", "-noreset"],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as line:
        screen = Screen(f":{line.readline().strip()}")
    manager = subprocess.Popen(
        ["openbox"], env=os.environ | {"DISPLAY": screen.name}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        wait_until(lambda: "Openbox" in screen.run("wmctrl", "-m"), "a window manager")
        yield screen
    finally:
        for process in (manager, server):
            process.terminate()
            process.wait()


class DesktopShop(Running):
    """The desktop program of one data folder."""

    def log(self) -> str:
        return (self.folder / "logs" / "pitlane.log").read_text()

    def pages(self) -> int:
        """Return the number of reports that the page has text."""
        return self.log().count("the window shows its page")

    def wait_for_page(self, times: int = 1) -> None:
        wait_until(lambda: self.pages() == times, "the window's page")

    def window_process(self) -> int | None:
        """The process of the window, a child of the shop's."""
        found = [pid for pid in children(self.process.pid) if b"window" in _read(pid, "cmdline").split(b"\0")]
        return found[0] if found else None

    def memory(self) -> int:
        """Return the memory of the shop and all its processes in kB. Shared pages are counted once."""
        return sum(_proportional(pid) for pid in family(self.process.pid))

    def is_serving(self) -> bool:
        return self.ask("GET", "/api/health")[0] == 200


def children(pid: int) -> list[int]:
    """The processes that a process started and that still are."""
    try:
        return [
            int(number)
            for task in Path(f"/proc/{pid}/task").iterdir()
            for number in (task / "children").read_text().split()
        ]
    except OSError:
        return []


def family(pid: int) -> list[int]:
    """A process and all below it."""
    return [pid, *(member for child in children(pid) for member in family(child))]


def _read(pid: int, name: str) -> bytes:
    try:
        return Path(f"/proc/{pid}/{name}").read_bytes()
    except OSError:
        return b""


def _proportional(pid: int) -> int:
    found = re.search(rb"^Pss:\s+(\d+)", _read(pid, "smaps_rollup"), re.MULTILINE)
    return int(found.group(1)) if found else 0


def desktop_environment(**more: str) -> dict[str, str]:
    """Return an environment without display, browser or desktop session. The machine that runs the tests may have
    these.
    """
    foreign = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER", "XDG_RUNTIME_DIR", "DBUS_SESSION_BUS_ADDRESS")
    return {name: value for name, value in environment(**more).items() if name not in foreign or name in more}


def start_again(folder: Path, **more: str) -> int:
    """Start the program on a served folder, and return its status."""
    return run_program(["--data-dir", str(folder)], desktop_environment(**more)).returncode


def start_desktop(folder: Path, *words: str, **more: str) -> DesktopShop:
    """Start the program without a command and return it once it serves. Its output is written to `said.txt` in the
    parent of its folder.
    """
    said = folder.parent / "said.txt"
    with said.open("w") as output:
        given = ["--port", "0", "--desk-port", "0", "--data-dir", str(folder), *words]
        process = start_program(given, desktop_environment(**more), stdout=output)
    wait_until(lambda: "Back office" in said.read_text() or process.poll() is not None, "the addresses")
    ports = re.findall(r"http://127\.0\.0\.1:(\d+)", said.read_text())
    assert len(ports) >= 2, said.read_text()
    return DesktopShop(process, int(ports[0]), int(ports[1]), folder)


def end(shop: DesktopShop) -> None:
    """Stop a shop that may still run, and check nothing remains."""
    whole = family(shop.process.pid)
    if shop.process.poll() is None:
        shop.process.send_signal(signal.SIGTERM)
        shop.process.wait(PATIENCE)
    wait_until(lambda: not any(_read(pid, "cmdline") for pid in whole), "the end of the shop's processes")


def make_browser(folder: Path) -> tuple[str, Callable[[], list[str]]]:
    """Make a default browser that records each URL it opens. Returns the value for BROWSER, and a function that reads
    the URLs.
    """
    diary, program = folder / "opened.txt", folder / "browser"
    program.write_text(f'#!/bin/sh\necho "$1" >> {json.dumps(str(diary))}\n')
    program.chmod(0o755)
    return f"{program} %s", lambda: diary.read_text().splitlines() if diary.exists() else []
