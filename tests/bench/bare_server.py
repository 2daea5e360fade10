"""A bare waitress that answers every request with the same bytes.

It is the most that any shop behind it could reach. Started as a program: the answer's body comes on stdin, its status
line as the first word, the port goes to stdout.
"""

import logging
import sys
from collections.abc import Callable

from waitress.channel import HTTPChannel
from waitress.server import create_server

from app.server.hardening import KeepAliveTask

THREADS = 8


class StoredChannel(HTTPChannel):
    """A channel that stays open after a 304.

    As the shop's connections do: waitress by itself hangs up, and would be slower.
    """

    task_class = KeepAliveTask


def main() -> None:
    """Serve until killed."""
    logging.getLogger("waitress.queue").setLevel(logging.ERROR)
    content = sys.stdin.buffer.read()
    status = sys.argv[1]
    headers = [("Content-Type", "application/json"), ("Content-Length", str(len(content)))] if content else []

    def answer(_environ: object, start_response: Callable[..., object]) -> list[bytes]:
        start_response(status, headers)
        return [content]

    server = create_server(answer, host="127.0.0.1", port=0, threads=THREADS)
    server.channel_class = StoredChannel
    sys.stdout.write(f"{server.effective_port}\n")
    sys.stdout.flush()
    server.run()


if __name__ == "__main__":
    main()
