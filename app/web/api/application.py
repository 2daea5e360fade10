"""The Flask application with its map of addresses, and calls that load at their first request."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from flask import Flask, Request
from werkzeug import routing
from werkzeug.routing import Map, MapAdapter

from app.web.api.call import View, calls, handler_of, rule_of
from app.web.call_modules import is_late, load_late_calls, word_of


class Rule(routing.Rule):
    """A Werkzeug rule that compiles its URL builders on first use. Compiling two builders for each URL is a tenth of
    the work of a start, and the pages build their own URLs.
    """

    provide_automatic_options = True
    """Read by Flask, whose `add_url_rule` sets it: OPTIONS is answered by the methods that there are."""

    def _compile_builder(self, append_unknown: bool = True) -> Callable[..., tuple[str, str]]:
        compiled = super()._compile_builder

        def build(*given: Any, **values: Any) -> tuple[str, str]:
            return compiled(append_unknown)(*given, **values)

        return build


class IdConverter(routing.BaseConverter):
    """Converter that reads a uuid in a path as lowercase text. Any other text does not match the address."""

    regex = "[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}"

    def to_python(self, value: str) -> str:
        """Ids are stored in lowercase."""
        return value.lower()


class UrlMap(routing.Map):
    """A map in which an address has one way to be written."""

    def __init__(self, host_matching: bool = False) -> None:
        super().__init__(
            strict_slashes=True, merge_slashes=False, converters={"id": IdConverter}, host_matching=host_matching
        )


@dataclass(frozen=True)
class LateCalls:
    """The URL map and views of the calls of one word. The application's own map is not changed, because other
    threads read it.
    """

    urls: UrlMap
    views: dict[str, View]


class Application(Flask):
    """Flask, which looks for late calls in their own URL map."""

    url_rule_class = Rule
    url_map_class: type[Map] = UrlMap

    def create_url_adapter(self, request: Request | None) -> MapAdapter | None:
        """Load the calls of the request's word where they wait."""
        adapter = super().create_url_adapter(request)
        if adapter and request and is_late(request.path):
            late = _find_late(word_of(request.path) or "")
            self.view_functions.update(late.views)
            adapter.map = late.urls
        return adapter


@cache
def _find_late(word: str) -> LateCalls:
    load_late_calls(word)
    found = [each for each in calls if word_of(each.path) == word]
    urls = UrlMap()
    for each in found:
        urls.add(Rule(rule_of(each), endpoint=each.name, methods=[each.method, "OPTIONS"]))
    return LateCalls(urls, {each.name: handler_of(each) for each in found})
