"""The gallery's items in its first answer, both pictures of each."""

from html import escape
from typing import Any

from app.web.pages.head_tags import srcset_of

SIZES = "(min-width: 64rem) 46vw, 92vw"
"""Displayed width of a picture: the same text as in ui/src/features/gallery/work.tsx."""
HALF = "(min-width: 64rem) 23vw, 46vw"
"""Of two pictures side by side."""
ALONE = "aspect-project w-full bg-raised object-cover"
LABEL = "eyebrow inline-block rounded-control border px-2 py-0.5 border-control bg-bg/85 text-text"
"""As in ui/src/shared/ui/badge.tsx."""
FACTS = "wrap-anywhere mt-1 font-semibold text-small"
TEXT = "wrap-anywhere mt-1 max-w-measure text-muted"
EMPTY = f'<p class="{TEXT}">We have not put any of our work here so far.</p>'


def gallery_slots(items: list[dict[str, Any]]) -> dict[str, str]:
    """Return each item's pictures and words for its place in the built page. They are as tall as the result of the
    scripts for the same answer, so nothing moves.
    """
    return {"works": "".join(map(_item, items)) or EMPTY}


def _item(item: dict[str, Any]) -> str:
    title = item["title"]
    facts = " · ".join(each for each in (item["service"], item["vehicle"]) if each and each != title)
    heading = f'<h2 class="headline wrap-anywhere mt-4 text-h3">{escape(title)}</h2>'
    return f"<article>{_pictures(item)}{heading}{_line(FACTS, facts)}{_line(TEXT, item['text'])}</article>"


def _line(look: str, text: str) -> str:
    return f'<p class="{look}">{escape(text)}</p>' if text else ""


def _pictures(item: dict[str, Any]) -> str:
    if not item["before"]:
        return _picture(item["after"], item["title"], SIZES, ALONE)
    halves = (_half(item[name.lower()], name, item["title"]) for name in ("Before", "After"))
    return f'<div class="grid aspect-project grid-cols-2 gap-px bg-raised">{"".join(halves)}</div>'


def _half(image: dict[str, Any], name: str, title: str) -> str:
    picture = _picture(image, f"{name}: {title}", HALF, "absolute inset-0 size-full object-contain")
    label = f'<span class="absolute top-4 left-4"><span class="{LABEL}">{name}</span></span>'
    return f'<div class="relative">{picture}{label}</div>'


def _picture(image: dict[str, Any], alt: str, sizes: str, look: str) -> str:
    return (
        f'<img class="{look}" src="{escape(image["url"])}" srcset="{escape(srcset_of(image, "webp"))}"'
        f' sizes="{sizes}" alt="{escape(alt)}" width="{image["width"]}" height="{image["height"]}" loading="lazy">'
    )
