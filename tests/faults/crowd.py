"""One of the clients that open more connections than a server may watch. It reads no module of the shop, since several
are started at once.
"""

import socket
import sys
import time
from contextlib import suppress


def free_descriptors() -> None:
    """Let this process open as many files as it may."""
    with suppress(ImportError):
        import resource

        _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def _be_a_crowd(port: int, number: int) -> None:
    """Hold this many connections until a line arrives on standard input. Connections that the server has not accepted
    wait in the system's queue.
    """
    free_descriptors()
    lines = []
    for _one in range(number):
        line = socket.socket()
        line.setblocking(False)
        line.connect_ex(("127.0.0.1", port))
        lines.append(line)
    # A moment for those that are accepted to be seen by the server.
    time.sleep(2)
    sys.stdout.write(f"{len(lines)}\n")
    sys.stdout.flush()
    sys.stdin.readline()


if __name__ == "__main__":
    _be_a_crowd(int(sys.argv[1]), int(sys.argv[2]))
