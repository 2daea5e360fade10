"""A bare waitress answers every request with the same bytes. No shop behind a waitress can be faster.

The module is started as a program. It reads the answer's body from stdin and its status line from the first word, and
writes the port to stdout. If the second word is `flask`, a Flask application runs behind it that reads the JSON of a
request and knows no rule.
"""

import logging
import sys
from collections.abc import Callable
from typing import Any

from flask import Flask, Response, request
from waitress.channel import HTTPChannel
from waitress.server import create_server

from app.server.channel import KeepAliveTask

THREADS = 8
METHODS = ["GET", "POST"]


class StoredChannel(HTTPChannel):
    """A connection that stays open after a 304, as the shop's do. Waitress by itself closes the connection, and would
    be slower.
    """

    task_class = KeepAliveTask


def bare_application(status: str, content: bytes) -> Callable[..., Any]:
    """Answer every request."""
    headers = [("Content-Type", "application/json"), ("Content-Length", str(len(content)))] if content else []

    def answer(_environ: object, start_response: Callable[..., object]) -> list[bytes]:
        start_response(status, headers)
        return [content]

    return answer


def flask_application(status: str, content: bytes) -> Flask:
    """Answer every request after its JSON was read."""
    app = Flask("bare")

    @app.route("/<path:path>", methods=METHODS)
    def answer(path: str) -> Response:
        if request.method == "POST":
            request.get_json(silent=True)
        return Response(content, status, mimetype="application/json")

    return app


def main() -> None:
    """Serve until killed."""
    logging.getLogger("waitress.queue").setLevel(logging.ERROR)
    status, *more = sys.argv[1:]
    make = flask_application if more == ["flask"] else bare_application
    server = create_server(make(status, sys.stdin.buffer.read()), host="127.0.0.1", port=0, threads=THREADS)
    server.channel_class = StoredChannel
    sys.stdout.write(f"{server.effective_port}\n")
    sys.stdout.flush()
    server.run()


if __name__ == "__main__":
    main()
