"""A product's page: its head, its first data and its picture."""

import json
from urllib.parse import quote

from flask import current_app, redirect
from werkzeug.wrappers import Response

from app.config import Config
from app.shop.base.images.picture_files import PREVIEW_SIZE, preview_of
from app.store.database.base import db
from app.store.system.late_tables import loading_tables
from app.web.access import listeners
from app.web.pages import head_tags, initial_data, prerendered, structured_data
from app.web.pages.head_tags import Head, page_head
from app.web.pages.initial_data import Row
from app.web.pages.page_table import PublicPage
from app.web.pages.template import Page, hide, make_page, send_page

GALLERY_SIZES = "(min-width: 80rem) 700px, (min-width: 64rem) 56vw, 100vw"
"""Displayed width of a product's picture: the same text as in ui/src/features/catalogue/product/product-gallery.tsx."""


def show_product(page: PublicPage, slug: str) -> Page | Response:
    """A product; a former slug leads on to the present one."""
    reader = initial_data.page_data(page, slug=slug)
    product = initial_data.subject(page, reader.data, slug=slug)
    if product is None:
        head = page_head(page, "Product Not Found", "This product does not exist.")
        return make_page(head, reader.data, status=404, file="product-not-found.html")
    if product["slug"] != slug:
        return redirect(f"/shop/{quote(product['slug'])}", 301)
    fitting = reader.rows(f"/api/products/{product['id']}/models")
    if product["manufacturerSlug"]:
        reader.add(maker_path(product))
    slots = prerendered.product_slots(product, GALLERY_SIZES)
    return make_page(_head(page, product, fitting), reader.data, file=page.file, slots=slots)


def preview_product(page: PublicPage, slug: str) -> Response:
    """Return a draft as its page will look. If there is no draft, it redirects to the page that visitors see."""
    # Loaded here: what visitors see is the answers of calls, which load these with their first request.
    with loading_tables():
        from app.contract.catalogue.public_products import SingleProductView
        from app.contract.catalogue.vehicles import FittingModelView
        from app.shop.catalogue.products import catalogue, fitting_models

    draft = catalogue.find_hidden_product(db.session(), slug)
    if draft is None:
        return redirect(f"/shop/{quote(slug)}", 302)
    product = SingleProductView.model_validate(draft).model_dump(mode="json", by_alias=True)
    models = fitting_models.list_fitting_models(db.session(), draft)
    fitting = [FittingModelView.model_validate(each).model_dump(mode="json", by_alias=True) for each in models]
    reader = initial_data.page_data(page, slug=slug)
    if product["manufacturerSlug"]:
        reader.add(maker_path(product))
    data = reader.data
    answers = {page.data_paths({"slug": slug})[0]: product, **_beside(draft.id, fitting)}
    data.update({path: json.dumps(answer).encode() for path, answer in answers.items()})
    slots = prerendered.product_slots(product, GALLERY_SIZES)
    return hide(send_page(make_page(_head(page, product, fitting), data, file=page.file, slots=slots)))


def maker_path(product: Row) -> str:
    """The answer with the facts of a product's manufacturer."""
    return f"/api/manufacturers/{quote(product['manufacturerSlug'])}"


def _beside(product_id: str, fitting: list[Row]) -> dict[str, list[Row]]:
    """Return the answers that a page needs besides its product."""
    beside: dict[str, list[Row]] = {"models": fitting, "related": [], "instead": []}
    return {f"/api/products/{product_id}/{name}": rows for name, rows in beside.items()}


def _head(page: PublicPage, product: Row, fitting: list[Row]) -> Head:
    settings = listeners.current_settings()
    opening = product["images"][0] if product["images"] else None
    picture, size = _shared_picture(opening)
    return page_head(
        page,
        product["name"],
        head_tags.shorten(product["description"]),
        f"/shop/{product['slug']}",
        kind="product",
        picture=picture,
        picture_size=size,
        largest=(opening, GALLERY_SIZES) if opening else None,
        facts=structured_data.describe_product(product, settings) | _fits(fitting, settings.public_url),
    )


def _fits(fitting: list[Row], base: str) -> Row:
    return {"isAccessoryOrSparePartFor": structured_data.cars(fitting, base)} if fitting else {}


def _shared_picture(opening: Row | None) -> tuple[str | None, tuple[int, int]]:
    """Return the URL and the size in pixels of a product's link preview. Without a picture the URL is None."""
    if opening is None:
        return None, PREVIEW_SIZE
    config: Config = current_app.config["PITLANE"]
    preview = preview_of(config.uploads, opening["url"])
    return (preview, PREVIEW_SIZE) if preview else (opening["url"], (opening["width"], opening["height"]))
