"""The addresses whose answers are cached for visitors."""

import re
from functools import cache
from typing import Any

from app.web.api.call import Call, calls
from app.web.call_modules import load_calls
from app.web.pages.page_table import list_pages
from tests.web.cache.changes import SYNONYM

OWN = {"/order/:order", "/quote/:token", "/job/:token", "*"}
"""Pages of one customer, and the page of an unknown path: none is cached."""
NAME = re.compile(r"[{:](\w+)}?")
Known = dict[str, Any]


@cache
def list_calls() -> dict[str, Call]:
    """Return every call by its name."""
    load_calls()
    return {each.name: each for each in calls}


def list_addresses(known: Known) -> list[str]:
    """Return an address of every call and every page whose answers are cached."""
    pages = (fill(path, known) for path in sorted(set(list_pages()) - OWN))
    return [f"/api/cart/{known['cartId']}", *list_asked(known).values(), *pages]


def list_asked(known: Known) -> dict[str, str]:
    """Return an address of every call whose answers are cached, and of a search for a synonym, by name."""
    asked, maker = f"?modelId={known['modelId']}&q=boost", known | {"slug": "bosch"}
    cached = (each for each in list_calls().values() if each.cached)
    found = {each.name: fill(each.path, maker if "manufacturers" in each.path else known) + asked for each in cached}
    return found | {SYNONYM: "/api/search?q=skid+guard"}


def fill(path: str, known: Known) -> str:
    return NAME.sub(lambda found: str(known[found[1]]), path)
