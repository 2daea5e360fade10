"""The home page's own texts and services, written into the built page."""

import json
import re
from collections.abc import Mapping
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Any

from app.web.pages.files import ui_folder
from app.web.pages.head_tags import srcset_of

FILE = "look.json"
"""The original texts and the markup around each, left by the build (ui/build/look.mjs)."""
PLACE = re.compile(r"\{\{(\w+)\}\}")
PARAGRAPHS = re.compile(r"\n\s*\n")
SERVICE_SIZES = "(min-width: 80rem) 395px, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 36vw"
"""Displayed width of a service's picture: the same text as in ui/src/features/home/services-section.tsx."""
Answer = Mapping[str, Any]


def look_slots(settings: Answer) -> dict[str, str]:
    """Return markup for the home page's places, made from the API's own answer. The page's scripts make the same markup
    from that answer, so nothing changes when they are loaded.
    """
    built = _built()
    if not built:
        return {}
    look = settings["look"] or {}
    texts = {name: _or_original(look.get(name), text) for name, text in built["texts"].items()}
    slots = {name: _line(built, name, text) for name, text in texts.items()}
    slots["aboutText"] = "".join(_line(built, "aboutText", each) for each in paragraphs(texts["aboutText"]))
    slots["heroPhoto"] = _fill(built["hero"]["markup"], **_hero_values(look.get("hero")) or built["hero"]["values"])
    slots["figures"] = _figures(built["markup"], settings["stats"])
    slots["allWork"] = built["markup"]["allWork"] if settings["hasGallery"] else ""
    return slots | _service_slots(built, settings, look.get("services"))


def paragraphs(text: str) -> list[str]:
    """The parts of a text between its empty lines."""
    return [each for each in PARAGRAPHS.split(text) if each.strip()]


def _or_original(own: str | None, original: str) -> str:
    return original if own is None else own


def _line(built: Answer, name: str, text: str) -> str:
    """A text with its note in its element; blank without both."""
    shown = " ".join(each for each in (text, built["notes"].get(name)) if each)
    return _fill(built["markup"][name], text=escape(shown)) if shown else ""


def _figures(markup: Answer, stats: list[Answer]) -> str:
    """The figures beside the story; blank without any."""
    cards = (_fill(markup["figure"], **{key: escape(text) for key, text in each.items()}) for each in stats)
    return _fill(markup["figures"], figures="".join(cards)) if stats else ""


def _service_slots(built: Answer, settings: Answer, shown: dict[str, str] | None) -> dict[str, str]:
    """The services where the page names them: cards, choices, the footer."""
    cards = {card["slot"]: card for card in settings["serviceImages"]}
    ids = [each for each in shown or built["services"] if each in built["services"]]
    slots = {"services": "", "choices": "", "footerServices": ""}
    for each in ids:
        original, card = built["services"][each], cards.get(each, {})
        title = escape(card.get("title") or original["title"])
        text = escape(card.get("description") or original["description"])
        picture = _picture(card["image"], title) if card.get("image") else original["picture"]
        slots["services"] += _fill(original["card"], title=title, description=text, picture=picture)
        slots["choices"] += _fill(built["markup"]["choice"], id=each, title=title)
        slots["footerServices"] += _fill(built["markup"]["footerService"], title=title)
    return slots


def _hero_values(hero: Answer | None) -> dict[str, str]:
    """The owner's hero picture for the site's own one's places."""
    if hero is None:
        return {}
    wide, tall = dict(hero["wide"]), dict(hero["tall"])
    sets = {
        f"{name}{kind.title()}": escape(srcset_of(picture, kind))
        for name, picture in (("wide", wide), ("tall", tall))
        for kind in ("avif", "webp")
    }
    return sets | {"url": escape(wide["url"]), "width": str(wide["width"]), "height": str(wide["height"])}


def _fill(markup: str, **values: str) -> str:
    """Fill every place in one go: no value is taken for one."""
    return PLACE.sub(lambda found: values.get(found[1], ""), markup)


def _picture(image: Answer, alt: str) -> str:
    """Return a picture that loads when it is close to the window. The markup is the same as in
    ui/src/shared/ui/picture.tsx.
    """
    sizes = escape(SERVICE_SIZES)
    source = f'<source type="image/avif" srcset="{escape(srcset_of(dict(image), "avif"))}" sizes="{sizes}">'
    return (
        f'<picture class="contents">{source if image["widths"] else ""}'
        f'<img class="size-full object-cover" src="{escape(image["url"])}"'
        f' srcset="{escape(srcset_of(dict(image), "webp"))}" sizes="{sizes}" alt="{alt}"'
        f' width="{image["width"]}" height="{image["height"]}" decoding="async" loading="lazy"></picture>'
    )


def _built() -> dict[str, Any]:
    path = ui_folder() / FILE
    return _read(path, path.stat().st_mtime_ns) if path.is_file() else {}


@lru_cache(maxsize=2)
def _read(path: Path, _changed: int) -> dict[str, Any]:
    """Read once for every build."""
    built: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return built
