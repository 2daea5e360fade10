"""Strict reading of requests, on waitress 3.0.2's parser.

One Host, one length, one meaning; and a body only as large as its sender may send.
"""

import json
import re
from typing import Any

from waitress.parser import HTTPRequestParser, ParsingError

from app.server.policy import Policy

ADMIN = "/api/admin/"
ADMIN_BODY = 16 * 1024 * 1024
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

    def __init__(self, code: int, policy: Policy, path: str) -> None:
        self.code = code if code in SENTENCES else 400
        self._policy, self._path = policy, path

    def to_response(self, _ident: str | None = None) -> tuple[str, list[tuple[str, str]], bytes]:
        """Return the status line, headers and body for waitress."""
        headers = [
            ("Content-Type", "application/json"),
            ("Cache-Control", "no-store"),
            ("X-Content-Type-Options", "nosniff"),
        ]
        if self.code == 503:
            headers.append(("Retry-After", RETRY_AFTER))
        content = self._policy.refusal(self._path, SENTENCES.get(self.code, NOT_HTTP))
        return f"{self.code} Refused", headers, json.dumps(content).encode()


class LargeBody:
    """The server's settings with a larger body."""

    def __init__(self, adj: Any, size: int) -> None:
        self._adj = adj
        self.max_request_body_size = size

    def __getattr__(self, name: str) -> Any:
        return getattr(self._adj, name)


class HardenedParser(HTTPRequestParser):  # type: ignore[misc]  # waitress has no types
    """A parser with one Host, one length, one meaning.

    A request that two servers could read differently is refused.
    """

    adj: Any
    error: Any
    path = ""
    turn: Any = None
    """Place among the listener's changes (app.server.dispatcher), while the request has one."""
    held = 0.0
    """Seconds for which it was held back before it got a thread."""
    _trusted: bool | None = None

    def __init__(self, adj: Any, server: Any, peer: str) -> None:
        super().__init__(adj)
        self._server, self._peer = server, peer

    def received(self, data: bytes) -> int:
        """Read on, refuse in our words, and request no refused body."""
        taken: int = super().received(data)
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
        if (self.chunked or self.content_length >= PUBLIC_BODY) and self.is_trusted():
            self.adj = LargeBody(self.adj, ADMIN_BODY if self.path.startswith(ADMIN) else self._picture_bytes())

    def is_trusted(self) -> bool:
        """Return whether the owner sends it, or who was given a token.

        By the listener and the session, or by the path's token. Looked up once, and only for what is large, long or an
        upload.
        """
        if self._trusted is None:
            self._trusted = self._has_session() if self.path.startswith(ADMIN) else self._picture_bytes() > 0
        return self._trusted

    def _has_session(self) -> bool:
        if "COOKIE" not in self.headers:
            return False
        is_owner: bool = self._server.policy.is_owner(self._server.listener, self._environ())
        return is_owner

    def _picture_bytes(self) -> int:
        most: int = self._server.policy.picture_bytes(self.path)
        return most

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
