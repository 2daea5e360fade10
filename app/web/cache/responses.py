"""This module sends answers as bytes with an ETag. Answers of the catalogue are made once for everybody, those of a
cart each time.
"""

from collections.abc import Callable
from dataclasses import dataclass

from flask import Flask, Request, Response, current_app

from app.shop.catalogue.products.sale_moments import expire_with_sales
from app.store.database.base import db
from app.store.database.invalidation import Names
from app.store.database.sqlite import read_afresh
from app.store.database.state import state_of
from app.web.cache.encodings import PLAIN, Encoded, Variant, choose
from app.web.cache.sold_stock import write_stock
from app.web.cache.stores import DependencyCache

EXTENSION = "pitlane.responses"
CACHE_ENTRY = "pitlane.entry"
"""Key in a request's environ of its cache entry."""

Headers = dict[str, str]


@dataclass(frozen=True)
class Rendered:
    """Result of a call: its content and its additional headers."""

    content: bytes
    headers: Headers
    products: Names = ()
    """Its products, if a sale changes nothing of it but their stock."""


Make = Callable[[], tuple[Rendered, Names]]
"""Makes an answer, and names the carts and products that it shows."""


@dataclass(frozen=True)
class CachedResponse:
    """An answer that is held in every coding, with its own headers. It also names the rows that it was made from, and
    the count of writes at that moment.
    """

    body: Encoded
    headers: Headers
    made_from: int
    names: Names
    products: Names


@dataclass(frozen=True)
class CacheEntry:
    """A cached response that names the rows it was made from. It also holds the count of writes at which it was made,
    and whether it is for one browser alone.
    """

    sent: Variant
    made_from: int
    names: Names
    for_one: bool = False


def init_responses(app: Flask) -> None:
    """Give the application its cache of answers."""
    app.extensions[EXTENSION] = DependencyCache[CachedResponse](state_of(app))


def respond(request: Request, make: Make) -> Response:
    """Return the cached answer for this address, or a fresh one. The status is 304 if the browser has it already."""
    cache: DependencyCache[CachedResponse] = current_app.extensions[EXTENSION]
    key = request.full_path
    answer = cache.find(key) or _make(cache, key, lambda: _after_sales(cache, key) or make())
    sent = answer.body.variant(choose(request.headers.get("Accept-Encoding")))
    response = _respond(request, CacheEntry(sent, answer.made_from, answer.names), "no-cache")
    response.vary.add("Accept-Encoding")
    response.headers.update(answer.headers)
    return response


def find_answer(path: str) -> CachedResponse | None:
    """Return the cached answer of a path with its query. Returns None if it has to be made, and for a quoted path,
    because requests are cached under the unquoted path.
    """
    cache: DependencyCache[CachedResponse] = current_app.extensions[EXTENSION]
    bare, _, query = path.partition("?")
    return None if "%" in bare else cache.find(f"{bare}?{query}")


def respond_alone(request: Request, make: Make) -> Response:
    """Return a fresh answer for only one browser. The status is 304 if the browser has it already."""
    read_afresh()
    expire_with_sales(db.session())
    before = state_of(current_app).invalidation.count()
    made, names = make()
    # Some hundred bytes: no coding would save a packet.
    sent = Encoded(made.content).variant(PLAIN)
    return _respond(request, CacheEntry(sent, before, names, for_one=True), "private, no-cache")


def _respond(request: Request, entry: CacheEntry, caching: str) -> Response:
    request.environ[CACHE_ENTRY] = entry
    response = Response(entry.sent.content, mimetype="application/json")
    if entry.sent.coding:
        response.headers["Content-Encoding"] = entry.sent.coding
    response.set_etag(entry.sent.etag)
    response.headers["Cache-Control"] = caching
    response.make_conditional(request)
    return response


def _make(cache: DependencyCache[CachedResponse], key: str, make: Make) -> CachedResponse:
    """Make an answer after reading the count of writes. The count is read before the query, because otherwise an answer
    made during a write would pass for a new one. Nothing may be read before the count, because the query would then
    see the state of that earlier moment.
    """
    read_afresh()
    expire_with_sales(db.session())
    before = state_of(current_app).invalidation.count()
    made, names = make()
    answer = CachedResponse(Encoded(made.content), made.headers, before, names, made.products)
    cache.put(key, answer, len(made.content) * 3 // 2 + len(key), before, names)
    return answer


def _after_sales(cache: DependencyCache[CachedResponse], key: str) -> tuple[Rendered, Names] | None:
    """Return the answer that only sales have outdated, with the present stock. Returns None if it has to be made."""
    old = cache.find_sold(key)
    if old is None or not old.products:
        return None
    content = write_stock(db.session(), old.body.plain.content, old.products)
    if content is None or cache.find_sold(key) is not old:
        return None
    return Rendered(content, old.headers, old.products), old.names
