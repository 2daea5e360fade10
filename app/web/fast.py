"""Hands out kept catalogue answers before Flask is asked, to a visitor whom Flask would answer the same.

Only on the public door, and only where an earlier request with the same Host, peer, scheme and address passed every
check: what those checks read is in the key, and a change of the settings empties the shelf.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from app.server import DOOR, PUBLIC
from app.web.cached import ANSWER, Answer, Shelf

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

Headers = list[tuple[str, str]]
OF_THE_CONTENT = {"content-type", "content-length"}
NAMED = ("REMOTE_ADDR", "HTTP_HOST", "HTTP_X_FORWARDED_PROTO", "PATH_INFO", "QUERY_STRING")
HEADERS_SIZE = 2048
"""Bytes that a kept answer costs besides its content, as counted here."""


@dataclass(frozen=True)
class Reply:
    """An answer with all its headers, and those that go without its content."""

    headers: Headers
    bare_headers: Headers
    content: bytes
    etag: str


class FastAnswers:
    """The WSGI application in front of Flask's."""

    def __init__(self, inner: "WSGIApplication") -> None:
        self._inner = inner
        self._replies: Shelf[Reply] = Shelf()

    def __call__(self, environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        """The kept answer, or Flask's."""
        if environ["REQUEST_METHOD"] != "GET" or environ.get(DOOR, PUBLIC) != PUBLIC:
            return self._inner(environ, start_response)
        key = tuple([environ.get(name) for name in NAMED])
        reply = self._replies.find(key)
        if reply is None:
            return self._inner(environ, self._keeping(key, environ, start_response))
        known = environ.get("HTTP_IF_NONE_MATCH")
        if known is None:
            start_response("200 OK", reply.headers.copy())
            return (reply.content,)
        if known == reply.etag:
            start_response("304 NOT MODIFIED", reply.bare_headers.copy())
            return ()
        return self._inner(environ, start_response)

    def _keeping(
        self, key: tuple[str | None, ...], environ: "WSGIEnvironment", start_response: "StartResponse"
    ) -> "StartResponse":
        """Keep the answer on its way out, where Flask names one."""

        def start(status: str, headers: Headers, *more: Any) -> Any:
            answer = environ.get(ANSWER)
            if answer and status == "200 OK":
                self._keep(key, headers, answer)
            return start_response(status, headers, *more)

        return start

    def _keep(self, key: tuple[str | None, ...], headers: Headers, answer: Answer) -> None:
        bare = [(name, value) for name, value in headers if name.lower() not in OF_THE_CONTENT]
        reply = Reply(headers.copy(), bare, answer.content, f'"{answer.etag}"')
        self._replies.keep(key, reply, len(answer.content) + HEADERS_SIZE, answer.version)
