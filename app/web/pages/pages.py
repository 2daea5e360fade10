"""Pages and their paths, and the answer to an unknown path."""

from collections.abc import Callable
from functools import wraps
from urllib.parse import quote

from flask import Flask, Response, current_app, redirect, request
from werkzeug.exceptions import NotFound
from werkzeug.wrappers import Response as AnyResponse

from app.contract.fields import is_id
from app.store.state import state_of
from app.web.access import listeners
from app.web.cache.stores import VersionedCache
from app.web.pages import initial_data
from app.web.pages.files import FILE_NAME, KINDS, send_root_file, ui_folder
from app.web.pages.public_pages import (
    make_order_page,
    show_cart,
    show_checkout,
    show_home,
    show_lookup,
    show_privacy,
    show_product,
    show_vehicles,
    titled,
)
from app.web.pages.shop_pages import show_brand, show_model, show_shop
from app.web.pages.template import Page, build_stamp, make_page, send_page

ADMIN_LISTS = {
    "login", "dashboard", "orders", "mails", "contact-messages", "analytics", "vehicles", "categories", "upload",
}  # fmt: skip
ADMIN_CARE = {
    "settings", "settings/selling", "settings/mail", "settings/privacy", "settings/log", "backups", "deleted",
    "import-export", "account", "online", "first-run",
}  # fmt: skip
ADMIN_NEW = {"products/new", "orders/new"}


View = Callable[..., "Page | AnyResponse"]
EXTENSION = "pitlane.pages"


def init_pages(app: Flask) -> None:
    """Route the pages; what no route knows is the 404 page, and only under /api/ an answer in JSON."""
    app.extensions[EXTENSION] = VersionedCache[Page](state_of(app).version)
    for path, view in (
        ("/", show_home),
        ("/shop", show_shop),
        ("/by-vehicle", show_vehicles),
        ("/shop/<slug>", show_product),
        ("/shop/brands/<brand_slug>", show_brand),
        ("/shop/brands/<brand_slug>/<model_slug>", show_model),
        ("/cart", show_cart),
        ("/checkout", show_checkout),
        ("/order-lookup", show_lookup),
        ("/privacy", show_privacy),
    ):
        app.add_url_rule(path, view_func=_storing(view))
    app.add_url_rule("/order/<order_id>", view_func=show_order)
    app.add_url_rule("/admin", view_func=enter_admin)
    app.add_url_rule("/admin/<path:name>", view_func=show_admin)
    app.before_request(_answer_unknown)


def _storing(view: View) -> Callable[..., AnyResponse]:
    """Make a page once for each whole address, until the catalogue, the settings or the build change."""

    @wraps(view)
    def answer(**args: str) -> AnyResponse:
        cache: VersionedCache[Page] = current_app.extensions[EXTENSION]
        key = (listeners.site_origin(request), request.full_path, build_stamp())
        made_from = state_of(current_app).version.current()
        page = cache.find(key) or view(**args)
        if not isinstance(page, Page):
            return page
        cache.put(key, page, len(page.content) * 2, made_from)
        return send_page(page)

    return answer


def show_order(order_id: str) -> Response:
    """A customer's order as it is now: made anew each time, cached nowhere, indexed by no search engine."""
    response = _hide(send_page(make_order_page(order_id)))
    response.headers["Cache-Control"] = "no-store"
    return response


def enter_admin() -> AnyResponse:
    """The back office begins with the products."""
    return redirect("/admin/dashboard", 302) if listeners.serves_admin(request) else show_not_found()


def show_admin(name: str) -> AnyResponse:
    """A page of the back office, where this listener serves it."""
    if not listeners.serves_admin(request):
        return show_not_found()
    if name.endswith("/"):
        return _without_slash(request.path)
    if not _is_admin_page(name):
        return show_not_found()
    head = titled("Back office", "The back office.", page="admin/index")
    return _hide(send_page(make_page(head, initial_data.admin_data())))


def _hide(response: Response) -> Response:
    """Value from search engines."""
    response.headers["X-Robots-Tag"] = "noindex"
    return response


def _is_admin_page(name: str) -> bool:
    cache, _, row = name.partition("/")
    one_row = cache in {"products", "orders"} and is_id(row)
    return one_row or name in ADMIN_LISTS | ADMIN_CARE | ADMIN_NEW


def show_not_found() -> Response:
    """The 404 page. The mark keeps the browser from showing a page whose address this listener does not serve."""
    head = titled("Page not found", "This page does not exist.", marks={"pitlane-status": "404"})
    return send_page(make_page(head, initial_data.shared_data(), status=404, file="not-found.html"))


def _answer_unknown() -> AnyResponse | None:
    if not isinstance(request.routing_exception, NotFound) or request.method not in {"GET", "HEAD"}:
        return None
    if request.path == "/api" or request.path.startswith("/api/"):
        return None
    name = request.path[1:]
    if FILE_NAME.fullmatch(name) and "." in name:
        return _send_file_or_not_found(name)
    if name.endswith("/") and not (name.startswith("admin") and not listeners.serves_admin(request)):
        return _without_slash(name)
    return show_not_found()


def _send_file_or_not_found(name: str) -> Response:
    known = any(name.endswith(end) for end in KINDS) and (ui_folder() / name).is_file()
    return send_root_file(name) if known else show_not_found()


def _without_slash(name: str) -> AnyResponse:
    """The same address without its last slashes; never one that could lead to another host."""
    query = f"?{request.query_string.decode('latin-1')}" if request.query_string else ""
    return redirect(f"/{quote(name.strip('/'))}{query}", 308)
