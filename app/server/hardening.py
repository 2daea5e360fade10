"""Hardening of waitress 3.0.2: strict request parsing and a deadline per message."""

import json
import re
import socket
import time
from contextlib import suppress
from typing import Any

import waitress.channel
import waitress.server
from waitress.channel import HTTPChannel
from waitress.parser import HTTPRequestParser, ParsingError
from waitress.task import ErrorTask, WSGITask

ADMIN = "/api/admin/"
ADMIN_BODY = 16 * 1024 * 1024
PUBLIC_BODY = 1024 * 1024
"""Above what a call takes, so that a body only a little too large is read and refused in the call's own words."""
DEADLINE = 15
ADMIN_DEADLINE = 120
"""Seconds from a message's first byte to its last. Waitress's own timeout never fires on one byte every two seconds."""
SENTENCES = {
    413: "The request is too large",
    431: "The headers of the request are too large",
}
NOT_HTTP = "The request is not valid HTTP"
TOO_LARGE_PROBE = b"GET / HTTP/1.0\r\n"
"""Argument of waitress's own call of `parse_header` when a request's headers are too large."""


class JsonError:
    """A refusal before the application runs, in an error's one shape."""

    def __init__(self, code: int) -> None:
        self.code = code if code in SENTENCES else 400

    def to_response(self, _ident: str | None = None) -> tuple[str, list[tuple[str, str]], bytes]:
        """Return the status line, headers and body for waitress."""
        headers = [
            ("Content-Type", "application/json"),
            ("Cache-Control", "no-store"),
            ("X-Content-Type-Options", "nosniff"),
        ]
        content = json.dumps({"message": SENTENCES.get(self.code, NOT_HTTP)}).encode()
        return f"{self.code} Refused", headers, content


class PublicLimits:
    """The server's settings with the smaller body of the public calls."""

    max_request_body_size = PUBLIC_BODY

    def __init__(self, adj: Any) -> None:
        self._adj = adj

    def __getattr__(self, name: str) -> Any:
        return getattr(self._adj, name)


class HardenedParser(HTTPRequestParser):  # type: ignore[misc]  # waitress has no types
    """A parser with one Host, one length, one meaning.

    A request that two servers could read differently is refused.
    """

    adj: Any
    error: Any
    path: str

    def received(self, data: bytes) -> int:
        """Read on, refuse in our words, and request no refused body."""
        taken: int = super().received(data)
        if self.error is not None and not isinstance(self.error, JsonError):
            self.error = JsonError(self.error.code)
            self.expect_continue = False
        return taken

    def parse_header(self, header_plus: bytes) -> None:
        """Refuse what is ambiguous, then let waitress read it. Raises ParsingError."""
        if header_plus != TOO_LARGE_PROBE:
            _refuse_ambiguous(header_plus)
        super().parse_header(header_plus)
        if not self.path.startswith(ADMIN):
            self.adj = PublicLimits(self.adj)


class KeepAliveTask(WSGITask):  # type: ignore[misc]  # waitress has no types
    """An answer after which the connection stays.

    Waitress would hang up after each 304 and 204.
    """

    def set_close_on_finish(self) -> None:
        """Close after the answer only where that is necessary.

        The visitor asks for it, or nothing else would tell where the answer ends.
        """
        asked = self.request.headers.get("CONNECTION", "").lower()
        if self.has_body or self.version != "1.1" or asked == "close":
            super().set_close_on_finish()


class RefusalTask(ErrorTask):  # type: ignore[misc]  # waitress has no types
    """The answer to a request that is refused unread."""

    def execute(self) -> None:
        """Say why; a visitor still sending a body has time to end."""
        super().execute()
        if self.request.error.code == 413:
            self.channel.linger = _allowed(self.request)


class DeadlineChannel(HTTPChannel):  # type: ignore[misc]  # waitress has no types
    """A connection that remembers when the message it is reading began."""

    parser_class = HardenedParser
    task_class = KeepAliveTask
    error_task_class = RefusalTask
    began = 0.0
    linger = 0
    """Seconds for which the rest of a refused body is thrown away: closed at once, the answer would be lost with it."""
    _draining = False
    _timed: Any = None

    def handle_close(self) -> None:
        """Hang up; while a refused body comes, first end our half."""
        if not self.linger or self._draining:
            super().handle_close()
            return
        self._draining, self.will_close, self.began = True, False, time.monotonic()
        with suppress(OSError):
            self.socket.shutdown(socket.SHUT_WR)

    def received(self, data: bytes) -> bool:
        """Read on; a new message starts the clock anew."""
        if self._draining:
            return False
        went_on = bool(super().received(data))
        if self.request is not self._timed:
            self._timed = self.request
            self.began = time.monotonic()
        return went_on

    def end_if_late(self, now: float) -> None:
        """Hang up when a message takes too long.

        Closed by the loop itself: closing from here would end the loop.
        """
        allowed = self.linger if self._draining else _allowed(self.request)
        if (self.request is None and not self._draining) or now - self.began <= allowed:
            return
        self.will_close = True
        with suppress(OSError):
            self.socket.shutdown(socket.SHUT_RDWR)


def _allowed(request: Any) -> int:
    return ADMIN_DEADLINE if getattr(request, "path", "").startswith(ADMIN) else DEADLINE


class SteadyClock:
    """A clock for waitress's timers.

    Its own clock is the computer's, and set back by an hour it would end nothing for one.
    """

    time = staticmethod(time.monotonic)


def harden(server: Any) -> None:
    """Give a waitress server strict connections and their deadlines.

    It looks at the deadlines on each of its own rounds.
    """
    waitress.server.time = waitress.channel.time = SteadyClock
    server.channel_class = DeadlineChannel
    look_after = server.maintenance

    def maintain(now: float) -> None:
        look_after(now)
        for channel in list(server.active_channels.values()):
            channel.end_if_late(now)

    server.maintenance = maintain


def _refuse_ambiguous(header_plus: bytes) -> None:
    first, *lines = header_plus.rstrip(b"\r\n").split(b"\r\n")
    if not re.search(rb" HTTP/1\.[01]$", first):
        raise ParsingError("version")
    if any(line.startswith((b" ", b"\t")) for line in lines):
        raise ParsingError("folded header")
    fields = [(name.lower(), value.strip(b" \t")) for name, _, value in (line.partition(b":") for line in lines)]
    names = [name for name, _ in fields]
    if names.count(b"host") != 1 or names.count(b"content-length") > 1:
        raise ParsingError("Host or length")
    encodings = [value.lower() for name, value in fields if name == b"transfer-encoding"]
    if encodings and (encodings != [b"chunked"] or b"content-length" in names or first.endswith(b"0")):
        raise ParsingError("Transfer-Encoding")
