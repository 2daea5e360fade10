"""Statuses of a call's refusals, derived from its own declaration."""

from app.contract.catalogue.public_products import ListFacetsQuery, ProductsQuery
from app.contract.catalogue.search import SearchQuery
from app.web.access.listeners import ADMIN_CALLS
from app.web.access.rate_limits import LIMITS
from app.web.api.call import Call

ANY_CALL = {400, 403, 431, 503}
"""Not HTTP or not our Host; a foreign Host at the admin listener; another site; too many headers; a busy shop."""
NAMING = {ProductsQuery, ListFacetsQuery, SearchQuery}
"""Queries with a vehicle, which may be none of ours."""
NEVER_CHANGED = 304
"""A cached answer that the browser has already."""


def refusals(each: Call) -> list[int]:
    """Return the statuses that are answered with a Fault. 500 is not among them, because it is a fault of the
    program.
    """
    found = set(ANY_CALL)
    if each.admin or each.guesses:
        found.add(401)
    if "{" in each.path or each.body or each.multipart or each.query in NAMING or each.path.startswith(ADMIN_CALLS):
        found.add(404)
    if each.method != "GET" or each.file:
        found.add(409)
    if each.method != "GET":
        found |= {413, 415}
    if each.guesses or (each.method, each.path) in LIMITS:
        found.add(429)
    return sorted(found)


def successes(each: Call) -> list[int]:
    """The statuses with the call's own answer."""
    return [each.status] if each.also is None else [each.status, each.also]


def is_cached(each: Call) -> bool:
    """Return whether a browser may revalidate its copy with a 304."""
    return each.cached or each.made_of is not None
