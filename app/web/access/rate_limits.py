"""Rate limits by IP address, checked before a request's body is read."""

import re
import time
from dataclasses import dataclass
from typing import cast

from flask import Flask, Response, current_app, g, request

from app.config import Config
from app.server.server import ADMIN, PUBLIC
from app.shop.base.errors import TooMany
from app.shop.system.access.throttle import Clock, LoginThrottle, Throttle, bucket, neighbourhood
from app.web.access import listeners

EXTENSION = "pitlane.throttles"


@dataclass(frozen=True)
class Limit:
    """At most `count` requests of one address within `seconds`."""

    name: str
    count: int
    seconds: int


CONTACT = Limit("contact", 5, 10 * 60)
ENQUIRY_PHOTOS = Limit("enquiry-photos", 20, 60 * 60)
DROPS = Limit("drops", 60, 15 * 60)
CARTS = Limit("carts", 60, 60 * 60)
CODES = Limit("codes", 20, 60 * 60)
CHECKOUT = Limit("checkout", 20, 60 * 60)
LOOKUP = Limit("lookup", 5, 10 * 60)
WITHDRAWALS = Limit("withdrawals", 10, 60 * 60)
WITHDRAWAL_RECEIPTS = Limit("withdrawal-receipts", 60, 60)
VISITS = Limit("visits", 120, 60)
VIEWS = Limit("views", 120, 60)
SEARCH = Limit("search", 60, 60)
DOCUMENTS = Limit("documents", 30, 60)
PAYING = Limit("paying", 20, 60 * 60)
PAID = Limit("paid", 30, 60)
QUOTES = Limit("quotes", 120, 60)
ANSWERS = Limit("answers", 30, 10 * 60)
JOBS = Limit("jobs", 120, 60)
QUESTIONS = Limit("questions", 5, 10 * 60)
EXTRA_WORK = Limit("extra-work", 30, 10 * 60)
MESSAGES = Limit("messages", 120, 60)
FEED = Limit("feed", 30, 60 * 60)
STOCK_WAITS = Limit("stock-waits", 5, 60 * 60)
STOCK_WAIT_PAGES = Limit("stock-wait-pages", 60, 60)

LIMITS = {
    ("POST", "/api/contact"): CONTACT,
    ("POST", "/api/cart"): CARTS,
    ("POST", "/api/cart/{cartId}/discount"): CODES,
    ("POST", "/api/checkout/confirm"): CHECKOUT,
    ("POST", "/api/orders/lookup"): LOOKUP,
    ("POST", "/api/withdrawals"): WITHDRAWALS,
    ("POST", "/api/analytics/page-visit"): VISITS,
    ("POST", "/api/analytics/product-view"): VIEWS,
    ("GET", "/api/search"): SEARCH,
    ("GET", "/api/orders/{orderId}/documents/{documentId}.pdf"): DOCUMENTS,
    ("POST", "/api/orders/{orderId}/pay"): PAYING,
    ("POST", "/api/orders/{orderId}/returned"): PAID,
    ("POST", "/api/payments/stripe"): MESSAGES,
    ("GET", "/api/quotes/{token}"): QUOTES,
    ("POST", "/api/quotes/{token}/totals"): QUOTES,
    ("POST", "/api/quotes/{token}/answer"): ANSWERS,
    ("POST", "/api/quotes/{token}/questions"): QUESTIONS,
    ("GET", "/api/jobs/{token}"): JOBS,
    ("GET", "/api/jobs/{token}/day.ics"): DOCUMENTS,
    ("GET", "/api/jobs/{token}/documents/{documentId}.pdf"): DOCUMENTS,
    ("POST", "/api/jobs/{token}/lines/{lineId}"): EXTRA_WORK,
    ("POST", "/api/jobs/{token}/lines/{lineId}/undo"): EXTRA_WORK,
    ("POST", "/api/jobs/{token}/questions"): QUESTIONS,
    ("POST", "/api/jobs/{token}/pay"): PAYING,
    ("POST", "/api/jobs/{token}/returned"): PAID,
    ("GET", "/api/calendar/{token}.ics"): DOCUMENTS,
    ("GET", "/products.xml"): FEED,
    ("POST", "/api/stock-waits"): STOCK_WAITS,
}
"""Limited calls."""
_WITH_IDS = [
    (method, re.compile(re.sub(r"{\w+}", "[^/]+", path)), limit)
    for (method, path), limit in LIMITS.items()
    if "{" in path
]
COUNTED = "pitlane.counted"
"""Key in the environ of a request that counts: no cache may answer it before."""
REFUSED = {400, 413, 415}
NEIGHBOURS = 4
"""Times a limit for all addresses of one IPv6 /48 together: one of them may not multiply itself."""
WRONG_CURRENT = Limit("password", 5, 15 * 60)


class Throttles:
    """Every count of one application. `clock` is a test's own."""

    def __init__(self, clock: Clock = time.monotonic) -> None:
        self._login = {listener: LoginThrottle(clock) for listener in (PUBLIC, ADMIN)}
        self.password = Throttle(WRONG_CURRENT.count, WRONG_CURRENT.seconds, clock=clock)
        limits = {*LIMITS.values(), ENQUIRY_PHOTOS, DROPS, WITHDRAWAL_RECEIPTS, STOCK_WAIT_PAGES}
        self._paths = {each.name: Throttle(each.count, each.seconds, clock=clock) for each in limits}
        self._nets = {each.name: Throttle(NEIGHBOURS * each.count, each.seconds, clock=clock) for each in limits}

    def login(self, listener: str) -> LoginThrottle:
        """Return the count of wrong passwords of a listener. Each listener has its own, so that nobody outside can lock
        the owner out.
        """
        return self._login[listener]

    def take(self, limit: Limit, address: str | None) -> None:
        """Count one request for the address and for its network. Raises TooMany, and then counts nothing."""
        net = neighbourhood(address)
        self._paths[limit.name].take(bucket(address))
        try:
            if net:
                self._nets[limit.name].take(net)
        except TooMany:
            self._paths[limit.name].give_back(bucket(address))
            raise

    def give_back(self, limit: Limit, address: str | None) -> None:
        """Uncount the last request."""
        self._paths[limit.name].give_back(bucket(address))
        net = neighbourhood(address)
        if net:
            self._nets[limit.name].give_back(net)


def init_throttles(app: Flask) -> None:
    """Register the request counting. PITLANE_THROTTLES=off turns it off, except for the count of wrong passwords."""
    app.extensions[EXTENSION] = Throttles()
    config: Config = app.config["PITLANE"]
    if config.throttles:
        app.before_request(_count)
        app.after_request(_uncount_refused)


def throttles_of(app: Flask) -> Throttles:
    """The counts of an application."""
    return cast(Throttles, app.extensions[EXTENSION])


def count_request(limit: Limit) -> None:
    """Count the present request. It is for pages that have their own message for too many requests. Raises TooMany."""
    config: Config = current_app.config["PITLANE"]
    if config.throttles:
        _take(limit)


def _count() -> None:
    limit = _limit_of(request.method, request.path)
    if limit:
        request.environ[COUNTED] = True
        _take(limit)


def _limit_of(method: str, path: str) -> Limit | None:
    if limit := LIMITS.get((method, path)):
        return limit
    return next((limit for each, pattern, limit in _WITH_IDS if each == method and pattern.fullmatch(path)), None)


def _take(limit: Limit) -> None:
    address = listeners.visitor_ip(request)
    throttles_of(current_app).take(limit, address)
    g.counted = (limit, address)


def _uncount_refused(response: Response) -> Response:
    """Uncount a request for a form that was refused. A form with mistakes is no enquiry, and correcting it must not use
    up the limit of the address.
    """
    if "counted" in g and response.status_code in REFUSED:
        throttles_of(current_app).give_back(*g.counted)
    return response
