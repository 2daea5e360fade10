"""Every refusal and every failure is answered in the one error shape. Nobody outside ever sees a trace, a path or
SQL.
"""

import json
import logging
import uuid
from http import HTTPStatus

from flask import Flask, Response, current_app, request
from sqlalchemy.exc import OperationalError
from werkzeug.exceptions import HTTPException

from app.contract.base.fault_view import Fault, OtherReplyView
from app.shop.base import errors
from app.shop.base.disk_space import explain_full
from app.store.database.check import is_disk_full
from app.web.access.listeners import is_admin_listener
from app.web.api.call import JSON, calls

log = logging.getLogger(__name__)

STATUSES: dict[type[errors.ShopError], int] = {
    errors.Invalid: 400,
    errors.NotSignedIn: 401,
    errors.Forbidden: 403,
    errors.NotFound: 404,
    errors.Conflict: 409,
    errors.StockMoved: 409,
    errors.DiscountRefused: 409,
    errors.AnsweredMeanwhile: 409,
    errors.TooLarge: 413,
    errors.WrongKind: 415,
    errors.TooMany: 429,
    errors.Unavailable: 503,
}
SENTENCES = {
    404: "Not found",
    405: "This address does not take that method",
    413: "The request is too large",
    415: "The request must be JSON",
}
BUSY = "The shop is busy. Please try again in a moment."
CLOSED_BY_DISK = "The shop cannot take orders or messages just now. Please try again later."
RETRY_AFTER = "5"
WENT_WRONG = "Something went wrong"


def init_errors(app: Flask) -> None:
    """Register the handlers."""
    app.register_error_handler(errors.ShopError, refuse)
    app.register_error_handler(HTTPException, _http)
    app.register_error_handler(OperationalError, _database)
    app.register_error_handler(Exception, _unknown)


def refuse(error: errors.ShopError) -> Response:
    """The answer to a ShopError."""
    fault = Fault(
        message=error.message,
        errors=error.errors,
        inventory=error.inventory if isinstance(error, errors.StockMoved) else None,
        reply=OtherReplyView.model_validate(error.reply) if isinstance(error, errors.AnsweredMeanwhile) else None,
    )
    response = _write(STATUSES[type(error)], fault)
    if isinstance(error, errors.TooMany):
        response.headers["Retry-After"] = str(error.retry_after)
    return response


def _http(error: HTTPException) -> Response | HTTPException:
    status = error.code or 500
    if error.response is not None or status < 400:
        return error
    response = _fault(status, SENTENCES.get(status) or HTTPStatus(status).phrase)
    for name, value in error.get_headers():
        if name in {"Allow", "Retry-After"}:
            response.headers[name] = value
    return response


def _database(error: OperationalError) -> Response:
    """Answer 503 for a locked database or a full disk: nothing was stored. The owner reads which folder has no room."""
    log.error("database unavailable: %s", error.orig)
    response = _fault(503, _without_room() if is_disk_full(error.orig) else BUSY)
    response.headers["Retry-After"] = RETRY_AFTER
    return response


def _without_room() -> str:
    return explain_full(current_app.config["PITLANE"].data_dir) if is_admin_listener(request) else CLOSED_BY_DISK


def _unknown(error: Exception) -> Response:
    number = uuid.uuid4().hex[:8]
    log.error("error %s on %s %s", number, request.method, _logged_path(), exc_info=error)
    return _fault(500, f"{WENT_WRONG} ({number})")


def _logged_path() -> str:
    """Return the path, or its rule where it holds a token."""
    rule = request.url_rule.rule if request.url_rule else ""
    return rule if "<token>" in rule else request.path


def _fault(status: int, message: str) -> Response:
    return _write(status, Fault(message=message))


def _write(status: int, fault: Fault) -> Response:
    content = fault.model_dump(mode="json", exclude_none=True)
    if _says_success():
        content = {"success": False} | content
    response = Response(json.dumps(content, ensure_ascii=False), status, mimetype=JSON)
    response.headers["Cache-Control"] = "no-store"
    return response


def _says_success() -> bool:
    """Return whether the request is for a call of which each answer says whether it succeeded."""
    return any(each.succeeds and each.name == request.endpoint for each in calls)
