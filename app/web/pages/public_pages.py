"""The public pages: what each says of itself, and which first answers are sent along."""

import json
from typing import Any
from urllib.parse import quote

from flask import current_app, redirect, request
from werkzeug.wrappers import Response

from app.config import Config
from app.shop.images.picture_files import PREVIEW_SIZE, preview_of
from app.web.access import listeners
from app.web.pages import head_tags, initial_data, prerendered, structured_data
from app.web.pages.assets import files_of
from app.web.pages.files import ui_folder
from app.web.pages.head_tags import Head
from app.web.pages.initial_data import Row
from app.web.pages.template import HOME, Page, make_page

PREVIEW = "og.jpg"
HIDDEN = {"robots": "noindex"}
GALLERY_SIZES = "(min-width: 80rem) 700px, (min-width: 64rem) 56vw, 100vw"
"""Displayed width of a product's picture: the same text as in ui/src/features/catalogue/product/product-gallery.tsx."""


def show_home() -> Page:
    """The home page, prerendered."""
    settings = listeners.current_settings()
    picture = _preview()
    head = Head(
        f"{settings.business_name} | {settings.tagline}",
        head_tags.shorten(f"{settings.tagline}. {settings.business_name}, {settings.address}."),
        "/",
        picture=picture,
        facts=head_tags.describe_workshop(settings, picture),
        scripts=files_of("src/pages/home.tsx"),
    )
    return make_page(head, initial_data.shared_data(), file=HOME)


def show_vehicles() -> Page:
    """The shop by vehicle."""
    head = titled(
        "Shop by Vehicle", "Choose your brand and model and see the parts that fit.", "/by-vehicle", page="by-vehicle"
    )
    found = initial_data.vehicles_data()
    heading = prerendered.heading_slot(name_of(found) or "Shop by Vehicle")
    return make_page(head, found.data, file=f"by-vehicle{_step()}.html", slots=heading)


def name_of(found: initial_data.Opened) -> str:
    """The name of the brand, or of the model with its brand's, that an address opened; "" for one that is not there."""
    brand, model = found.brand, found.model
    if brand is None or (found.wants_model and model is None):
        return ""
    return f"{brand['name']} {model['name']}" if model else str(brand["name"])


def _step() -> str:
    """Return the URL's step from brand to model.

    Each step has a frame of its own.
    """
    if not request.args.get("brand"):
        return ""
    return "-model" if request.args.get("model") else "-brand"


def show_product(slug: str) -> Page | Response:
    """A product; an address that it once had leads on to the present one."""
    path = initial_data.path_of("products", slug)
    found = initial_data.data_of_path(path, initial_data.CATEGORIES, initial_data.BRANDS)
    product = json.loads(found[path])
    if product is None:
        head = titled("Product Not Found", "This product does not exist.", page="product")
        return make_page(head, found, status=404, file="product-not-found.html")
    if product["slug"] != slug:
        return redirect(f"/shop/{quote(product['slug'])}", 301)
    fitting = initial_data.read_more(found, f"/api/products/{product['id']}/models")
    slots = prerendered.product_slots(product, GALLERY_SIZES)
    return make_page(_product_head(product, fitting), found, file="product.html", slots=slots)


def show_cart() -> Page:
    """The cart, which only the visitor's browser knows."""
    head = titled("Cart", "What you have chosen.", "/cart", page="cart", marks=HIDDEN)
    return make_page(head, initial_data.shared_data(), file="cart.html")


def show_checkout() -> Page:
    """The checkout."""
    head = titled("Checkout", "Place your order.", "/checkout", page="checkout", marks=HIDDEN)
    return make_page(head, initial_data.shared_data(), file="checkout.html")


def show_privacy() -> Page:
    """Show the privacy page: which data is held on visitors, how long."""
    head = titled(
        "Privacy", "What this shop keeps of its visitors and customers, and for how long.", "/privacy", page="privacy"
    )
    return make_page(head, initial_data.data_of_path("/api/privacy"), file="privacy.html")


def show_lookup() -> Page:
    """Show the page on which a customer finds a lost order link."""
    head = titled(
        "Find your order",
        "The link to your order, by e-mail.",
        "/order-lookup",
        page="order-lookup",
        marks=HIDDEN,
    )
    return make_page(head, initial_data.shared_data(), file="order-lookup.html")


def make_order_page(order_id: str) -> Page:
    """Make an order's page; its head holds nothing of the order."""
    path = initial_data.path_of("orders", order_id)
    found = initial_data.data_of_path(path)
    head = titled("Your order", "Where your order stands.", page="order")
    if found[path] == initial_data.NOTHING:
        return make_page(head, found, status=404, file="order-not-found.html")
    return make_page(head, found, file="order.html")


def titled(title: str, description: str, path: str | None = None, *, page: str = "not-found", **more: Any) -> Head:
    """The head of a page with a title of its own, and the business's name beside it; `page` names its source file."""
    name = f"{title} | {listeners.current_settings().business_name}"
    shown = {"picture": _preview()} | more
    return Head(name, description, path, scripts=files_of(f"src/pages/{page}.tsx"), **shown)


def _product_head(product: Row, fitting: list[Row]) -> Head:
    settings = listeners.current_settings()
    opening = product["images"][0] if product["images"] else None
    picture, size = _shared_picture(opening)
    return titled(
        product["name"],
        head_tags.shorten(product["description"]),
        f"/shop/{product['slug']}",
        page="product",
        kind="product",
        picture=picture,
        picture_size=size,
        largest=(opening, GALLERY_SIZES) if opening else None,
        facts=head_tags.describe_product(product, settings) | _fits(fitting, settings.public_url),
    )


def _fits(fitting: list[Row], base: str) -> Row:
    return {"isAccessoryOrSparePartFor": structured_data.cars(fitting, base)} if fitting else {}


def _shared_picture(opening: Row | None) -> tuple[str | None, tuple[int, int]]:
    """Return the URL and size in pixels of a product's link preview.

    Without a picture the URL is None.
    """
    if opening is None:
        return None, PREVIEW_SIZE
    config: Config = current_app.config["PITLANE"]
    preview = preview_of(config.uploads, opening["url"])
    return (preview, PREVIEW_SIZE) if preview else (opening["url"], (opening["width"], opening["height"]))


def _preview() -> str | None:
    """The picture beside a shared link, for every page that has none of its own."""
    return f"/{PREVIEW}" if (ui_folder() / PREVIEW).is_file() else None
