"""Pages of templates, which need neither script nor build."""

import json
import re
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from flask import Response, request
from jinja2 import Environment, FileSystemLoader, Template
from markupsafe import Markup

from app.shop.base.policies.published import list_current
from app.shop.base.settings.closing import WORKSHOP_ZONE
from app.shop.base.settings.settings import Settings
from app.store.database.base import db, now
from app.web.access import listeners
from app.web.access.headers import POLICY_HEADER, content_policy
from app.web.pages.assets import MANIFEST
from app.web.pages.files import ui_folder
from app.web.pages.head_tags import icon_links
from app.web.pages.look_style import look_style, style_hash
from app.web.pages.template import HTML

TEMPLATES = Path(__file__).resolve().parent / "templates"
LINKS = (
    ("/", "Home"),
    ("/shop", "Shop"),
    ("/order-lookup", "Find your order"),
    ("/privacy", "Privacy"),
    ("/withdraw", "Withdraw from contract here"),
)
FACES = {"saira": ("Saira", "700"), "figtree": ("Figtree", "300 900")}
"""The built fonts by the beginning of their names: family and weights."""


def send_plain(
    name: str, title: str, description: str, values: Mapping[str, Any], *, status: int = 200, path: str | None = None
) -> Response:
    """Return the page of a template. With a `path` it is open to search engines, otherwise it is hidden from them.
    Nothing of it is stored.
    """
    settings = listeners.current_settings()
    style = _style(settings, _faces())
    shared = {
        "title": title,
        "description": description,
        "business_name": settings.business_name,
        "contact": [each for each in (settings.address, settings.phone, settings.email) if each],
        "email": settings.email,
        "phone": settings.phone,
        "dial": re.sub(r"[^+\d]", "", settings.phone),
        "dead": False,
        "icons": Markup(icon_links(settings)),  # noqa: S704 -- our own markup, its values escaped
        "canonical": path and settings.public_url + path,
        "style": Markup(style),  # noqa: S704 -- our own rules and checked colours
        "links": (*LINKS, *((each.path, each.title) for each in list_current(db.session()))),
        "here": request.path,
        "year": now().astimezone(WORKSHOP_ZONE).year,
    }
    response = Response(_template(name).render(shared | {**values}), status, content_type=HTML)
    response.headers[POLICY_HEADER] = content_policy((style_hash(style),))
    if path is None:
        response.headers["X-Robots-Tag"] = "noindex"
    return response


@cache
def _template(name: str) -> Template:
    # A missing word must fail a test, but an error that a field has not is none.
    environment = Environment(loader=FileSystemLoader(TEMPLATES), autoescape=True, trim_blocks=True, lstrip_blocks=True)
    return environment.get_template(name)


@cache
def _rules() -> str:
    return (TEMPLATES / "plain.css").read_text(encoding="utf-8")


def _style(settings: Settings, faces: str) -> str:
    return faces + _rules() + look_style(settings)


def _faces() -> str:
    """The site's fonts, where there is a build."""
    manifest = ui_folder() / MANIFEST
    try:
        return _read_faces(manifest, manifest.stat().st_mtime_ns)
    except OSError:
        return ""


@lru_cache(maxsize=4)
def _read_faces(manifest: Path, _changed: int) -> str:
    """Read once for every build."""
    assets = json.loads(manifest.read_bytes()).get("index.html", {}).get("assets", [])
    fonts = [found for file in assets if (found := re.fullmatch(r"assets/(\w+)-.*\.woff2", file))]
    return "".join(
        f'@font-face{{font-family:{family};font-weight:{weight};font-display:swap;src:url("/{font[0]}")}}'
        for font in fonts
        for family, weight in (FACES.get(font[1], ("", "")),)
        if family
    )
