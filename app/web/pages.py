"""The pages: which addresses exist, what each says of itself, and what is sent along."""

import json
from typing import Any
from urllib.parse import quote

from flask import Flask, Response, redirect, request
from werkzeug.exceptions import NotFound
from werkzeug.wrappers import Response as AnyResponse

from app.contract.fields import is_id
from app.web import doors, heads, seeds
from app.web.files import FILE_NAME, KINDS, send_root_file, ui_folder
from app.web.heads import Head
from app.web.shell import HOME, page

ADMIN_LISTS = {"login", "dashboard", "orders", "contact-messages", "analytics", "vehicles", "categories", "upload"}
ADMIN_CARE = {"settings", "backups", "import-export"}
NEW_PRODUCT = "products/new"


def init_pages(app: Flask) -> None:
    """Route the pages; what no route knows is the 404 page, and only under /api/ an answer in JSON."""
    for path, view in (
        ("/", show_home),
        ("/shop", show_shop),
        ("/by-vehicle", show_vehicles),
        ("/shop/<slug>", show_product),
        ("/cart", show_cart),
        ("/checkout", show_checkout),
        ("/admin", enter_admin),
        ("/admin/<path:name>", show_admin),
    ):
        app.add_url_rule(path, view_func=view)
    app.before_request(_answer_unknown)


def show_home() -> Response:
    """The home page, prerendered."""
    settings = doors.current_settings()
    picture = _hero()
    head = Head(
        f"{settings.business_name} | {settings.tagline}",
        heads.shorten(f"{settings.tagline}. {settings.business_name}, {settings.address}."),
        "/",
        picture=picture,
        facts=heads.workshop_facts(settings, picture),
    )
    return page(head, seeds.seeds_of_any(), file=HOME)


def show_shop() -> Response:
    """The shop, opened where its address says."""
    return page(_titled("Shop", "Parts and accessories, by vehicle or by category.", "/shop"), seeds.seeds_of_shop())


def show_vehicles() -> Response:
    """The shop by vehicle."""
    head = _titled("Shop by Vehicle", "Choose your brand and model and see the parts that fit.", "/by-vehicle")
    return page(head, seeds.seeds_of_vehicles())


def show_product(slug: str) -> AnyResponse:
    """A product; an address that it once had leads on to the present one."""
    found = seeds.seeds_of_product(slug)
    answer = found.get(f"/api/products/{slug}")
    if answer is None:
        return page(_titled("Product Not Found", "This product does not exist."), found, status=404)
    product = json.loads(answer)
    if product["slug"] != slug:
        return redirect(f"/shop/{quote(product['slug'])}", 301)
    return page(_product_head(product), found)


def show_cart() -> Response:
    """The cart, which only the visitor's browser knows."""
    return page(_titled("Cart", "What you have chosen.", "/cart"), seeds.seeds_of_any())


def show_checkout() -> Response:
    """The checkout."""
    return page(_titled("Checkout", "Place your order.", "/checkout"), seeds.seeds_of_any())


def enter_admin() -> AnyResponse:
    """The back office begins with the products."""
    return redirect("/admin/dashboard", 302) if doors.serves_admin(request) else show_not_found()


def show_admin(name: str) -> Response:
    """A page of the back office, where this door serves it."""
    if not doors.serves_admin(request) or not _is_admin_page(name):
        return show_not_found()
    response = page(_titled("Back office", "The back office."), seeds.seeds_of_admin())
    response.headers["X-Robots-Tag"] = "noindex"
    return response


def _is_admin_page(name: str) -> bool:
    shelf, _, row = name.partition("/")
    one_row = shelf in {"products", "orders"} and is_id(row)
    return one_row or name == NEW_PRODUCT or name in ADMIN_LISTS | ADMIN_CARE


def show_not_found() -> Response:
    """The 404 page. The mark keeps the browser from showing a page whose address this door does not serve."""
    head = _titled("Page not found", "This page does not exist.", marks={"pitlane-status": "404"})
    return page(head, seeds.seeds_of_any(), status=404)


def _answer_unknown() -> AnyResponse | None:
    if not isinstance(request.routing_exception, NotFound) or request.path.startswith("/api"):
        return None
    if request.method not in {"GET", "HEAD"}:
        return None
    name = request.path[1:]
    if FILE_NAME.fullmatch(name) and "." in name:
        return _send_file_or_not_found(name)
    if name.endswith("/") and not (name.startswith("admin") and not doors.serves_admin(request)):
        return _without_slash(name)
    return show_not_found()


def _send_file_or_not_found(name: str) -> Response:
    known = any(name.endswith(end) for end in KINDS) and (ui_folder() / name).is_file()
    return send_root_file(name) if known else show_not_found()


def _without_slash(name: str) -> AnyResponse:
    """The same address without its last slashes; never one that could lead to another host."""
    query = f"?{request.query_string.decode('latin-1')}" if request.query_string else ""
    return redirect(f"/{quote(name.strip('/'))}{query}", 308)


def _titled(title: str, description: str, path: str | None = None, **more: Any) -> Head:
    return Head(f"{title} | {doors.current_settings().business_name}", description, path, **more)


def _product_head(product: dict[str, Any]) -> Head:
    settings = doors.current_settings()
    return _titled(
        product["name"],
        heads.shorten(product["description"]),
        f"/shop/{product['slug']}",
        kind="product",
        picture=product["images"][0]["url"] if product["images"] else None,
        facts=heads.product_facts(product, settings),
    )


def _hero() -> str | None:
    """The picture of the home page, for those who share its link."""
    found = sorted((ui_folder() / "assets").glob("hero-*-1280.webp"))
    return f"/assets/{found[0].name}" if found else None
