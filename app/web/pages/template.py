"""A page: the built shell with head and first answers."""

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from html import escape
from pathlib import Path

from flask import Response, request

from app.shop.base.settings.settings import Settings
from app.shop.catalogue.products.shown_parts import has_parts
from app.store.database.base import db
from app.store.database.invalidation import Names
from app.web.access import listeners
from app.web.access.headers import POLICY_HEADER, content_policy
from app.web.cache.encodings import Encoded, choose
from app.web.pages.files import ui_folder
from app.web.pages.head_tags import Head, block, icon_links, write_head, write_scripts
from app.web.pages.initial_data import InitialData
from app.web.pages.look_style import look_style, style_hash
from app.web.pages.page_table import TABLE
from app.web.pages.prerendered import closed_slot

SHELL = "index.html"
PLACE = re.compile(r"<!--(?:head|seed)-->|\{\{\w+\}\}|<link rel=\"icon\"[^>]*>")
"""Placeholders of the build for data that only the server has."""
PLACE_NAME = re.compile(r"(?<=rel=\")icon|(?<=--)\w+|(?<={{)\w+")
STYLES_PLACE = "{{styles}}"
NOT_BUILT = "The user interface is not built. Run npm run build."
HTML = "text/html; charset=utf-8"


@dataclass(frozen=True)
class Template:
    """A built page's text that is cut at its placeholders. It also holds the hashes of the page's styles."""

    texts: tuple[bytes, ...]
    places: tuple[str, ...]
    style_hashes: tuple[str, ...]


class Page:
    """A page that is made once: content in every coding, status, policy. `names` are the products with stock that it
    shows. Every second part of `content` is the page's own; the others are the template's. `size` is the number of
    bytes that caching it costs, its codings included.
    """

    def __init__(self, content: Sequence[bytes], status: int, policy: str, names: Names = ()) -> None:
        self.body = Encoded(*content)
        self.size = sum(map(len, content[1::2])) + sum(map(len, content)) // 2
        self.status = status
        self.policy = policy
        self.names = names


def make_page(
    head: Head,
    data: InitialData,
    *,
    status: int = 200,
    file: str = SHELL,
    words: str = "",
    slots: dict[str, str] | None = None,
    settings: Settings | None = None,
) -> Page:
    """Return the page as the browser gets it. Without a build it is a 503 with a plain sentence.

    `file` is the prerendered file of the build, `slots` is markup for the places in it, and `words` is markup with the
    page's content for visitors who run no scripts. `settings` are used instead of those in force.
    """
    template = _template(file) or _template(SHELL)
    if template is None:
        return not_built(status if status == 404 else 503)
    settings = settings or listeners.current_settings()
    owners = {"businessName": escape(settings.business_name), "tagline": escape(settings.tagline)}
    style = look_style(settings, has_parts=has_parts(db.session()))
    written = write_head(head, settings, listeners.site_origin(request)) + (f"<style>{style}</style>" if style else "")
    seed = write_scripts(head) + words + _write_initial_data(data)
    made = {"icon": icon_links(settings), "head": written, "seed": seed}
    content = _fill(template, owners | made | closed_slot(settings) | (slots or {}))
    hashes = (*template.style_hashes, style_hash(style)) if style else template.style_hashes
    return Page(content, status, content_policy(hashes), tuple(data.names))


def send_page(page: Page) -> Response:
    """The answer with a page; 304 when the browser has it already."""
    sent = page.body.variant(choose(request.headers.get("Accept-Encoding")))
    response = Response(sent.content, page.status, content_type=HTML)
    response.set_etag(sent.etag)
    response.headers["Cache-Control"] = "no-cache"
    response.headers[POLICY_HEADER] = page.policy
    response.vary.add("Accept-Encoding")
    if sent.coding:
        response.headers["Content-Encoding"] = sent.coding
    if page.status == 200:
        response.make_conditional(request)
    return response


def hide(response: Response) -> Response:
    """Hide a page from search engines."""
    response.headers["X-Robots-Tag"] = "noindex"
    return response


def not_built(status: int = 503) -> Page:
    """Return one plain sentence, for when there is no user interface to show it."""
    content = f'<!doctype html><html lang="en"><title>Pitlane</title><p>{escape(NOT_BUILT)}</p></html>'
    return Page([content.encode()], status, content_policy())


def build_stamp() -> tuple[int, ...]:
    """Return a stamp that changes with each build of the user interface. A build writes every file."""
    return tuple(_changed(ui_folder() / name) for name in (SHELL, TABLE))


def _fill(template: Template, values: dict[str, str]) -> list[bytes]:
    """Fill every placeholder in one pass; an unknown one is left empty. A text that is filled in can therefore not be
    taken for a placeholder. The template's texts are shared by all its pages.
    """
    filled = (values.get(place, "").encode() for place in template.places)
    return [part for pair in zip(template.texts, (*filled, b""), strict=True) for part in pair]


def _write_initial_data(data: InitialData) -> str:
    """Return the answers under the keys of the browser's cache. A key is the path cut at its slashes."""
    queries = ",".join(f"[{json.dumps(path[1:].split('/'))},{answer.decode()}]" for path, answer in data.items())
    written = block(f'{{"queries":[{queries}]}}')
    return f'<script type="application/json" id="seed">{written}</script>'


def _template(name: str) -> Template | None:
    path = ui_folder() / name
    changed = _changed(path)
    return _load(path, changed, inlined=name != SHELL) if changed else None


def _changed(path: Path) -> int:
    """Return a file's modification time in nanoseconds; 0 if it is missing."""
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


@lru_cache(maxsize=32)
def _load(path: Path, _changed: int, *, inlined: bool) -> Template:
    """Read once for every build."""
    text = path.read_text("utf-8")
    hashes: tuple[str, ...] = ()
    if inlined:
        written = json.loads((path.parent / "styles.json").read_bytes())
        text, hashes = text.replace(STYLES_PLACE, written["styles"]), (written["hash"],)
    places = (PLACE_NAME.findall(place)[0] for place in PLACE.findall(text))
    return Template(tuple(part.encode() for part in PLACE.split(text)), tuple(places), hashes)
