"""The settings of the site's look, in which None and empty values mean the original."""

from dataclasses import dataclass, field
from typing import Any

TEXTS = ("hero_title", "hero_text", "about_text", "services_line", "gallery_line", "contact_line", "shop_line")
"""The home page's texts. An empty one is not shown."""


@dataclass(frozen=True, init=False, repr=False, eq=False)
class LookSettings:
    """The texts of the home page, its services, and the accent colour ("#ff5c1a"). The original texts are part of the
    site (ui/src/content/home).

    `service_order` holds the ids of all services once they were put in order. `logo` is the url, width and height of a
    picture with files made by app.shop.base.images.logos. `hero`
    holds the urls of an upload and of its crop for phones.
    """

    hero_title: str | None = None
    hero_text: str | None = None
    about_text: str | None = None
    services_line: str | None = None
    gallery_line: str | None = None
    contact_line: str | None = None
    shop_line: str | None = None
    accent: str | None = None
    logo: dict[str, Any] | None = None
    logo_ground: str = "dark"
    hero: dict[str, str] | None = None
    service_order: list[str] = field(default_factory=list)
    hidden_services: list[str] = field(default_factory=list)


def logo_file(settings: LookSettings, ending: str) -> str:
    """Return the path of a file of the logo, blank without a logo. `ending` has a placeholder for the background."""
    stem = settings.logo["url"].removesuffix(".webp") if settings.logo else ""
    return stem and stem + ending.format(settings.logo_ground)
