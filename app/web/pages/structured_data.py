"""Structured data in schema.org's vocabulary: products, vehicles, lists."""

import re
from decimal import Decimal
from typing import NamedTuple
from urllib.parse import quote

from app.shop.base.settings.settings import Settings
from app.shop.sales.orders.totals import Terms, price_with_tax, read_terms
from app.store.catalogue.product_options import name_of, page_of
from app.web.pages.workshop_data import CURRENCY, LISTED, StructuredData

Links = list[tuple[str, str]]
"""Names with their paths."""
YEARS = re.compile(r"\s*([0-9]{4})?\s*[-–]\s*([0-9]{4})?\s*")


class Offering(NamedTuple):
    """Base of the offers of a product. `base` is the shop's address."""

    base: str
    terms: Terms
    tax_rate_id: str | None
    lead_days: int | None

    def total(self, price: str) -> str:
        """Return a price with its tax."""
        return f"{price_with_tax(Decimal(price), self.tax_rate_id, self.terms):.2f}"


def describe_product(product: StructuredData, settings: Settings) -> StructuredData:
    """A product and its offer, or those of its options, from the API's own answer. Prices have their tax, as those of
    the feed have (app/shop/website/product_feed.py): search engines compare the two.
    """
    base = settings.public_url
    page = f"{base}/shop/{product['slug']}"
    brand = {"@type": "Brand", "name": product["manufacturer"]} if product["manufacturer"] else None
    known = {"brand": brand, "gtin": product["ean"]}
    offering = Offering(base, read_terms(settings), product["taxRateId"], product["leadDays"])
    return {
        "@context": "https://schema.org",
        "@type": "ProductGroup" if product["options"] else "Product",
        "name": product["name"],
        "description": product["description"],
        "sku": product["sku"] or product["slug"],
        **{name: value for name, value in known.items() if value},
        "category": product["category"],
        "image": [f"{base}{picture['url']}" for picture in product["images"]],
        **(_variants(product, page, offering) if product["options"] else {"offers": _offer(product, page, offering)}),
    }


def _variants(product: StructuredData, page: str, offering: Offering) -> StructuredData:
    """Return the options of a product, each with its offer."""
    return {
        "productGroupID": product["id"],
        "hasVariant": [_variant(product, each, page, offering) for each in product["options"]],
    }


def _variant(product: StructuredData, option: StructuredData, page: str, offering: Offering) -> StructuredData:
    image = option["image"] and offering.base + option["image"]["url"]
    known = {"sku": option["sku"], "gtin": option["ean"], "image": image}
    return {
        "@type": "Product",
        "name": name_of(product["name"], option["name"]),
        **{name: value for name, value in known.items() if value},
        "offers": _offer(option, page_of(page, option["id"]), offering),
    }


def _offer(sold: StructuredData, page: str, offering: Offering) -> StructuredData:
    """Return the offer of a product or of an option."""
    beyond = "OutOfStock" if offering.lead_days is None else "BackOrder"
    stock = "InStock" if sold["inventory"] > 0 else beyond
    return {
        "@type": "Offer",
        "price": offering.total(sold["price"]),
        "priceCurrency": CURRENCY,
        **_announced(sold["sale"], offering),
        "availability": f"https://schema.org/{stock}",
        "url": page,
    }


def _announced(sale: StructuredData | None, offering: Offering) -> StructuredData:
    """Return the end of a sale and its prior price, as Google reads them."""
    if sale is None:
        return {}
    prior = {"priceType": "https://schema.org/StrikethroughPrice", "price": offering.total(sale["priorPrice"])}
    specified = {"@type": "UnitPriceSpecification", **prior, "priceCurrency": CURRENCY}
    return {"priceValidUntil": sale["until"], "priceSpecification": [specified]}


def vehicle_path(brand: StructuredData, model: StructuredData | None = None) -> str:
    """The page of a brand, or of one of its models."""
    path = f"/shop/brands/{quote(brand['slug'])}"
    return f"{path}/{quote(model['slug'])}" if model else path


def describe_years(year: str) -> str:
    """Return the years in words, as in describe-years.ts. For example, `2020-` becomes `from 2020`, and `-2012` becomes
    `to 2012`.
    """
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
