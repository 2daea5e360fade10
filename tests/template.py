"""The template process of tests.forked, which has loaded the modules of a start. A start is a grandchild with a parent
that ends at once, so that it becomes a child of the process that asked for it.
"""

import atexit
import ctypes
import io
import json
import os
import runpy
import socket
import subprocess
import sys
import threading
import time
from typing import Any

from tests.forked import LARGEST, ROOT, SHIM, WITH_PRACTICE, WITHOUT_RIGHTS, Forked, Starting, Template

STREAMS = 3
_CAPABILITIES = 0x20080522
"""The third version of how Linux writes capabilities: the low words of three sets, then the high ones."""
_PASSING_OVER = 1 << 1 | 1 << 2
PATIENCE = 30.0
"""Seconds in which a fork becomes a child of who asked for it."""


def load_program() -> None:
    """Read the modules of a start, and run none of them."""
    import app.commands.command_line
    import app.desktop.program
    import app.runtime.forgetting
    import app.runtime.mail_round
    import app.runtime.open_database
    import app.store.migrations.run
    import app.store.system.tables
    import app.web.pages.crawlers
    import app.web.pages.policy_pages
    import app.web.pages.product_page
    import app.web.pages.shop_pages
    import app.web.pages.stock_wait
    import app.web.pages.withdraw  # noqa: F401 -- read for what forks off
    from app.web.call_modules import load_calls

    load_calls()


def fork_for_each(line: socket.socket) -> None:
    """Fork a program for each request. Only the forked program returns from this function."""
    while True:
        asked, streams, _, _ = socket.recv_fds(line, LARGEST, STREAMS)
        if not asked:
            # At once: an interpreter that tidies up copies all that it has in common with its forks.
            os._exit(0)
        between = os.fork()
        if between == 0:
            if os.fork() != 0:
                os._exit(0)
            become(line, json.loads(asked), streams)
            return
        os.waitpid(between, 0)
        for stream in streams:
            os.close(stream)


def become(line: socket.socket, asked: list[Any], streams: list[int]) -> None:
    """Take on what a start is given."""
    words, folder, environment, alone, parent = asked
    if alone:
        os.setsid()
    until = time.monotonic() + PATIENCE
    while os.getppid() != parent:
        if time.monotonic() > until:
            # Who asked has ended, or is none of this process's forebears.
            os._exit(1)
        time.sleep(0.001)
    line.send(str(os.getpid()).encode())
    line.close()
    if WITH_PRACTICE.items() <= environment.items() and not _begin_own(streams):
        return
    _take_streams(streams)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    time.tzset()
    sys.argv = [str(ROOT / "app" / "__main__.py"), *words]
    if str(SHIM) in environment.get("PYTHONPATH", "").split(os.pathsep):
        sys.path.insert(0, str(SHIM))
        runpy.run_path(str(SHIM / "sitecustomize.py"))
    if WITHOUT_RIGHTS.items() <= environment.items():
        _give_up_rights()


def _begin_own(streams: list[int]) -> bool:
    """Give this program a template of its own, whose forks are its children. False is returned in such a fork."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    if os.fork() == 0:
        ours.close()
        for stream in streams:
            os.close(stream)
        fork_for_each(theirs)
        return False
    theirs.close()
    Forked.template = Template({}, ours)
    subprocess.Popen = Starting  # type: ignore[misc]
    return True


def _give_up_rights() -> None:
    """Do without DAC_OVERRIDE and DAC_READ_SEARCH, as setpriv has a program begin."""
    library, header, sets = ctypes.CDLL(None), (ctypes.c_uint32 * 2)(_CAPABILITIES, 0), (ctypes.c_uint32 * 6)()
    library.capget(header, sets)
    sets[:3] = [each & ~_PASSING_OVER for each in sets[:3]]
    library.capset(header, sets)


def _take_streams(streams: list[int]) -> None:
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
    for stream in streams:
        os.close(stream)
    sys.stdin = io.TextIOWrapper(io.BufferedReader(io.FileIO(0, closefd=False)))
    sys.stdout, sys.stderr = _unbuffered(1), _unbuffered(2)


def _unbuffered(number: int) -> io.TextIOWrapper:
    return io.TextIOWrapper(io.FileIO(number, "w", closefd=False), write_through=True)


def run_to_the_end() -> None:
    """Run the program to its end, and exit without freeing resources that end with the process anyway."""
    try:
        runpy.run_module("app", run_name="__main__", alter_sys=True)
    except SystemExit as end:
        threading._shutdown()  # type: ignore[attr-defined]  # as the interpreter does
        atexit._run_exitfuncs()
        os._exit(end.code if isinstance(end.code, int) else 0)


if __name__ == "__main__":
    load_program()
    fork_for_each(socket.socket(fileno=int(sys.argv[1])))
    run_to_the_end()
