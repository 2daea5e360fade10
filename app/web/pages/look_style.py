"""Styles that the server writes into each page for the owner's look."""

from base64 import b64encode
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from typing import Any

from app.contract.base.home_cards import SERVICE_IDS
from app.shop.base.accent import shades_of
from app.shop.base.settings.settings import Settings
from app.web.pages.name_style import name_style

SHOP_LINKS = ("/shop", "/by-vehicle", "/search", "/cart")
NO_PARTS = (
    ",".join(f'a[href="{path}"],li:has(>a[href="{path}"])' for path in SHOP_LINKS)
    + ",#shop,[data-vehicle]{display:none}"
)
"""Hides the ways into the shop where no parts are sold: the pages stay those that the build made."""

NO_WORK = (
    '#services,a[href$="#services"],li:has(>a[href$="#services"]),nav[aria-labelledby=footer-links]+div,'
    r".sm\:col-span-2:has([name=serviceInterest]),form>:has([name=preferredDay]),[data-work]{display:none}"
    "form>:has([name=preferredDay])+*{grid-column:1/-1}"
)
"""Hides the services and the ways to them where nobody works on cars, and the day and the words that are about work.
The field beside the day takes its place.
"""


NOTHING_FOR_SALE = (
    '[data-vehicle]>*,a.page-width[href="/shop"],#shop h2+p,#shop a[href="/shop"]{display:none}'
    "#shop .gap-10{visibility:hidden;height:14rem;overflow:hidden}"
)
"""Asks nobody for a vehicle while no part is shown: the home page's section says so (ui/src/pages/home-shop.tsx)."""


def look_style(settings: Settings, *, has_parts: bool = True) -> str:
    """The rules of the look, blank where it is the original."""
    logo = _logo_rules(settings.logo, settings.logo_ground) if settings.logo else name_style(settings.business_name)
    grid = _grid_rules(len(SERVICE_IDS) - len(settings.hidden_services))
    shop = "" if has_parts else NOTHING_FOR_SALE
    hidden = (shop if settings.sells_parts else NO_PARTS) + ("" if settings.works_on_cars else NO_WORK)
    return _accent_rules(settings.accent) + logo + grid + hidden


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


def _logo_rules(logo: Mapping[str, Any], ground: str) -> str:
    """Return the styles that show the logo in place of the site's mark and name. The name is still read to visitors who
    cannot see it. A light ground gives the logo a frame of its own in the dark header.
    """
    frame = ";border:.25rem solid #fff;border-radius:2px;background-color:#fff" if ground == "light" else ""
    image = f'flex:0 1 auto;content:"";background:url({logo["url"]}) 0/contain no-repeat{frame}'
    return (
        f".brand>svg{{display:none}}.brand>span{{position:absolute;width:1px;height:1px;overflow:hidden;"
        f"clip-path:inset(50%)}}.brand::before{{{image};{_size_of(logo, 32, 152)}}}"
        f"@media(width>=64rem){{.brand::before{{{_size_of(logo, 40, 240)}}}}}"
    )


def _size_of(logo: Mapping[str, Any], height: int, widest: int) -> str:
    """Width and height of the logo, in pixels of the page."""
    width = round(logo["width"] * height / logo["height"])
    if width > widest:
        width, height = widest, round(logo["height"] * widest / logo["width"])
    return f"width:{width}px;height:{height}px"


def _grid_rules(shown: int) -> str:
    """Return styles that widen the last card, so that fewer services leave no gap. The grid has two columns from 40rem
    and three from 64rem (ui/src/features/home/services-section.tsx).
    """
    if shown == len(SERVICE_IDS):
        return ""
    last = "#services ul+div"
    return "".join(
        f"@media(width>={width}rem){{{last}{{grid-column:{shown % columns + 1}/-1}}}}"
        for width, columns in ((40, 2), (64, 3))
    )
