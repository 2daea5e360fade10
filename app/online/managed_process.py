"""Foreign program that runs as a child process of the shop. Its output is read line by line, and it ends with the shop,
however the shop ends.
"""

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping
from contextlib import suppress

from app import practice

STOP_SECONDS = 5.0
LINE_LIMIT = 500
DEATH_OF_PARENT = 1
"""PR_SET_PDEATHSIG of Linux's prctl()."""


class Child:
    """Program that runs as a child process. Start it in a thread that outlives it, because Linux ends it together with
    that thread. Raises OSError where it cannot be started.
    """

    def __init__(
        self, command: tuple[str, ...], environment: Mapping[str, str], on_line: Callable[[str], None]
    ) -> None:
        if practice.is_on():
            raise practice.NothingLeaves
        self._on_line = on_line
        self._process = _start(command, {**_own_environment(), **environment})
        self._reader = threading.Thread(target=self._read, name="tunnel-lines", daemon=True)
        self._reader.start()

    @property
    def pid(self) -> int:
        """Its process id."""
        return self._process.pid

    def exit_code(self) -> int | None:
        """None while it runs."""
        return self._process.poll()

    def stop(self) -> None:
        """End it, politely first, and hear its last lines."""
        self._signal(polite=True)
        try:
            self._process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self._signal(polite=False)
            self._process.wait()
        self._reader.join(STOP_SECONDS)

    def _signal(self, *, polite: bool) -> None:
        # Its own children end too: the whole group, where the system has such a thing.
        with suppress(ProcessLookupError, PermissionError):
            if sys.platform == "win32":
                self._process.terminate()
            else:
                os.killpg(self._process.pid, signal.SIGTERM if polite else signal.SIGKILL)

    def _read(self) -> None:
        assert self._process.stdout  # noqa: S101 -- it was requested
        with self._process.stdout as lines:
            for line in lines:
                self._on_line(line.rstrip()[:LINE_LIMIT])


def _own_environment() -> dict[str, str]:
    """Return the environment without the shop's own variables, because the first password may be among them."""
    return {name: value for name, value in os.environ.items() if not name.startswith("PITLANE_")}


if sys.platform == "win32":

    def _start(command: tuple[str, ...], environment: dict[str, str]) -> "subprocess.Popen[str]":
        from app.online.windows_job import end_with_this_process

        process = subprocess.Popen(  # noqa: S603 -- a program that the owner installed, with words of our own
            command,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            creationflags=subprocess.CREATE_NO_WINDOW | subprocess.CREATE_NEW_PROCESS_GROUP,
        )
        end_with_this_process(process)
        return process

else:

    def _start(command: tuple[str, ...], environment: dict[str, str]) -> "subprocess.Popen[str]":
        return subprocess.Popen(  # noqa: S603 -- a program that the owner installed, with words of our own
            command,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            start_new_session=True,
            preexec_fn=_tie_to_parent() if sys.platform == "linux" else None,  # noqa: PLW1509 -- one system call
        )

    def _tie_to_parent() -> Callable[[], None]:
        """Look up everything needed between fork and exec before the fork."""
        import ctypes

        prctl = ctypes.CDLL(None, use_errno=True).prctl
        parent = os.getpid()

        def tie() -> None:
            prctl(DEATH_OF_PARENT, signal.SIGKILL)
            if os.getppid() != parent:
                os._exit(1)

        return tie
