"""Structured data of vehicles and orders, in schema.org's vocabulary."""

import re
from typing import Any
from urllib.parse import quote

Links = list[tuple[str, str]]
"""Names with their paths."""
StructuredData = dict[str, Any]
YEARS = re.compile(r"\s*([0-9]{4})?\s*[-–]\s*([0-9]{4})?\s*")
LISTED = 50
"""Most entries of a list, or vehicles of a product, that are listed."""


def vehicle_path(brand: StructuredData, model: StructuredData | None = None) -> str:
    """The page of a brand, or of one of its models."""
    path = f"/shop/brands/{quote(brand['slug'])}"
    return f"{path}/{quote(model['slug'])}" if model else path


def describe_years(year: str) -> str:
    """Years for a customer: "2020-" reads "from 2020", "-2012" reads "to 2012", as in describe-years.ts."""
    found = YEARS.fullmatch(year)
    if not found or bool(found[1]) == bool(found[2]):
        return year
    return f"from {found[1]}" if found[1] else f"to {found[2]}"


def trail(links: Links, base: str) -> StructuredData:
    """Return the breadcrumbs of a page."""
    return {"@type": "BreadcrumbList", "itemListElement": _numbered(links, base, "item")}


def item_list(links: Links, base: str) -> StructuredData:
    """Return the list of the items on a page."""
    return {
        "@type": "ItemList",
        "numberOfItems": len(links),
        "itemListElement": _numbered(links[:LISTED], base, "url"),
    }


def cars(models: list[StructuredData], base: str) -> list[StructuredData]:
    """The vehicles that a product fits, from the API's own answer."""
    return [_car(model, base) for model in models[:LISTED]]


def _car(model: StructuredData, base: str) -> StructuredData:
    brand = {"slug": model["brandSlug"]}
    facts = {
        "@type": "Car",
        "name": f"{model['brandName']} {model['name']}",
        "brand": {"@type": "Brand", "name": model["brandName"]},
        "model": model["name"],
        "vehicleModelDate": model["year"],
        "url": base + vehicle_path(brand, model),
    }
    return {name: value for name, value in facts.items() if value}


def _numbered(links: Links, base: str, label: str) -> list[StructuredData]:
    return [
        {"@type": "ListItem", "position": position, "name": name, label: base + path}
        for position, (name, path) in enumerate(links, 1)
    ]
