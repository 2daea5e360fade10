"""Middleware that sends cached answers before Flask runs.

It serves only visitors whom Flask would answer the same.

Only on the public listener, and only where an earlier request with the same Host, peer, scheme and address passed every
check: what those checks read is in the key, and a change of the settings empties the caches. So a cart's poll that
finds nothing new costs no query.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from app.server.server import LISTENER, PUBLIC
from app.store.database.state import State
from app.web.access.rate_limits import COUNTED
from app.web.cache.encodings import choose
from app.web.cache.responses import CACHE_ENTRY, CacheEntry
from app.web.cache.stores import DependencyCache

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

Header = tuple[str, str]
OF_THE_CONTENT = {"content-type", "content-length", "content-encoding"}
NAMED = ("REMOTE_ADDR", "HTTP_HOST", "HTTP_X_FORWARDED_PROTO", "PATH_INFO", "QUERY_STRING")
REPLY_BYTES = 2048
"""Bytes that a cached answer for everybody costs besides its content."""
TAG_BYTES = 900
"""Bytes that the ETag of an answer for one browser costs, with its key."""
TAGS_BYTES = 512 * 1024
"""ETags stored at once: those of five hundred carts. What an abandoned cart leaves goes with the next ones."""


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer that has all its headers. `bare_headers` are the headers that are sent without its content."""

    headers: tuple[Header, ...]
    bare_headers: tuple[Header, ...]
    content: bytes
    etag: str


@dataclass(frozen=True, slots=True)
class Tag:
    """The ETag of an answer for one browser, which asks for nothing but whether it has changed. `bare_headers` are its
    other headers that are sent without content.
    """

    bare_headers: tuple[Header, ...]
    etag: str


@lru_cache(maxsize=16)
def _share(headers: tuple[Header, ...]) -> tuple[Header, ...]:
    """Return the headers as the one object that all answers with the same headers hold."""
    return headers


class CacheMiddleware:
    """The WSGI application in front of Flask's."""

    def __init__(self, inner: "WSGIApplication", state: State) -> None:
        self._inner = inner
        self._replies: DependencyCache[Reply] = DependencyCache(state)
        self._tags: DependencyCache[Tag] = DependencyCache(state, TAGS_BYTES)

    def __call__(self, environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        """The cached answer, or Flask's."""
        if environ["REQUEST_METHOD"] != "GET" or environ.get(LISTENER, PUBLIC) != PUBLIC or "HTTP_IF_MATCH" in environ:
            return self._inner(environ, start_response)
        key = (choose(environ.get("HTTP_ACCEPT_ENCODING")), *[environ.get(name) for name in NAMED])
        known = environ.get("HTTP_IF_NONE_MATCH")
        reply = self._replies.find(key)
        if reply is not None:
            if known is None:
                start_response("200 OK", [*reply.headers])
                return (reply.content,)
            if known == reply.etag:
                start_response("304 NOT MODIFIED", [*reply.bare_headers])
                return ()
            return self._inner(environ, start_response)
        tag = self._tags.find(key) if known else None
        if tag is not None and tag.etag == known:
            start_response("304 NOT MODIFIED", [*tag.bare_headers, ("ETag", tag.etag)])
            return ()
        return self._inner(environ, self._storing(key, environ, start_response))

    def _storing(
        self, key: tuple[str | None, ...], environ: "WSGIEnvironment", start_response: "StartResponse"
    ) -> "StartResponse":
        """Return a `start_response` that caches the answer on its way out, if Flask names a cache entry."""

        def start(status: str, headers: list[Header], *more: Any) -> Any:
            entry: CacheEntry | None = environ.get(CACHE_ENTRY)
            if entry and status == "200 OK" and COUNTED not in environ:
                self._store(key, headers, entry)
            return start_response(status, headers, *more)

        return start

    def _store(self, key: tuple[str | None, ...], headers: list[Header], entry: CacheEntry) -> None:
        sent = entry.sent
        # Each sending has its own moment, which waitress adds.
        lasting = tuple(each for each in headers if each[0] != "Date")
        bare = tuple(each for each in lasting if each[0].lower() not in OF_THE_CONTENT)
        if entry.for_one:
            tag = Tag(_share(tuple(each for each in bare if each[0] != "ETag")), f'"{sent.etag}"')
            self._tags.put(key, tag, TAG_BYTES, entry.made_from, entry.names)
        else:
            reply, size = Reply(lasting, bare, sent.content, f'"{sent.etag}"'), len(sent.content) + REPLY_BYTES
            self._replies.put(key, reply, size, entry.made_from, entry.names)
