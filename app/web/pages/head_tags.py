"""Head tags of a page, for search engines and link previews."""

import json
from dataclasses import dataclass, field
from html import escape
from typing import Any

from app.shop.base.images.picture_files import PREVIEW_END, PREVIEW_SIZE
from app.shop.base.settings.look_settings import logo_file
from app.shop.base.settings.settings import Settings
from app.web.access import listeners
from app.web.pages.assets import files_of
from app.web.pages.files import ui_folder
from app.web.pages.page_table import PublicPage

DESCRIPTION_LENGTH = 160
PREVIEW = "og.jpg"
ICON = '<link rel="icon" href="/favicon.svg" type="image/svg+xml" />'
"""As in ui/index.html."""
HIDDEN = {"robots": "noindex"}


@dataclass(frozen=True)
class Head:
    """Title, description and the rest of the head of one page. `path` is its canonical path, or None if it has none.

    `picture` is shown beside a shared link and is PREVIEW_SIZE pixels large unless `picture_size` states otherwise.
    `scripts` are those of the build that the page needs at once. `largest` is the picture that the page opens with, as
    the API describes it, and the width at which it is shown.
    """

    title: str
    description: str
    path: str | None = None
    kind: str = "website"
    picture: str | None = None
    picture_size: tuple[int, int] = PREVIEW_SIZE
    facts: dict[str, Any] | None = None
    scripts: tuple[str, ...] = ()
    largest: tuple[dict[str, Any], str] | None = None
    marks: dict[str, str] = field(default_factory=dict)
    manifest: str | None = None


def page_head(page: PublicPage, title: str, description: str, path: str | None = None, **more: Any) -> Head:
    """Return the head of a page of the table. `noindex` is taken from the page's row."""
    hidden = {} if page.indexed else HIDDEN
    marks = hidden | more.pop("marks", {})
    return titled(title, description, path, source=page.source, marks=marks, **more)


def titled(title: str, description: str, path: str | None = None, *, source: str, **more: Any) -> Head:
    """The head of a page, the business's name beside its title."""
    name = f"{title} | {listeners.current_settings().business_name}"
    shown = {"picture": preview()} | more
    return Head(name, description, path, scripts=files_of(source), **shown)


def preview() -> str | None:
    """The link preview's picture of pages that have none of their own."""
    settings = listeners.current_settings()
    if settings.logo:
        return logo_file(settings, "-share-{}.jpg")
    if settings.hero:
        return settings.hero["url"].removesuffix(".webp") + PREVIEW_END
    return f"/{PREVIEW}" if (ui_folder() / PREVIEW).is_file() else None


def icon_links(settings: Settings) -> str:
    """The icons of the window and of a phone's home screen."""
    if not settings.logo:
        return ICON
    icon = escape(logo_file(settings, "-icon-{}.png"))
    links = ('rel="icon" type="image/png" sizes="192x192"', 'rel="apple-touch-icon"')
    return "".join(f'<link {link} href="{icon}" />' for link in links)


def write_head(head: Head, settings: Settings, origin: str) -> str:
    """Return the tags of the head, with every text escaped. `origin` is the address at which the visitor reaches the
    shop. Links are shared from any address, and programs that preview them accept no address that begins with a
    slash.
    """
    base = settings.public_url
    named = {"description": head.description} | head.marks
    shared = {
        "og:site_name": settings.business_name,
        "og:type": head.kind,
        "og:title": head.title,
        "og:description": head.description,
        "og:url": f"{origin}{head.path}" if head.path is not None else None,
        "og:image": f"{origin}{head.picture}" if head.picture else None,
        "og:image:width": str(head.picture_size[0]) if head.picture else None,
        "og:image:height": str(head.picture_size[1]) if head.picture else None,
    }
    lines = [f"<title>{escape(head.title)}</title>"]
    lines += [f'<meta name="{name}" content="{escape(text)}" />' for name, text in named.items()]
    lines += [f'<meta property="{name}" content="{escape(text)}" />' for name, text in shared.items() if text]
    lines += [_early_picture(*head.largest)] if head.largest else []
    if head.manifest:
        lines.append(f'<link rel="manifest" href="{escape(head.manifest)}" />')
    if head.path is not None:
        lines.append(f'<link rel="canonical" href="{escape(base + head.path)}" />')
    if head.facts:
        lines.append(f'<script type="application/ld+json">{block(json.dumps(head.facts, ensure_ascii=False))}</script>')
    return "\n    ".join(lines)


def write_scripts(head: Head) -> str:
    """Preload the page's own scripts."""
    return "".join(f'<link rel="modulepreload" crossorigin href="{escape(each)}" />' for each in head.scripts)


def srcset_of(picture: dict[str, Any], kind: str) -> str:
    """A picture's addresses with their widths: the same words as in ui/src/shared/ui/src-set.ts."""
    stem, widest = picture["url"].removesuffix(".webp"), picture["width"]
    steps = [width for width in picture["widths"] if kind == "avif" or width < widest]
    biggest = [f"{picture['url']} {widest}w"] if kind == "webp" else []
    return ", ".join([*(f"{stem}-{width}.{kind} {width}w" for width in steps), *biggest])


def _early_picture(picture: dict[str, Any], sizes: str) -> str:
    """Preload a picture in the width that the page will want."""
    renditions = srcset_of(picture, "avif")
    kind = f'type="image/avif" imagesrcset="{escape(renditions)}" imagesizes="{escape(sizes)}"' if renditions else ""
    return f'<link rel="preload" as="image" fetchpriority="high" href="{escape(picture["url"])}" {kind} />'


def block(text: str) -> str:
    """JSON as a block of data that nothing in it can end."""
    return text.replace("<", "\\u003c")


def shorten(text: str) -> str:
    """A text as a description: one line, cut between words."""
    line = " ".join(text.split())
    return line if len(line) <= DESCRIPTION_LENGTH else f"{line[:DESCRIPTION_LENGTH].rsplit(' ', 1)[0]}…"
