"""A photo drop's page for the phone: a plain form, without script."""

from dataclasses import dataclass, field
from typing import Any

from flask import Flask, Response, current_app, request
from sqlalchemy.exc import OperationalError
from werkzeug.datastructures import FileStorage

from app.shop.base.errors import NotFound, ShopError, TooMany
from app.shop.base.images.limits import PICTURE_BYTES
from app.shop.workshop.drops.drops import NOT_OPEN, Drops
from app.store.database.base import now
from app.store.database.state import state_of
from app.store.system.late_tables import loading_tables
from app.web.access.rate_limits import DROPS, count_request
from app.web.api.errors import BUSY, STATUSES
from app.web.pages.plain_page import send_plain

PATH = "/drop"
TITLE = "Send pictures"
ABOUT = "Send pictures from this phone to the workshop."
OVER = "The code may have expired, be used up or be incomplete. Make a new one on the screen that showed it."
WAIT = "Please wait a moment"
OTHERS = "Other pictures are still arriving. Go back and send these again in a moment."
TOO_MUCH = "Too many pictures at once"
FEWER = "Go back and send fewer pictures at a time."
NO_FILE = "Please take or choose a picture first"


@dataclass
class Result:
    """The result of a sent form. It counts the pictures that were stored, and lists sentences about the others."""

    landed: int = 0
    problems: list[str] = field(default_factory=list)
    refused: int = 200

    @property
    def status(self) -> int:
        """Return the status of the page that shows this result."""
        return 201 if self.landed else self.refused

    def note(self, filename: str | None, problem: str, status: int) -> None:
        """Note a picture that did not land."""
        self.problems.append(f"{filename}: {problem}")
        self.refused = status


def init_drop(app: Flask) -> None:
    """Route the page."""
    app.add_url_rule(f"{PATH}/<token>", "drop", show_drop, methods=["GET"])
    app.add_url_rule(f"{PATH}/<token>", "drop_pictures", take_pictures, methods=["POST"])


def show_drop(token: str) -> Response:
    """The form of a drop that takes pictures."""
    return _show(token, Result())


def take_pictures(token: str) -> Response:
    """Take in the pictures of the form, each by itself."""
    try:
        count_request(DROPS)
        _drops().find_open(token, now())
    except NotFound:
        return _show(token, Result())
    except TooMany as error:
        response = _send("drop_over.html", WAIT, {"heading": WAIT, "said": error.message}, 429)
        response.headers["Retry-After"] = str(error.retry_after)
        return response
    return _show(token, _take(token, [each for each in request.files.getlist("image") if each.filename]))


def show_refused(token: str, code: int) -> Response:
    """Show the reason why a form was not read. For a token that accepts nothing, every refusal is the same."""
    drop = _drops().find(token)
    if not drop or drop.left(now()) <= 0:
        return _send("drop_over.html", NOT_OPEN, {"heading": NOT_OPEN, "said": OVER}, code)
    heading, said = (WAIT, OTHERS) if code == 503 else (TOO_MUCH, FEWER)
    return _send("drop_over.html", heading, {"heading": heading, "said": said}, code)


def _take(token: str, files: list[FileStorage]) -> Result:
    # Loaded by the first pictures: it needs the rules of everything that has photos.
    with loading_tables():
        from app.shop.workshop.drops.landing import land_picture

    result = Result() if files else Result(0, [NO_FILE], 400)
    # Of one moment: what was sent in time lands, however long it takes.
    sent_at = now()
    for file in files:
        try:
            land_picture(_drops(), current_app.config["PITLANE"], token, _read(file), sent_at)
            result.landed += 1
        except ShopError as error:
            result.note(file.filename, error.message, STATUSES[type(error)])
        except OperationalError:
            result.note(file.filename, BUSY, 503)
    return result


def _read(file: FileStorage) -> bytes:
    """Return the file's bytes, but at most one byte more than the limit. That is enough to detect a file that is too
    large.
    """
    with file.stream:
        return file.stream.read(PICTURE_BYTES + 1)


def _show(token: str, result: Result) -> Response:
    drop = _drops().find(token)
    left = drop.left(now()) if drop else 0
    if not left and not result.landed:
        return _send("drop_over.html", NOT_OPEN, {"heading": NOT_OPEN, "said": OVER}, 404)
    return _send("drop.html", TITLE, {"result": result, "left": left}, result.status)


def _send(template: str, title: str, values: dict[str, Any], status: int) -> Response:
    response = send_plain(template, title, ABOUT, values, status=status)
    response.headers["Referrer-Policy"] = "no-referrer"
    return response


def _drops() -> Drops:
    return state_of(current_app).of(Drops)
