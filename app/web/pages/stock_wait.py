"""The page on which a visitor confirms or removes the request for an e-mail about a part."""

from flask import Response, request
from sqlalchemy.exc import OperationalError

from app.shop.base.errors import TooMany
from app.store.database.base import db
from app.store.database.sqlite import write
from app.store.system.late_tables import loading_tables
from app.web.access.rate_limits import STOCK_WAIT_PAGES, count_request
from app.web.api.errors import BUSY, RETRY_AFTER
from app.web.pages.plain_page import send_plain

ASKED = "Shall we e-mail you?"
CONFIRMED = "We will e-mail you"
STOPPED = "Your address is removed"
GONE = "There is nothing here any more"
WAIT = "Please wait a moment"
ABOUT = "An e-mail when a part is back in stock."
SAID_STOPPED = "You will get no e-mail about this part."
SAID_GONE = "The link may be incomplete or out of date, or your address is removed already."


def show_wait(token: str) -> Response:
    """Show the request of a link. Opening it changes nothing, because mail scanners open links too."""
    try:
        count_request(STOCK_WAIT_PAGES)
    except TooMany as error:
        return _send_later(error.message, 429, str(error.retry_after))
    return _show(token)


def answer_wait(token: str) -> Response:
    """Confirm the request of a link, or remove it."""
    # Loaded with the first answer: it needs the rules of mails.
    with loading_tables():
        from app.shop.sales.stock_waits.waits import confirm, find_wait, stop

    try:
        count_request(STOCK_WAIT_PAGES)
        is_known = find_wait(db.session(), token) is not None
        is_stop = "stop" in request.form
        with write() as session:
            (stop if is_stop else confirm)(session, token)
    except TooMany as error:
        return _send_later(error.message, 429, str(error.retry_after))
    except OperationalError:
        return _send_later(BUSY, 503, RETRY_AFTER)
    if is_stop and is_known:
        return _send(STOPPED, {"said": SAID_STOPPED})
    return _show(token)


def _show(token: str) -> Response:
    with loading_tables():
        from app.shop.sales.stock_waits.waits import find_wait

    wait = find_wait(db.session(), token)
    if wait is None:
        return _send(GONE, {"said": SAID_GONE, "dead": True}, 404)
    return _send(CONFIRMED if wait.confirmed_at else ASKED, {"wait": wait})


def _send(heading: str, values: dict[str, object], status: int = 200) -> Response:
    shown = {"heading": heading, "said": "", "wait": None} | values
    response = send_plain("stock_wait.html", heading, ABOUT, shown, status=status)
    response.headers["Referrer-Policy"] = "no-referrer"
    return response


def _send_later(said: str, status: int, retry_after: str) -> Response:
    response = _send(WAIT, {"said": said}, status)
    response.headers["Retry-After"] = retry_after
    return response
