"""The site's look, which the owner changes on one screen."""

from typing import Any

from app.contract.look import LookBody, LookView
from app.shop.look import look
from app.shop.settings.settings import read_stored_settings
from app.store.base import db
from app.store.sqlite import write
from app.web.api.call import call


@call("GET", "/api/admin/look", answer=LookView, admin=True)
def read_look() -> look.Look:
    """The look as it is set, null where it is the original."""
    return look.read_look(read_stored_settings(db.session()))


@call("PATCH", "/api/admin/look", body=LookBody, answer=LookView, admin=True)
def change_look(body: LookBody) -> look.Look:
    """Change the fields sent.

    409, each with its present value, where another window changed them since `was`.
    """
    with write() as session:
        look.change_look(session, _sent(body), body.was.model_dump(include=body.was.model_fields_set))
    return look.read_look(read_stored_settings(db.session()))


def _sent(body: LookBody) -> dict[str, Any]:
    return body.model_dump(include=body.model_fields_set - {"was"})
