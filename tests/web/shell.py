"""A page as a browser reads it: the shell that stands for the built one, and what the server put in."""

import json
import re
from typing import Any

SHELL = "<html><head><!--head--></head><body>{{businessName}}<div id=root></div><!--seed--></body></html>"


def seeds(page: str) -> dict[str, Any]:
    """The answers that came with a page, by their address in the API."""
    found = re.search(r'<script type="application/json" id="seed">(.*?)</script>', page)
    assert found
    return {"/".join(key): answer for key, answer in json.loads(found[1])["queries"]}


def facts(page: str) -> Any:
    """What a page tells search engines."""
    found = re.search(r'<script type="application/ld\+json">(.*?)</script>', page)
    assert found
    return json.loads(found[1])
