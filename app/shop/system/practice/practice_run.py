"""Process of the practice shop, as the shop that started it sees it. Lines of JSON on its output say what became of it.
The end of its input tells it to stop, so it also ends when this program is killed.
"""

import json
import logging
import secrets
import subprocess
import sys
import threading
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from app.data_folder import child_environment, own_command
from app.practice import is_practice_folder
from app.shop.base.errors import ShopError, Unavailable
from app.shop.system.practice.practice_folder import make_folder, remove_folder
from app.shop.system.practice.tickets import issue_ticket

log = logging.getLogger(__name__)

COMMAND = "practice"
WORD = b"practice "
"""Beginning of the lines that are meant for this program; the others are the sample's progress."""
STOP_SECONDS = 20.0
NOT_STARTED = "The practice shop could not be started: {}."
ENDED = "The practice shop stopped by itself. Its log is in {}."
NO_WINDOW = getattr(subprocess, "CREATE_NO_WINDOW", 0) if sys.platform == "win32" else 0

State = Literal["none", "starting", "running", "ending", "stopped"]
Process = subprocess.Popen[bytes]


@dataclass(frozen=True)
class PracticeStart:
    """What the practice shop reads at its start. `shop` is the address of the real shop in the owner's browser,
    `password` the hash of the owner's password, which holds there too, and `name` that of the business.
    """

    shop: str
    password: str
    name: str


class PracticeRun:
    """The practice shop in a folder. `problem` is the sentence about what went wrong last."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.problem: str | None = None
        self._turn = threading.RLock()
        self._process: Process | None = None
        self._reader: threading.Thread | None = None
        self._secret = self._address = ""
        self._is_ending = False

    @property
    def state(self) -> State:
        """Return what the owner can do next. It is ending until all that its own screen has asked to remove is gone."""
        if self._is_ending:
            return "ending"
        if self._process is not None:
            return "running" if self._address else "starting"
        return "stopped" if is_practice_folder(self.folder) else "none"

    def entry(self) -> str | None:
        """Return an address that signs the owner in once, or None while it does not run."""
        address = "" if self._is_ending else self._address
        return f"{address}/_practice/enter?ticket={issue_ticket(self._secret)}" if address else None

    def start(self, opening: PracticeStart) -> None:
        """Start it, or leave the one that runs already. Raises Conflict or Unavailable, having made nothing."""
        with self._turn:
            if self._process is not None:
                return
            self._end()
            self.problem, self._secret = None, secrets.token_hex(32)
            is_new = make_folder(self.folder)
            try:
                process = self._process = self._start()
            except OSError as error:
                self._drop(is_new=is_new)
                raise Unavailable(NOT_STARTED.format(error.strerror)) from error
            _tell(process, {"secret": self._secret, **vars(opening)})
            self._reader = threading.Thread(target=self._read, args=(process, is_new), name="practice", daemon=True)
            self._reader.start()

    def take_away(self) -> None:
        """Stop it and remove its folder. Raises Conflict or Unavailable when the folder cannot be removed."""
        with self._turn:
            self._end()
            self.problem = None
            remove_folder(self.folder)

    def stop(self) -> None:
        """Stop it and leave its folder, because the shop itself stops."""
        with self._turn:
            self._end()

    def _start(self) -> Process:
        # A group of its own, so that Ctrl+C in a terminal reaches the shop alone, which then stops this one.
        return subprocess.Popen(  # noqa: S603 -- our own program
            own_command(COMMAND, "--data-dir", str(self.folder)),
            env=child_environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            creationflags=NO_WINDOW,
        )

    def _end(self) -> None:
        process, reader = self._process, self._reader
        if process is not None:
            with suppress(OSError):
                process.stdin.close()  # type: ignore[union-attr]  # a pipe, as it was started
            try:
                process.wait(STOP_SECONDS)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        if reader is not None and reader is not threading.current_thread():
            reader.join()
        self._process = self._reader = None
        self._address = ""

    def _read(self, process: Process, is_new: bool) -> None:
        is_made, said = not is_new, None
        assert process.stdout is not None  # noqa: S101 -- it was requested
        with process.stdout as lines:
            for line in lines:
                message = json.loads(line.removeprefix(WORD)) if line.startswith(WORD) else {}
                if address := message.get("ready"):
                    is_made, self._address = True, address
                said = message.get("refused", said)
                if "away" in message:
                    self._is_ending = True
                    threading.Thread(target=self._take_away, name="practice away", daemon=True).start()
        status = process.wait()
        with suppress(OSError):
            process.stdin.close()  # type: ignore[union-attr]  # a pipe, as it was started
        if said or status:
            log.warning("the practice shop ended with status %s", status)
            self.problem = said or ENDED.format(self.folder / "logs")
        if not is_made:
            self._drop(is_new=True)
        self._address, self._process = "", None

    def _take_away(self) -> None:
        """Take it away as its own screen has asked."""
        try:
            self.take_away()
        except ShopError as error:
            self.problem = error.message
        finally:
            self._is_ending = False

    def _drop(self, *, is_new: bool) -> None:
        """Remove what a failed first start left."""
        try:
            if is_new:
                remove_folder(self.folder)
        except ShopError as error:
            self.problem = error.message


def _tell(process: Process, words: dict[str, str]) -> None:
    # A process that has ended already is heard of by its output.
    with suppress(OSError):
        process.stdin.write(json.dumps(words).encode() + b"\n")  # type: ignore[union-attr]  # a pipe
        process.stdin.flush()  # type: ignore[union-attr]  # as above
