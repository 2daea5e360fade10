"""Parser that reads requests strictly, based on waitress 3.0.2's parser. A request has one Host, one length and one
meaning, and a body only as large as its sender may send.
"""

import json
import re
from contextlib import suppress
from copy import copy
from typing import Any

from waitress.parser import HTTPRequestParser, ParsingError

from app.server.bodies import BodyDecision, TokenBody
from app.server.policy import ListenerPolicy

ADMIN = "/api/admin/"
ADMIN_BODY = 21 * 1024 * 1024
"""Bytes that the owner may send: an upload, where the back office is served and with a valid session."""
PUBLIC_BODY = 256 * 1024 + 1
"""Bytes at which a body is refused, before its end: one more than a call takes."""
SENTENCES = {
    413: "The request is too large",
    431: "The headers of the request are too large",
    503: "The shop is busy. Please try again in a moment.",
}
RETRY_AFTER = "5"
NOT_HTTP = "The request is not valid HTTP"
TOO_LARGE_PROBE = b"GET / HTTP/1.0\r\n"
"""Argument of waitress's own call of `parse_header` when a request's headers are too large."""


class JsonError:
    """A refusal before the application runs, in an error's one shape."""

    def __init__(self, code: int, policy: ListenerPolicy, path: str) -> None:
        self.code = code if code in SENTENCES else 400
        self._policy, self._path = policy, path

    def to_response(self, _ident: str | None = None) -> tuple[str, list[tuple[str, str]], bytes]:
        """Return the status line, headers and body for waitress."""
        headers, content = self._policy.refusal_page(self._path, self.code) or self._as_json()
        more = [("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff")]
        if self.code == 503:
            more.append(("Retry-After", RETRY_AFTER))
        return f"{self.code} Refused", headers + more, content

    def _as_json(self) -> tuple[list[tuple[str, str]], bytes]:
        content = self._policy.refusal(self._path, SENTENCES.get(self.code, NOT_HTTP))
        return [("Content-Type", "application/json")], json.dumps(content).encode()


class HardenedParser(HTTPRequestParser):  # type: ignore[misc]  # waitress has no types
    """Parser that accepts only requests with one Host, one length and one meaning. A request that two servers could
    read differently is refused.
    """

    adj: Any
    error: Any
    completed: bool
    path = ""
    turn: Any = None
    """Place among the listener's changes (app.server.dispatcher), while the request has one."""
    held = 0.0
    """Seconds for which it was held back before it got a thread."""
    body: TokenBody | None = None
    """What its path's token may send, of a large body alone."""
    waits = False
    """Whether its body waits, unread, for another of its token."""
    _trusted: bool | None = None
    _asks_to_continue = False

    def __init__(self, adj: Any, server: Any, peer: str) -> None:
        super().__init__(adj)
        self._server, self._peer = server, peer

    def received(self, data: bytes) -> int:
        """Read on, refuse in our words, and request no refused body."""
        in_headers = not self.headers_finished
        taken: int = super().received(data)
        if in_headers and self.body and self.body.most and not self.completed:
            self._settle(self._server.bodies.begin(self, self.body, self._size))
        if self.error is not None and not isinstance(self.error, JsonError):
            self.refuse(self.error.code)
            self.expect_continue = False
        return taken

    def refuse(self, code: int) -> None:
        """Have the request answered with this status, unread by the application."""
        self.error = JsonError(code, self._server.policy, self.path)

    def parse_header(self, header_plus: bytes) -> None:
        """Refuse what is ambiguous, then let waitress read it. Raises ParsingError."""
        if header_plus != TOO_LARGE_PROBE:
            _refuse_ambiguous(header_plus)
        super().parse_header(header_plus)
        if not self.chunked and self.content_length < PUBLIC_BODY:
            return
        if not self.path.startswith(ADMIN):
            self.body = self._server.policy.find_body(self.path)
            self._trusted = self.body is not None and self.body.most > 0
        if self.is_trusted():
            self.adj = copy(self.adj)
            self.adj.max_request_body_size = self.body.most if self.body else ADMIN_BODY

    def look_again(self) -> None:
        """Go on with a waiting body that has a place now."""
        if self.body:
            self._settle(self._server.bodies.look_again(self, self.body, self._size))

    def wake(self) -> None:
        """Have its listener look again at once."""
        with suppress(OSError):
            self._server.pull_trigger()

    def close(self) -> None:
        """Let go of the body; another may have its place."""
        self._server.bodies.end(self)
        super().close()

    @property
    def is_owners(self) -> bool:
        """Return whether it is sent to the back office."""
        return self.path.startswith(ADMIN)

    @property
    def _size(self) -> int:
        """Return the number of bytes that the body may have at most."""
        return int(self.adj.max_request_body_size if self.chunked else self.content_length)

    def _settle(self, place: BodyDecision) -> None:
        self._asks_to_continue = self._asks_to_continue or self.expect_continue
        self.waits = place is BodyDecision.WAITS
        self.expect_continue = place is BodyDecision.TAKEN and self._asks_to_continue
        if place is BodyDecision.REFUSED:
            self.refuse(503)
            self.completed = True

    def is_trusted(self) -> bool:
        """Return whether the owner sends the request, or a visitor who was given a token. The listener and the session
        decide, or the token in the path. It is looked up once, and only for requests that are large, long or an
        upload.
        """
        if self._trusted is None:
            self._trusted = self._has_session() if self.path.startswith(ADMIN) else self._has_token()
        return self._trusted

    def _has_session(self) -> bool:
        if "COOKIE" not in self.headers:
            return False
        is_owner: bool = self._server.policy.is_owner(self._server.listener, self._environ())
        return is_owner

    def _has_token(self) -> bool:
        found: TokenBody | None = self._server.policy.find_body(self.path)
        return found is not None and found.most > 0

    def _environ(self) -> dict[str, Any]:
        return {f"HTTP_{name}": value for name, value in self.headers.items()} | {
            "REQUEST_METHOD": self.command,
            "SCRIPT_NAME": "",
            "PATH_INFO": self.path,
            "QUERY_STRING": "",
            "REMOTE_ADDR": self._peer,
            "SERVER_NAME": "localhost",
            "SERVER_PORT": "0",
            "wsgi.url_scheme": "http",
        }


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
