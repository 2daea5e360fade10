"""The program under test is started, used and ended in a data folder of its own."""

import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

SLOW = 180
"""Seconds for anything that the program does: under Wine a start takes twenty times as long."""
END = 60
NOT_FOR_THE_CHECKS = ("PITLANE_", "DISPLAY", "WAYLAND_DISPLAY")


class Program:
    """A program that is tested in a trial of its own. `words` start it, `folder` is only for this trial, and `said` has
    the lines that it printed.
    """

    def __init__(self, words: list[str], folder: Path) -> None:
        # It is started in the folder of the trial, as from a link on a desktop: not where this script was.
        self.words = [str(Path(word).absolute()) if Path(word).is_file() else word for word in words]
        self.folder = folder
        self._running: subprocess.Popen[bytes] | None = None
        self.said: list[str] = []

    @property
    def platform(self) -> str:
        """linux, windows, wine or macos."""
        if Path(self.words[0]).name.startswith("wine"):
            return "wine"
        return {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")

    @property
    def bundle(self) -> Path | None:
        """Return the folder of the built program, or None for one that runs from its sources."""
        place = Path(self.words[-1]).resolve().parent
        return place if (place / "_internal").is_dir() else None

    def describe(self) -> dict[str, Any]:
        """Return the build information of the bundle."""
        if self.bundle is None:
            return {}
        said: dict[str, Any] = json.loads((self.bundle / "_internal" / "build-info.json").read_text("utf-8"))
        return said

    def start(self, *words: str, window: bool = False, before: Sequence[str] = (), **more: str) -> None:
        """Start the program, with or without a screen. The screen is that of the user who runs the checks. `before` are
        words that prepare the process, and `more` are its environment variables.
        """
        # One that a failed check has left.
        self.end()
        self._running = self.start_beside(*words, window=window, before=before, **more)
        threading.Thread(target=self._listen, args=(self._running.stdout,), daemon=True).start()

    def start_beside(
        self, *words: str, window: bool = False, before: Sequence[str] = (), **more: str
    ) -> "subprocess.Popen[bytes]":
        """Start one more; the caller ends it."""
        # A pipe and no file: a program under Wine cannot have a file as its output.
        return subprocess.Popen(
            [*before, *self._command(words)],
            cwd=self.folder,
            env=self._environment(window=window) | more,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )

    def _listen(self, stream: Any) -> None:
        for line in stream:
            self.said.append(line.decode("utf-8", "replace").rstrip())

    def run(self, *words: str, said: str = "", seconds: float = SLOW, before: Sequence[str] = ()) -> tuple[int, str]:
        """Run one command to its end, and return its status and its output."""
        done = subprocess.run(
            [*before, *self._command(words)],
            cwd=self.folder,
            env=self._environment(window=False),
            input=said.encode(),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=seconds,
            check=False,
        )
        return done.returncode, done.stdout.decode("utf-8", "replace").strip()

    def wait(self, seconds: float = END) -> int:
        """The status of the started program, once it has ended."""
        if self._running is None:
            raise RuntimeError("it was never started")
        status = self._running.wait(seconds)
        self._running = None
        return status

    @property
    def pid(self) -> int:
        """The process that was started."""
        return self._running.pid if self._running else 0

    def has_ended(self) -> bool:
        """Return whether the program has ended by itself."""
        return self._running is not None and self._running.poll() is not None

    def kill(self) -> None:
        """End it as a power cut would, without a word."""
        if self._running:
            self._running.kill()
            self._running.wait(END)
            self._running = None

    def end(self) -> None:
        """Leave no process behind, whatever became of the checks."""
        if self._running and self._running.poll() is None:
            self._running.terminate()
            try:
                self._running.wait(END)
            except subprocess.TimeoutExpired:
                self._running.kill()

    def path(self, path: Path) -> str:
        """Return a path as the program writes it. Wine calls the whole machine drive Z."""
        return f"Z:{path}" if self.platform == "wine" else str(path)

    def relative(self, path: Path) -> str:
        """Return a path relative to the program's start folder, as people type it. Under Wine, which starts elsewhere,
        it is the whole path.
        """
        return self.path(path) if self.platform == "wine" else str(path.relative_to(self.folder))

    def _command(self, words: tuple[str, ...]) -> list[str]:
        return [*self.words, *words]

    def _environment(self, *, window: bool) -> dict[str, str]:
        """Return an environment without the settings of the user who runs the checks. It has no screen unless a window
        is to be shown there.
        """
        stored = {name: value for name, value in os.environ.items() if not name.startswith(NOT_FOR_THE_CHECKS)}
        shown = {name: os.environ[name] for name in ("DISPLAY",) if window and name in os.environ}
        # Python finds the program's sources where this script was started.
        sources = {} if self.bundle else {"PYTHONPATH": str(Path.cwd())}
        # No browser is to be opened on the machine of the checks, and one address orders more often than any customer.
        own = {"BROWSER": "true", "PYTHONUNBUFFERED": "1", "PITLANE_THROTTLES": "off"}
        # What it notes of its runs in the account's folder stays in the trial, but for Windows.
        account = {"XDG_DATA_HOME": str(self.folder / "account")}
        return stored | shown | sources | account | own


def wait_until(holds: Any, seconds: float = SLOW, pause: float = 0.05) -> bool:
    """Wait for a condition; return whether it became true in time."""
    until = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > until:
            return False
        time.sleep(pause)
    return True
