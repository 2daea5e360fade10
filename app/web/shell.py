"""A page: the built shell with its head and its first answers put in."""

import gzip
import hashlib
import json
from dataclasses import dataclass
from functools import lru_cache
from html import escape
from pathlib import Path

from flask import Response, request

from app.shop.settings import Settings
from app.web import doors
from app.web.files import ui_folder
from app.web.headers import POLICY_HEADER, content_policy
from app.web.heads import Head, block, write_head
from app.web.seeds import Seeds

HEAD_MARK = "<!--head-->"
SEED_MARK = "<!--seed-->"
SHELL = "index.html"
HOME = "home.html"
NOT_BUILT = "The user interface is not built. Run npm run build."
HTML = "text/html; charset=utf-8"


@dataclass(frozen=True)
class Template:
    """A built page: its text, and the hashes of the styles written into it."""

    text: str
    style_hashes: tuple[str, ...]


def page(head: Head, seeds: Seeds, *, status: int = 200, file: str = SHELL) -> Response:
    """The page as the browser gets it; 503 with a plain sentence when the user interface is not built."""
    template = _template(file) or _template(SHELL)
    if template is None:
        return plain_page(NOT_BUILT, status if status == 404 else 503)
    text = _fill(template.text, head, seeds, doors.current_settings())
    response = _respond(text.encode(), status)
    response.headers[POLICY_HEADER] = content_policy(template.style_hashes)
    return response


def plain_page(sentence: str, status: int) -> Response:
    """One sentence, where there is no user interface to say it."""
    text = f'<!doctype html><html lang="en"><title>Pitlane</title><p>{escape(sentence)}</p></html>'
    return Response(text, status, content_type=HTML)


def _fill(text: str, head: Head, seeds: Seeds, settings: Settings) -> str:
    for name, value in (("businessName", settings.business_name), ("tagline", settings.tagline)):
        text = text.replace("{{" + name + "}}", escape(value))
    text = text.replace(HEAD_MARK, write_head(head, settings), 1)
    return text.replace(SEED_MARK, _write_seeds(seeds), 1)


def _write_seeds(seeds: Seeds) -> str:
    """The answers under the keys that the browser's cache knows them by: the path cut at its slashes."""
    queries = ",".join(f"[{json.dumps(path[1:].split('/'))},{answer.decode()}]" for path, answer in seeds.items())
    written = block(f'{{"queries":[{queries}]}}')
    return f'<script type="application/json" id="seed">{written}</script>'


def _respond(content: bytes, status: int) -> Response:
    response = Response(status=status, content_type=HTML)
    response.set_etag(hashlib.sha256(content).hexdigest()[:32])
    response.headers["Cache-Control"] = "no-cache"
    response.vary.add("Accept-Encoding")
    if request.accept_encodings["gzip"]:
        content = _zip(content)
        response.headers["Content-Encoding"] = "gzip"
    response.set_data(content)
    if status == 200:
        response.make_conditional(request)
    return response


@lru_cache(maxsize=100)
def _zip(content: bytes) -> bytes:
    """Kept, because most visitors ask for the same few pages."""
    return gzip.compress(content, 6, mtime=0)


def _template(name: str) -> Template | None:
    path = ui_folder() / name
    try:
        changed = path.stat().st_mtime_ns
    except OSError:
        return None
    return _load(path, changed, inlined=name == HOME)


@lru_cache(maxsize=8)
def _load(path: Path, _changed: int, *, inlined: bool) -> Template:
    """Read once for every build."""
    hashes = path.parent / "csp.json"
    found = json.loads(hashes.read_bytes())["styleHashes"] if inlined and hashes.is_file() else ()
    return Template(path.read_text("utf-8"), tuple(found))
