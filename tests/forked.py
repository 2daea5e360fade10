"""Programs of the shop, forked off one template that has their modules.

To read them is four fifths of a start's work. The template has one thread and has run nothing; what it starts is a
process of its own, a child of who asked, with its own words, environment, folder and streams. A shop with WITH_PRACTICE
in its environment has a template of its own, of which its practice shop forks off. Without a template, as in
`npm run faults`, and where the environment changes how the interpreter begins, a program is started as users start it.
"""

import ctypes
import json
import os
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar

ROOT = Path(__file__).resolve().parents[1]
SHIM = ROOT / "tests" / "faults" / "shim"
"""What stands between a program and its clock or its disk; a fork takes it on before it runs anything."""
PROGRAM = [sys.executable, "-m", "app"]
PRACTICE = [*PROGRAM, "practice"]
WITH_PRACTICE = {"PITLANE_TESTS_PRACTISE": "1"}
WITHOUT_RIGHTS = {"PITLANE_TESTS_WITHOUT_RIGHTS": "1"}
"""Has a fork of root's give up the rights to pass over what may be read and written."""
LARGEST = 1 << 17
"""Bytes of a request to the template."""
_SET_CHILD_SUBREAPER = 36
_OF_THE_INTERPRETER = ("LANG", "LC_", "LD_", "PYTHON")
_OF_THE_CALLER = {("PYTHONPATH", os.pathsep.join(map(str, path))) for path in ((ROOT,), (SHIM,), (SHIM, ROOT))}


class Template:
    """The process with the modules, begun at the first need."""

    def __init__(self, environment: Mapping[str, str], line: socket.socket | None = None) -> None:
        self._environment = dict(environment)
        self._lock = threading.Lock()
        self._line = line
        self._process: subprocess.Popen[bytes] | None = None

    def suits(self, environment: Mapping[str, str]) -> bool:
        """Whether an interpreter begins alike in this environment."""
        return _of_the_interpreter(environment) == _of_the_interpreter(self._environment)

    def fork(self, asked: "Asked", streams: list[int]) -> int:
        """Return the id of a new child of this process."""
        with self._lock, _adopting():
            self._line = self._line or self._begin()
            socket.send_fds(self._line, [json.dumps([*asked, os.getpid()]).encode()], streams)
            return int(self._line.recv(LARGEST))

    def close(self) -> None:
        if self._line and self._process:
            self._line.close()
            self._process.wait()

    def _begin(self) -> socket.socket:
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            words = [sys.executable, "-m", "tests.template", str(theirs.fileno())]
            self._process = subprocess.Popen(words, cwd=ROOT, env=self._environment, pass_fds=[theirs.fileno()])
        return ours


Asked = tuple[Sequence[str], str, Mapping[str, str], bool]
"""Words, folder and environment of a program, and whether it has a session of its own."""


class Forked(subprocess.Popen[str]):
    """A program started by the template."""

    template: ClassVar[Template | None] = None

    def _execute_child(self, args: list[str], *given: Any) -> None:
        # What Popen gives, by place: folder and environment, then the two ends of each pipe, -1 where there is none.
        folder, environment, pipes, alone = given[4] or Path.cwd(), given[5], given[9:15], given[20]
        ends = (pipes[0], pipes[3], pipes[5])
        streams = [number if end < 0 else end for number, end in enumerate(ends)]
        assert self.template
        self.pid = self.template.fork((args[len(PROGRAM) :], str(folder), dict(environment), alone), streams)
        self._child_created = True
        self._close_pipe_fds(*pipes)  # type: ignore[attr-defined]  # as Popen's own does in the end


class Starting(Forked):
    """What a forked shop starts. Its practice shop forks off as well, and anything else is started as it is."""

    def _execute_child(self, args: list[str], *given: Any) -> None:
        own = args[: len(PRACTICE)] == PRACTICE
        (super() if own else super(Forked, self))._execute_child(args, *given)  # type: ignore[misc]


def start_program(words: Sequence[str], environment: Mapping[str, str], **more: Any) -> "subprocess.Popen[str]":
    """Start the program. All its output goes to one pipe unless `more` sets other streams."""
    forked = Forked.template is not None and Forked.template.suits(environment)
    given = {"cwd": ROOT, "stdout": subprocess.PIPE, "stderr": subprocess.STDOUT} | more
    return (Forked if forked else subprocess.Popen)([*PROGRAM, *words], env=dict(environment), text=True, **given)


def run_program(
    words: Sequence[str], environment: Mapping[str, str], given: str = ""
) -> "subprocess.CompletedProcess[str]":
    """One start to its end; `given` is its standard input."""
    with start_program(words, environment, stdin=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        try:
            said, errors = process.communicate(given, timeout=120)
        finally:
            process.kill()
    return subprocess.CompletedProcess([*PROGRAM, *words], process.returncode, said, errors)


def _of_the_interpreter(environment: Mapping[str, str]) -> dict[str, str]:
    return {
        name: value
        for name, value in environment.items()
        if name.startswith(_OF_THE_INTERPRETER) and (name, value) not in _OF_THE_CALLER
    }


@contextmanager
def _adopting() -> Iterator[None]:
    """Adopt grandchildren: one with a parent that has ended becomes a child of this process."""
    library = ctypes.CDLL(None)
    library.prctl(_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    try:
        yield
    finally:
        library.prctl(_SET_CHILD_SUBREAPER, 0, 0, 0, 0)
