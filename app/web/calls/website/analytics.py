"""The site reports its visits; nothing waits for them."""

from flask import current_app, request

from app.contract.catalogue.search import QUERY_LIMIT
from app.contract.website.analytics import PageVisitBody, ProductViewBody
from app.shop.website.analytics.analytics import PageEvent, SearchMade, Visit, cut, is_bot, without_query
from app.web.access import auth
from app.web.access.listeners import visitor_ip
from app.web.api.call import call
from app.web.calls.base.visit_queue import queue_of


@call("POST", "/api/analytics/page-visit", body=PageVisitBody)
def report_page_visit(body: PageVisitBody) -> None:
    """Count a visit of a page."""
    if _counts():
        referrer = without_query(body.referrer) if body.referrer else None
        queue_of(current_app).add(Visit(without_query(body.path), referrer, _address(), cut(_agent())))


@call("POST", "/api/analytics/product-view", body=ProductViewBody)
def report_product_view(body: ProductViewBody) -> None:
    """Count a look at a product, or a search."""
    if _counts():
        if body.search_query and body.results is not None:
            queue_of(current_app).add(_search_of(body.search_query, body.results, body))
        queue_of(current_app).add(
            PageEvent(body.product_id, cut(body.product_slug), cut(body.search_query), _address())
        )


def _search_of(query: str, results: int, body: ProductViewBody) -> SearchMade:
    return SearchMade(query[:QUERY_LIMIT], results, cut(body.corrected), body.model_id)


def _address() -> str | None:
    """Return the visitor's address, if it may be stored. Returns None for visitors who ask not to be tracked (Global
    Privacy Control). Their visit is counted without the address.
    """
    return None if request.headers.get("Sec-GPC") == "1" else visitor_ip(request)


def _agent() -> str | None:
    return request.headers.get("User-Agent")


def _counts() -> bool:
    """Neither bots nor the owner are visitors."""
    return not is_bot(_agent()) and not auth.is_admin()
