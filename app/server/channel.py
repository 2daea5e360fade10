"""A connection of waitress 3.0.2 with a deadline for each message."""

import socket
import time
from contextlib import suppress
from typing import Any

from waitress.channel import HTTPChannel
from waitress.task import ErrorTask, WSGITask

from app.server.parser import HardenedParser

DEADLINE = 15
ADMIN_DEADLINE = 120
"""Seconds from a message's first byte to its last. Waitress's own timeout never fires on one byte every two seconds."""
DRAINED = 1024 * 1024
"""Bytes of a refused body that are thrown away before the connection is closed."""
HELD = "pitlane.held"
"""Key in the environment of the seconds for which a request was held back."""


class KeepAliveTask(WSGITask):  # type: ignore[misc]  # waitress has no types
    """Task that leaves the connection open after its answer. Waitress would close it after each 304 and 204."""

    def set_close_on_finish(self) -> None:
        """Close the connection after the answer only where that is necessary. This is so when the visitor asks for it,
        or when nothing else would mark the end of the answer.
        """
        asked = self.request.headers.get("CONNECTION", "").lower()
        if self.has_body or self.version != "1.1" or asked == "close":
            super().set_close_on_finish()


class TimedTask(KeepAliveTask):
    """Task that passes to the application how long its request was held back."""

    def get_environment(self) -> dict[str, Any]:
        """Return waitress's environment with the seconds in it."""
        environ: dict[str, Any] = super().get_environment()
        environ[HELD] = self.request.held
        return environ


class RefusalTask(ErrorTask):  # type: ignore[misc]  # waitress has no types
    """The answer to a request that is refused unread."""

    def execute(self) -> None:
        """Send the reason for the refusal, and give a visitor who is still sending a body time to end."""
        super().execute()
        asked = self.request.body
        if asked or self.request.error.code == 413:
            self.channel.linger = _allowed(self.request)
            self.channel.heard = max(DRAINED, asked.heard if asked else 0)


class DeadlineChannel(HTTPChannel):  # type: ignore[misc]  # waitress has no types
    """A connection that remembers when the message it is reading began."""

    task_class = TimedTask
    error_task_class = RefusalTask
    request: Any
    began = 0.0
    linger = 0
    """Seconds for which the rest of a refused body is thrown away: closed at once, the answer would be lost with it."""
    heard = DRAINED
    """Bytes of it that are thrown away."""
    _drained: int | None = None
    _timed: Any = None

    def parser_class(self, adj: Any) -> HardenedParser:
        """Return the reader of the next message."""
        return HardenedParser(adj, self.server, self.addr[0])

    def service(self) -> None:
        """Answer, then give the request's place to what waits."""
        request = self.requests[0]
        try:
            super().service()
        finally:
            if request.turn is not None:
                self.server.task_dispatcher.finish(request)

    def handle_close(self) -> None:
        """Close the connection. While a refused body is still arriving, end only our half first."""
        if not self.linger or self._drained is not None:
            if self.request is not None:
                self.request.close()
            super().handle_close()
            return
        self._drained, self.will_close, self.began = 0, False, time.monotonic()
        with suppress(OSError):
            self.socket.shutdown(socket.SHUT_WR)

    def readable(self) -> bool:
        """Return whether to read on; a body that waits is left unread."""
        if self.request is not None and self.request.waits:
            self._look_again()
            if self.request is not None and self.request.waits:
                return False
        return not (self.requests or self.total_outbufs_len or self.will_close or self.close_when_flushed)

    def is_sending(self) -> bool:
        """Return whether a thread is sending an answer just now, which it does without help."""
        if self.will_close:
            return False
        if self.outbuf_lock.acquire(blocking=False):
            self.outbuf_lock.release()
            return False
        return True

    def received(self, data: bytes) -> bool:
        """Read on, and restart the clock for a new message."""
        if self._drained is not None:
            self._drained += len(data)
            if self._drained > self.heard:
                self.drop()
            return False
        went_on = bool(super().received(data))
        if self.request is not self._timed:
            self._timed = self.request
            self.began = time.monotonic()
        return went_on

    def end_if_late(self, now: float) -> None:
        """Hang up when a message takes too long."""
        took = now - self.began
        if self._drained is not None:
            is_late = took > self.linger
        else:
            is_late = self.request is not None and took > DEADLINE and took > _allowed(self.request)
        if is_late:
            self.drop()

    def _look_again(self) -> None:
        with self.requests_lock:
            self.request.look_again()
            if self.request.completed:
                self.requests.append(self.request)
                self.request = None
                if len(self.requests) == 1:
                    self.server.add_task(self)
            elif self.request.expect_continue and not self.requests and not self.sent_continue:
                self.send_continue()

    def drop(self) -> None:
        """Close the connection without sending or reading anything more. The loop itself closes it, because closing it
        here would end the loop or close another connection with the same number.
        """
        self.linger, self.will_close = 0, True
        with suppress(OSError):
            self.socket.shutdown(socket.SHUT_RDWR)


def _allowed(request: HardenedParser) -> int:
    return ADMIN_DEADLINE if request.is_trusted() else DEADLINE
