"""Fault (e): two starts of the desktop program at the same moment on one directory. One of them serves; the other shows
that shop and ends.
"""

import signal
import subprocess
from pathlib import Path

from tests.desktop.starting import bare, wait_until
from tests.faults.shop import promise
from tests.forked import start_program

SHOWN = 10


def start_two_at_once(folder: Path, *, rounds: int) -> dict[str, object]:
    """Start the program twice at the same moment, this many times, each time on a new directory. Returns the figures,
    and raises Broken.
    """
    for number in range(rounds):
        words = ["--hidden", "--port", "0", "--desk-port", "0", "--data-dir", str(folder / str(number))]
        both = [start_program(words, bare()) for _ in range(2)]
        try:
            _check(both)
        finally:
            for each in both:
                each.kill()
                each.communicate()
    return {"starts at one instant": 2 * rounds}


def _check(both: "list[subprocess.Popen[str]]") -> None:
    wait_until(lambda: any(each.poll() is not None for each in both))
    ended = next(each for each in both if each.poll() is not None)
    serving = next(each for each in both if each is not ended)
    promise(ended.returncode == SHOWN, f"the later start ended with {ended.returncode}")
    promise(serving.poll() is None, "neither start serves")
    serving.send_signal(signal.SIGTERM)
    promise(serving.wait(60) == 0, "the stop was not clean")
