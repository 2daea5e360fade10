"""The rows of the sample catalogue, made from the entries of its files (data/sample/README.md)."""

from collections.abc import Iterator
from datetime import datetime, timedelta
from decimal import Decimal
from itertools import islice
from typing import Any

from sqlalchemy import insert
from sqlalchemy.orm import Session

from app.shop.base.rows import slug_of
from app.shop.catalogue.fitment.years import read_years
from app.store.catalogue.categories import Category, Subcategory
from app.store.catalogue.manufacturers import Manufacturer
from app.store.catalogue.product_images import ProductImage
from app.store.catalogue.products import Product
from app.store.catalogue.vehicles import Brand, CarModel, Fitment
from app.store.database.base import new_id, now
from app.store.database.search_text import fold_code

Entries = list[dict[str, Any]]
LISTED = timedelta(days=40)
"""Since the products have been in the shop: a sale needs their prices of the 30 days before it."""
STEP = timedelta(hours=1)
"""Between two products, so that "newest first" is the order of the file."""
MAKER_FACTS = {"postal_address": "1 Example Street, Dublin (sample)", "electronic_address": "hello@maker.example"}
AT_ONCE = 250
"""Rows of one statement: the memory that all 5,000 took at once stayed with the program."""


def add_categories(session: Session, entries: Entries) -> dict[str, str]:
    """Categories with their subcategories; the ids of the subcategories by slug."""
    categories = [_subcategory(entry) for entry in entries]
    subcategories = [
        _subcategory(subcategory) | {"category_id": category["id"]}
        for entry, category in zip(entries, categories, strict=True)
        for subcategory in entry["subcategories"]
    ]
    session.execute(insert(Category), categories)
    session.execute(insert(Subcategory), subcategories)
    return {subcategory["slug"]: subcategory["id"] for subcategory in subcategories}


def add_vehicles(session: Session, entries: Entries) -> dict[str, str]:
    """Add brands with their models. Returns the ids of the models that parts may fit, by "brand/model"."""
    brands = [_subcategory(entry) for entry in entries]
    session.execute(insert(Brand), brands)
    fitting: dict[str, str] = {}
    for entry, brand in zip(entries, brands, strict=True):
        models = [_model(each, brand["id"], place) for place, each in enumerate(entry["models"], 1)]
        if models:
            session.execute(insert(CarModel), models)
        named = zip(entry["models"], models, strict=True)
        fitting |= {f"{entry['slug']}/{row['slug']}": row["id"] for each, row in named if not each.get("noParts")}
    return fitting


def add_products(
    session: Session, entries: Entries, subcategories: dict[str, str], models: dict[str, str], urls: dict[str, str]
) -> None:
    """Products with what they fit; `urls` are the pictures' by file name."""
    newest = now() - LISTED
    makers = _add_makers(session, entries)
    products = [
        _product(entry, newest - STEP * place, subcategories, urls) | _numbers_of(entry, makers)
        for place, entry in enumerate(entries)
    ]
    session.execute(insert(Product), products)
    if more := [*_more_images(entries, products, urls)]:
        session.execute(insert(ProductImage), more)
    fitments = (
        {"product_id": product["id"], "model_id": models[label]}
        for entry, product in zip(entries, products, strict=True)
        for label in (models if entry["fits"] == "all" else entry["fits"])
    )
    while some := list(islice(fitments, AT_ONCE)):
        session.execute(insert(Fitment), some)


def _more_images(entries: Entries, products: Entries, urls: dict[str, str]) -> Iterator[dict[str, Any]]:
    """Yield the third picture of each product and those after it."""
    for entry, product in zip(entries, products, strict=True):
        for position, name in enumerate(entry["images"][2:], 3):
            yield {"product_id": product["id"], "image_url": urls[name], "position": position}


def _add_makers(session: Session, entries: Entries) -> dict[str, str]:
    """Add the makers of the products. Returns their ids by name."""
    names = sorted({entry["maker"] for entry in entries if entry.get("maker")})
    makers = [
        {"id": new_id(), "name": name, "slug": slug_of(name, None), "display_order": place} | MAKER_FACTS
        for place, name in enumerate(names, 1)
    ]
    if makers:
        session.execute(insert(Manufacturer), makers)
    return {maker["name"]: maker["id"] for maker in makers}


def _numbers_of(entry: dict[str, Any], makers: dict[str, str]) -> dict[str, Any]:
    """Return part number and maker of a product."""
    sku = entry.get("sku")
    return {
        "sku": sku, "sku_folded": sku and fold_code(sku), "manufacturer_id": makers.get(entry.get("maker") or ""),
    }  # fmt: skip


def _subcategory(entry: dict[str, Any]) -> dict[str, Any]:
    return {"id": new_id(), "name": entry["name"], "slug": entry["slug"], "display_order": entry["displayOrder"]}


def _model(entry: dict[str, Any], brand_id: str, place: int) -> dict[str, Any]:
    names = {name: entry[name] for name in ("name", "slug", "year")}
    first, last = read_years(entry["year"])
    years = {"year_from": first, "year_to": last}
    return names | years | {"id": new_id(), "brand_id": brand_id, "display_order": place}


def _product(
    entry: dict[str, Any], created_at: datetime, subcategories: dict[str, str], urls: dict[str, str]
) -> dict[str, Any]:
    shown = [urls[name] for name in entry["images"]]
    row = {name: entry[name] for name in ("name", "slug", "description", "category", "featured")}
    return row | {
        "id": new_id(),
        "created_at": created_at,
        "price": Decimal(entry["price"]),
        # With options it is their sum, which comes with them.
        "inventory": 0 if "options" in entry else entry["inventory"],
        "lead_days": entry.get("leadDays"),
        "place": entry.get("place"),
        # The ticks are written beside it: without a vehicle's question the lists stay as they are.
        "fits": "universal" if entry["fits"] == "all" else "listed",
        "subcategory_id": subcategories.get(entry["subcategory"]),
        "image_url": shown[0],
        "image_url2": shown[1] if len(shown) > 1 else None,
    }
