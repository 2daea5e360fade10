"""The desktop program, started as a separate process. The PC has no display unless a test provides one."""

import os
import re
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.forked import WITHOUT_RIGHTS, Forked, run_program, start_program
from tests.running import ROOT, environment

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
LIMITED = ["setpriv", "--bounding-set=-dac_override,-dac_read_search"]
"""Root ignores what may be written; without these two rights it does not."""


@dataclass
class Started:
    """A process of the program, with the lines of its output read so far."""

    process: "subprocess.Popen[str]"
    said: list[str]

    def end(self) -> int:
        """Send the process SIGTERM, and return its exit status."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(60)


def bare(**more: str) -> dict[str, str]:
    """This environment without a screen."""
    return {name: value for name, value in environment().items() if name not in SCREENS} | more


def command(*words: str) -> list[str]:
    return [sys.executable, "-m", "app", *words]


def run(*words: str, before: list[str] | None = None, **more: str) -> "subprocess.CompletedProcess[str]":
    """Run the program once until it ends. `before` holds words that set the process up, such as those of setpriv."""
    if not before or (before == LIMITED and Forked.template):
        return run_program(words, bare(**more, **(WITHOUT_RIGHTS if before else {})))
    return subprocess.run(
        [*before, *command(*words)],
        cwd=ROOT, env=bare(**more), capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip


def limited() -> list[str]:
    """Return the words to put before a command so that file permissions apply to it. They are needed only as root,
    which otherwise ignores file permissions.
    """
    return LIMITED if os.geteuid() == 0 else []


def on_tiny_disk(folder: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    """Run the command on a disk of one megabyte. The disk is mounted in place of the folder until the command ends, and
    the names of all files on it are printed.
    """
    assert shutil.which("unshare"), "the tests of a full disk need util-linux"
    apart = ["unshare", "--mount"] if os.geteuid() == 0 else ["unshare", "--map-root-user", "--mount"]
    script = 'mount -t tmpfs -o size=1m tmpfs "$0" && { "$@"; code=$?; find "$0" -mindepth 1; exit $code; }'
    return subprocess.run(
        [*apart, "sh", "-c", script, str(folder), *command(*words)],
        cwd=ROOT, env=bare(), capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip


@contextmanager
def starting(*words: str, **more: str) -> Iterator[Started]:
    """Start the program, and end it by force if still running."""
    process = start_program(words, bare(**more))
    started = Started(process, [])
    try:
        yield started
    finally:
        process.kill()
        process.wait()
        assert process.stdout
        process.stdout.close()


def wait_for_line(started: Started, pattern: str) -> "re.Match[str]":
    """Return the match of the first unread line that fits the pattern. Fails if the program ends without such a
    line.
    """
    assert started.process.stdout
    for line in started.process.stdout:
        started.said.append(line)
        if found := re.search(pattern, line):
            return found
    raise AssertionError("".join(started.said))


def wait_until(holds: Callable[[], bool]) -> None:
    """Wait until a condition holds. Fails after about one minute."""
    pause = threading.Event()
    for _ in range(600):
        if holds():
            return
        pause.wait(0.1)
    raise AssertionError("it never held")
