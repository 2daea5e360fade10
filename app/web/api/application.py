"""The Flask application, with calls that load at their first request."""

from dataclasses import dataclass
from functools import cache

from flask import Flask, Request
from werkzeug.routing import Map, MapAdapter

from app.web.api.call import View, calls, handler_of, rule_of
from app.web.api.rule import Rule, UrlMap
from app.web.call_modules import first_word, is_late, load_late_calls


@dataclass(frozen=True)
class LateCalls:
    """The URL map and views of the calls with one first word. The application's own map is not changed, because other
    threads read it.
    """

    urls: UrlMap
    views: dict[str, View]


class Application(Flask):
    """Flask, which looks for late calls in their own URL map."""

    url_rule_class = Rule
    url_map_class: type[Map] = UrlMap

    def create_url_adapter(self, request: Request | None) -> MapAdapter | None:
        """Load the calls of the request's first word where they wait."""
        adapter = super().create_url_adapter(request)
        if adapter and request and is_late(request.path):
            late = _find_late(first_word(request.path) or "")
            self.view_functions.update(late.views)
            adapter.map = late.urls
        return adapter


@cache
def _find_late(word: str) -> LateCalls:
    load_late_calls(word)
    found = [each for each in calls if first_word(each.path) == word]
    urls = UrlMap()
    for each in found:
        urls.add(Rule(rule_of(each), endpoint=each.name, methods=[each.method, "OPTIONS"]))
    return LateCalls(urls, {each.name: handler_of(each) for each in found})
