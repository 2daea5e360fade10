"""A page as a browser reads it, with a shell in place of the built one."""

import json
import re
from pathlib import Path
from typing import Any

TABLE = Path(__file__).parents[3] / "ui/src/pages/pages.json"
"""The table of public pages, which the build leaves beside them."""
SCREENS = TABLE.parents[1] / "shared/admin/screens.json"
"""The table of the back office's screens, which the build leaves there too."""
HEAD = '<head><link rel="icon" href="/favicon.svg" type="image/svg+xml" /><!--head--></head>'
SHELL = f"<html>{HEAD}<body>{{{{businessName}}}}{{{{closed}}}}<div id=root></div><!--seed--></body></html>"
FRAME = SHELL.replace("<div id=root>", "<div id=root data-frame><div>{{picture}}</div><div>{{name}}</div>")
"""The frame of a product's page, painted before any script runs."""
TILES = json.dumps(
    {"wheels": "<li>Wheels!</li>", "": '<li><a href="/shop?category={{slug}}">{{picture}}{{name}}</a></li>'}
)
"""The tiles of the shop's frame by category."""


def seeds(page: str) -> dict[str, Any]:
    """Return the answers in a page, by their API address."""
    found = re.search(r'<script type="application/json" id="seed">(.*?)</script>', page)
    assert found
    return {"/".join(key): answer for key, answer in json.loads(found[1])["queries"]}


def facts(page: str) -> Any:
    """Return the structured data of a page."""
    found = re.search(r'<script type="application/ld\+json">(.*?)</script>', page)
    assert found
    return json.loads(found[1])
