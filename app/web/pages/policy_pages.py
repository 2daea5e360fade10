"""The pages of the shop's own texts, unknown until they are published."""

from flask import request
from markupsafe import Markup
from werkzeug.wrappers import Response

from app.shop.base.errors import NotFound
from app.shop.base.policies.published import FIXED, list_current, read_policy
from app.shop.base.policies.text import fill_in, write_html
from app.shop.base.settings.closing import MONTHS, WORKSHOP_ZONE
from app.store.database.base import db
from app.store.website.policies import Policy
from app.web.access import listeners
from app.web.pages.head_tags import shorten
from app.web.pages.pages import show_not_found
from app.web.pages.plain_page import send_plain


def show_policy(slug: str) -> Response:
    """The text that holds today, or the version asked for."""
    version = request.args.get("version", "")
    wanted = _read_version(version) if version else None
    try:
        policy = read_policy(db.session(), slug, wanted)
    except NotFound:
        return show_not_found()
    return _show(policy, is_current=policy in list_current(db.session()))


def _read_version(text: str) -> int:
    """The number of a version; 0, which none has, for another text."""
    return int(text) if text.isdecimal() and len(text) < 10 else 0


def show_custom(slug: str) -> Response:
    """A text of the owner's own kind."""
    return show_not_found() if slug in FIXED else show_policy(slug)


def _show(policy: Policy, *, is_current: bool) -> Response:
    settings = listeners.current_settings()
    html = write_html(fill_in(policy.body, settings))
    day = policy.valid_from.astimezone(WORKSHOP_ZONE)
    values = {
        "policy": policy,
        "since": f"{day.day} {MONTHS[day.month - 1]} {day.year}",
        "current": is_current,
        "html": Markup(html),  # noqa: S704 -- made of Markdown without HTML
    }
    about = shorten(f"{policy.title} of {settings.business_name}.")
    return send_plain("policy.html", policy.title, about, values, path=policy.path if is_current else None)
