"""A link to a document that is gone, opened in a browser."""

from flask import Flask, Response, request

from app.shop.base.errors import NotFound
from app.web.api.errors import refuse
from app.web.pages.plain_page import send_plain

HEADING = "This link is not valid"
SAID = "It may be incomplete, or the document is no longer there. Write to us and we will send it to you."
ABOUT = "This link to a document does not work."


def init_dead_downloads(app: Flask) -> None:
    """Register the handler."""
    app.register_error_handler(NotFound, answer_dead_link)


def answer_dead_link(error: NotFound) -> Response:
    """Return an error page to a customer's browser. Every other caller gets the error as JSON."""
    if not _is_followed_link():
        return refuse(error)
    values = {"heading": HEADING, "said": SAID, "mark": "wrong", "dead": True}
    response = send_plain("withdraw_confirmed.html", HEADING, ABOUT, values, status=404)
    response.headers["Referrer-Policy"] = "no-referrer"
    return response


def _is_followed_link() -> bool:
    accepted = request.accept_mimetypes
    is_document = request.path.endswith(".pdf") and not request.path.startswith("/api/admin/")
    return is_document and accepted["text/html"] > accepted["application/json"]
