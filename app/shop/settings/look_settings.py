"""Settings of the site's look; None and empty stand for the original."""

from dataclasses import dataclass, field
from typing import Any

from app.shop.settings.cards import Lines

TEXTS = ("hero_title", "hero_text", "about_text", "services_line", "gallery_line", "contact_line", "shop_line")
"""The home page's texts. An empty one is not shown."""


@dataclass(frozen=True)
class LookSettings:
    """Texts of the home page, its services, and the accent colour ("#ff5c1a").

    The originals are the site's own (ui/src/content/home). `service_images` holds what the owner set of each service,
    `service_order` the ids of all of them once they were put in order. `logo` is the url, width and
    height of a picture whose files app.shop.images.logos has made, `hero` the
    urls of an upload and of its cut for phones.
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
    service_images: Lines = field(default_factory=list)
    service_order: list[str] = field(default_factory=list)
    hidden_services: list[str] = field(default_factory=list)


def logo_file(settings: LookSettings, ending: str) -> str:
    """Return the path of a logo's file, blank without a logo.

    `ending` has a place for the ground.
    """
    stem = settings.logo["url"].removesuffix(".webp") if settings.logo else ""
    return stem and stem + ending.format(settings.logo_ground)
