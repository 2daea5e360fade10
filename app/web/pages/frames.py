"""What the server puts into a page's frame: what it knows of the first screen, painted before any script runs."""

import json
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import quote

from app.web.pages.files import ui_folder
from app.web.pages.heads import ladder_of

Slots = dict[str, str]


def product_slots(product: dict[str, Any], sizes: str) -> Slots:
    """A product's name and the picture that it opens with, in the shape that ui/src/features/catalogue gives them."""
    slots = {"name": f'<h1 class="headline text-h2">{escape(product["name"])}</h1>'}
    if product["images"]:
        slots["picture"] = _picture(product["images"][0], product["name"], sizes)
    return slots


def shop_slots(categories: list[dict[str, Any]]) -> Slots:
    """The shop's tiles, in the markup that the build has made for each category that has a picture of its own."""
    path = ui_folder() / "tiles.json"
    if not path.is_file():
        return {}
    tiles = _read_tiles(path, path.stat().st_mtime_ns)
    return {"categories": "".join(_fill(tiles.get(each["slug"], tiles[""]), each) for each in categories)}


def _fill(tile: str, category: dict[str, Any]) -> str:
    """The slug first: quoted, it has no brace in it that could pass for the name's place."""
    return tile.replace("{{slug}}", quote(category["slug"], safe="")).replace("{{name}}", escape(category["name"]))


@lru_cache(maxsize=2)
def _read_tiles(path: Path, _changed: int) -> dict[str, str]:
    """Read once for every build."""
    tiles: dict[str, str] = json.loads(path.read_bytes())
    return tiles


def _picture(image: dict[str, Any], name: str, sizes: str) -> str:
    """As ui/src/shared/ui/picture.tsx writes it, so that the page finds it in the browser's memory."""
    source = f'<source type="image/avif" srcset="{escape(ladder_of(image, "avif"))}" sizes="{escape(sizes)}">'
    return (
        f'<picture class="contents">{source if image["widths"] else ""}'
        f'<img class="size-full object-cover" src="{escape(image["url"])}" alt="{escape(image["alt"] or name)}"'
        f' srcset="{escape(ladder_of(image, "webp"))}" sizes="{escape(sizes)}"'
        f' width="{image["width"]}" height="{image["height"]}" fetchpriority="high"></picture>'
    )
