"""First screen and its data in a page's HTML, painted before scripts."""

import json
import re
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import quote

from app.shop.settings import closing
from app.shop.settings.settings import Settings
from app.web.pages.files import ui_folder
from app.web.pages.head_tags import srcset_of

Slots = dict[str, str]


def product_slots(product: dict[str, Any], sizes: str) -> Slots:
    """A product's name and first picture.

    Their markup is that of ui/src/features/catalogue.
    """
    slots = {"name": f'<h1 class="headline text-h2">{escape(product["name"])}</h1>'}
    if product["images"]:
        slots["picture"] = _picture(product["images"][0], product["name"], sizes)
    return slots


def heading_slot(text: str) -> Slots:
    """The headline of a step in the shop."""
    return {"heading": escape(text)}


def category_heading(category: dict[str, Any]) -> Slots:
    """A category's headline: its tile's label, else its name."""
    tile = _tiles().get(category["slug"])
    return {"heading": re.sub(r"<[^>]*>", "", tile)} if tile else heading_slot(category["name"])


def closed_slot(settings: Settings) -> Slots:
    """The notice on top of the page while the shop is closed."""
    path = ui_folder() / "closed.html"
    if not settings.closed or not path.is_file():
        return {}
    fact = closing.plain_sentence(settings.closed_until)
    notice = _read_text(path, path.stat().st_mtime_ns).replace("{{closedSentence}}", fact)
    own = "" if settings.closed_message == fact else settings.closed_message
    return {"closed": notice.replace("{{closedMessage}}", escape(own))}


def shop_slots(categories: list[dict[str, Any]]) -> Slots:
    """The shop's tiles, in the markup that the build made."""
    tiles = _tiles()
    if not tiles:
        return {}
    return {"categories": "".join(_fill(tiles.get(each["slug"], tiles[""]), each) for each in categories)}


def _fill(tile: str, category: dict[str, Any]) -> str:
    """Fill the slug in first.

    Quoted, it has no brace in it that could pass for the name's place.
    """
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


def _picture(image: dict[str, Any], name: str, sizes: str) -> str:
    """A picture as ui/src/shared/ui/picture.tsx writes it.

    So the page finds it in the browser's memory.
    """
    source = f'<source type="image/avif" srcset="{escape(srcset_of(image, "avif"))}" sizes="{escape(sizes)}">'
    return (
        f'<picture class="contents">{source if image["widths"] else ""}'
        f'<img class="size-full object-cover" src="{escape(image["url"])}" alt="{escape(image["alt"] or name)}"'
        f' srcset="{escape(srcset_of(image, "webp"))}" sizes="{escape(sizes)}"'
        f' width="{image["width"]}" height="{image["height"]}" fetchpriority="high"></picture>'
    )
