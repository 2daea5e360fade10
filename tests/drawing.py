"""Draws the documents of the tests. One process draws all of them, because reading reportlab takes half a second of the
processor; the program's own, one for each document, is tried by test_pdf.
"""

import io
import json
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, BinaryIO
from unittest import mock

from app.shop.sales.documents import making
from tests.forked import ROOT


class Drawer:
    """The process that draws, begun at the first document."""

    def __init__(self) -> None:
        self._turn = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None

    def draw(self, given: Any) -> bytes:
        """Return what the program's own process would write."""
        with self._turn:
            if self._process is None:
                words = [sys.executable, "-m", "tests.drawing"]
                self._process = subprocess.Popen(words, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            target, source = self._process.stdin, self._process.stdout
            assert target and source
            target.write(json.dumps(given).encode() + b"\n")
            target.flush()
            return source.read(int(source.readline()))

    def close(self) -> None:
        if self._process:
            self._process.communicate()


@contextmanager
def drawing_in_one_process() -> Iterator[Callable[[Any], bytes]]:
    """Have documents drawn so, and give the program's own way."""
    own, drawer = making._run, Drawer()
    with mock.patch.object(making, "_run", drawer.draw):
        yield own
    drawer.close()


def _answer(source: BinaryIO, target: BinaryIO) -> None:
    from app.shop.sales.documents.drawing.make import write_documents

    for line in source:
        drawn = io.BytesIO()
        write_documents(io.BytesIO(line), drawn)
        target.write(b"%d\n" % len(drawn.getvalue()) + drawn.getvalue())
        target.flush()


if __name__ == "__main__":
    _answer(sys.stdin.buffer, sys.stdout.buffer)
