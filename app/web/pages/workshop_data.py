"""Structured data in schema.org's vocabulary: the business."""

from datetime import date
from typing import Any

from app.shop.base.settings.settings import Settings

StructuredData = dict[str, Any]
CURRENCY = "EUR"
LISTED = 50
"""Most entries of a list, vehicles of a product, or spans of closed days that are listed."""


def describe_workshop(settings: Settings, picture: str | None) -> StructuredData:
    """The business as a workshop, or as a shop for parts alone."""
    links = (settings.tiktok_url, settings.instagram_url, settings.facebook_url, settings.snapchat_url)
    facts = {
        "@context": "https://schema.org",
        "@type": "AutoRepair" if settings.works_on_cars else "AutoPartsStore",
        "name": settings.business_name,
        "description": settings.tagline,
        "url": settings.public_url,
        "image": f"{settings.public_url}{picture}" if picture else "",
        "telephone": settings.phone,
        "email": settings.email,
        "address": settings.address,
        "openingHours": [f"{line['days']} {line['hours']}" for line in settings.hours],
        "specialOpeningHoursSpecification": [_closed(*run) for run in settings.holidays[:LISTED]],
        "sameAs": [link for link in links if link],
        "currenciesAccepted": CURRENCY,
    }
    return {name: value for name, value in facts.items() if value}


def _closed(first: date, last: date) -> StructuredData:
    """Closed days, as a span of no time."""
    return {
        "@type": "OpeningHoursSpecification",
        "opens": "00:00",
        "closes": "00:00",
        "validFrom": first.isoformat(),
        "validThrough": last.isoformat(),
    }
