"""Hands out kept answers before Flask is asked, to a visitor whom Flask would answer the same.

Only on the public door, and only where an earlier request with the same Host, peer, scheme and address passed every
check: what those checks read is in the key, and a change of the settings empties the shelves. So a cart's poll that
finds nothing new costs no query.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from app.server.server import DOOR, PUBLIC
from app.web.kept.cached import HANDED, Handed
from app.web.kept.encodings import choose
from app.web.kept.shelves import CartShelf, Shelf

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

Headers = list[tuple[str, str]]
OF_THE_CONTENT = {"content-type", "content-length", "content-encoding"}
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
        self._carts: CartShelf[Reply] = CartShelf()

    def __call__(self, environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        """The kept answer, or Flask's."""
        if environ["REQUEST_METHOD"] != "GET" or environ.get(DOOR, PUBLIC) != PUBLIC or "HTTP_IF_MATCH" in environ:
            return self._inner(environ, start_response)
        key = (choose(environ.get("HTTP_ACCEPT_ENCODING")), *[environ.get(name) for name in NAMED])
        reply = self._replies.find(key) or self._carts.find(key)
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
            handed: Handed | None = environ.get(HANDED)
            if handed and status == "200 OK":
                self._keep(key, headers, handed)
            return start_response(status, headers, *more)

        return start

    def _keep(self, key: tuple[str | None, ...], headers: Headers, handed: Handed) -> None:
        sent = handed.sent
        # Each sending has its own moment, which waitress adds.
        headers = [(name, value) for name, value in headers if name != "Date"]
        bare = [(name, value) for name, value in headers if name.lower() not in OF_THE_CONTENT]
        reply, size = Reply(headers, bare, sent.content, f'"{sent.etag}"'), len(sent.content) + HEADERS_SIZE
        if handed.names is None:
            self._replies.keep(key, reply, size, handed.made_from)
        else:
            self._carts.keep(key, reply, size, handed.made_from, handed.names)
