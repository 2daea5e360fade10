"""Has pictures made by a separate process.

Pillow with its encoders takes a tenth of the shop's memory, which only a process that ends gives back. A hostile file
can also crash only that process. After a picture it waits a while for the next, which then does not have to wait for a
start.
"""

import atexit
import json
import logging
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import IO

from app.data_folder import child_environment, own_command
from app.shop.base.errors import WrongKind
from app.shop.base.images.making import Box, Made, make, read_answer

log = logging.getLogger(__name__)

COMMAND = "make-pictures"
REST = 60.0
"""Seconds that the process waits for another picture."""
PATIENCE = 60.0
"""Seconds for one picture; the largest that is taken takes two."""
NOT_MADE = "The file is not a JPEG, PNG or WebP picture"
Process = subprocess.Popen[bytes]
_storing = threading.Lock()


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Make other pictures wait while one is made and stored, to save memory."""
    with _storing:
        yield


class PictureProcess:
    """The process that makes pictures, started when one arrives."""

    def __init__(self) -> None:
        self._turn = threading.Lock()
        self._process: Process | None = None
        self._resting: threading.Timer | None = None

    def make(self, kind: str, raw: bytes, box: Box | None = None) -> Made:
        """Return the files of a picture, as `making.make` does. Raises TooLarge or WrongKind."""
        with self._turn:
            self._wake()
            try:
                process = self._start()
            except OSError:
                log.warning("no process could be started for a picture: it is made within the shop", exc_info=True)
                return make(kind, raw, box)
            try:
                return self._ask(process, kind, raw, box)
            finally:
                self._rest()

    def end(self) -> None:
        """End the process, if there is one."""
        with self._turn:
            self._wake()
            self._close()

    def _start(self) -> Process:
        if self._process is None or self._process.poll() is not None:
            self._close()
            self._process = subprocess.Popen(  # noqa: S603 -- our own program
                own_command(COMMAND),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                env=child_environment(),
            )
        return self._process

    def _ask(self, process: Process, kind: str, raw: bytes, box: Box | None) -> Made:
        target, source = _pipes(process)
        late = threading.Timer(PATIENCE, process.kill)
        late.start()
        try:
            with suppress(OSError):
                # Where it ended meanwhile, there is no answer either.
                asked = {"kind": kind, "size": len(raw), "box": box}
                target.writelines((json.dumps(asked).encode(), b"\n", raw))
                target.flush()
            return read_answer(source)
        except (ValueError, KeyError, OSError) as error:
            log.exception("the process that makes pictures broke off")
            self._close(kill=True)
            raise WrongKind(NOT_MADE) from error
        finally:
            late.cancel()

    def _rest(self) -> None:
        self._resting = threading.Timer(REST, self.end)
        self._resting.daemon = True
        self._resting.start()

    def _wake(self) -> None:
        if self._resting:
            self._resting.cancel()
            self._resting = None

    def _close(self, *, kill: bool = False) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        if kill:
            process.kill()
        target, source = _pipes(process)
        with suppress(OSError):
            target.close()
        process.wait()
        source.close()


def _pipes(process: Process) -> tuple[IO[bytes], IO[bytes]]:
    assert process.stdin and process.stdout  # noqa: S101 -- both were requested
    return process.stdin, process.stdout


pictures = PictureProcess()
"""The one of this program."""
atexit.register(pictures.end)
