"""Texts of the site's own for a business that sells parts and works on no cars.

They take the place of those that speak of work, as long as the owner has written none.
"""

from collections.abc import Mapping
from typing import Any, Protocol

TAGLINE = "Parts, accessories and care for your vehicle"
HOME_TEXTS = {
    "hero_text": "Parts, accessories and care. Light, sound, stance and finish, chosen for your vehicle.",
    "about_text": (
        "We sell parts and accessories for cars, and what keeps a car clean.\n\n"
        "Each part names the vehicles that it is for. If you are not sure, ask us before you order. Tell us what you "
        "drive and what you would like to change: we tell you what we would choose, and what we would leave alone."
    ),
    "gallery_line": "Six directions a car can take.",
    "contact_line": "Ask about a part, a delivery or simply for an opinion. We answer within 24 hours.",
}


class Trades(Protocol):
    """The settings, as far as they say what the business does."""

    @property
    def works_on_cars(self) -> bool:
        """Return whether the business works on cars."""


def tagline_of(stored: Mapping[str, Any], original: str) -> dict[str, str]:
    """Return the tagline of a business that works on no cars, in stored settings that have none but the original."""
    has_own = stored.get("tagline", original) != original
    return {"tagline": TAGLINE} if stored.get("works_on_cars") is False and not has_own else {}


def place_word(settings: Trades) -> str:
    """Return what customers read where they pay and collect: the "workshop", or the "shop" where nobody works."""
    return "workshop" if settings.works_on_cars else "shop"
