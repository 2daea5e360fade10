"""The list of calls, and the decorator `@call` that fills it. Routing, validation, OpenAPI and the tests read the
list.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from flask import Flask, Response, request
from pydantic import TypeAdapter
from werkzeug.exceptions import NotFound

from app.contract.base.fields import Body, Query
from app.store.database.invalidation import Names
from app.web.access import auth
from app.web.api.reading import read_body, read_query, refuse_body
from app.web.cache import responses
from app.web.cache.responses import Rendered
from app.web.call_modules import is_late

JSON = "application/json"
View = Callable[..., Any]
TOTAL = "X-Total-Count"


@dataclass(frozen=True)
class Part:
    """A part of a list, and the ids of all products that affect its order by their stock."""

    rows: list[Any]
    total: int
    ordering: Names = ()


def ids_of(rows: Sequence[Any]) -> Names:
    """Return the ids of a list's rows, for `made_of`."""
    return tuple(row.id for row in rows)


@dataclass(frozen=True)
class Call:
    """One call of the API: its listener, its shapes and its view.

    `path` is written as in OpenAPI, with `{name}`; a name that ends in "id" must be a uuid. `admin` calls need a
    session. `cached` answers are the same for everybody, and are stored as bytes until the catalogue changes, or the
    stock of a product that `made_of` names for a result. With `made_of` but without `cached`, it names carts as well,
    and an answer is for one browser. `stocked` answers are the products that `made_of` names, of which
    a sale changes the stock alone. `multipart` calls read the request themselves. `succeeds` marks the calls with
    `"success": false` in their refusals. `file` is the kind of file in the view's own Response; `also` is a second
    status with the same shape; `guesses` marks the calls that check a password.
    """

    method: str
    path: str
    view: View
    answer: Any
    status: int
    body: type[Body] | None
    query: type[Query] | None
    admin: bool
    cached: bool
    made_of: Callable[[Any], Names] | None
    stocked: bool
    multipart: bool
    succeeds: bool
    file: str | None
    also: int | None
    guesses: bool

    @property
    def name(self) -> str:
        """The view's name: the operation's id."""
        return self.view.__name__


calls: list[Call] = []


def call(
    method: str,
    path: str,
    *,
    answer: Any = None,
    status: int = 200,
    body: type[Body] | None = None,
    query: type[Query] | None = None,
    admin: bool = False,
    cached: bool = False,
    made_of: Callable[[Any], Names] | None = None,
    stocked: bool = False,
    multipart: bool = False,
    succeeds: bool = False,
    file: str | None = None,
    also: int | None = None,
    guesses: bool = False,
) -> Callable[[View], View]:
    """Put the decorated view on the list of calls. If `answer` is None, the call answers 204, or with the file in the
    view's own Response.
    """
    if answer is None and file is None:
        status = 204
    given = (answer, status, body, query, admin, cached, made_of, stocked, multipart, succeeds, file, also, guesses)

    def register(view: View) -> View:
        calls.append(Call(method, path, view, *given))
        return view

    return register


def add_routes(app: Flask) -> None:
    """Route the calls of the list. Calls that are loaded late (app.web.api.application) are left out."""
    for each in calls:
        if not is_late(each.path):
            app.add_url_rule(rule_of(each), each.name, handler_of(each), methods=[each.method])
    app.before_request(_refuse_visitor)


def _refuse_visitor() -> None:
    """Refuse a visitor's admin call before its id is checked. A call to an admin path with a malformed id is still an
    admin call, so a visitor gets 401 and not an error about ids.
    """
    if isinstance(request.routing_exception, NotFound) and _admin_paths(len(calls)).fullmatch(request.path):
        auth.require_admin()


@lru_cache(maxsize=1)
def _admin_paths(_loaded: int) -> re.Pattern[str]:
    """Return the pattern of the admin calls on the list, which grows."""
    return re.compile("|".join(re.sub(r"{\w+}", "[^/]+", each.path) for each in calls if each.admin))


def rule_of(each: Call) -> str:
    """Return Flask's path: `{productId}` a uuid, `{slug}` any text."""
    return re.sub(r"{(\w+)}", lambda found: _placeholder(found[1]), each.path)


def _placeholder(name: str) -> str:
    kind = "id:" if name.lower().endswith("id") else ""
    return f"<{kind}{_snake(name)}>"


def _snake(name: str) -> str:
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name)


def handler_of(each: Call) -> View:
    """Return the view of a call, as Flask runs it."""

    def handle(**args: Any) -> Response:
        if each.admin:
            auth.require_admin()
        if each.cached:
            return responses.respond(request, lambda: _make(each, _run(each, args)))
        if each.made_of:
            return responses.respond_alone(request, lambda: _make(each, _run(each, args)))
        return _answer(each, _run(each, args))

    handle.__name__ = each.name
    return handle


def _run(each: Call, args: dict[str, Any]) -> Any:
    if each.query:
        args = args | {"query": read_query(request, each.query)}
    if each.body:
        args = args | {"body": read_body(request, each.body)}
    elif not each.multipart and each.method != "GET":
        refuse_body(request)
    return each.view(**args)


def _answer(each: Call, result: Any) -> Response:
    """Return the view's result as a JSON response. A view may return `(result, status)` if two statuses are
    possible.
    """
    if isinstance(result, Response):
        return result
    if isinstance(result, Part):
        return Response(_bytes(each, result.rows), each.status, {TOTAL: str(result.total)}, mimetype=JSON)
    result, status = result if isinstance(result, tuple) else (result, each.status)
    if each.answer is None:
        return Response(status=status)
    return Response(_bytes(each, result), status, mimetype=JSON)


def _make(each: Call, result: Any) -> tuple[Rendered, Names]:
    headers, ordering = {}, ()
    if isinstance(result, Part):
        result, headers, ordering = result.rows, {TOTAL: str(result.total)}, result.ordering
    shown = each.made_of(result) if each.made_of else ()
    return Rendered(_bytes(each, result), headers, shown if each.stocked else ()), ordering or shown


def _bytes(each: Call, result: Any) -> bytes:
    adapter = _adapter(each.answer)
    return adapter.dump_json(adapter.validate_python(result, from_attributes=True), by_alias=True)


@cache
def _adapter(shape: Any) -> TypeAdapter[Any]:
    return TypeAdapter(shape)
