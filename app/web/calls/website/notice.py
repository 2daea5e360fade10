"""The official notice on the legal guarantee, for the owner."""

from dataclasses import asdict
from pathlib import Path
from typing import Any

from flask import current_app, request

from app.contract.website.notice import AdminNoticeView, NoticeLinkBody
from app.shop.base.images.limits import OFFICIAL_BYTES
from app.shop.base.settings.notice_settings import read_official
from app.shop.base.settings.settings import change_settings, read_stored_settings
from app.shop.website import notice
from app.store.database.base import db
from app.store.database.sqlite import write
from app.web.api.call import call
from app.web.calls.base.undo import drop_files
from app.web.pages.uploads import read_file

PATH = "/api/admin/guarantee-notice"
NO_FILE = "Please select the official file"


@call("GET", PATH, answer=AdminNoticeView, admin=True)
def read_notice() -> dict[str, Any]:
    """Return the notice that is shown, and the one in force."""
    return _view()


@call("POST", PATH, answer=AdminNoticeView, status=201, admin=True, multipart=True)
def give_notice() -> dict[str, Any]:
    """Show this official file, byte for byte."""
    raw = read_file(request, "image", NO_FILE, OFFICIAL_BYTES)
    with notice.new_notice(_uploads(), raw) as picture, write() as session:
        dropped = notice.set_notice(session, picture)
    drop_files(dropped)
    return _view()


@call("PATCH", PATH, body=NoticeLinkBody, answer=AdminNoticeView, admin=True)
def link_notice(body: NoticeLinkBody) -> dict[str, Any]:
    """Set the link beside the notice."""
    with write() as session:
        change_settings(session, {"notice_link": body.link})
    return _view()


@call("DELETE", PATH, answer=AdminNoticeView, admin=True)
def take_notice() -> dict[str, Any]:
    """Show no notice."""
    with write() as session:
        dropped = notice.remove_notice(session)
    drop_files(dropped)
    return _view()


def _view() -> dict[str, Any]:
    settings, official = read_stored_settings(db.session()), read_official()
    facts = asdict(official) | {"official_link": official.link, "link": settings.notice_link}
    return facts | {"outdated": settings.notice_outdated, "notice": settings.notice}


def _uploads() -> Path:
    uploads: Path = current_app.config["PITLANE"].uploads
    return uploads
