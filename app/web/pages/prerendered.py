"""First screen and its data in a page's HTML, painted before scripts."""

import json
import re
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import quote

from app.shop.base.settings import closing
from app.shop.base.settings.settings import Settings
from app.web.pages.files import ui_folder
from app.web.pages.head_tags import srcset_of

Slots = dict[str, str]
TILE_SIZES = "(min-width: 80rem) 300px, (min-width: 64rem) 24vw, 48vw"
"""Displayed width of a category's picture: the same text as in ui/src/features/catalogue/tiles/category-tiles.tsx."""
TILE_PICTURE = "absolute inset-0 size-full object-cover"
TILE_INITIAL = "headline absolute top-3 left-3 text-[5rem] leading-none text-control/30 sm:text-[7rem]"
"""Of a category without a picture, as in the same file."""


def product_slots(product: dict[str, Any], sizes: str) -> Slots:
    """Return the markup of a product's name and first picture. It is the same as in ui/src/features/catalogue."""
    slots = {"name": f'<h1 class="headline text-h2">{escape(product["name"])}</h1>'}
    if product["images"]:
        image = product["images"][0]
        slots["picture"] = _picture(image, image["alt"] or product["name"], sizes)
    return slots


def heading_slot(text: str) -> Slots:
    """The headline of a step in the shop."""
    return {"heading": escape(text)}


def category_heading(category: dict[str, Any]) -> Slots:
    """A category's headline: its tile's label, else its name."""
    tile = _tiles().get(category["slug"])
    return {"heading": re.sub(r"<[^>]*>|{{\w+}}", "", tile)} if tile else heading_slot(category["name"])


def closed_slot(settings: Settings) -> Slots:
    """The notice on top of the page while the shop is closed."""
    path = ui_folder() / "closed.html"
    if not settings.closed or not path.is_file():
        return {}
    fact = closing.plain_sentence(settings.said_closed_until)
    notice = _read_text(path, path.stat().st_mtime_ns).replace("{{closedSentence}}", fact)
    own = "" if settings.closed_message == fact else settings.closed_message
    return {"closed": notice.replace("{{closedMessage}}", escape(own))}


def shop_slots(categories: list[dict[str, Any]]) -> Slots:
    """The shop's tiles, in the markup that the build made."""
    tiles = _tiles()
    if not tiles:
        return {}
    shown = [each for each in categories if each["productCount"]]
    return {"categories": "".join(_fill(tiles.get(each["slug"], tiles[""]), each) for each in shown)}


def _fill(tile: str, category: dict[str, Any]) -> str:
    """Fill in the places of a category's tile, its name last. No value that is filled in earlier has a brace that could
    pass for a place.
    """
    initial = f'<span aria-hidden="true" class="{TILE_INITIAL}">{escape(category["name"][:1])}</span>'
    picture = _picture(category["image"], "", TILE_SIZES, TILE_PICTURE) if category["image"] else initial
    tile = tile.replace("{{picture}}", picture).replace("{{count}}", str(category["productCount"]))
    return tile.replace("{{slug}}", quote(category["slug"], safe="")).replace("{{name}}", escape(category["name"]))


def _tiles() -> dict[str, str]:
    """Tiles by the slugs of their categories, "" for any other."""
    path = ui_folder() / "tiles.json"
    if not path.is_file():
        return {}
    tiles: dict[str, str] = json.loads(_read_text(path, path.stat().st_mtime_ns))
    return tiles


@lru_cache(maxsize=4)
def _read_text(path: Path, _changed: int) -> str:
    """Read once for every build."""
    return path.read_text("utf-8")


def _picture(image: dict[str, Any], alt: str, sizes: str, shape: str = "size-full object-cover") -> str:
    """Return a picture as ui/src/shared/ui/picture.tsx writes it. The page therefore finds it in the browser's
    memory.
    """
    source = f'<source type="image/avif" srcset="{escape(srcset_of(image, "avif"))}" sizes="{escape(sizes)}">'
    return (
        f'<picture class="contents">{source if image["widths"] else ""}'
        f'<img class="{shape}" src="{escape(image["url"])}" alt="{escape(alt)}"'
        f' srcset="{escape(srcset_of(image, "webp"))}" sizes="{escape(sizes)}"'
        f' width="{image["width"]}" height="{image["height"]}" fetchpriority="high"></picture>'
    )
