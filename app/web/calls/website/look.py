"""The site's look, which the owner changes on one screen."""

from pathlib import Path
from typing import Any

from flask import current_app, request

from app.contract.base.fields import Done
from app.contract.website.look import LogoView, LookBody, LookFields, LookView
from app.shop.base.images import images
from app.shop.base.images.limits import LOGO_BYTES
from app.shop.base.settings.settings import read_stored_settings
from app.shop.website.look import hero, logo, look
from app.store.database.base import db
from app.store.database.sqlite import write
from app.web.api.call import call
from app.web.calls.base.undo import drop_files
from app.web.calls.catalogue.images import NO_FILE
from app.web.pages.look_preview import keep_draft
from app.web.pages.uploads import read_file


@call("GET", "/api/admin/look", answer=LookView, admin=True)
def read_look() -> look.Look:
    """The look as it is set, null where it is the original."""
    return look.read_look(read_stored_settings(db.session()))


@call("PATCH", "/api/admin/look", body=LookBody, answer=LookView, admin=True)
def change_look(body: LookBody) -> look.Look:
    """Change the fields that were sent. The status is 409, with the present value of each field, if another window
    changed them since `was`.
    """
    sent, was = _sent(body), body.was.model_dump(include=body.was.model_fields_set)
    with hero.new_cut(db.session(), _uploads(), sent.get("hero_image")) as cut, write() as session:
        dropped = look.change_look(session, sent, was, cut)
    drop_files(dropped)
    return look.read_look(read_stored_settings(db.session()))


def _sent(body: LookBody) -> dict[str, Any]:
    return body.model_dump(include=body.model_fields_set - {"was"})


@call("POST", "/api/admin/look/preview", body=LookFields, answer=Done, admin=True)
def draft_look(body: LookFields) -> Done:
    """Show these fields in the preview page; nothing is saved."""
    keep_draft(body.model_dump(include=body.model_fields_set))
    return Done()


@call("POST", "/api/admin/look/logo", answer=LogoView, status=201, admin=True, multipart=True)
def upload_logo() -> dict[str, str]:
    """Take in a logo, for the next change of the look."""
    raw = read_file(request, "image", NO_FILE, LOGO_BYTES)
    with logo.new_logo(_uploads(), raw) as (picture, ground), write() as session:
        images.add_image(session, picture, listed=True)
    return {"url": picture.url, "ground": ground}


def _uploads() -> Path:
    uploads: Path = current_app.config["PITLANE"].uploads
    return uploads
