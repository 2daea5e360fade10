"""Pages of the shop: start, category, brand, model, by vehicle."""

import json
from html import escape
from typing import Any

from flask import request

from app.web.access import listeners
from app.web.pages import head_tags, initial_data, prerendered, structured_data
from app.web.pages.head_tags import page_head
from app.web.pages.initial_data import Row
from app.web.pages.page_table import PublicPage
from app.web.pages.template import Page, make_page

NAMED = 3
"""Models or products named in a description."""


def show_shop(page: PublicPage) -> Page:
    """Return the shop's page, opened at the place that its URL names. A brand and a model have better URLs, which the
    page names.
    """
    asked = request.args.get("search", "").strip()
    if request.args.get("brand") and not asked:
        return _show_vehicle(page, request.args["brand"], request.args.get("model") or None)
    found = initial_data.shop_data(page)
    category = found.category
    if asked or category is None:
        return _start_page(found, asked)
    listed, total = found.products
    text = head_tags.shorten(f"{category['name']}: {_some(listed, 'products', total)}. Current prices and stock.")
    head = page_head(page, category["name"], text, f"/shop?category={category['slug']}")
    words = _words(category["name"], text, _links_of_products(listed))
    slots = prerendered.category_heading(category)
    return make_page(head, found.data, file="category.html", words=words, slots=slots)


def _start_page(found: initial_data.Opened, asked: str) -> Page:
    """Return the shop's start, a search, or the page of a missing category. A category that does not exist is a 404."""
    text = "Parts and accessories, by vehicle or by category."
    head = page_head(found.page, "Shop", text, "/shop")
    if asked:
        return make_page(head, found.data, file="search.html", slots={"search": escape(asked)})
    categories = json.loads(found.data[initial_data.CATEGORIES])
    if wanted := request.args.get("category"):
        # The API takes a category's name as well.
        status = 200 if any(each["name"] == wanted for each in categories) else 404
        slots = prerendered.heading_slot("Category")
        return make_page(head, found.data, status=status, file="category.html", slots=slots)
    slots = prerendered.shop_slots(categories)
    return make_page(head, found.data, file="shop.html", slots=slots)


def show_vehicles(page: PublicPage) -> Page:
    """The shop by vehicle."""
    head = page_head(page, "Shop by Vehicle", "Choose your brand and model and see the parts that fit.", page.path)
    brand, model = request.args.get("brand", ""), request.args.get("model")
    found = initial_data.vehicle_data(page, brand, model)
    heading = prerendered.heading_slot(name_of(found) or "Shop by Vehicle")
    step = "" if not brand else "-model" if model else "-brand"
    status = 404 if brand and not name_of(found) else 200
    return make_page(head, found.data, status=status, file=f"by-vehicle{step}.html", slots=heading)


def show_brand(page: PublicPage, brand: str) -> Page:
    """A brand: its models."""
    return _show_vehicle(page, brand, None)


def show_model(page: PublicPage, brand: str, model: str) -> Page:
    """A model: the parts that fit it."""
    return _show_vehicle(page, brand, model)


def _show_vehicle(page: PublicPage, brand_slug: str, model_slug: str | None) -> Page:
    """A brand's or model's page; 404 where it is missing."""
    found = initial_data.vehicle_data(page, brand_slug, model_slug)
    brand, model = found.brand, found.model
    if brand is None or (model_slug is not None and model is None):
        head = page_head(page, "Shop by Vehicle", "This vehicle is not in the shop.")
        file = "model.html" if model_slug else "brand.html"
        return make_page(head, found.data, status=404, file=file, slots=prerendered.heading_slot("Shop by Vehicle"))
    if model is None:
        return _brand_page(found, brand)
    return _model_page(found, brand, model)


def _brand_page(found: initial_data.Opened, brand: Row) -> Page:
    name, path = brand["name"], structured_data.vehicle_path(brand)
    models = json.loads(found.data[f"/api/models?brandId={brand['id']}"])
    text = f"Parts and accessories for {name}: {_some(models, 'models')}. Choose your model and see what fits."
    links = [(f"{name} {each['name']}", structured_data.vehicle_path(brand, each)) for each in models]
    return _vehicle_page(found, f"{name} parts and accessories", text, [("Shop", "/shop"), (name, path)], links)


def _model_page(found: initial_data.Opened, brand: Row, model: Row) -> Page:
    name, path = f"{brand['name']} {model['name']}", structured_data.vehicle_path(brand, model)
    parts = json.loads(found.data[f"/api/models/{model['id']}/products?universal=1"])
    years = f" ({structured_data.describe_years(model['year'])})" if model["year"] else ""
    text = f"Parts that fit the {name}{years}: {_some(parts, 'parts')}. Current prices and stock."
    trail = [("Shop", "/shop"), (brand["name"], structured_data.vehicle_path(brand)), (name, path)]
    return _vehicle_page(found, f"Parts that fit the {name}", text, trail, _links_of_products(parts))


def _vehicle_page(
    found: initial_data.Opened, heading: str, text: str, trail: structured_data.Links, links: structured_data.Links
) -> Page:
    """A page; the last step of `trail` is its title and path."""
    base, (title, path) = listeners.current_settings().public_url, trail[-1]
    graph = {
        "@context": "https://schema.org",
        "@graph": [structured_data.trail(trail, base), structured_data.item_list(links, base)],
    }
    text = head_tags.shorten(text)
    head = page_head(found.page, title, text, path, facts=graph)
    file = "model.html" if found.model else "brand.html"
    slots = prerendered.heading_slot(name_of(found))
    return make_page(head, found.data, file=file, words=_words(heading, text, links), slots=slots)


def name_of(found: initial_data.Opened) -> str:
    """Name of the opened brand or model; "" where it is missing."""
    brand, model = found.brand, found.model
    if brand is None or (found.wants_model and model is None):
        return ""
    return f"{brand['name']} {model['name']}" if model else str(brand["name"])


def _links_of_products(products: list[Row]) -> structured_data.Links:
    return [(each["name"], f"/shop/{each['slug']}") for each in products]


def _some(rows: list[dict[str, Any]], noun: str, total: int | None = None) -> str:
    """Name the first few rows and count the rest, as in `Carbon Lip, Boost Gauge and 3 more parts`."""
    count = len(rows) if total is None else total
    if not rows:
        return f"no {noun} at this moment"
    names = ", ".join(row["name"] for row in rows[:NAMED])
    return f"{names} and {count - NAMED} more {noun}" if count > NAMED else names


def _words(heading: str, text: str, links: structured_data.Links) -> str:
    """Return the page's text for visitors without scripts."""
    items = "".join(f'<li><a href="{escape(path)}">{escape(name)}</a></li>' for name, path in links)
    return f"<noscript><h1>{escape(heading)}</h1><p>{escape(text)}</p><ul>{items}</ul></noscript>"
