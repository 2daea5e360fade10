"""Whether what is cached for visitors is what they would get from an empty cache."""

from flask import Flask

from app.web.cache import responses
from app.web.cache.responses import CachedResponse
from app.web.cache.stores import DependencyCache


def old_answers(app: Flask) -> list[str]:
    """Return the addresses whose cached answers pass for new, and are not.

    Each is asked for once more, of a cache that is empty.
    """
    cached: DependencyCache[CachedResponse] = app.extensions[responses.EXTENSION]
    held = {str(key): answer for key in list(cached._things) if (answer := cached.find(key))}
    responses.init_responses(app)
    visitor = app.test_client()
    # A parameter that no call knows: the bytes that are cached before Flask belong to the address without it.
    fresh = {path: visitor.get(f"{path}{'&' if path[-1] != '?' else ''}fresh=1") for path in held}
    return [path for path, answer in held.items() if fresh[path].data != answer.body.plain.content]
