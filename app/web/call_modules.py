"""Modules of calls: loaded by a start, or by their first request.

A call's module brings its shapes and rules along. All of them are 8 MB and a quarter of a start's work, and no run
needs all. A start loads the modules that every page needs. The others wait for a request to one of the addresses that
their folder names in its `__init__`.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from app.store.system.late_tables import loading_tables

WINGS = ("base", "catalogue", "sales", "customers", "workshop", "website", "system")
"""Folders of app.web.calls with calls."""
_WORDS = re.compile("/api/((?:admin/)?[^/]+)(?:/[^/]+/([^/]+))?")


def word_of(path: str) -> str | None:
    """Return the word by which a folder names the calls of a path: `orders` of /api/orders/…, `admin/orders` of
    /api/admin/orders/…, and `orders/pay` of /api/orders/…/pay where a folder names that by itself.
    """
    found = _WORDS.match(path)
    if found is None:
        return None
    own = f"{found[1]}/{found[2]}"
    return own if own in _waiting() else found[1]


def is_late(path: str) -> bool:
    """Return whether modules with calls of this path's word wait."""
    return word_of(path) in _waiting()


def load_first_calls() -> None:
    """Put the calls that a start loads on the list."""
    for wing in _wings():
        _load(wing, wing.FIRST)


def load_late_calls(word: str) -> None:
    """Load the calls of a word, and put them on the list."""
    with loading_tables():
        for wing in _wings():
            _load(wing, wing.LATE.get(word, ()))


def load_calls() -> None:
    """Put every call on the list."""
    for wing in _wings():
        _load(wing, _modules(wing))


@cache
def _wings() -> list[ModuleType]:
    return [import_module(f"app.web.calls.{name}") for name in WINGS]


@cache
def _waiting() -> frozenset[str]:
    """Return the words of the modules that wait."""
    return frozenset(word for wing in _wings() for word in wing.LATE)


def _modules(wing: ModuleType) -> Iterator[str]:
    return (each.name for each in iter_modules(wing.__path__))


def _load(wing: ModuleType, names: Iterable[str]) -> None:
    for name in names:
        import_module(f"{wing.__name__}.{name}")
