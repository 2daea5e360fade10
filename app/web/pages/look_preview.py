"""The home page with a look that is not saved yet."""

import re
from typing import Any

from flask import current_app

from app.contract.system.settings import PublicSettings
from app.shop.base.settings.public import with_pictures
from app.shop.website.look.look import Look, drafted_settings
from app.store.database.base import db
from app.web.access import listeners
from app.web.pages.head_tags import Head
from app.web.pages.initial_data import InitialData
from app.web.pages.look import look_slots
from app.web.pages.page_table import PublicPage
from app.web.pages.template import Page, make_page

DRAFT = "pitlane.look-draft"
SCRIPTS = re.compile(rb'<script type="module"[^>]*></script>|<link rel="modulepreload"[^>]*>')


def keep_draft(changes: Look) -> None:
    """Hold the owner's draft in memory. Raises Invalid."""
    drafted_settings(db.session(), listeners.current_settings(), changes)
    current_app.extensions[DRAFT] = changes


def preview_page(row: PublicPage) -> Page:
    """Return the home page as the draft would make it, without scripts. Only the back office may show it in a frame."""
    changes: dict[str, Any] = current_app.extensions.get(DRAFT, {})
    settings = drafted_settings(db.session(), listeners.current_settings(), changes)
    shown = PublicSettings.model_validate(with_pictures(db.session(), settings)).model_dump(mode="json", by_alias=True)
    head = Head("Preview", "The look that is not saved yet.")
    page = make_page(head, InitialData(), file=row.file, slots=look_slots(shown), settings=settings)
    policy = page.policy.replace("script-src 'self'", "script-src 'none'")
    framed = policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'")
    return Page([SCRIPTS.sub(b"", page.body.plain.content)], page.status, framed)
