"""Middleware that sends cached answers before Flask runs.

It serves only visitors whom Flask would answer the same.

Only on the public listener, and only where an earlier request with the same Host, peer, scheme and address passed every
check: what those checks read is in the key, and a change of the settings empties the caches. So a cart's poll that
finds nothing new costs no query.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from app.server.server import LISTENER, PUBLIC
from app.store.database.state import State
from app.web.access.rate_limits import COUNTED
from app.web.cache.encodings import choose
from app.web.cache.responses import CACHE_ENTRY, CacheEntry
from app.web.cache.stores import DependencyCache

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

Headers = list[tuple[str, str]]
OF_THE_CONTENT = {"content-type", "content-length", "content-encoding"}
NAMED = ("REMOTE_ADDR", "HTTP_HOST", "HTTP_X_FORWARDED_PROTO", "PATH_INFO", "QUERY_STRING")
HEADERS_SIZE = 2048
"""Bytes that a cached answer costs besides its content, as counted here."""


@dataclass(frozen=True)
class Reply:
    """An answer that has all its headers. `bare_headers` are the headers that are sent without its content."""

    headers: Headers
    bare_headers: Headers
    content: bytes
    etag: str


class CacheMiddleware:
    """The WSGI application in front of Flask's."""

    def __init__(self, inner: "WSGIApplication", state: State) -> None:
        self._inner = inner
        self._replies: DependencyCache[Reply] = DependencyCache(state)

    def __call__(self, environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        """The cached answer, or Flask's."""
        if environ["REQUEST_METHOD"] != "GET" or environ.get(LISTENER, PUBLIC) != PUBLIC or "HTTP_IF_MATCH" in environ:
            return self._inner(environ, start_response)
        key = (choose(environ.get("HTTP_ACCEPT_ENCODING")), *[environ.get(name) for name in NAMED])
        reply = self._replies.find(key)
        if reply is None:
            return self._inner(environ, self._storing(key, environ, start_response))
        known = environ.get("HTTP_IF_NONE_MATCH")
        if known is None:
            start_response("200 OK", reply.headers.copy())
            return (reply.content,)
        if known == reply.etag:
            start_response("304 NOT MODIFIED", reply.bare_headers.copy())
            return ()
        return self._inner(environ, start_response)

    def _storing(
        self, key: tuple[str | None, ...], environ: "WSGIEnvironment", start_response: "StartResponse"
    ) -> "StartResponse":
        """Return a `start_response` that caches the answer on its way out, if Flask names a cache entry."""

        def start(status: str, headers: Headers, *more: Any) -> Any:
            entry: CacheEntry | None = environ.get(CACHE_ENTRY)
            if entry and status == "200 OK" and COUNTED not in environ:
                self._store(key, headers, entry)
            return start_response(status, headers, *more)

        return start

    def _store(self, key: tuple[str | None, ...], headers: Headers, entry: CacheEntry) -> None:
        sent = entry.sent
        # Each sending has its own moment, which waitress adds.
        headers = [(name, value) for name, value in headers if name != "Date"]
        bare = [(name, value) for name, value in headers if name.lower() not in OF_THE_CONTENT]
        reply, size = Reply(headers, bare, sent.content, f'"{sent.etag}"'), len(sent.content) + HEADERS_SIZE
        self._replies.put(key, reply, size, entry.made_from, entry.names)
