"""Styles that the server writes into each page for the owner's look."""

from base64 import b64encode
from functools import lru_cache
from hashlib import sha256

from app.contract.cards import SERVICE_IDS
from app.shop.look.accent import shades_of
from app.shop.settings.settings import Settings


def look_style(settings: Settings) -> str:
    """The rules of the look, blank where it is the original."""
    return _accent_rules(settings.accent) + _grid_rules(len(SERVICE_IDS) - len(settings.hidden_services))


def style_hash(style: str) -> str:
    """The hash by which a page's content policy knows its style."""
    return f"sha256-{b64encode(sha256(style.encode()).digest()).decode()}"


@lru_cache(maxsize=4)
def _accent_rules(accent: str | None) -> str:
    """The accent and its shades; the back office has its own."""
    if accent is None:
        return ""
    shades = shades_of(accent)
    return (
        f":root:not([data-theme]){{--color-accent:{shades.accent};--color-accent-hover:{shades.hover};"
        f"--color-on-accent:{shades.on_accent}}}"
    )


def _grid_rules(shown: int) -> str:
    """Widen the last card, so that fewer services leave no gap.

    It has two columns from 40rem on and three from 64rem (ui/src/features/home/services-section.tsx).
    """
    if shown == len(SERVICE_IDS):
        return ""
    last = "#services ul>:last-child"
    return "".join(
        f"@media(width>={width}rem){{{last}{{grid-column:{shown % columns + 1}/-1}}}}"
        for width, columns in ((40, 2), (64, 3))
    )
